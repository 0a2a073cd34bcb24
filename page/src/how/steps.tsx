// The steps of a game, each with a small picture. A game that has none here says what it is about.
import { useEffect } from "preact/hooks";
import "../style/how.css";
import { gameNamed, loadCatalogue } from "../net/catalogue";
import { lang } from "../settings";
import { HOW } from "../words/how";
import { GOES, type Step } from "../words/how_it_goes";
import { speaker } from "../words/speak";
import { ADMIRAL } from "./art/admiral";
import { HUMANS } from "./art/humans";
import { KEYFLOWER } from "./art/keyflower";

const say = speaker(HOW);
const PICTURES: Record<string, readonly (() => preact.JSX.Element)[]> = { humans: HUMANS, keyflower: KEYFLOWER, admiral: ADMIRAL };

export function Steps({ game }: { game: string }) {
  const steps = Object.hasOwn(GOES, game) ? GOES[game]![lang.value] : null;
  return (
    <>
      {steps ? <ol class="how-it-goes">{steps.map((step, at) => <Told key={at} step={step} picture={PICTURES[game]![at]!} />)}</ol> : <About game={game} />}
      <p class="how-table">{say("at_the_table")} {steps && say("not_lit")}</p>
    </>
  );
}

const Told = ({ step: [head, text], picture: Picture }: { step: Step; picture: () => preact.JSX.Element }) => (
  <li>
    <Picture />
    <div><b>{head}</b><p>{text}</p></div>
  </li>
);

function About({ game }: { game: string }) {
  useEffect(() => void loadCatalogue(), []);
  const about = gameNamed(game)?.about[lang.value];
  return about ? <p>{about}</p> : null;
}

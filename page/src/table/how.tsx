// How the game goes, in a few sentences: from the table's head and, before one sits down, from home.
import "../style/table.css";
import { useEffect } from "preact/hooks";
import { gameNamed, loadCatalogue } from "../net/catalogue";
import { rules } from "../routes";
import { keep, kept, lang } from "../settings";
import { GOES, HOW } from "../words/how_it_goes";
import { speaker } from "../words/speak";
import { signal } from "@preact/signals";
import { Dialog } from "./dialog";

const say = speaker(HOW);

interface Props {
  game: string;
  title: string; // of the game
  close: () => void;
}

export function HowDialog({ game, title, close }: Props) {
  const steps = Object.hasOwn(GOES, game) ? GOES[game]![lang.value] : null;
  return (
    <Dialog title={say("title", { game: title })} close={close}>
      {steps ? <ol class="how-it-goes">{steps.map((step) => <li key={step}>{step}</li>)}</ol> : <About game={game} />}
      <p class="how-table">{say("at_the_table")} {steps && say("not_lit")}</p>
      <div class="buttons">
        <a class="button small" href={rules(game)} target="_blank">{say("rules")}</a>
      </div>
    </Dialog>
  );
}

/** A game that the page has no sentences for says itself what it is about; the rest is in its rules. */
function About({ game }: { game: string }) {
  useEffect(() => void loadCatalogue(), []);
  const about = gameNamed(game)?.about[lang.value];
  return about ? <p>{about}</p> : null;
}

const KNOWN = "kubrik.known";
const known = signal((kept(KNOWN) ?? "").split(" "));

/** Read, or waved away: the offer is made once for each game. */
export function know(game: string) {
  if (known.value.includes(game)) return;
  known.value = [...known.value, game];
  keep(KNOWN, known.value.join(" ").trim());
}

export function NewHere({ game, read }: { game: string; read: () => void }) {
  if (known.value.includes(game)) return null;
  return (
    <div class="notice new-here">
      <p>{say("new_here")}</p>
      <div class="buttons">
        <button type="button" class="button small primary" onClick={() => (know(game), read())}>{say("read")}</button>
        <button type="button" class="button small quiet" onClick={() => know(game)}>{say("no_thanks")}</button>
      </div>
    </div>
  );
}

// The workshop of a game: its card file is written here, checked meanwhile, played with, and tried by experiments.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Link } from "../address";
import { Complaint } from "../frame/complaint";
import { Title } from "../frame/title";
import { type Trouble, troubleOf, workshopOf } from "../net/api";
import { catalogue, catalogueTrouble, gameNamed, loadCatalogue } from "../net/catalogue";
import { home } from "../routes";
import { lang } from "../settings";
import "../style/workshop.css";
import type { Workshop } from "../wire/protocol";
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";
import { Desk } from "./desk";

const say = speaker(WORKSHOP);

export function WorkshopPage({ game: name }: { game: string }) {
  useEffect(() => void loadCatalogue(), []);
  const { workshop, trouble, ask } = useWorkshop(name);
  const game = gameNamed(name);
  const works = game?.takes_cards && workshop;
  return (
    <div class="wide workshop">
      <Title text={`${say("title")}${game ? `: ${game.title[lang.value]}` : ""}`} />
      <p class="about">{say("about")}</p>
      <Complaint trouble={catalogueTrouble.value} again={loadCatalogue} />
      {game?.takes_cards && <Complaint trouble={trouble} again={ask} />}
      {catalogue.value && !game?.takes_cards && <p>{say("no_game")} <Link href={home()}>{say("to_games")}</Link></p>}
      {works && <Desk game={game} workshop={workshop} />}
    </div>
  );
}

/** The files of the game, asked for once it is known that it has any. */
function useWorkshop(name: string) {
  const workshop = useSignal<Workshop | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const ask = async () => void (trouble.value = await troubleOf(workshopOf(name).then((found) => (workshop.value = found))));
  const exists = gameNamed(name)?.takes_cards ?? false;
  useEffect(() => void (exists && ask()), [exists]);
  return { workshop: workshop.value, trouble: trouble.value, ask };
}

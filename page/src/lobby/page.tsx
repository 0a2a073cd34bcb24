// A new table: who plays, with what, and how.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go } from "../address";
import { GamePicture } from "../art/games";
import { Complaint } from "../frame/complaint";
import { Kept } from "../frame/kept";
import { Title } from "../frame/title";
import { fetchAhead } from "../games/parts";
import { choiceOf, keepChoice } from "../home/chosen";
import { makeTable, type Trouble, troubleOf } from "../net/api";
import { catalogue, catalogueTrouble, gameNamed, loadCatalogue } from "../net/catalogue";
import { keepMade, keepName, lastName } from "../net/keyring";
import { table } from "../routes";
import { lang } from "../settings";
import "../style/lobby.css";
import type { GameInfo } from "../wire/protocol";
import { LOBBY } from "../words/lobby";
import { speaker } from "../words/speak";
import { Chairs } from "./chairs";
import { count, type Draft, draftOf, likedIn, wanted } from "./draft";
import { ChiefOptions, Expansions, FineOptions } from "./game_options";
import { withHanded } from "./handed";
import { OwnFile } from "./own_file";
import { Terms } from "./terms";

const say = speaker(LOBBY);

export function NewTablePage({ game: name }: { game: string }) {
  useEffect(() => void loadCatalogue(), []);
  const game = gameNamed(name);
  return (
    <div class="narrow lobby">
      {game ? <Form game={game} /> : <Title text={say("title")} />}
      <Complaint trouble={catalogueTrouble.value} again={loadCatalogue} />
      {!game && catalogue.value && <p>{say("no_game")}</p>}
    </div>
  );
}

function Form({ game }: { game: GameInfo }) {
  const draft = useSignal(withHanded(draftOf(game, lastName.peek(), choiceOf(game)), game.name));
  const trouble = useSignal<Trouble | null>(null);
  const busy = useSignal(false);
  const part = { game, draft: draft.value, change: (d: Draft) => ((draft.value = d), (trouble.value = null)) };
  const make = async (e: Event) => {
    e.preventDefault();
    busy.value = true;
    trouble.value = await troubleOf(made(game, draft.peek()));
    busy.value = false;
  };
  const title = `${say("title")}: ${game.title[lang.value]}`;
  const chief = game.expansions.length > 0 || game.options.some((o) => o.name === "scenario");
  return (
    <form onSubmit={make}>
      <header class="panel banner">
        <GamePicture game={game.name} />
        <div><Title text={title}><small>{say("title")}</small>{game.title[lang.value]}</Title></div>
      </header>
      <h2>{say("who")}</h2>
      <Chairs {...part} />
      {(chief || game.options.length > 0 || game.takes_cards) && <h2>{say("what")}</h2>}
      {chief && <section class="panel"><Expansions {...part} /><ChiefOptions {...part} /></section>}
      <FineOptions {...part} />
      {game.takes_cards && <OwnFile {...part} />}
      <h2>{say("how")}</h2>
      <Terms {...part} />
      <Kept />
      <Complaint trouble={trouble.value} />
      <div class="buttons make">
        <button class="button primary" disabled={busy.value}>{say(busy.value ? "making" : "make")}</button>
        <span class="muted">{outcome(draft.value)}</span>
      </div>
    </form>
  );
}

async function made(game: GameInfo, draft: Draft) {
  fetchAhead(game.name);
  const table_ = await makeTable(wanted(draft, game));
  const name = draft.chairs.find((c) => c.who === "me")?.name.trim();
  if (name) keepName(name);
  keepChoice(game.name, likedIn(draft, choiceOf(game)));
  keepMade(table_, game.name);
  go(table(table_.id));
}

/** What happens next. */
const outcome = (draft: Draft) => say(count(draft, "friend") ? "then_links" : count(draft, "me") ? "then_play" : "then_watch");

// The head of the table: what is played, how far it is, whose turn it is.
import { Link } from "../address";
import { home } from "../routes";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { Menu } from "./menu";
import { whoseTurn } from "./whose_turn";

const say = speaker(TABLE);

export function Head({ hide }: { hide: (() => void) | null }) {
  const { sight, game, shown } = useDesk();
  const { scene, table } = sight;
  const turn = whoseTurn(scene);
  return (
    <header class="table-head">
      <Link class="button round quiet" href={home()} aria-label={say("home")} title={say("home")}>
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 11 12 3l9 8M6 9.500V20h12V9.500" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" />
        </svg>
      </Link>
      <div class="titles">
        <h1>{table.title}</h1>
        {scene.view !== null && <p class="chapter">{game.chapter(shown.view, shown.lang)}</p>}
      </div>
      {turn && <span class={scene.asked ? "tag lit turn" : "tag turn"}>{turn}</span>}
      {hide && <button type="button" class="button small" onClick={hide}>{say("hide")}</button>}
      <Menu />
    </header>
  );
}

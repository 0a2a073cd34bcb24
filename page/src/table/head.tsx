// The head of the table: what is played, how far it is, whose turn it is.
import { Link } from "../address";
import { home } from "../routes";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { type Drawer, DrawerButtons } from "./drawers";
import { Menu } from "./menu";
import { Ask, House, ShutEye } from "./signs";
import { TalkButton } from "./talk/phrases";
import { whoseTurn } from "./whose_turn";

const say = speaker(TABLE);

interface Props {
  hide: (() => void) | null; // draws the curtain, where several people sit
  how: () => void; // tells how the game goes
  open: (drawer: Drawer) => void;
}

export function Head({ hide, how, open }: Props) {
  const { sight, game, shown } = useDesk();
  const { scene, table } = sight;
  const turn = whoseTurn(scene);
  return (
    <header class="table-head">
      <Link class="button round quiet" href={home()} aria-label={say("home")} title={say("home")}>
        <House />
      </Link>
      <div class="titles">
        <h1>{table.title}</h1>
        {scene.view !== null && <p class="chapter">{game.chapter(shown.view, shown.lang)}</p>}
      </div>
      {turn && <span class={scene.asked ? "tag lit turn" : "tag turn"}>{turn}</span>}
      <TalkButton />
      {scene.view !== null && <DrawerButtons open={open} />}
      {hide && (
        <button type="button" class="button round quiet" aria-label={say("hide")} title={say("hide")} onClick={hide}>
          <ShutEye />
        </button>
      )}
      <button type="button" class="button round quiet how" aria-label={say("how")} title={say("how")} onClick={how}><Ask /></button>
      <Menu how={how} />
    </header>
  );
}

// What has no room of its own: everybody's cards, and on a narrow screen the journal. A dialog each.
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { Dialog } from "./dialog";
import { Journal } from "./journal";
import { isNarrow } from "./narrow";
import { PlayersDialog } from "./players";
import { Lines, People } from "./signs";

const say = speaker(TABLE);

export type Drawer = "" | "players" | "journal";

/** In the head of a narrow screen. */
export function DrawerButtons({ open }: { open: (drawer: Drawer) => void }) {
  if (!isNarrow.value) return null;
  return (
    <>
      <button type="button" class="button round quiet" aria-label={say("players")} title={say("players")} onClick={() => open("players")}><People /></button>
      <button type="button" class="button round quiet" aria-label={say("journal")} title={say("journal")} onClick={() => open("journal")}><Lines /></button>
    </>
  );
}

interface Props {
  drawer: Drawer;
  close: () => void;
  filter: string;
  setFilter: (filter: string) => void;
}

export function OpenDrawer({ drawer, close, filter, setFilter }: Props) {
  if (drawer === "players") return <PlayersDialog close={close} />;
  if (drawer === "journal" && isNarrow.value) {
    return <Dialog title={say("journal")} close={close}><Journal filter={filter} setFilter={setFilter} /></Dialog>;
  }
  return null;
}

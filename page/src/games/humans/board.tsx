// The whole table of Tremble, Humans! on one screen: every part has its place, whatever is going on.
import { isNarrow } from "../../table/narrow";
import { Captains } from "./captains";
import { Cities } from "./cities";
import { useDraft } from "./draft";
import { Hand } from "./hand";
import { Missions } from "./missions";
import { Stage } from "./stage";
import { TableContext, type HumansBoard } from "./table";
import { Track } from "./track";
import { Decks, Turns } from "./turns";
import { onTable } from "./ways";

export function Board(props: HumansBoard) {
  const { view, ways } = props;
  const table = { ...props, ...onTable(view, ways), draft: useDraft(props) };
  return (
    <TableContext.Provider value={table}>
      <div class={view.own ? "humans board" : "humans board watched"} data-fits={isNarrow.value ? undefined : ""}>
        <header class="top">
          <Turns />
          <Decks />
        </header>
        <Cities />
        <Stage />
        {view.own && <Hand />}
        <aside class="rail">
          <Missions />
          <Captains />
        </aside>
        <Track />
      </div>
    </TableContext.Provider>
  );
}

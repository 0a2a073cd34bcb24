// The whole table. Where there is room everybody sits around it; on a narrow screen what one needs comes first.
import { isNarrow } from "../../table/narrow";
import { Bar } from "./bar";
import { Side } from "./side";
import { groups, type Group } from "./groups";
import { type GenericBoard, TableContext } from "./table";
import { pointed } from "./ways";
import { say } from "./words";

export function Board(props: GenericBoard) {
  const table = { ...props, ...pointed(props.board, props.ways) };
  const { table: middle, own, others } = groups(props.board, props.view.seat, props.names.length);
  const [near, far] = [<Sides of={own} />, <Sides of={others} />];
  return (
    <TableContext.Provider value={table}>
      <div class="gb">
        {!isNarrow.value && far}
        <Sides of={middle} />
        {near}
        {!isNarrow.value && <Bar />}
        {isNarrow.value && far}
        {!props.board.length && <p class="gb-nothing muted">{say("nothing")}</p>}
      </div>
    </TableContext.Provider>
  );
}

function Sides({ of }: { of: readonly Group[] }) {
  if (!of.length) return null;
  return <div class="gb-sides">{of.map((group) => <Side key={group.seat} group={group} />)}</div>;
}

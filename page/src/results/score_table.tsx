// The score, line by line, a column for every player. Whoever looks on always sees their own column.
import type { ComponentChildren } from "preact";
import { SeatSign } from "../art/seats";
import "../style/results.css";
import type { Shown } from "../table/contract";
import { RESULTS } from "../words/results";
import { amount, speaker } from "../words/speak";
import { type Counted, decided, inOrder } from "./decided";

const say = speaker(RESULTS);

export interface Row extends Counted {
  note?: ComponentChildren; // below the title
  cell?: (seat: number) => ComponentChildren; // otherwise the points
  strong?: boolean; // a sum
}

interface Props {
  shown: Pick<Shown<unknown, unknown>, "names" | "ranks" | "seat">;
  rows: readonly Row[];
}

export function ScoreTable({ shown: { names, ranks, seat: own }, rows }: Props) {
  const order = inOrder(ranks);
  const mark = (seat: number) => (seat === own ? "own" : undefined);
  return (
    <>
      <Decided rows={rows} names={names} ranks={ranks} seat={own} />
      <div class="score-room" role="region" tabIndex={0} aria-label={say("lines")}>
        <table class="score-table">
          <thead>
            <tr>
              <th scope="col">{say("score")}</th>
              {order.map((seat) => (
                <th key={seat} scope="col" class={mark(seat)}>
                  {ranks[seat]}. <SeatSign seat={seat} size={16} /> {names[seat]} {seat === own && <span class="tag">{say("you")}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map((row) => <Line key={row.title} row={row} order={order} mark={mark} />)}</tbody>
        </table>
      </div>
    </>
  );
}

function Line({ row, order, mark }: { row: Row; order: readonly number[]; mark: (seat: number) => string | undefined }) {
  const cell = row.cell ?? ((seat: number) => amount(row.points?.(seat) ?? 0));
  return (
    <tr class={row.strong ? "strong" : undefined}>
      <th scope="row">{row.title}{row.note && <small>{row.note}</small>}</th>
      {order.map((seat) => <td key={seat} class={mark(seat)}>{cell(seat)}</td>)}
    </tr>
  );
}

function Decided({ rows, names, ranks, seat }: { rows: readonly Row[]; names: readonly string[]; ranks: readonly number[]; seat: number | null }) {
  const found = decided(rows.filter((row) => !row.strong), ranks, seat);
  if (!found) return null;
  const { title, winner, other, more, less } = found;
  return <p>{say("decided", { line: title, winner: names[winner]!, other: names[other]!, more: amount(more), less: amount(less) })}</p>;
}

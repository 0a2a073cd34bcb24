// Ways without a thing on the chart, or easier as a button: how many shots, how much gold, stop, pass, end of turn.
import { among } from "../../../table/places";
import type { AdmiralKind } from "../../../wire/admiral";
import type { Way } from "../../../wire/protocol";
import { useDesk } from "../desk";
import { whichOf } from "../ways";
import { WayIcon } from "./icons";

const isGold = among<AdmiralKind>("units");
const isLast = among<AdmiralKind>("end_turn", "resign");

/** What ends something stands apart, at the end. */
export function Bar() {
  const desk = useDesk();
  const ways = [...desk.bar.filter((way) => !isLast(way.kind)), ...desk.bar.filter((way) => isLast(way.kind))];
  return <div class="ad-bar" role="group">{ways.map((way) => <Button key={way.name} way={way} />)}</div>;
}

function Button({ way }: { way: Way }) {
  const desk = useDesk();
  const classes = `lit${way.name === desk.hint ? " hint" : ""}${isLast(way.kind) ? " ad-last" : ""}`;
  return (
    <button type="button" class={classes} aria-label={way.label} title={way.label} onClick={() => desk.choose(way.name)}>
      <Short way={way} />
    </button>
  );
}

/** Shots and gold are counted at a glance; everything else is said. */
function Short({ way }: { way: Way }) {
  const n = whichOf(way, "number");
  if (n === undefined) return <><WayIcon kind={way.kind} /><span>{way.label}</span></>;
  return (
    <>
      <b>{n}</b>
      <span class={isGold(way.kind) ? "ad-coins" : "ad-balls"} aria-hidden="true">{Array.from({ length: Number(n) }, (_, i) => <i key={i} />)}</span>
    </>
  );
}

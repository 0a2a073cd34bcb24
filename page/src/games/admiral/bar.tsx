// Ways without a thing on the chart, or easier as a button: how many shots, how much gold, stop, pass, end of turn.
import { among } from "../../table/places";
import type { AdmiralKind } from "../../wire/admiral";
import type { Way } from "../../wire/protocol";
import { useDesk } from "./desk";
import { WayIcon } from "./icons";
import { whichOf } from "./ways";

const isGold = among<AdmiralKind>("units");

export function Bar() {
  const desk = useDesk();
  if (!desk.bar.length) return null;
  return (
    <div class="ad-bar" role="group">
      {desk.bar.map((way) => (
        <button key={way.name} type="button" class={way.name === desk.hint ? "lit hint" : "lit"} aria-label={way.label} title={way.label} onClick={() => desk.choose(way.name)}>
          <Short way={way} />
        </button>
      ))}
    </div>
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

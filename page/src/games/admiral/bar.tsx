// Ways that are no thing on the chart, or are easier as a button: how many shots, how much gold, stop, pass, end of turn.
import type { Way } from "../../wire/protocol";
import { useDesk } from "./desk";
import { WayIcon } from "./icons";

export function Bar() {
  const desk = useDesk();
  const ways = desk.at.get("bar") ?? [];
  if (!ways.length) return null;
  return (
    <div class="ad-bar" role="group">
      {ways.map((way) => (
        <button key={way.name} type="button" class={way.name === desk.hint ? "lit hint" : "lit"} aria-label={way.label} title={way.label} onClick={() => desk.choose(way.name)}>
          <Short way={way} />
        </button>
      ))}
    </div>
  );
}

/** Shots and gold are counted at a glance; everything else is said. */
function Short({ way }: { way: Way }) {
  const many = /^(\d+) (from|gold)/.exec(way.name);
  if (!many) return <><WayIcon name={way.name} /><span>{way.label}</span></>;
  const n = Number(many[1]);
  return (
    <>
      <b>{n}</b>
      <span class={many[2] === "gold" ? "ad-coins" : "ad-balls"} aria-hidden="true">{Array.from({ length: n }, (_, i) => <i key={i} />)}</span>
    </>
  );
}

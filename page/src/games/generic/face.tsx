// How a thing looks: a die, a card, its back, a number, an empty place; a pile has a count.
import { pips } from "../../art/pips";
import { WithDice } from "../../table/with_dice";
import type { Area, Item } from "../../wire/protocol";
import { pipsOf, type Shape, shapeOf, sizeOf } from "./faces";

export function Face({ item, kind }: { item: Item; kind: Area["kind"] }) {
  const shape = shapeOf(item, kind);
  return (
    <span class={item.count > 1 ? "gb-face many" : "gb-face"} aria-hidden="true">
      <Drawn item={item} shape={shape} />
      {item.count > 1 && <span class="gb-count">×{item.count}</span>}
    </span>
  );
}

function Drawn({ item, shape }: { item: Item; shape: Shape }) {
  if (shape === "die" || shape === "hidden_die") return <Die face={shape === "die" ? pipsOf(item) : 0} />;
  if (shape === "number") return <span class="gb-number"><span><WithDice text={item.text} /></span></span>;
  if (shape === "back") return <span class="gb-card back">{item.text && <small>{item.text}</small>}</span>;
  if (shape === "empty") return <span class={`gb-card empty ${sizeOf(item.text)}`}>{item.text}</span>;
  return <span class={`gb-card ${sizeOf(item.text)}${/[♥♦]/.test(item.text) ? " red" : ""}`}><span><WithDice text={item.text} /></span></span>;
}

/** With no pips it lies under a cup. */
function Die({ face }: { face: number }) {
  return (
    <svg class={face ? "gb-die" : "gb-die hidden"} width="46" height="46" viewBox="-12 -12 24 24">
      <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" />
      {face ? <path d={pips(face, 5.6)} /> : <text y="5" text-anchor="middle">?</text>}
    </svg>
  );
}

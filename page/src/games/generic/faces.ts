// How a thing is drawn: by what stands on it, and by the kind of area it lies in. Pure.
import { FACES } from "../../art/pips";
import type { Area, Item } from "../../wire/protocol";

export type Shape = "die" | "hidden_die" | "back" | "number" | "empty" | "card";

const isDie = ({ place }: Item) => place?.[0] === "die";

/** The pips of a die: of ⚀ … ⚅, or of a digit at a place of the kind "die"; 0 for anything else. */
export function pipsOf(item: Item): number {
  if (FACES.includes(item.text)) return FACES.indexOf(item.text) + 1;
  return isDie(item) && /^[1-6]$/.test(item.text) ? Number(item.text) : 0;
}

export function shapeOf(item: Item, kind: Area["kind"]): Shape {
  if (item.count === 0) return "empty";
  if (item.face_down) return isDie(item) ? "hidden_die" : "back";
  if (pipsOf(item)) return "die";
  if (kind === "number") return "number";
  return item.text ? "card" : "empty";
}

/** Signs are drawn large, a whole title small. */
export function sizeOf(text: string): "sign" | "word" | "title" {
  const letters = [...text].length;
  const isSign = letters <= 3 && !/\p{L}{3}/u.test(text);
  return isSign ? "sign" : letters <= 10 ? "word" : "title";
}

/** How many things lie in an area. */
export const total = (area: Area) => area.items.reduce((sum, item) => sum + item.count, 0);

import { expect, test } from "vitest";
import { changes } from "./changes";
import type { Look, Piece } from "./look";

const element = () => ({}) as Element;
const piece = (id: string, x: number, more: Partial<Piece> = {}): Piece => {
  const box = { x, y: 0, width: 10, height: 10 };
  return { id, element: element(), outer: [], box, size: box, scale: 1, face: null, count: null, owner: null, ...more };
};
const look = (...pieces: Piece[]): Look => ({ pieces, boxes: new Map() });

test("pieces move, come and go; a shift of a few pixels is no move", () => {
  const found = changes(look(piece("a", 0), piece("b", 0), piece("c", 0)), look(piece("a", 100), piece("b", 4), piece("d", 0)));
  expect(found.moved.map((m) => [m.to.id, m.from.box.x])).toEqual([["a", 0]]);
  expect(found.came.map((p) => p.id)).toEqual(["d"]);
  expect(found.gone.map((p) => p.id)).toEqual(["c"]);
});

test("what lies on a piece goes along with it", () => {
  const [before, after] = [piece("tile", 0), piece("tile", 90)];
  const on = (tile: Piece, x: number) => piece("worker", x, { outer: [tile.element] });
  const found = changes(look(before, on(before, 2)), look(after, on(after, 92)));
  expect(found.moved.map((m) => m.to.id)).toEqual(["tile"]);
});

test("a piece that is drawn twice stays where its element stays, and a third comes from there", () => {
  const [chart, card] = [piece("ship", 0), piece("ship", 500)];
  const sailed = { ...chart, box: { ...chart.box, x: 40 } };
  const found = changes(look(chart, card), look(card, sailed, piece("ship", 900)));
  expect(found.moved.map((m) => [m.from.box.x, m.to.box.x])).toEqual([[0, 40], [0, 900]]);
  expect(found.came).toEqual([]);
});

test("a card turns, a number changes", () => {
  const found = changes(look(piece("a", 0, { face: "down" }), piece("b", 0, { count: "1" })), look(piece("a", 0, { face: "up" }), piece("b", 0, { count: "2" })));
  expect([found.turned, found.counted].map((list) => list.map((p) => p.id))).toEqual([["a"], ["b"]]);
});

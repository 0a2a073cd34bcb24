// Pawns on the human track.
import { expect, it } from "vitest";
import { standing } from "./standing";

it("puts pawns of one space side by side, every other one higher", () => {
  expect(standing([100, 100], 10)).toEqual([{ seat: 0, aside: -0.25, up: 0 }, { seat: 1, aside: 0.25, up: 1 }]);
});

it("lifts a pawn that stands close to the one before it, and no other", () => {
  expect(standing([120, 100, 300], 10).map(({ seat, up }) => [seat, up])).toEqual([[1, 0], [0, 1], [2, 0]]);
});

import { describe, expect, it } from "vitest";
import type { AdmiralFurniture, AdmiralView, ShipView } from "../../wire/admiral";
import { outlines, roughPath } from "./chart/coast";
import { ended, reason, scoreOf } from "./reasons";
import { batteryOn, BLIND } from "./chart/zones";

const ship = (changes: object) => ({ facing: null, axis: null, ...changes }) as unknown as ShipView;

describe("which battery bears (AD-20, example)", () => {
  const north = ship({ facing: "N" });
  it("port on the diagonal", () => expect(batteryOn(north, -2, -2)).toBe(0));
  it("starboard abeam", () => expect(batteryOn(north, 3, 0)).toBe(1));
  it("bow and stern on the keel", () => expect([batteryOn(north, 0, -4), batteryOn(north, 0, 3)]).toEqual([2, 3]));
  it("none at a knight's move", () => expect(batteryOn(north, -1, -2)).toBe(BLIND));
  it("the axis tells the sides apart below Admiral level", () => {
    const fired = ship({ axis: [1, 0] });
    expect([batteryOn(fired, 2, 1), batteryOn(fired, -2, 1), batteryOn(fired, 0, 3)]).toEqual([0, 1, BLIND]);
  });
});

describe("coastlines", () => {
  const land = (...cells: string[]) => (x: number, y: number) => cells.includes(`${x},${y}`);
  it("two cells side by side are one island", () => expect(outlines(land("1,1", "2,1"), 4, 3)).toHaveLength(1));
  it("islands that meet at a corner stay two", () => expect(outlines(land("0,0", "1,1"), 2, 2).map((loop) => loop.length)).toEqual([4, 4]));
  it("the same island is drawn the same way", () => {
    const [loop] = outlines(land("1,1"), 3, 3);
    expect(roughPath(loop!, 48)).toBe(roughPath(loop!, 48));
  });
});

describe("results", () => {
  const result = (changes: object) => ({ rank: 1, won: false, score: 0, bank: 0, aboard: 0, strength: 0, ...changes });
  const over = (changes: object) =>
    ({
      ships: [{ kind: "frigate", home: 1, flag: 0 }], forts: [{ home: 1, flag: 0 }], additions: [],
      players: [{ side: 0, out: false }, { side: 1, out: false }],
      scenario: { goal: 0, ranking: "score" }, results: [result({}), result({})], ...changes,
    }) as unknown as AdmiralView;
  const furniture = { classes: { frigate: { value: 3 } }, fort: { value: 3 } } as unknown as AdmiralFurniture;

  it("what is no prize was sunk", () => {
    const score = scoreOf(over({ results: [result({ score: 8 }), result({})] }), furniture, 0);
    expect([score.prizes[0]!.value, score.forts[0]!.value, score.sunk]).toEqual([3, 3, 2]);
  });
  it("the first difference decides", () => {
    const view = over({ results: [result({ score: 5, strength: 1 }), result({ score: 5, strength: 4 })] });
    expect(reason(view, 0, 1)).toEqual({ key: "by_number", what: "what_strength", mine: 1, theirs: 4 });
  });
  it("gold comes first where it is raced for", () => {
    const view = over({ scenario: { goal: 6, ranking: "gold" }, results: [result({ bank: 2, score: 9 }), result({ bank: 3 })] });
    expect(reason(view, 0, 1).what).toBe("what_bank");
  });
  it("a victory at once says how", () => {
    const won = [result({ won: true, bank: 6 }), result({})];
    expect(ended(over({ results: won, scenario: { goal: 6 } }))).toBe("won_gold");
    expect(ended(over({ results: won }))).toBe("won_fort");
    expect(ended(over({ results: won, players: [{ side: 0, out: false }, { side: 1, out: true }] }))).toBe("won_last");
    expect(ended(over({}))).toBe("won_rounds");
  });
});

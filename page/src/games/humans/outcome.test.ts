import { expect, it } from "vitest";
import { outcome } from "./outcome";

const line = (text: string, clause: string) => ({ text, clause });
const [fights, rolls, wins] = [line("Anna fights.", "TH-8.11"), line("Anna rolls ⚀ and ⚁: total 9.", "TH-8.28"), line("Anna wins.", "TH-8.30")];

it("tells the dice and who won, once it is settled", () => {
  expect(outcome([fights, rolls])).toEqual([]);
  expect(outcome([fights, rolls, wins])).toEqual([{ kind: "told", lines: [rolls.text, wins.text] }]);
});

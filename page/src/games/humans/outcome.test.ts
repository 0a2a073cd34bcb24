import { expect, it } from "vitest";
import { outcome } from "./outcome";

const line = (text: string, clause: string) => ({ text, clause });
const [fights, rolls, wins] = [line("Cadet 2 fights.", "TH-8.11"), line("Cadet 2 rolls 1 and 6: total 12.", "TH-8.28"), line("Anna wins.", "TH-8.30")];

it("tells the dice and who won, once it is settled", () => {
  expect(outcome([fights, rolls])).toEqual([]);
  expect(outcome([fights, rolls, wins])).toEqual([{ kind: "told", lines: ["Cadet 2 rolls ⚀ and ⚅: total 12.", wins.text] }]);
});

it("draws dice in Russian, too", () => {
  const [told] = outcome([line("Юнга 3 бросает кубики: 4 и 2, итог 13.", "TH-8.28"), wins]);
  expect(told).toMatchObject({ lines: ["Юнга 3 бросает кубики: ⚃ и ⚁, итог 13.", wins.text] });
});

// What the small signs on cards and boards mean.
import type { HumansFurniture, HumansView } from "../../wire/humans";
import type { Shown } from "../../table/contract";
import { Sign } from "./signs";
import { say, type Word } from "./words";

const SIGNS: readonly (readonly [string, Word])[] = [
  ["humans", "humans"], ["strength", "strength"], ["fuel", "a_fuel"], ["saucer", "saucer"], ["tripod", "tripod"], ["cruiser", "cruiser"],
  ["raid", "raid"], ["catch", "catch"], ["army", "an_army"], ["trophy", "a_trophy"], ["cards", "compensations"], ["loan", "credit"],
  ["eye", "seen"], ["hidden", "hidden"], ["immortal", "an_immortal"], ["alone", "a_loner"], ["move", "a_mover"],
];

export function Legend({ furniture, lang }: Shown<HumansView, HumansFurniture>) {
  return (
    <ul class="humans legend">
      {SIGNS.map(([sign, word]) => <Meaning key={sign} sign={sign} text={say(word)} />)}
      {Object.entries(furniture.centres).map(([id, centre]) => <Meaning key={id} sign={id} text={centre[lang]} />)}
    </ul>
  );
}

const Meaning = ({ sign, text }: { sign: string; text: string }) => (
  <li>
    <Sign name={sign} /> {text}
  </li>
);

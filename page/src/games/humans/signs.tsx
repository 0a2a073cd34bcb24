// Small signs in a box of 24 by 24, drawn in the colour of the text around them.
import type { Ability, EffectFacts } from "../../wire/humans";
import { amount } from "../../words/speak";

// Strokes unless they begin with "!": those are filled.
const SIGNS: Record<string, string> = {
  info: "M12 3a9 9 0 1 0 .01 0zM12 11v6M12 7v.5",
  strength: "!M12 1l2.8 6.1 6.6-.9-3.9 5.3 3.9 5.3-6.6-.9L12 22l-2.8-6.1-6.6.9 3.9-5.3-3.9-5.3 6.6.9z",
  fuel: "M6 21V8l4-4h8v17zM10 4v4H6M14 2h3M9.5 17l5.5-6M9.5 11l5.5 6",
  humans: "!M12 2a4 4 0 1 1-.01 0zM5 22c0-8 2-11.5 7-11.500S19 14 19 22z",
  raid: "M12 3c-5 0-8 1.5-8 3.500S7 10 12 10s8-1.5 8-3.500S17 3 12 3zM8 10l-4 11M16 10l4 11M12 14v7M9.5 17.500l2.5-3.5 2.5 3.5",
  catch: "M3 21l7-7M10 4a7 7 0 1 1 0 10 7 7 0 0 1 0-10zM9 9h12M15 2v14M11 5l8 9M19 5l-8 8",
  army: "!M3 15c0-6.5 3.5-10.5 9-10.500s9 4 9 10.500h1.500v2.500H1.500V15zM6 19h12v2H6z",
  trophy: "!M7 3h10v2h4v3c0 3-2 4.5-4.5 4.800C15.8 14.3 14.5 15.3 13 15.600V18h4v3H7v-3h4v-2.400c-1.5-.3-2.8-1.3-3.5-2.800C5 12.5 3 11 3 8V5h4zM5 7v1c0 1.4.7 2.2 2 2.600V7zm14 0h-2v3.600c1.3-.4 2-1.2 2-2.600z",
  dice: "M3 9l9-6 9 6-9 6zM3 9v7l9 6 9-6V9M12 15v7M8 8.500h.1M12 6h.1M16 9h.1",
  boost: "!M13 1L4 14h6l-2 9 11-14h-7z",
  cancel: "M12 3a9 9 0 1 0 .01 0zM5.6 5.600l12.8 12.8",
  magnet: "M5 3v9a7 7 0 0 0 14 0V3h-5v9a2 2 0 0 1-4 0V3zM5 7h5M14 7h5",
  aim: "M12 4a8 8 0 1 0 .01 0zM12 1v7M12 16v7M1 12h7M16 12h7",
  ring: "M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM5.6 5.600l3.5 3.500M14.9 14.900l3.5 3.500M18.4 5.600l-3.5 3.500M9.1 14.900l-3.5 3.5",
  mask: "M3 7c3 1.5 6 2 9 2s6-.5 9-2c0 6-1.5 10-5 10-2 0-3-2-4-2s-2 2-4 2c-3.5 0-5-4-5-10zM7.5 12h2M14.5 12h2",
  immortal: "M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5zM8 12l3 3 5-6",
  move: "M3 12h17M14 6l6 6-6 6M3 7v10",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .01 0z",
  hidden: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM4 21L20 3",
  alone: "M12 3a9 9 0 1 0 .01 0zM10 9l2.5-1.500V17",
  saucer: "!M12 5c3 0 5 2.2 5.3 4.800C20.5 10.5 23 11.6 23 13c0 2.3-5 4-11 4S1 15.3 1 13c0-1.4 2.5-2.5 5.7-3.200C7 7.2 9 5 12 5z",
  tripod: "!M12 2c4.5 0 7 2.3 7 4.8 0 1.3-.7 2.3-2 3.100l4 12.100h-2.600L14.6 11l-1.3.100V22h-2.600V11.100L9.4 11 5.6 22H3L7 9.900C5.7 9.1 5 8.1 5 6.8 5 4.3 7.5 2 12 2z",
  cruiser: "!M1 13l5-3h4l3-5h4l-1 5h3c2 0 4 1.5 4 3s-2 4-5 4H6c-3 0-5-2-5-4z",
  science: "M12 2.500c2.5 0 4.5 4.3 4.5 9.500s-2 9.5-4.5 9.5-4.5-4.3-4.5-9.500S9.5 2.5 12 2.500zM3.8 7.200c1.2-2.1 6-1.7 10.5 1s7.1 6.5 5.9 8.6-6 1.7-10.5-1-7.1-6.5-5.9-8.600zM12 11.300v1.4",
  culture: "M2 9l10-6 10 6zM3 21h18M4.5 18h15M6 9v9M10 9v9M14 9v9M18 9v9",
  industry: "M2 21V11l6 4v-4l6 4v-4l3 2 .8-10h3L22 21zM7 18h2M12 18h2",
  crown: "!M2 7l5 4 5-7 5 7 5-4-2 12H4z",
  check: "M4 12l5 6L20 6",
  cross: "M5 5l14 14M19 5L5 19",
  bank: "M3 10l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 21h18",
  loan: "M12 3c4.5 0 8 1.2 8 3s-3.5 3-8 3-8-1.2-8-3 3.5-3 8-3zM4 6v6c0 1.800 3.5 3 8 3s8-1.2 8-3V6M4 12v6c0 1.800 3.5 3 8 3s8-1.2 8-3v-6",
  cards: "M4 6h11v15H4zM8 3h12v15",
};

export function Sign({ name, size = 16 }: { name: string; size?: number }) {
  const d = SIGNS[name] ?? SIGNS["info"]!;
  const filled = d.startsWith("!");
  return (
    <svg class="sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill={filled ? "currentColor" : "none"}
      fill-rule="evenodd" stroke={filled ? "none" : "currentColor"} stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
      <path d={filled ? d.slice(1) : d} />
    </svg>
  );
}

/** The sign of what a station or compensation does. */
export const EFFECT_SIGNS: Record<string, string> = {
  boost_own_ship: "boost",
  cancel_bonuses: "cancel",
  move_enemy_ship: "magnet",
  token_support: "aim",
  fuel: "fuel",
  reroll: "dice",
  save_ship: "ring",
  skip_army: "mask",
  raid_bonus: "raid",
  claim_trophy: "trophy",
  humans: "humans",
};

export const effectFigure = (e: EffectFacts) => (e.n ? `+${amount(e.n)}` : "");

/** What stands after the number of an ability, as signs. */
const ABILITY_SIGNS: Record<string, (a: Ability) => string[]> = {
  with_type: (a) => [a.what],
  at_centre: (a) => [a.what],
  in_region: () => [],
  vs_army: () => ["army"],
  alone: () => ["alone"],
  vs_type: (a) => ["cross", a.what],
  immortal: () => ["immortal"],
  move: () => ["move"],
  scout: () => ["eye"],
  raid_bonus: () => ["raid"],
};

export function AbilitySigns({ of, region }: { of: Ability; region: string }) {
  return (
    <span class="ability">
      {of.n > 0 && of.effect !== "scout" && <b>+{amount(of.n)}</b>}
      {of.effect === "with_type" && <small>&amp;</small>}
      {ABILITY_SIGNS[of.effect]!(of).map((s) => (
        <Sign key={s} name={s} size={15} />
      ))}
      {of.effect === "in_region" && <small>{region}</small>}
    </span>
  );
}

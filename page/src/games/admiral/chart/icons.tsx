// A small sign for each kind of way, in a box of 24 by 24.
import type { AdmiralKind } from "../../../wire/admiral";

const AHEAD = "M12 3L19 11H14.500V21H9.500V11H5Z";
const TURN = "M6 20V12C6 8 9 6 13 6H18M14 2L18 6L14 10";
const GUN = "M3 15L15 8L18 13L6 20ZM18 6L22 4M19 9H23M17 3L18 0M5 20A2.500 2.500 0 1 0 5.010 20";
const SALVO = "M6 5A2.500 2.500 0 1 0 6.010 5M6 10A2.500 2.500 0 1 0 6.010 10M6 15A2.500 2.500 0 1 0 6.010 15M11 12H21M17 8L21 12L17 16";
const SEPARATE = "M5 5A2 2 0 1 0 5.010 5M9 7H20M5 10A2 2 0 1 0 5.010 10M9 12H20M5 15A2 2 0 1 0 5.010 15M9 17H20";
const SWORDS = "M4 3C6 11 11 16 18 18M20 3C18 11 13 16 6 18M15 20L19 16M9 20L5 16";
const REPAIR = "M4 20L13 11M11 5L19 13L21 8L16 3Z";
const COIN = "M12 4A8 8 0 1 0 12.010 4M12 8V16M9.500 10H13A2 2 0 0 1 13 14H9.500";
const FIRE = "M12 2C13 8 18 9 18 15A6 6 0 0 1 6 15C6 12 8 11 8 8C10 9 11 11 11 12C13 10 12 5 12 2Z";
const CARD = "M6 2H18V22H6ZM12 7A2.500 2.500 0 1 0 12.010 7M8.500 18C8.500 14 15.500 14 15.500 18";
const ANCHOR = "M12 4A2.500 2.500 0 1 0 12.010 4M12 9V21M7 12H17M4 15C5 19 8 21 12 21S19 19 20 15";
const FLAG = "M6 22V3M6 4H19L16 8.500L19 13H6";
const DOT = "M12 8A4 4 0 1 0 12.010 8";

const ICONS: Record<AdmiralKind, string> = {
  move: AHEAD, advance: AHEAD, heading: AHEAD,
  turn: TURN, turn_left: TURN, turn_right: TURN,
  fire_at: GUN, fire_fort: GUN, shots: GUN, answer: GUN, claim: GUN,
  salvo: SALVO, separate: SEPARATE,
  board_with: SWORDS, storm_with: SWORDS, target: SWORDS, defend: SWORDS,
  repair: REPAIR,
  load: COIN, bank: COIN, units: COIN,
  burn: FIRE,
  land: CARD, take_aboard: CARD, card: CARD, turn_up: CARD, down: CARD, leave_up: CARD, go_over: CARD, assign: CARD, assign_none: CARD,
  stop: ANCHOR, stay: ANCHOR, end_turn: ANCHOR, enough: ANCHOR,
  resign: FLAG,
  pass: DOT, let_be: DOT,
};

export function WayIcon({ kind }: { kind: string }) {
  return (
    <svg class="ad-icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[kind as AdmiralKind] ?? DOT} />
    </svg>
  );
}

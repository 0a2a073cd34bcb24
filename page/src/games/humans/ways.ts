// Which things on the table lead to which ways of the question. A place is the name of a thing that can be lit.
import type { HumansView, Subject } from "../../wire/humans";
import type { Way } from "../../wire/protocol";

export type Place = string; // "cell 2", "ship teacup", "drawn 0", "foe 1 2"…

// Numbers of questions whose choices mean different things.
const WHERE_TO_SEND = 6;
const WHERE_TO_MOVE = 11;
const SHIP_TO_CANCEL = 15;
const FIGHT_OR_FLEE = 20;

const NOTHING: Subject = { cell: 0, ship: null, whose: null, station: null, compensation: null, army: null, n: 0 };
const DRAWN: Record<string, Place[]> = { none: [], first: ["drawn 0"], second: ["drawn 1"], both: ["drawn 0", "drawn 1"] };

const asked = (view: HumansView) => view.question?.number ?? -1;
const subject = (view: HumansView) => view.own?.subject ?? NOTHING;

/** The place of a ship that a choice names: of all that attack, or of those in the battle (TH-7.5, 17.12). */
function foe(view: HumansView, seat: number, nth: number): Place {
  const ships = view.captains[seat]?.attacking ?? [];
  const named = ships.map((_, i) => i).filter((i) => asked(view) !== SHIP_TO_CANCEL || ships[i]!.cell === view.city_now);
  return `foe ${seat} ${named[nth] ?? nth}`;
}

/** To go nowhere: the hangar, or the city where the ship is. A token that is not laid has no place. */
function nowhere(view: HumansView): Place[] {
  if (asked(view) === WHERE_TO_SEND) return ["home"];
  return asked(view) === WHERE_TO_MOVE ? [`cell ${subject(view).cell}`] : [];
}

/** The cards of a set of fuel: each is a station or a compensation of the captain's own. */
function fuel(view: HumansView, set: string): Place[] {
  const stations = view.captains[view.seat ?? 0]?.stations.map((s) => s.id) ?? [];
  return [...new Set(set.split("+"))].map((id) => `${stations.includes(id) ? "station" : "compensation"} ${id}`);
}

/** In a battle one's own row; in a catch the army that stands in the way. */
function fight(view: HumansView): Place[] {
  if (asked(view) !== FIGHT_OR_FLEE || !view.catch) return ["fighter"];
  const next = view.catch.armies.findIndex((a) => !a.done);
  return next < 0 ? [] : [`army ${next}`];
}

const BY_WORD: Record<string, (view: HumansView, rest: string[]) => Place[]> = {
  redraw: () => ["deck"],
  keep: () => DRAWN["both"]!,
  credits: () => ["credits"],
  repay: () => ["credits"],
  allowance: (_, [id]) => [`compensation ${id}`],
  buy: (_, [what]) => DRAWN[what!] ?? [],
  ship: (_, [id]) => [`ship ${id}`],
  station: (_, [id]) => [`station ${id}`],
  compensation: (_, [id]) => [`compensation ${id}`],
  cell: (_, [n]) => [`cell ${n}`],
  no: nowhere,
  captain: (view, [seat, , nth]) => [foe(view, Number(seat), Number(nth))],
  fuel: (view, [set]) => fuel(view, set!),
  army: (_, [k]) => [`army ${k}`],
  fight,
  claim: (view) => [`cell ${view.city_now}`],
  raid: () => ["raid"],
  catch: () => ["catch"],
  use: (view) => [`station ${subject(view).station}`],
};

/** The places that lead to a choice; none for passing and the like. */
export function placesOf(view: HumansView, name: string): Place[] {
  const [word, ...rest] = name.split(" ");
  return BY_WORD[word!]?.(view, rest) ?? [];
}

/** All places that are lit, each with the ways it leads to. */
export function lit(view: HumansView, ways: readonly Way[]): Map<Place, Way[]> {
  const out = new Map<Place, Way[]>();
  for (const way of ways) for (const place of placesOf(view, way.name)) out.set(place, [...(out.get(place) ?? []), way]);
  return out;
}

const SPOKEN = /^(redraw|keep|buy none|buy both|no cell|fight|retreat|flee|pass|claim|raid|catch|use|credits|repay|allowance)/;
const MOST_BUTTONS = 5;

/** The ways that are said rather than pointed at. A long row of numbers stays with its card, the hangar with the fleet. */
export function spoken(view: HumansView, ways: readonly Way[]): Way[] {
  const some = ways.filter((w) => SPOKEN.test(w.name) && !placesOf(view, w.name).includes("home"));
  return some.length > MOST_BUTTONS ? [] : some;
}

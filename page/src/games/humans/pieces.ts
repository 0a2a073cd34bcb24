// Public names of the pieces, the same wherever a piece is drawn: whoever animates the table knows them by these.
import type { HumansView } from "../../wire/humans";

/** Cards of one model are told apart by counting: "teacup 0", "teacup 1". */
export const counted = (ids: readonly string[]) => ids.map((id, i) => `${id} ${ids.slice(0, i).filter((other) => other === id).length}`);

interface Fleet {
  attacking: string[]; // in the order of the attackers
  home: { id: string; piece: string }[]; // those that everybody knows
}

/** The known ships of a captain. Attackers are always known. */
export function fleetOf(view: HumansView, seat: number): Fleet {
  const attackers = view.captains[seat]!.attacking.map((s) => s.id);
  const home = without(view.captains[seat]!.known, attackers);
  const names = counted([...attackers, ...home]).map((name) => `ship ${seat} ${name}`);
  const attacking = seat === view.seat ? ownPieces(view).filter((_, i) => view.own!.ships[i]!.cell > 0) : names.slice(0, attackers.length);
  return { attacking, home: home.map((id, i) => ({ id, piece: names[attackers.length + i]! })) };
}

/** All ships of the own hand, those nobody else has seen included: only their captain is shown these names. */
export const ownPieces = (view: HumansView) => counted(view.own!.ships.map((s) => s.id)).map((name) => `ship ${view.seat} ${name}`);

/** The drawn cards, by the names they will have in the hand. */
export function drawnPieces(view: HumansView): string[] {
  const held = view.own!.ships.map((s) => s.id);
  return counted([...held, ...view.own!.drawn]).slice(held.length).map((name) => `ship ${view.seat} ${name}`);
}

function without(all: readonly string[], some: readonly string[]): string[] {
  const gone = [...some];
  return all.filter((id) => !(gone.includes(id) && gone.splice(gone.indexOf(id), 1).length));
}

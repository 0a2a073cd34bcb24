// Where on the board each way lies, by its stable name: everything that leads to a way is lit there.
import type { AdmiralView } from "../../wire/admiral";
import type { Way } from "../../wire/protocol";
import { turned } from "./compass";
import { cardUnder, thingNamed } from "./looking";

/** "thing:3" a ship or fort, "arrow:NE" beside the ship that moves, "card:1" and "captain:swift" cards, "bar" the buttons. */
export type Place = `thing:${number}` | `arrow:${string}` | `card:${number}` | `captain:${string}` | "bar";
type Found = readonly (Place | undefined)[];
type Finder = (view: AdmiralView, found: string[]) => Found;

const named = (view: AdmiralView, name: string | undefined): Place | undefined => {
  const thing = name === undefined ? -1 : thingNamed(view, name);
  return thing < 0 ? undefined : `thing:${thing}`;
};
const thing = (n: number | undefined): Place | undefined => (n === undefined ? undefined : `thing:${n}`);
const bar: Found = ["bar"];

const FINDERS: readonly [RegExp, Finder][] = [
  [/^(?:end turn|resign|pass|let be|enough)$/, () => bar],
  [/^to ([NESW]+)$/, (_, [to]) => [`arrow:${to}`]],
  [/^advance$/, (view) => [heading(view, 0)]],
  [/^turn left$/, (view) => [heading(view, -1)]],
  [/^turn right$/, (view) => [heading(view, 1)]],
  [/^stop$/, (view) => [thing(subject(view)), "bar"]],
  [/^(?:turn up )?card of (.+)$/, (view, [ship]) => [cardOf(view, ship!)]],
  [/^(?:turn down|leave up) card of (.+)$/, (view, [ship]) => [cardOf(view, ship!), "bar"]],
  [/^(\w+) commands /, (_, [captain]) => [`captain:${captain}`]],
  [/^(?:move|turn|repair|load|bank|burn|fire at|fire from|board with|storm with|land from|take aboard) (.+)$/, (view, [name]) => [named(view, name)]],
  [/^\d+ from (.+)$/, (view, [name]) => [named(view, name), "bar"]],
  [/^(?:separate|salvo)(?: skilled)?$/, (view) => [thing(target(view)), "bar"]],
  [/^against (.+?)(?: skilled)?$/, (view, [name]) => [named(view, name)]],
  [/^defend(?: skilled)?$/, (view) => [thing(subject(view)), "bar"]],
  [/^\d+ gold$/, (view) => [thing(subject(view)), "bar"]],
  [/^fire first$/, (view) => [cardAboard(view, attack(view)?.target), "bar"]],
  [/^claim$/, (view) => [cardAboard(view, attack(view)?.shooters[0]), "bar"]],
  [/^stay$/, (view) => [thing(spoils(view)?.winner), "bar"]],
  [/^go over$/, (view) => [thing(spoils(view)?.captured), "bar"]],
];

/** The places of one way; a way that is not known has a button at least. */
export function placesOf(view: AdmiralView, name: string): Place[] {
  for (const [pattern, find] of FINDERS) {
    const match = pattern.exec(name);
    const found = match && find(view, match.slice(1)).filter((place) => place !== undefined);
    if (found?.length) return found;
  }
  return ["bar"];
}

export function placesOfWays(view: AdmiralView, ways: readonly Way[]): Map<Place, Way[]> {
  const at = new Map<Place, Way[]>();
  for (const way of ways)
    for (const place of placesOf(view, way.name)) at.set(place, [...(at.get(place) ?? []), way]);
  return at;
}

const attack = (view: AdmiralView) => (view.affair?.type === "AttackView" ? view.affair : undefined);
const spoils = (view: AdmiralView) => (view.affair?.type === "SpoilsView" ? view.affair : undefined);
const course = (view: AdmiralView) => (view.affair?.type === "CourseView" ? view.affair : undefined);

const heading = (view: AdmiralView, sectors: number): Place | undefined => {
  const under = course(view);
  return under && `arrow:${turned(under.heading, sectors)}`;
};
const cardOf = (view: AdmiralView, ship: string): Place => `card:${thingNamed(view, ship)}`;
const cardAboard = (view: AdmiralView, ship: number | undefined): Place | undefined => {
  const card = ship === undefined ? undefined : cardUnder(view, ship);
  return card && `card:${card.card}`;
};

/** What the question is about: the ship that moves, fires, defends or is loaded. */
export function subject(view: AdmiralView): number | undefined {
  const { affair } = view;
  const asked = answered(view, /^(?:move|turn|load|bank|burn|board with|storm with|fire from|take aboard) (.+)$/) ?? commanded(view);
  if (asked !== undefined) return asked;
  if (affair?.type === "CourseView") return affair.ship;
  if (affair?.type === "AttackView" || affair?.type === "BoardingView") return affair.target;
  return affair?.type === "SpoilsView" ? affair.captured : undefined;
}

/** What is fired at. */
export function target(view: AdmiralView): number | undefined {
  return answered(view, /^(?:fire at|against) (.+?)(?: skilled)?$/) ?? attack(view)?.target;
}

function answered(view: AdmiralView, pattern: RegExp): number | undefined {
  const names = [...(view.own?.answers ?? [])].reverse().map((given) => pattern.exec(given)?.[1]);
  const found = names.map((name) => (name === undefined ? -1 : thingNamed(view, name))).find((n) => n >= 0);
  return found;
}

/** Captains are assigned ship by ship. */
function commanded(view: AdmiralView): number | undefined {
  const name = view.question?.options.map((option) => / commands (.+)$/.exec(option)?.[1]).find(Boolean);
  return name === undefined ? undefined : thingNamed(view, name);
}

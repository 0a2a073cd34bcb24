// Which things of the table lead to which of the ways, told from the stable names of choices. Pure.
import type { Way } from "../../wire/protocol";
import { COLOURS, SKILLS } from "./terms";

/** A thing of the table: "tile miner", "side miner" (where one bids), "pile miner wood", "worker red", "skill saw",
 *  "supply gold", "cell 1,-1", "turn", or "bar": nothing that lies there. */
export type Place = string;

export interface Asking {
  answers: readonly string[]; // of the same choice, so far
  places: Record<string, readonly [number, number]>; // the cells of the options, where a cell is asked
}

const WORKERS: readonly string[] = COLOURS;
const GIFTS: readonly string[] = SKILLS;

/** Every thing that leads to the way; the one that says it most exactly comes first. */
export function placesOf(name: string, asking: Asking): Place[] {
  const [verb, a = "", b = "", c = ""] = name.split(" ");
  switch (verb) {
    case "bid":
      return [`side ${a}`, `tile ${a}`];
    case "use":
    case "haunt":
    case "to":
    case "upgrade":
    case "place":
    case "boat":
      return [`tile ${a}`];
    case "flip":
      return a === "none" ? ["bar"] : [`tile ${a}`];
    case "in":
    case "add":
      return [`worker ${a}`];
    case "take":
    case "leave":
      return [`side ${b}`, `tile ${b}`];
    case "give":
      return given(a, b);
    case "gain":
      return [`supply ${a}`];
    case "carry":
      return [`pile ${c} ${a}`, `tile ${c}`];
    case "pay":
      return [`pile ${subjectOf(asking.answers)} ${a}`];
    case "beside":
      return cellOf(name, asking);
    case "turn":
      return ["turn"];
    case "offer":
      return a.split("+").map((tile) => `tile ${tile}`);
    default:
      return ["bar"]; // pass, finish
  }
}

function given(what: string, tile: string): Place[] {
  if (what === "from") return [`side ${tile}`, `tile ${tile}`];
  if (WORKERS.includes(what)) return [`worker ${what}`];
  return GIFTS.includes(what) ? [`skill ${what}`] : ["bar"];
}

function cellOf(name: string, asking: Asking): Place[] {
  const cell = asking.places[name];
  return cell ? [`cell ${cell[0]},${cell[1]}`] : ["bar"];
}

/** "carry wood from home4" names the tile last; every other verb names it first. */
export function subjectOf(answers: readonly string[]): string | null {
  const opening = answers.find((name) => /^(bid|use|haunt|upgrade|carry) /.test(name));
  return opening ? opening.split(" ").at(-1)! : null;
}

/** The ways by the things that lead to them. */
export function lit(ways: readonly Way[], asking: Asking): Map<Place, Way[]> {
  const found = new Map<Place, Way[]>();
  for (const way of ways) for (const place of placesOf(way.name, asking)) found.set(place, [...(found.get(place) ?? []), way]);
  return found;
}

// Questions about a tile chosen before: with which colour, with how many, what is given for it.
const FOLLOWING = /^(in|add|take|leave|give|gain|pay) /;

/** The ways that belong beside the tile that the choice is about, and that tile. */
export function following(ways: readonly Way[], asking: Asking): { tile: string; ways: readonly Way[] } | null {
  const tile = subjectOf(asking.answers);
  return tile !== null && ways.length > 0 && ways.every((way) => FOLLOWING.test(way.name)) ? { tile, ways } : null;
}

/** What somebody had in mind who pressed a tile that isn't lit; null if it is only to be looked at. */
export function meant(ways: readonly Way[], tile: string, isAuction: boolean): string | null {
  const asked = (verb: string) => ways.some((way) => way.name.startsWith(`${verb} `));
  if (asked("carry") || asked("upgrade")) return isAuction ? null : `upgrade ${tile}`;
  if (asked("to")) return isAuction ? null : `to ${tile}`;
  if (asked("boat")) return `boat ${tile}`;
  if (ways.some((way) => way.name === "pass")) return `${isAuction ? "bid" : "use"} ${tile}`;
  return null;
}

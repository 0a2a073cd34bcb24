// Which workers can go to a tile: of each colour from behind the screen, and from losing bids elsewhere. Pure.
import type { Intent } from "./intent";
import type { KeyflowerView } from "../../wire/keyflower";
import { COLOURS, sum, type Colour } from "./terms";

export type Deed = "bid" | "use";

/** A losing bid whose workers may come along. */
export interface Group {
  tile: string;
  workers: number;
}

export interface Crew {
  deed: Deed;
  tile: string;
  colour: Colour;
  need: number;
  have: number; // behind the screen
  most: number; // that find room
  groups: readonly Group[];
}

/** The crews that a player can send to a tile, by colour. */
export function crews(view: KeyflowerView, deed: Deed, tile: string): Crew[] {
  const own = view.own!;
  const needs = (deed === "bid" ? own.bids : own.uses)[tile] ?? {};
  return COLOURS.flatMap((colour, i) => {
    const need = needs[colour];
    const groups = losing(view, colour).filter((group) => deed === "use" || group.tile !== tile);
    return need === undefined ? [] : [{ deed, tile, colour, need, have: own.workers[i]!, most: deed === "bid" ? Infinity : room(view, tile), groups }];
  });
}

function losing(view: KeyflowerView, colour: string): Group[] {
  return view.auctions.flatMap(({ tile, groups, winner }) => {
    const own = groups.find((group) => group.seat === view.seat && group.colour === colour);
    return own && winner !== view.seat ? [{ tile, workers: own.workers }] : [];
  });
}

function room(view: KeyflowerView, tile: string): number {
  const plots = view.players.flatMap((player) => player.village);
  return [...view.auctions, ...plots].find((thing) => thing.tile === tile)?.spot.room ?? 0;
}

/** How many come along with these groups. */
export const coming = (crew: Crew, along: readonly string[]) => sum(crew.groups.map((group) => (along.includes(group.tile) ? group.workers : 0)));

/** The groups that have to come along: none, if the workers behind the screen suffice. */
export const needed = (crew: Crew) => (numbers(crew, []).length ? [] : crew.groups.map((group) => group.tile));

/** From as few workers of the screen as suffice to as many as there are, if these groups come along. */
export function numbers(crew: Crew, along: readonly string[]): number[] {
  const came = coming(crew, along);
  const least = Math.max(crew.need - came, came ? 0 : 1);
  const most = Math.min(crew.have, crew.most - came);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}

/** The answers by which so many workers go there, with these groups and no others. */
export function sending(crew: Crew, along: readonly string[], n: number): Intent {
  const { deed, tile, colour, groups } = crew;
  return [
    { kind: deed, at: [`tile ${tile}`] },
    { kind: "colour", at: [`worker ${colour}`] },
    ...groups.map((group) => ({ kind: along.includes(group.tile) ? ("take_group" as const) : ("leave_group" as const), at: [`side ${group.tile}` as const] })),
    { kind: "add", at: [`worker ${colour}`, `number ${n}`] },
  ];
}

/** The crew that needs no choice of colour: the only one that the screen alone can send. */
export function natural(found: readonly Crew[]): Crew | undefined {
  const able = found.filter((crew) => numbers(crew, []).length > 0);
  return able.length === 1 ? able[0] : undefined;
}

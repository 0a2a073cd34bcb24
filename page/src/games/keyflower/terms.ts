// The words of the game in the order in which views count by them, and the types that the drawings share.
import type { BoardProps, Shown } from "../../table/contract";
import type { KeyflowerFurniture, KeyflowerView } from "../../wire/keyflower";

export const COLOURS = ["blue", "red", "yellow", "green"] as const;
export const RESOURCES = ["wood", "stone", "iron", "gold"] as const;
export const SKILLS = ["anvil", "pickaxe", "saw"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

export type Colour = (typeof COLOURS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Skill = (typeof SKILLS)[number];

export type KeyflowerShown = Shown<KeyflowerView, KeyflowerFurniture>;
export type KeyflowerBoard = BoardProps<KeyflowerView, KeyflowerFurniture>;

/** The names of those that are there, each with how many. */
export function some<T extends string>(names: readonly T[], numbers: readonly number[]): [T, number][] {
  return names.map((name, i): [T, number] => [name, numbers[i] ?? 0]).filter(([, n]) => n > 0);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

// All puzzles, fetched once.
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { puzzleList, type Trouble, troubleOf } from "../net/api";
import type { PuzzleInfo, PuzzleList } from "../wire/protocol";

const list = signal<PuzzleList | null>(null);

export function usePuzzles() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const load = async () => setTrouble(await troubleOf(puzzleList().then((found) => (list.value = found))));
  useEffect(() => void (list.value || load()), []);
  return { list: list.value, trouble, again: () => void load() };
}

/** The one after this in its game, and round again. */
export function nextOf(all: readonly PuzzleInfo[], id: string): string {
  const here = all.find((one) => one.id === id);
  const alike = all.filter((one) => one.game === here?.game);
  const at = alike.findIndex((one) => one.id === id);
  return alike[(at + 1) % alike.length]?.id ?? id;
}

/** Its number among those of its game, from 1. */
export const numberOf = (all: readonly PuzzleInfo[], { id, game }: PuzzleInfo) => all.filter((one) => one.game === game).findIndex((one) => one.id === id) + 1;

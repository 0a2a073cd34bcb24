// What lies on the bench: a file that is being written, from which of the game's own it was made, for how many players.
import { signal } from "@preact/signals";
import { keep, kept } from "../settings";
import type { CardFile, GameInfo } from "../wire/protocol";

export interface Bench {
  file: string; // the name of the game's own file that it was made from
  text: string;
  seats: number;
}

export const MOST = 200_000; // letters: the server takes no more

const KEY = (game: string) => `kubrik.workshop.${game}`;

/** As it was left in this browser; otherwise the game's first file, unchanged. */
export function benchOf(game: GameInfo, files: readonly CardFile[]): Bench {
  const fresh: Bench = { file: files[0]?.name ?? "", text: files[0]?.text ?? "", seats: game.usual_seats };
  const found = read(game.name);
  const isFitting = files.some((f) => f.name === found.file) && typeof found.text === "string" && found.text.length <= MOST;
  if (!isFitting) return fresh;
  const seats = Math.min(Math.max(Number(found.seats) || game.usual_seats, game.min_seats), game.max_seats);
  return { file: found.file!, text: found.text!, seats };
}

function read(game: string): Partial<Bench> {
  try {
    return { ...(JSON.parse(kept(KEY(game)) ?? "{}") as Partial<Bench>) };
  } catch {
    return {};
  }
}

export const keepBench = (game: string, bench: Bench) => keep(KEY(game), JSON.stringify(bench));

/** The bench of a game, kept with every change. */
export function newBench(game: GameInfo, files: readonly CardFile[]) {
  const bench = signal(benchOf(game, files));
  const change = (change: Partial<Bench>) => keepBench(game.name, (bench.value = { ...bench.peek(), ...change }));
  return { bench, change };
}

export const ownText = (files: readonly CardFile[], file: string) => files.find((f) => f.name === file)?.text ?? "";

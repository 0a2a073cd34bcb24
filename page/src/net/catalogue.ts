// What can be played: asked for once.
import { signal } from "@preact/signals";
import { lang } from "../settings";
import type { GameList } from "../wire/protocol";
import { games, type Trouble, troubleOf } from "./api";

export const catalogue = signal<GameList | null>(null);
export const catalogueTrouble = signal<Trouble | null>(null);

let asked: Promise<void> | null = null;

async function ask() {
  catalogueTrouble.value = await troubleOf(games().then((c) => (catalogue.value = c)));
  if (catalogueTrouble.value) asked = null; // so that it can be tried again
}

export const loadCatalogue = () => (asked ??= ask());
/** What a level of bots is called; any other bot by its own name. */
export const levelTitle = (bot: string) => catalogue.value?.levels.find((l) => l.name === bot)?.title[lang.value] ?? bot.split(":")[0]!;
export const gameNamed = (name: string) => catalogue.value?.games.find((g) => g.name === name);

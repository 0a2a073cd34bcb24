import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../wire/protocol";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { benchOf, keepBench, MOST } = await import("./bench");

const GAME = { name: "humans", min_seats: 2, max_seats: 5, usual_seats: 3 } as GameInfo;
const FILES = [{ name: "cards.toml", text: "game = 1" }, { name: "other.toml", text: "game = 2" }];

beforeEach(() => store.clear());

describe("the bench", () => {
  it("begins with the game's own file", () => {
    expect(benchOf(GAME, FILES)).toEqual({ file: "cards.toml", text: "game = 1", seats: 3 });
  });

  it("is as it was left", () => {
    keepBench("humans", { file: "other.toml", text: "mine", seats: 4 });
    expect(benchOf(GAME, FILES)).toEqual({ file: "other.toml", text: "mine", seats: 4 });
  });

  it.each(["{", "[]", '{"file": "gone.toml", "text": "x"}', '{"file": "cards.toml", "text": 3}', JSON.stringify({ file: "cards.toml", text: "x".repeat(MOST + 1) })])(
    "what can't be used is left alone: %.30s",
    (kept) => {
      store.set("kubrik.workshop.humans", kept);
      expect(benchOf(GAME, FILES).text).toBe("game = 1");
    },
  );

  it("has as many players as the game allows", () => {
    keepBench("humans", { file: "cards.toml", text: "mine", seats: 9 });
    expect(benchOf(GAME, FILES).seats).toBe(5);
  });
});

import { expect, it } from "vitest";
import type { LevelInfo, SeatScene } from "../wire/protocol";
import { harder } from "./harder";

const levels = ["cadet", "mate", "captain"].map((name) => ({ name }) as LevelInfo);
const bot = (name: string) => ({ kind: "bot", bot: name }) as SeatScene;
const person = { kind: "person", bot: "" } as SeatScene;

it("offers the level above the strongest bot", () => {
  expect(harder(levels, [bot("mate"), person, bot("cadet")], 1)?.name).toBe("captain");
});

it("offers nothing above the last level, nor after a game with people", () => {
  expect(harder(levels, [person, bot("captain")], 0)).toBeNull();
  expect(harder(levels, [person, bot("cadet"), person], 0)).toBeNull();
});

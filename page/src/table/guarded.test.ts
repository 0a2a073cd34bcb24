import { expect, it } from "vitest";
import type { Asked, Way } from "../wire/protocol";
import { isGuarded, pauseFor } from "./guarded";

const way = (name: string, ends: boolean): Way => ({ name, label: name, section: "", entry: name, kind: "", places: [], ends });
const [pass, resign, bid] = [way("pass", true), way("resign", true), way("bid", false)];
const asked = (ways: Way[], out_of_turn = false) => ({ ways, out_of_turn }) as Asked;

it("guards what ends a turn, unless it is the only answer", () => {
  expect(isGuarded(pass, asked([pass, bid]))).toBe(true);
  expect(isGuarded(resign, asked([pass, resign]))).toBe(true);
  expect(isGuarded(bid, asked([pass, bid]))).toBe(false);
  expect(isGuarded(pass, asked([pass]))).toBe(false);
});

it("waits three seconds, but never runs out the clock, and not out of turn", () => {
  expect(pauseFor(asked([pass, bid]), null, 100)).toBe(3);
  expect(pauseFor(asked([pass, bid]), 160, 100)).toBe(3);
  expect(pauseFor(asked([pass, bid]), 105, 100)).toBe(0);
  expect(pauseFor(asked([pass, bid], true), null, 100)).toBe(0);
});

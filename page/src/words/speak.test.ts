import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Lang } from "../table/contract";
import { WAYS } from "./counted";

type Speech = typeof import("./speak") & { in: (lang: Lang) => void };
let speech: Speech;

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const { lang } = await import("../settings");
  speech = { ...(await import("./speak")), in: (l) => (lang.value = l) };
});

describe.each([
  ["en", ["7", "40,000", "1,200,000", "−60,000"], ["1 choice", "2 choices", "5 choices", "21 choices"], "Anna, Boris and Vera"],
  ["ru", ["7", "40\u00a0000", "1\u00a0200\u00a0000", "−60\u00a0000"], ["1 вариант", "2 варианта", "5 вариантов", "21 вариант"], "Anna, Boris и Vera"],
] as const)("in %s", (lang, amounts, counted, names) => {
  it("numbers are written as people write them", () => {
    speech.in(lang);
    expect([7, 40_000, 1_200_000, -60_000].map(speech.amount)).toEqual(amounts);
  });

  it("a number has its form of the noun", () => {
    speech.in(lang);
    expect([1, 2, 5, 21].map((n) => `${n} ${speech.plural(n, WAYS)}`)).toEqual(counted);
  });

  it("the last name of several comes after an and", () => {
    speech.in(lang);
    expect(speech.together(["Anna", "Boris", "Vera"])).toBe(names);
  });
});

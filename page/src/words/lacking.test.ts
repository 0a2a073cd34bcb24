import { beforeAll, describe, expect, it, vi } from "vitest";
import { lacking } from "./lacking";

const FILES = { ...import.meta.glob("./*.ts"), ...import.meta.glob("../games/*/words.ts") };
const LANGUAGES = ["ru"];
let modules: [string, unknown][] = [];

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const words = Object.entries(FILES).filter(([path]) => !path.endsWith(".test.ts"));
  modules = await Promise.all(words.map(async ([path, load]) => [path, await load()] as [string, unknown]));
});

describe("the words of the page", () => {
  it.each(LANGUAGES)("%s lacks nothing", (lang) => {
    expect(modules.flatMap(([path, words]) => lacking(words, lang, path))).toEqual([]);
  });

  it("are all looked at: a language that is not there lacks each of them", () => {
    const silent = ["./lacking.ts", "./speak.ts", "./table_ru.ts"];
    const speaking = modules.map(([path]) => path).filter((path) => !silent.includes(path));
    expect(speaking.filter((path) => !lacking(Object.fromEntries(modules)[path], "xx", path).length)).toEqual([]);
  });

  it("are listed one by one where a language is half finished", () => {
    const module = { HOME: { en: { title: "Games", mine: "Yours" }, de: { title: "Spiele" } }, DAYS: { en: ["day", "days"] }, other: 3 };
    expect(lacking(module, "de", "home")).toEqual(["home.HOME.mine", "home.DAYS"]);
  });
});

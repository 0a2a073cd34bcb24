// What a person has set in this browser: language, theme, sound. Kept in localStorage where there is one.
import { effect, signal } from "@preact/signals";
import type { Lang } from "./table/contract";

export type Theme = "light" | "dark";

export const kept = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
};

export const keep = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* then it lasts as long as the page */
  }
};

const spoken = (): Lang => (navigator.languages.find((l) => /^(en|ru)/.test(l))?.startsWith("ru") ? "ru" : "en");
const dark = () => matchMedia("(prefers-color-scheme: dark)").matches;

export const lang = signal<Lang>((kept("kubrik.lang") as Lang | null) ?? spoken());
export const theme = signal<Theme>((kept("kubrik.theme") as Theme | null) ?? (dark() ? "dark" : "light"));
export const sound = signal(kept("kubrik.sound") !== "off");

export const speak = (l: Lang) => ((lang.value = l), keep("kubrik.lang", l));
export const paint = (t: Theme) => ((theme.value = t), keep("kubrik.theme", t));
export const mute = (off: boolean) => ((sound.value = !off), keep("kubrik.sound", off ? "off" : "on"));

effect(() => {
  document.documentElement.lang = lang.value;
  document.documentElement.dataset.theme = theme.value;
});

// A line that leads to no table: what is chosen is judged, and nothing else can be done.
import { signal } from "@preact/signals";
import type { AnyLine } from "../table/desk";
import { QUIET, type Sight } from "../table/hearing";

const nothing = () => {};

export function puzzleLine(sight: Sight, choose: (way: string) => void): AnyLine {
  return {
    link: signal("open" as const), hearing: signal({ ...QUIET, sight }), isThinking: signal(false), wondered: "", keys: { token: "", host: "" },
    choose, stand: nothing, tell: nothing, leave: nothing, back: nothing, why: nothing, undo: nothing, hint: nothing, speak: nothing, forget: nothing, hangUp: nothing, callNow: nothing,
  };
}

// What was read of the lesson at each table: this browser remembers it, so a lesson goes on where it was left.
import { signal } from "@preact/signals";
import { keep, kept } from "../../settings";
import type { LessonScene, Scene } from "../../wire/protocol";
import { type Read, readOn, taught } from "./progress";

const KEY = "kubrik.lessons";
const MOST = 20; // tables

function stored(): Record<string, Read | undefined> {
  try {
    return { ...(JSON.parse(kept(KEY) ?? "{}") as Record<string, Read>) };
  } catch {
    return {};
  }
}

const read = signal(stored());
const NOTHING: Read = { at: 0, n: 0 };

export const readAt = (table: string) => read.value[table] ?? NOTHING;

export function next(table: string, lesson: LessonScene) {
  const others = Object.entries(read.value).filter(([id]) => id !== table).slice(1 - MOST);
  read.value = Object.fromEntries([...others, [table, readOn(lesson, readAt(table))]]);
  keep(KEY, JSON.stringify(read.value));
}

/** The way that the lesson at this table is about now. */
export const taughtAt = (table: string, scene: Scene) => taught(scene, readAt(table));

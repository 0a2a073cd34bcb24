// Where the learner is in a lesson: what was read is remembered by this browser, what was chosen the table knows. Pure.
import type { LessonScene, LessonStepScene, Scene } from "../../wire/protocol";

/** Of the steps from number `at` on, so many were read. */
export interface Read {
  at: number;
  n: number;
}

export interface Told {
  step: LessonStepScene;
  number: number; // from 1
  isLast: boolean; // of all
}

const readOf = (lesson: LessonScene, read: Read) => (read.at === lesson.at ? read.n : 0);

/** The step to show; null when all has been read. One that wants a choice stays until it is made. */
export function told(lesson: LessonScene, read: Read): Told | null {
  const n = readOf(lesson, read);
  const at = lesson.accepts.length ? Math.min(n, lesson.now.length - 1) : n;
  const step = lesson.now[at];
  return step ? { step, number: lesson.at + at + 1, isLast: lesson.at + at + 1 === lesson.steps } : null;
}

/** After a click on Next. */
export const readOn = (lesson: LessonScene, read: Read): Read => ({ at: lesson.at, n: readOf(lesson, read) + 1 });

/** The way that the lesson is about now; null while there is something to read, or nothing is asked. */
export function taught({ lesson, asked }: Pick<Scene, "lesson" | "asked">, read: Read): string | null {
  if (!lesson || !asked || !told(lesson, read)?.step.does) return null;
  return asked.ways.find((way) => lesson.accepts.includes(way.name))?.name ?? null;
}

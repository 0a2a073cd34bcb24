// Beginning a lesson, or going on with one that this browser has begun.
import { fetchAhead } from "../games/parts";
import { beginLesson, tableNamed } from "../net/api";
import { keepMade, lastName, ring } from "../net/keyring";

/** The newest table of this lesson here, if any. */
export const begun = (game: string, lesson: string) => ring.value.find((t) => t.game === game && t.lesson === lesson);

/** The id of the table: the one that was begun, as long as it is played. */
export async function lessonTable(game: string, lesson: string): Promise<string> {
  fetchAhead(game);
  const known = begun(game, lesson);
  if (known && (await isPlayed(known.id))) return known.id;
  const made = await beginLesson({ game, lesson, name: lastName.peek() });
  keepMade(made, game, lesson);
  return made.id;
}

const isPlayed = (id: string) => tableNamed(id).then((t) => t.status === "running", () => false);

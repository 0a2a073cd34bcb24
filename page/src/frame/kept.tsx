// How long a table is kept, where the server removes old ones.
import { useEffect } from "preact/hooks";
import { catalogue, loadCatalogue } from "../net/catalogue";
import { DAYS, KEEPING } from "../words/keeping";
import { plural, speaker } from "../words/speak";

const say = speaker(KEEPING);

/** `over`: the game was played to its end, and is kept for longer. */
export function Kept({ over = false }: { over?: boolean }) {
  useEffect(() => void loadCatalogue(), []);
  const days = over ? catalogue.value?.keep_over : catalogue.value?.keep;
  return days ? <p class="small muted">{say(over ? "over" : "table", { days: `${days} ${plural(days, DAYS)}` })}</p> : null;
}

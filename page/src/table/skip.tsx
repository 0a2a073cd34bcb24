// The first stop of the Tab key: over the head, the players and the board, right to what is asked.
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";

const say = speaker(TABLE);
const PLACES = [".way", ".asked-handle", ".asked-prompt h2"]; // the first of these that is there

export function ToQuestion() {
  return <a class="skip" href="#question" onClick={skip}>{say("to_question")}</a>;
}

/** Without changing the address, which the page would take for a link to a different page. */
function skip(e: Event) {
  e.preventDefault();
  const found = PLACES.flatMap((css) => [...document.querySelectorAll<HTMLElement>(css)]);
  found.find((place) => place.getClientRects().length > 0)?.focus();
}

// What a card, tile or ship is and does.
import type { CardText } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { Dialog } from "./dialog";

const say = speaker(TABLE);

/** A text such as "saucer, strength 2; cannot be lost in a fight": each of its parts on a line. */
const parts = (text: string) => text.split("; ").filter(Boolean);

/** `why`: asks why nothing can be done with it now; null where something can, or nothing is asked. */
export function CardDialog({ card, why, close }: { card: CardText; why: (() => void) | null; close: () => void }) {
  return (
    <Dialog title={card.title} close={close}>
      <ul class="card-text">
        {parts(card.text).map((part) => <li key={part}>{part[0]!.toUpperCase() + part.slice(1)}</li>)}
      </ul>
      {why && <div class="buttons"><button type="button" class="button small" onClick={why}>{say("why")}</button></div>}
    </Dialog>
  );
}

// What a card, tile or ship is and does.
import type { CardText } from "../wire/protocol";
import { Dialog } from "./dialog";

/** A text such as "saucer, strength 2; cannot be lost in a fight": each of its parts on a line. */
const parts = (text: string) => text.split("; ").filter(Boolean);

export function CardDialog({ card, close }: { card: CardText; close: () => void }) {
  return (
    <Dialog title={card.title} close={close}>
      <ul class="card-text">
        {parts(card.text).map((part) => <li key={part}>{part[0]!.toUpperCase() + part.slice(1)}</li>)}
      </ul>
    </Dialog>
  );
}

// Captains set aside and captains lost: faces where this seat may see them, else backs.
import type { CardView } from "../../../wire/admiral";
import { useDesk, type Desk } from "../desk";
import { cardsIn } from "../looking";
import { say } from "../words";
import { CaptainCard } from "./captain";

export function Unused({ seat }: { seat: number }) {
  const desk = useDesk();
  const lost = (cardsIn(desk.view)?.cards ?? []).filter((card) => card.seat === seat && card.ship === null && card.port === null);
  const aside = asideOf(desk, seat);
  if (!lost.length && !aside.length) return null;
  return (
    <p class="ad-unused">
      {aside.length > 0 && <Row title={say(desk.view.round ? "aside" : "hand")} cards={aside} />}
      {lost.length > 0 && <Row title={say("lost")} cards={lost} />}
    </p>
  );
}

function asideOf({ view }: Desk, seat: number): Pick<CardView, "captain" | "up">[] {
  const cards = cardsIn(view);
  const known = cards?.shown_aside[seat] ?? (seat === view.seat ? cards?.own_aside : undefined);
  const captains = known ?? Array.from({ length: cards?.aside[seat] ?? 0 }, () => null);
  return captains.map((captain) => ({ captain, up: view.over }));
}

function Row({ title, cards }: { title: string; cards: Pick<CardView, "captain" | "up">[] }) {
  return (
    <span>
      <small>{title}</small>
      {cards.map((card, i) => <CaptainCard key={i} captain={card.captain} up={card.up} size={16} />)}
    </span>
  );
}

// The cards of a hand: ships, stations, compensations.
import type { ComponentChildren } from "preact";
import { AbilitySigns, EFFECT_SIGNS, effectFigure, Sign } from "./signs";
import { backColour, Ship } from "./ships";
import { Spot } from "./spot";
import { syllables, useTable } from "./table";
import type { Place } from "./ways";
import { amount } from "../../words/speak";
import { say } from "./words";

interface CardProps {
  id: string;
  place?: Place | "";
  class?: string;
  priced?: boolean;
  children?: ComponentChildren; // marks at its foot
}

export function ShipCard({ id, place, class: kind = "", priced, children }: CardProps) {
  const table = useTable();
  const ship = table.furniture.ships[id]!;
  const region = (what: string) => table.furniture.regions[what]?.[table.lang] ?? "";
  return (
    <Spot place={place} card={id} corner class={`card ship-card ${ship.colour} ${kind}`}>
      <div class="art">
        <Ship id={id} type={ship.type} hull={backColour(ship.colour)} />
      </div>
      <h4>{syllables(table, id)}</h4>
      <p class="values">
        <span title={say("strength")}>
          <Sign name="strength" /> {ship.strength}
        </span>
        <span>
          <Sign name="fuel" /> {ship.fuel}
        </span>
        <span class="type" title={say(ship.type as "saucer")}>
          <Sign name={ship.type} size={18} />
        </span>
      </p>
      <p class="abilities">
        {ship.abilities.map((a) => (
          <AbilitySigns key={a.effect + a.what} of={a} region={region(a.what)} />
        ))}
      </p>
      {priced && <Price n={ship.price} />}
      {children}
    </Spot>
  );
}

function Price({ n }: { n: number }) {
  return (
    <p class="price" title={say("price", { n: amount(n) })}>
      <Sign name="humans" size={14} /> {amount(n)}
    </p>
  );
}

export function StationCard({ id, place, class: kind = "", priced, children }: CardProps) {
  const table = useTable();
  const station = table.furniture.stations[id]!;
  return (
    <Spot place={place} card={id} corner class={`card station-card ${kind}`}>
      <div class="art">
        <svg viewBox="0 0 120 80" aria-hidden="true" class="ship">
          <ellipse cx="60" cy="42" rx="54" ry="15" class="orbit" />
          <path d="M38 18h44l14 22-14 26H38L24 40z" class="hub" />
          <path d="M4 32h18v16H4zM98 32h18v16H98zM22 40h4M94 40h4M10 32v16M16 32v16M104 32v16M110 32v16" class="panels" />
        </svg>
        <span class="badge">
          <Sign name={EFFECT_SIGNS[station.effect]!} size={24} />
        </span>
      </div>
      <h4>{syllables(table, id)}</h4>
      <p class="says">{effectText(table.cards[id]?.text ?? "", station.price > 0)}</p>
      {priced && <Price n={station.price} />}
      {children}
    </Spot>
  );
}

export function CompensationCard({ id, place, class: kind = "", children }: CardProps) {
  const table = useTable();
  const card = table.furniture.compensations[id]!;
  return (
    <Spot place={place} card={id} corner class={`card compensation-card ${kind}`}>
      <div class="art">
        <Sign name={EFFECT_SIGNS[card.effect]!} size={30} />
        <b>{effectFigure(card)}</b>
      </div>
      <h4>{syllables(table, id)}</h4>
      <p class="says">{effectText(table.cards[id]?.text ?? "", false)}</p>
      {children}
    </Spot>
  );
}

/** What a card does, without its price and how often: «price; effect; once a turn». */
const effectText = (text: string, priced: boolean) => text.split("; ").slice(priced ? 1 : 0, -1).join("; ");

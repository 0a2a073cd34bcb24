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
  piece?: string | undefined;
  act?: (() => void) | undefined;
  class?: string;
  priced?: boolean;
  children?: ComponentChildren; // marks on its picture
}

export function ShipCard({ id, place, piece, act, class: kind = "", priced, children }: CardProps) {
  const table = useTable();
  const ship = table.furniture.ships[id]!;
  const region = (what: string) => table.furniture.regions[what]?.[table.lang] ?? "";
  return (
    <Spot place={place} card={id} corner piece={piece} face="up" act={act} class={`card ship-card ${ship.colour} ${kind}`}>
      <div class="art">
        <Ship id={id} type={ship.type} hull={backColour(ship.colour)} />
        {children}
      </div>
      <div class="about">
        <h4>{syllables(table, id)}</h4>
        <p class="values">
          <span title={say("strength")}>
            <Sign name="strength" size={13} /> {ship.strength}
          </span>
          <span>
            <Sign name="fuel" size={13} /> {ship.fuel}
          </span>
          {priced && <Price n={ship.price} />}
          <span class="type" title={say(ship.type as "saucer")}>
            <Sign name={ship.type} />
          </span>
        </p>
        <p class="abilities">
          {ship.abilities.map((a) => (
            <AbilitySigns key={a.effect + a.what} of={a} region={region(a.what)} />
          ))}
        </p>
        {priced && <p class="says">{table.cards[id]?.text.split("; ").slice(1).join("; ")}</p>}
      </div>
    </Spot>
  );
}

function Price({ n }: { n: number }) {
  return (
    <span class="price" title={say("price", { n: amount(n) })}>
      <Sign name="humans" size={13} /> {amount(n)}
    </span>
  );
}

/** A station as it is bought. */
export function StationCard({ id, place, piece, class: kind = "", children }: CardProps) {
  const table = useTable();
  const station = table.furniture.stations[id]!;
  return (
    <Spot place={place} card={id} corner piece={piece} face="up" class={`card station-card ${kind}`}>
      <div class="art">
        <svg viewBox="0 0 120 80" aria-hidden="true" class="ship">
          <ellipse cx="60" cy="42" rx="54" ry="15" class="orbit" />
          <path d="M38 18h44l14 22-14 26H38L24 40z" class="hub" />
          <path d="M4 32h18v16H4zM98 32h18v16H98zM22 40h4M94 40h4M10 32v16M16 32v16M104 32v16M110 32v16" class="panels" />
        </svg>
        <span class="badge">
          <Sign name={EFFECT_SIGNS[station.effect]!} size={20} />
        </span>
        {children}
      </div>
      <div class="about">
        <h4>{syllables(table, id)}</h4>
        <p class="values">
          <Price n={station.price} />
        </p>
        <p class="says">{effectText(table.cards[id]?.text ?? "", station.price > 0)}</p>
      </div>
    </Spot>
  );
}

/** A station or a compensation of the hand: its sign, its name, what it gives. */
export function EffectCard({ id, place, piece, class: kind = "", children }: CardProps) {
  const table = useTable();
  const facts = (table.furniture.stations[id] ?? table.furniture.compensations[id])!;
  return (
    <Spot place={place} card={id} piece={piece} face="up" class={`effect ${kind}`}>
      <span class="emblem">
        <Sign name={EFFECT_SIGNS[facts.effect]!} size={18} />
      </span>
      <span class="about">
        <b>{syllables(table, id)}</b>
        {children ?? <small>{effectFigure(facts)}</small>}
      </span>
    </Spot>
  );
}

/** What a card does, without its price and how often: «price; effect; once a turn». */
const effectText = (text: string, priced: boolean) => text.split("; ").slice(priced ? 1 : 0, -1).join("; ");

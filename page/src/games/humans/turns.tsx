// The track of turns with the canister, and the decks.
import { Sign } from "./signs";
import { title, useTable } from "./table";
import { say, type Word } from "./words";

export function Turns() {
  const { view, furniture } = useTable();
  return (
    <ol class="turns" data-spot="turns" aria-label={say("turns")}>
      {furniture.fuel_limits.map((fuel, i) => {
        const n = i + 1;
        const kind = n < view.turn ? "past" : n === view.turn ? "now" : "";
        return (
          <li key={n} class={`${kind} ${n < 6 ? "blue" : "red"}`} aria-current={kind === "now" ? "step" : undefined} title={say("turn_fuel", { n, fuel })}>
            <b>{n}</b>
            <span data-piece={kind === "now" ? "canister" : undefined}>
              <Sign name="fuel" size={12} />
              {fuel}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface DeckProps {
  word: Word;
  sign: string;
  kind: string;
  left: number;
  discards: string[];
}

/** A deck with its number of cards; opened, it shows what was discarded. */
function Deck({ word, sign, kind, left, discards }: DeckProps) {
  const table = useTable();
  return (
    <details class="deck">
      <summary title={`${say(word)}: ${say("in_deck", { n: left, m: discards.length })}`}>
        <span class={`pile ${kind}`}>
          <Sign name={sign} size={16} />
          <b data-count={left}>{left}</b>
        </span>
        <span class="unseen">{say(word)}</span>
      </summary>
      <div class="opened">
        <h4>{`${say(word)}. ${say("discards")}: ${discards.length}`}</h4>
        {discards.map((id, i) => (
          <button key={i} type="button" class="chip" onClick={() => table.look(id)}>
            {title(table, id)}
          </button>
        ))}
      </div>
    </details>
  );
}

export function Decks() {
  const { view } = useTable();
  const { decks, discards } = view;
  const red = view.turn >= 6;
  return (
    <div class="decks" role="group" aria-label={say("decks")}>
      <Deck word={red ? "deck_red_cities" : "deck_blue_cities"} sign="culture" kind={red ? "red" : "blue"} left={red ? decks.red_cities : decks.blue_cities} discards={discards.cities} />
      {!red && <Deck word="deck_red_cities" sign="culture" kind="red" left={decks.red_cities} discards={[]} />}
      <Deck word={red ? "deck_red" : "deck_blue"} sign="saucer" kind={red ? "red" : "blue"} left={decks.ships} discards={discards.ships.map((s) => s.id)} />
      {!red && <Deck word="deck_red" sign="saucer" kind="red" left={decks.waiting_ships} discards={[]} />}
      <Deck word="deck_armies" sign="army" kind="army" left={decks.armies} discards={discards.armies} />
      <Deck word="deck_compensations" sign="cards" kind="comp" left={decks.compensations} discards={discards.compensations} />
    </div>
  );
}

// Captains in hand while they are assigned: what they are, the cards to choose from, nobody, or chance (CC-2.2).
import type { Way } from "../../../wire/protocol";
import { CaptainCard } from "./captain";
import { press, useDesk } from "../desk";
import { lights, pressable } from "../lit";
import { subject, whichOf, type Place } from "../ways";
import { say } from "../words";

export function Hand() {
  const desk = useDesk();
  const { view, cards } = desk;
  const offered = desk.ways.filter((way) => whichOf(way, "captain"));
  const ship = view.ships[subject(view) ?? -1];
  if (!offered.length || !ship) return null;
  const title = `${cards[ship.kind]?.title ?? ""} ${ship.name}`;
  return (
    <section class="ad-hand" data-spot="hand">
      <h3>{say("for_ship", { ship: title })}</h3>
      <p>{say("captains_about")}</p>
      <div>{offered.map((way) => <Offered key={way.name} way={way} />)}</div>
      <button type="button" onClick={() => desk.plan({ kind: "deal" })}>{say("deal")}</button>
    </section>
  );
}

function Offered({ way }: { way: Way }) {
  const desk = useDesk();
  const captain = whichOf(way, "captain")!;
  const place: Place = `captain ${captain}`;
  const { "aria-label": label, ...face } = pressable(way.label, () => press(desk, place, "fleet"));
  return (
    <div class={`ad-offered${lights(desk, place)}`} data-place={place} {...face}>
      <CaptainCard captain={captain} up size={54} />
      <b>{desk.cards[captain]?.title ?? say("no_one")}</b>
      <small>{desk.cards[captain]?.text}</small>
      <span class="visually-hidden">: {label}</span>
    </div>
  );
}

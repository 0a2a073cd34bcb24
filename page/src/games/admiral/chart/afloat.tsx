// Ships and forts on the chart: whose, how strong, with what aboard, and lit if something can be done with them.
import type { CardView, FortView, ShipView } from "../../../wire/admiral";
import { CardArt } from "../fleet/captain";
import { degrees, middleOf } from "./compass";
import { press, useDesk, type Desk } from "../desk";
import { Ship } from "./hulls";
import { isHinted, isLit, pressable } from "../lit";
import { assigned, cardsAshore, cardUnder } from "../looking";
import { FortArt, Flag, Strength } from "./things";
import type { Place } from "../ways";
import { subject } from "../ways";
import { meantByThing } from "../whys";
import { say } from "../words";

/** A ship or port answers for the card that lies there, unless it has ways of its own. */
function placeOf(desk: Desk, thing: number): Place {
  const cards = [cardUnder(desk.view, thing), ...cardsAshore(desk.view, thing)].filter((card) => card !== undefined);
  const [card, ...more] = cards.filter(({ card }) => desk.at.has(`card ${card}`));
  return card && !more.length && !desk.at.has(`thing ${thing}`) ? `card ${card.card}` : `thing ${thing}`;
}

/** The first tap shows zones and range, the second asks why nothing more can be done. */
function tapped(desk: Desk, thing: number): void {
  const meant = meantByThing(desk.view, thing);
  if (desk.selected === thing && meant) desk.why(meant);
  desk.select(thing);
}

/** A long press, or the right button, tells what it is. */
function useToken(thing: number, kind: string, about: string) {
  const desk = useDesk();
  const place = placeOf(desk, thing);
  const ways = desk.at.get(place);
  const label = ways ? `${about}. ${ways.map((way) => way.label).join("; ")}` : about;
  const act = () => (ways ? press(desk, place, "chart") : tapped(desk, thing));
  const inHand = desk.selected === thing && desk.courses.size > 0;
  const classes = [isLit(desk, place) && "lit", isHinted(desk, place) && "hint", (subject(desk.view) ?? (inHand ? thing : null)) === thing && "ad-subject"];
  const onContextMenu = (event: Event) => (event.preventDefault(), desk.look(kind));
  return { ...pressable(label, act), onContextMenu, tabindex: ways ? 0 : -1, class: ["ad-token", ...classes].filter(Boolean).join(" "), "data-thing": thing };
}

export function ShipToken({ ship, thing }: { ship: ShipView; thing: number }) {
  const { view, names, cards, bows } = useDesk();
  const { x, y } = middleOf(ship.cell!);
  const title = cards[ship.kind]?.title ?? ship.kind;
  const about = say("ship", { title, name: ship.name, owner: names[ship.flag ?? ship.home] ?? "", cell: ship.cell!, strength: ship.strength, full: ship.full });
  const wind = view.round > 0 && !view.windless && view.strength !== "calm" ? { wind: degrees(view.wind) } : {};
  return (
    <g transform={`translate(${x} ${y})`} data-piece={`ship ${ship.name}`}>
      <g {...useToken(thing, ship.kind, about)}>
        <title>{about}</title>
        <rect class="ad-hit" x="-23" y="-23" width="46" height="46" rx="9" />
        <Ship kind={ship.kind} flag={ship.flag} turn={degrees(bows[thing] ?? "N")} guns={ship.guns} loaded={ship.loaded} lost={ship.full - ship.strength} battered={ship.battered} {...wind} />
        <g transform="translate(-20 18.500)"><Strength strength={ship.strength} full={ship.full} battered={ship.battered} /></g>
        <text class="ad-name" x="-23" y="-12">{ship.name}</text>
        <CardCorner thing={thing} />
        {ship.gold > 0 && <Coins n={ship.gold} piece={`gold of ${ship.name}`} />}
      </g>
    </g>
  );
}

function CardCorner({ thing }: { thing: number }) {
  const { view } = useDesk();
  const card = cardUnder(view, thing) ?? assigned(view, thing);
  return card ? <Corner card={card} /> : null;
}

/** Which captain it is, is no part of its name: a card goes by the ship it was first laid under. */
function Corner({ card, aside = 0 }: { card: CardView; aside?: number }) {
  return (
    <g transform={`translate(${11 - aside} -23) scale(.46)`} data-piece={`captain ${card.card}`} data-face={card.up ? "up" : "down"}>
      <CardArt captain={card.captain} up={card.up} />
    </g>
  );
}

function Coins({ n, piece }: { n: number; piece: string }) {
  return (
    <g class="ad-coin" transform="translate(16 9)" data-piece={piece} data-count={n}>
      <g class="ad-larger">
        <circle r="7" />
        <text y="4">{n}</text>
      </g>
    </g>
  );
}

export function FortToken({ fort, thing }: { fort: FortView; thing: number }) {
  const { view, names } = useDesk();
  const { x, y } = middleOf(fort.cell);
  const owner = fort.flag === null ? say("nobody") : (names[fort.flag] ?? "");
  const about = say("fort", { n: fort.home + 1, owner, cell: fort.cell, strength: fort.strength, full: fort.full });
  return (
    <g transform={`translate(${x} ${y})`} data-piece={fort.name}>
      <g {...useToken(thing, "fort", about)}>
        <title>{about}</title>
        <rect class="ad-hit" x="-23" y="-23" width="46" height="46" rx="9" />
        <FortArt fort={fort} />
        <g transform="translate(-5 -15)"><Flag seat={fort.flag} /></g>
        <g transform="translate(-20 17.500)"><Strength strength={fort.strength} full={fort.full} battered={fort.strength === 0} /></g>
        <Loaded n={fort.loaded} all={fort.guns} />
        {cardsAshore(view, thing).map((card, i) => (
          <Corner key={card.card} card={card} aside={i * 8} />
        ))}
      </g>
    </g>
  );
}

function Loaded({ n, all }: { n: number; all: number }) {
  return <>{Array.from({ length: all }, (_, i) => <circle key={i} class={i < n ? "ad-gun" : "ad-gun ad-fired"} cx={-6 + i * 6} cy={11} r="2" />)}</>;
}

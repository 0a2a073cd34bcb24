// A ship's card (AD-1.3) and a fort's: everything that is marked on it, beside the chart.
import type { ComponentChildren } from "preact";
import type { CardView, FortView, ShipView } from "../../../wire/admiral";
import { longName, shortName } from "./batteries";
import { CaptainCard } from "./captain";
import { press, useDesk } from "../desk";
import { lights, pressable, usePlace } from "../lit";
import { assigned, cardsAshore, cardUnder } from "../looking";
import { Popover } from "../chart/popover";
import { Profile } from "./profile";
import { FortArt, Strength } from "../chart/things";
import { subject, type Place } from "../ways";
import { meantByThing } from "../whys";
import { say, type Word } from "../words";

interface CardProps {
  thing: number;
  kind: string;
  title: string;
  art: ComponentChildren;
  captains: ComponentChildren; // buttons of their own
  children: ComponentChildren;
}

function Card({ thing, kind, art, title, captains, children }: CardProps) {
  const desk = useDesk();
  const place: Place = `thing ${thing}`;
  const meant = desk.at.has(place) ? null : meantByThing(desk.view, thing);
  const looked = desk.selected === thing;
  const ways = desk.at.get(place);
  const { "aria-label": label, ...face } = ways
    ? pressable(ways.map((way) => way.label).join("; "), () => press(desk, place, "fleet"))
    : pressable(say("zones"), () => desk.select(looked ? null : thing));
  const classes = `ad-ship-card${lights(desk, place)}${subject(desk.view) === thing ? " ad-subject" : ""}${looked ? " ad-looked" : ""}`;
  return (
    <li class={classes}>
      <div class="ad-face" {...face}>
        <svg width="50" height="44" viewBox="-24 -22 48 43" aria-hidden="true">{art}</svg>
        <div class="ad-facts"><b>{title}</b>{children}</div>
        <span class="visually-hidden">: {label}</span>
      </div>
      <div class="ad-captains">{captains}</div>
      <button type="button" class="ad-info" aria-label={say("about", { what: title })} title={desk.cards[kind]?.text} onClick={() => desk.look(kind)}>i</button>
      {looked && meant && <button type="button" class="ad-why" onClick={() => desk.why(meant)}>{say("why")}</button>}
      {desk.opened?.where === "fleet" && desk.opened.place === place && <Popover place={place} />}
    </li>
  );
}

export function ShipCard({ ship, thing }: { ship: ShipView; thing: number }) {
  const { cards, names, view } = useDesk();
  const marks = [ship.battered ? say("battered") : "", ...ship.marks.map((mark) => say(mark as Word)), ship.flag !== null && ship.flag !== ship.home ? say("prize", { name: names[ship.home] ?? "" }) : ""];
  const title = `${ship.name} ${cards[ship.kind]?.title ?? ship.kind}`;
  return (
    <Card thing={thing} kind={ship.kind} title={title} art={<Profile kind={ship.kind} flag={ship.flag} lost={ship.full - ship.strength} battered={ship.battered} />} captains={<Aboard thing={thing} />}>
      <StrengthRow word="hull" strength={ship.strength} full={ship.full} battered={ship.battered} />
      <Guns guns={ship.guns} loaded={ship.loaded} sided={ship.facing !== null} />
      <Foot marks={[ship.cell, ...marks]}>
        {(ship.gold > 0 || view.gold.length > 0 || view.scenario.goal > 0) && <Hold gold={ship.gold} hold={ship.hold} />}
      </Foot>
    </Card>
  );
}

export function FortCard({ fort, thing }: { fort: FortView; thing: number }) {
  const { view } = useDesk();
  const ashore = cardsAshore(view, thing).map((card) => <Captain key={card.card} card={card} />);
  return (
    <Card thing={thing} kind="fort" title={say("fort_title", { n: fort.home + 1 })} art={<FortArt fort={fort} />} captains={ashore}>
      <StrengthRow word="strength" strength={fort.strength} full={fort.full} battered={fort.strength === 0} />
      <Guns guns={[fort.guns]} loaded={[fort.loaded]} sided={false} />
      <Foot marks={[fort.cell, fort.strength === 0 ? say("silenced") : ""]} />
    </Card>
  );
}

/** Where it is, and what happened to it. */
function Foot({ marks, children }: { marks: readonly (string | null)[]; children?: ComponentChildren }) {
  const said = marks.filter(Boolean).join(" · ");
  return <span class="ad-foot">{children}<small title={said}>{said}</small></span>;
}

function StrengthRow({ word, strength, full, battered }: { word: Word; strength: number; full: number; battered: boolean }) {
  return (
    <span class="ad-row" title={say(word)}>
      <svg width="66" height="9" viewBox="-1.500 -1.500 69 8" role="img" aria-label={`${say(word)}: ${strength}/${full}`}><Strength strength={strength} full={full} battered={battered} width={66} /></svg>
      <span>{strength}/{full}</span>
    </span>
  );
}

/** Full circles are loaded guns, empty ones have fired. */
function Guns({ guns, loaded, sided }: { guns: number[]; loaded: number[]; sided: boolean }) {
  const short = (i: number) => (guns.length === 1 ? say("around") : shortName(i, sided));
  const long = (i: number) => (guns.length === 1 ? say("battery_all") : longName(i, sided));
  return (
    <span class="ad-guns" title={guns.map((all, i) => say("loaded", { battery: long(i), n: loaded[i] ?? 0, all })).join("\n")}>
      {guns.map((all, i) => all > 0 && (
        <span key={i} role="img" aria-label={say("loaded", { battery: long(i), n: loaded[i] ?? 0, all })}>
          <small>{short(i)}</small>{Array.from({ length: all }, (_, n) => <i key={n} class={n < (loaded[i] ?? 0) ? "" : "ad-empty"} />)}
        </span>
      ))}
    </span>
  );
}

function Hold({ gold, hold }: { gold: number; hold: number }) {
  return (
    <span class="ad-coins" role="img" aria-label={`${say("gold")}: ${gold}/${hold}`} title={`${say("gold")}: ${gold}/${hold}`}>
      {Array.from({ length: hold }, (_, i) => <i key={i} class={i < gold ? "" : "ad-empty"} />)}
    </span>
  );
}

/** The captain under a ship; while captains are assigned, whom this seat has just given it. */
function Aboard({ thing }: { thing: number }) {
  const { view } = useDesk();
  const card = cardUnder(view, thing) ?? assigned(view, thing);
  return card ? <Captain card={card} /> : null;
}

function Captain({ card }: { card: CardView }) {
  const desk = useDesk();
  const place: Place = `card ${card.card}`;
  const title = card.captain ? desk.cards[card.captain]?.title : say("back");
  const look = card.captain ? pressable(say("about", { what: title ?? "" }), () => desk.look(card.captain!)) : {};
  const { "aria-label": label, ...face } = { ...look, ...usePlace(place, "fleet") };
  return (
    <span class="ad-berth">
      <span class={`ad-aboard${lights(desk, place)}`} {...face}>
        <CaptainCard captain={card.captain} up={card.up} size={22} />
        {card.captain && <span class="ad-captain-name">{title}</span>}
        {label && <span class="visually-hidden">: {label}</span>}
      </span>
      {desk.opened?.where === "fleet" && desk.opened.place === place && <Popover place={place} />}
    </span>
  );
}

// What only this captain sees: drawn cards, the fleet, compensations; and the plan or the order as it is made.
import type { OrderView, PlanView } from "../../wire/humans";
import { CompensationCard, ShipCard, StationCard } from "./cards";
import { Gauge } from "./gauge";
import { shipAsked } from "./plan";
import { Sign } from "./signs";
import { Bar, Spot } from "./spot";
import { useTable } from "./table";
import { isAsked } from "./ways";
import { amount } from "../../words/speak";
import { say } from "./words";

export function Hand() {
  const { view } = useTable();
  const own = view.own!;
  const { plan: planned, order: ordered } = own.sealed;
  return (
    <section class="panel hand" aria-label={say("hand")}>
      <h3>
        {say("hand")}
        {planned && <Gauge planned={planned} />}
      </h3>
      {(view.phase === "buying" || view.phase === "planning") && <Bar />}
      {own.drawn.length > 0 && <Drawn ordered={ordered} />}
      <Fleet planned={planned} ordered={ordered} />
      <Effects ordered={ordered} planned={planned} />
    </section>
  );
}

function Drawn({ ordered }: { ordered: OrderView }) {
  const { view, furniture } = useTable();
  return (
    <div class="shelf drawn">
      <h4>{say("drawn")}</h4>
      <div class="cards">
        {view.own!.drawn.map((id, i) => {
          const Card = furniture.ships[id] ? ShipCard : StationCard;
          return (
            <Card key={i} id={id} place={`drawn ${i}`} priced>
              {ordered.bought[i] && <Foot sign="check" text={say("buys")} />}
            </Card>
          );
        })}
      </div>
    </div>
  );
}

function Foot({ sign, text, kind = "" }: { sign: string; text: string; kind?: string }) {
  return (
    <p class={`foot ${kind}`}>
      <Sign name={sign} size={14} /> {text}
    </p>
  );
}

function Fleet({ planned, ordered }: { planned: PlanView | null; ordered: OrderView }) {
  const { view, furniture, lit } = useTable();
  const ships = view.own!.ships;
  const asked = shipAsked(view);
  const inFight = isAsked(view, "ship_to_boost", "ship_to_lose", "ship_lost_to_army"); // only ships of the group that fights
  const gone = [...ordered.ships];
  const leaves = ships.map(({ id }) => gone.includes(id) && gone.splice(gone.indexOf(id), 1).length > 0);
  return (
    <div class="shelf fleet">
      <h4>{say("fleet", { n: ships.length, max: furniture.max_ships })}</h4>
      <div class="cards">
        {ships.map((s, i) => (
          <ShipCard key={i} id={s.id} place={leaves[i] || (inFight && s.cell !== view.city_now) ? "" : `ship ${s.id}`} class={i === asked ? "asked" : ""}>
            <span class="known" title={say(s.seen ? "seen" : "hidden")}>
              <Sign name={s.seen ? "eye" : "hidden"} size={16} />
            </span>
            <Whereabouts cell={planned ? planned.cells[i]! : s.cell} asked={i === asked} planned={planned !== null} leaves={leaves[i]!} />
          </ShipCard>
        ))}
        {lit.has("home") && <Hangar />}
      </div>
    </div>
  );
}

function Whereabouts({ cell, asked, planned, leaves }: { cell: number | null; asked: boolean; planned: boolean; leaves: boolean }) {
  if (leaves) return <Foot sign="cross" text={say("given_up")} kind="bad" />;
  if (asked) return <Foot sign="move" text={say("asked")} kind="now" />;
  if (cell) return <Foot sign="move" text={say("goes", { n: cell })} kind="sent" />;
  return planned && cell === 0 ? <Foot sign="bank" text={say("stays")} /> : null;
}

/** To leave a ship at home. */
function Hangar() {
  const { lit } = useTable();
  return (
    <Spot place="home" class="card hangar" label={lit.get("home")![0]!.label}>
      <svg viewBox="0 0 120 80" aria-hidden="true" class="ship">
        <path d="M10 76V44C10 20 34 6 60 6s50 14 50 38v32" class="hub" />
        <path d="M28 76V48c0-16 14-26 32-26s32 10 32 26v28M28 52h64M28 60h64M28 68h64" class="panels" />
      </svg>
      <h4>{lit.get("home")![0]!.label}</h4>
    </Spot>
  );
}

/** Stations, compensations and the bank. */
function Effects({ ordered, planned }: { ordered: OrderView; planned: PlanView | null }) {
  const { view, furniture, lit } = useTable();
  const me = view.captains[view.seat!]!;
  const bank = lit.has("credits") || me.credits > 0 || ordered.credits !== 0;
  if (me.stations.length + view.own!.compensations.length === 0 && !bank) return null;
  const burns = (id: string) => planned?.fuel.includes(id);
  return (
    <div class="shelf effects-shelf">
      <h4>{say("effects")}</h4>
      <div class="cards">
        {me.stations.map((s, i) => (
          <StationCard key={`s${i}`} id={s.id} place={`station ${s.id}`} class={s.used ? "used" : ""}>
            {s.used && <Foot sign="check" text={say("used")} />}
            {ordered.stations.includes(s.id) && <Foot sign="cross" text={say("given_up")} kind="bad" />}
            {burns(s.id) && <Foot sign="fuel" text={say("burns")} kind="sent" />}
          </StationCard>
        ))}
        {view.own!.compensations.map((c, i) => (
          <CompensationCard key={`c${i}`} id={c.id} place={c.usable ? `compensation ${c.id}` : ""} class={c.usable ? "" : "fresh"}>
            {!c.usable && <Foot sign="hidden" text={say("fresh")} />}
            {burns(c.id) && <Foot sign="fuel" text={say("burns")} kind="sent" />}
          </CompensationCard>
        ))}
        {bank && (
          <Spot place="credits" class="card bank" label={say("credit")}>
            <div class="art">
              <Sign name="bank" size={36} />
            </div>
            <h4>{say("credits", { n: me.credits + ordered.credits })}</h4>
            <p class="says">{say("credit_note", { gives: amount(furniture.credit_gives), costs: amount(furniture.credit_costs) })}</p>
          </Spot>
        )}
      </div>
    </div>
  );
}

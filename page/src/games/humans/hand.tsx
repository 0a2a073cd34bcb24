// What only this captain sees: the fleet, stations and compensations. It has the same slots whatever happens.
import type { OwnView } from "../../wire/humans";
import { EffectCard, ShipCard } from "./cards";
import { hasFuel } from "./draft";
import { Foot } from "./foot";
import { counted, ownPieces } from "./pieces";
import { intended, shipAsked } from "./plan";
import { Sign } from "./signs";
import { useTable } from "./table";
import { isAsked } from "./ways";
import { say } from "./words";

export function Hand() {
  const { view, furniture } = useTable();
  const { ships } = view.own!;
  return (
    <section class="hand" aria-label={say("hand")} data-essential="hand">
      <h3 class="unseen">{say("fleet", { n: ships.length, max: furniture.max_ships })}</h3>
      <Fleet own={view.own!} />
      <Effects own={view.own!} />
    </section>
  );
}

/** Which ships are discarded by the order, one for each name in it. */
function discarded(own: OwnView): boolean[] {
  const gone = [...own.sealed.order.ships];
  return own.ships.map(({ id }) => gone.includes(id) && gone.splice(gone.indexOf(id), 1).length > 0);
}

/** A ship that attacks is at its city: here is only its slot. */
function Fleet({ own }: { own: OwnView }) {
  const { view, furniture, draft, why } = useTable();
  const leaves = discarded(own);
  const pieces = ownPieces(view);
  const cells = own.sealed.plan && intended(own.sealed.plan, draft?.wishes);
  const asked = draft ? draft.picked : shipAsked(view);
  const where = isAsked(view, "ship_to_boost", "ship_to_lose", "ship_lost_to_army") ? view.city_now : 0; // ships of the fight can be chosen here, too
  const isGrounded = (ship: number) => draft !== null && cells?.[ship] === null && !hasFuel(view, furniture, draft.wishes, ship);
  return (
    <div class="fleet">
      {own.ships.map((s, i) => {
        const kind = s.cell > 0 ? "away" : i === asked ? "asked" : "";
        return (
          <ShipCard key={i} id={s.id} piece={s.cell > 0 ? undefined : pieces[i]} place={leaves[i] || s.cell !== where ? "" : `ship ${s.id}`} act={isGrounded(i) ? () => why(`ship ${s.id}`) : draft?.pick(i)} class={kind}>
            <span class="known" title={say(s.seen ? "seen" : "hidden")}>
              <Sign name={s.seen ? "eye" : "hidden"} size={13} />
            </span>
            <Whereabouts cell={cells ? cells[i]! : s.cell} asked={i === asked} planned={cells !== null} leaves={leaves[i]!} grounded={isGrounded(i)} />
          </ShipCard>
        );
      })}
      {Array.from({ length: furniture.max_ships - own.ships.length }, (_, i) => (
        <div key={`slot ${i}`} class="card slot" aria-hidden="true" />
      ))}
    </div>
  );
}

interface WhereaboutsProps {
  cell: number | null;
  asked: boolean;
  planned: boolean;
  leaves: boolean;
  grounded: boolean; // there is no fuel for it
}

function Whereabouts({ cell, asked, planned, leaves, grounded }: WhereaboutsProps) {
  if (leaves) return <Foot sign="cross" text={say("given_up")} kind="bad" />;
  if (grounded) return <Foot sign="fuel" text={say("no_fuel")} />;
  if (asked) return <Foot sign="move" text={say("asked")} kind="now" />;
  if (cell) return <Foot sign="move" text={say("goes", { n: cell })} kind="sent" />;
  return planned && cell === 0 ? <Foot sign="bank" text={say("stays")} /> : null;
}

/** Stations and compensations. */
function Effects({ own }: { own: OwnView }) {
  const { view, furniture } = useTable();
  const { stations } = view.captains[view.seat!]!;
  const { plan, order } = own.sealed;
  const names = counted(own.compensations.map((c) => c.id));
  const burns = (id: string) => plan?.fuel.includes(id);
  return (
    <div class="effects" role="group" aria-label={say("effects")}>
      {stations.map((s) => (
        <EffectCard key={s.id} id={s.id} place={`station ${s.id}`} piece={`station ${view.seat} ${s.id}`} class={s.used ? "station used" : "station"}>
          {order.stations.includes(s.id) ? <small class="bad">{say("given_up")}</small> : burns(s.id) ? <small>{say("burns")}</small> : s.used ? <small>{say("used")}</small> : undefined}
        </EffectCard>
      ))}
      {Array.from({ length: furniture.max_stations - stations.length }, (_, i) => (
        <div key={`slot ${i}`} class="effect slot" aria-hidden="true" />
      ))}
      {own.compensations.map((c, i) => (
        <EffectCard key={names[i]} id={c.id} place={c.usable ? `compensation ${c.id}` : ""} piece={`compensation ${view.seat} ${names[i]}`} class={c.usable ? "" : "fresh"}>
          {burns(c.id) ? <small>{say("burns")}</small> : c.usable ? undefined : <small title={say("fresh")}>{say("next_turn")}</small>}
        </EffectCard>
      ))}
    </div>
  );
}

// The cards drawn this turn, with their prices, and the bank.
import { amount } from "../../words/speak";
import { ShipCard, StationCard } from "./cards";
import { Foot } from "./foot";
import { drawnPieces } from "./pieces";
import { Sign } from "./signs";
import { Spot } from "./spot";
import { useTable } from "./table";
import { say } from "./words";

export function Shop() {
  const { view, furniture } = useTable();
  const { drawn, sealed } = view.own!;
  const pieces = drawnPieces(view);
  return (
    <div class="shop">
      {drawn.length === 0 && <p class="quiet">{say("during_buying")}</p>}
      {drawn.map((id, i) => {
        const Card = furniture.ships[id] ? ShipCard : StationCard;
        return (
          <Card key={i} id={id} place={`drawn ${i}`} piece={pieces[i]} class="wide" priced>
            {sealed.order.bought[i] && <Foot sign="check" text={say("buys")} kind="sent" />}
          </Card>
        );
      })}
      <Bank />
    </div>
  );
}

function Bank() {
  const { view, furniture, lit } = useTable();
  const { credits } = view.captains[view.seat!]!;
  const ordered = view.own!.sealed.order.credits;
  if (!lit.has("credits") && credits === 0 && ordered === 0) return null;
  return (
    <Spot place="credits" class="card wide bank" label={say("credit")}>
      <div class="art">
        <Sign name="loan" size={30} />
      </div>
      <div class="about">
        <h4>{say("credits", { n: credits + ordered })}</h4>
        <p class="says">{say("credit_note", { gives: amount(furniture.credit_gives), costs: amount(furniture.credit_costs) })}</p>
      </div>
    </Spot>
  );
}

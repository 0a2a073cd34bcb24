// A captured city pays: a raid for sure, or a catch against armies.
import { SeatSign } from "../../art/seats";
import { amount } from "../../words/speak";
import { Fleet } from "./groups";
import { armiesLeft, catchChance } from "./odds";
import { Sign } from "./signs";
import { Spot } from "./spot";
import { useTable } from "./table";
import { say } from "./words";

export function Reward() {
  const { view, furniture, names } = useTable();
  const cell = view.cells[view.city_now - 1]!;
  const facts = cell.city ? furniture.cities[cell.city]! : null;
  if (!facts || cell.captor === null) return <p class="quiet">{say("during_reward")}</p>;
  const group = cell.groups.find((g) => g.seat === cell.captor);
  const left = armiesLeft(furniture.armies, furniture.army_copies, view.discards.armies);
  const chance = catchChance(group?.against_armies ?? group?.strength ?? 0, facts.x, left);
  return (
    <div class="reward">
      <div class="hunter">
        <p>
          <SeatSign seat={cell.captor} /> <b>{names[cell.captor]}</b>
        </p>
        {cell.claimant !== null && <Claimed by={cell.claimant} />}
        <span class="tokens">
          <Fleet cell={cell.cell} seat={cell.captor} />
        </span>
      </div>
      <Spot place="raid" class="pays raid" label={say("raid")}>
        <Sign name="raid" size={34} />
        <h4>{say("raid")}</h4>
        <b>{amount(facts.raid)}</b>
        <small>{say("for_sure")}</small>
      </Spot>
      <Spot place="catch" class="pays catch" label={say("catch")}>
        <Sign name="catch" size={34} />
        <h4>{say("catch")}</h4>
        <b>{amount(facts.catch)}</b>
        <small>{say("catch_odds", { p: Math.round(chance * 100) })}</small>
      </Spot>
    </div>
  );
}

/** The city pays its captor, but a loser of the battle has its card (TH-13.18). */
function Claimed({ by }: { by: number }) {
  const { names } = useTable();
  return (
    <p class="claimed">
      <Sign name="trophy" size={14} /> {say("claimed", { name: names[by]! })}
    </p>
  );
}

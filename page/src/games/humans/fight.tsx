// The battle that is fought.
import { SeatSign } from "../../art/seats";
import type { BattleView, FighterView } from "../../wire/humans";
import { Dice } from "./dice";
import { Fleet } from "./groups";
import { Sign } from "./signs";
import { Bar, Spot } from "./spot";
import { title, useTable } from "./table";
import { say } from "./words";

export function Battle({ battle }: { battle: BattleView }) {
  const table = useTable();
  const city = table.view.cells[battle.cell - 1]!.city;
  return (
    <section class="panel fight" aria-label={say("battle")}>
      <h3>
        <span class="number">{battle.cell}</span> {say("attack", { city: city ? title(table, city) : "" })}
      </h3>
      <ol class="fighters">
        {battle.fighters.map((f) => (
          <Fighter key={f.seat} battle={battle} of={f} />
        ))}
      </ol>
      <Bar />
    </section>
  );
}

const hasLost = (battle: BattleView, of: FighterView) =>
  of.announced !== "retreat" && ((of.dice > 0 && !of.rolls) || (battle.winner !== null && battle.winner !== of.seat));

function Fighter({ battle, of }: { battle: BattleView; of: FighterView }) {
  const { view, names } = useTable();
  return (
    <li class={of.announced === "retreat" || hasLost(battle, of) ? "fighter out" : "fighter"}>
      <Spot place={of.seat === view.seat ? "fighter" : ""} class="stand">
        <SeatSign seat={of.seat} size={22} />
        <b class="who">{names[of.seat]}</b>
        <State battle={battle} of={of} />
        <span class="tokens">
          <Fleet cell={battle.cell} seat={of.seat} />
        </span>
        <Effects battle={battle} seat={of.seat} />
        {of.announced !== "retreat" && <Sum of={of} decided={battle.winner !== null || !of.rolls} />}
      </Spot>
    </li>
  );
}

/** Where a captain stands in the battle, in a word. */
function State({ battle, of }: { battle: BattleView; of: FighterView }) {
  if (battle.winner === of.seat)
    return (
      <span class="state won">
        <Sign name="crown" /> {say("wins")}
      </span>
    );
  const word = of.announced === "retreat" ? "retreats" : hasLost(battle, of) ? "lost" : of.passed ? "passed" : of.announced ? "fights" : "thinks";
  const sign = { retreats: "move", lost: "cross", passed: "check", fights: "strength", thinks: "eye" }[word];
  return (
    <span class={`state ${word}`}>
      <Sign name={sign} /> {say(word)}
      {of.claim_die > 0 && <small>{say("claim_die", { n: of.claim_die })}</small>}
    </span>
  );
}

/** Boosts and cancelled bonuses, ship by ship. */
function Effects({ battle, seat }: { battle: BattleView; seat: number }) {
  const table = useTable();
  const mine = battle.effects.filter((e) => e.seat === seat);
  if (mine.length === 0) return null;
  return (
    <span class="effects">
      {mine.map((e, i) => (
        <span key={i} class="chip">
          <Sign name={e.cancels ? "cancel" : "boost"} size={14} />
          {title(table, e.ship)} {e.cancels ? say("cancelled") : `+${e.boost}`}
        </span>
      ))}
    </span>
  );
}

/** Strength, with boosts, + dice = total. When it is decided ships may be gone: then the strength is that of the roll. */
function Sum({ of, decided }: { of: FighterView; decided: boolean }) {
  const strength = decided && of.dice ? of.total - of.dice : of.strength;
  return (
    <span class="sum">
      <span class="part" title={say("strength")}>
        <Sign name="strength" size={14} />
        {strength}
      </span>
      {of.dice > 0 && <Dice faces={of.faces} />}
      {of.dice > 0 && <b class="total">= {of.total}</b>}
    </span>
  );
}

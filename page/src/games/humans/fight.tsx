// The battle that is fought.
import { SeatSign } from "../../art/seats";
import type { BattleView, FighterView } from "../../wire/humans";
import { Dice } from "./dice";
import { Fleet } from "./groups";
import { battleChances } from "./odds";
import { Sign } from "./signs";
import { title, useTable } from "./table";
import { say } from "./words";

export function Battle({ battle }: { battle: BattleView }) {
  const odds = oddsOf(battle);
  const ties = 1 - [...odds.values()].reduce((sum, p) => sum + p, 0);
  return (
    <ol class="fighters">
      {battle.fighters.map((f, i) => (
        <Fighter key={f.seat} battle={battle} of={f} odds={odds.get(f.seat)} ties={ties} isRight={i >= battle.fighters.length / 2} />
      ))}
    </ol>
  );
}

/** Until the dice are rolled: the chance of each who may still fight (TH-8.30). */
function oddsOf({ fighters, winner }: BattleView): Map<number, number> {
  const fighting = fighters.filter((f) => f.announced !== "retreat");
  if (winner !== null || fighting.length < 2 || fighting.some((f) => f.dice > 0)) return new Map();
  const chances = battleChances(fighting.map((f) => f.strength));
  return new Map(fighting.map((f, i) => [f.seat, chances[i]!]));
}

const hasLost = (battle: BattleView, of: FighterView) =>
  of.announced !== "retreat" && ((of.dice > 0 && !of.rolls) || (battle.winner !== null && battle.winner !== of.seat));

interface FighterProps {
  battle: BattleView;
  of: FighterView;
  odds: number | undefined;
  ties: number; // the chance of a tie
  isRight: boolean;
}

/** Those on the right head left, towards the others. */
function Fighter({ battle, of, odds, ties, isRight }: FighterProps) {
  const { view, names } = useTable();
  const isOut = of.announced === "retreat" || hasLost(battle, of);
  return (
    <li class={`fighter${isRight ? " heads-left" : ""}${isOut ? " out" : ""}${of.seat === view.seat ? " own" : ""}`}>
      <p class="who">
        <SeatSign seat={of.seat} />
        <b>{names[of.seat]}</b>
        <State battle={battle} of={of} />
      </p>
      <span class="tokens">
        <Fleet cell={battle.cell} seat={of.seat} />
        <Effects battle={battle} seat={of.seat} />
      </span>
      <span class="force">
        {of.announced !== "retreat" && <Sum of={of} decided={battle.winner !== null || !of.rolls} />}
        {odds !== undefined && <Odds wins={odds} ties={ties} />}
      </span>
    </li>
  );
}

/** Before the dice, and before anybody plays a card. */
function Odds({ wins, ties }: { wins: number; ties: number }) {
  const [p, t] = [Math.round(wins * 100), Math.round(ties * 100)];
  return (
    <small class="odds" title={say("dice_alone")}>
      <span>
        {say("battle_odds", { p })} <span class="if-wide">{say("before_cards")}</span>
      </span>
      {t > 0 && <span>{say("battle_tie", { t })}</span>}
    </small>
  );
}

/** Where a captain stands in the battle, in a word. */
function State({ battle, of }: { battle: BattleView; of: FighterView }) {
  if (battle.winner === of.seat)
    return (
      <span class="state won" title={say("wins")}>
        <Sign name="crown" /> <span>{say("wins")}</span>
      </span>
    );
  const word = of.announced === "retreat" ? "retreats" : hasLost(battle, of) ? "lost" : of.passed ? "passed" : of.announced ? "fights" : "thinks";
  const sign = { retreats: "move", lost: "cross", passed: "check", fights: "strength", thinks: "eye" }[word];
  return (
    <span class={`state ${word}`} title={say(word)}>
      <Sign name={sign} /> <span>{say(word)}</span>
      {of.claim_die > 0 && <small title={say("claim_die", { n: of.claim_die })}><Sign name="trophy" size={12} /> {of.claim_die}</small>}
    </span>
  );
}

/** Boosts and cancelled bonuses, ship by ship. */
function Effects({ battle, seat }: { battle: BattleView; seat: number }) {
  const table = useTable();
  const mine = battle.effects.filter((e) => e.seat === seat);
  if (mine.length === 0) return null;
  return (
    <>
      {mine.map((e, i) => (
        <span key={i} class="chip" title={`${title(table, e.ship)}: ${e.cancels ? say("cancelled") : `+${e.boost}`}`}>
          <Sign name={e.cancels ? "cancel" : "boost"} size={13} />
          {e.cancels ? "" : `+${e.boost}`}
        </span>
      ))}
    </>
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
      {of.dice > 0 && <Dice faces={of.faces} seat={of.seat} />}
      {of.dice > 0 && <b class="total">= {of.total}</b>}
    </span>
  );
}

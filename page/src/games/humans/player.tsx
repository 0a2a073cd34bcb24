// A captain in a short line, for the list of players.
import type { PlayerProps } from "../../table/contract";
import type { HumansFurniture, HumansView } from "../../wire/humans";
import { EFFECT_SIGNS, Sign } from "./signs";
import { title } from "./table";
import { amount } from "../../words/speak";
import { say } from "./words";
import type { JSX } from "preact";

function Fact({ sign, label, children }: { sign: string; label: string; children: JSX.Element | string | number }) {
  return (
    <span class="fact" title={label}>
      <Sign name={sign} />
      <span class="unseen">{label}: </span>
      {children}
    </span>
  );
}

export function Player(shown: PlayerProps<HumansView, HumansFurniture>) {
  const c = shown.view.captains[shown.seat];
  if (!c) return null;
  return (
    <div class="humans player">
      <p>
        <Fact sign="humans" label={say("humans")}>
          <b>{amount(c.balance)}</b>
        </Fact>
        <Fact sign="saucer" label={say("deck_blue").split(" ").pop()!}>
          {c.ships}
        </Fact>
        <Fact sign="cards" label={say("compensations")}>
          {c.compensations}
        </Fact>
        <Fact sign="trophy" label={say("trophies", { n: "" }).replace(/[: ]+$/, "")}>
          {c.trophies.length}
        </Fact>
        {c.credits > 0 ? (
          <Fact sign="loan" label={say("credit")}>
            {c.credits}
          </Fact>
        ) : null}
        {c.stations.map((s) => (
          <span key={s.id} class={s.used ? "fact used" : "fact"} title={`${title(shown, s.id)}: ${shown.cards[s.id]?.text ?? ""}`}>
            <Sign name={EFFECT_SIGNS[shown.furniture.stations[s.id]!.effect]!} />
            <span class="unseen">{title(shown, s.id)}</span>
          </span>
        ))}
      </p>
    </div>
  );
}

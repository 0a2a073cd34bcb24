// What is going on, in words, at the foot of the chart; and what the colour of a suggestion means, by a bot or a lesson.
import type { AdmiralView } from "../../../wire/admiral";
import { useDesk } from "../desk";
import { nameOfThing } from "../looking";
import { say } from "../words";

export function Legend() {
  const { view, names, hint } = useDesk();
  const going = affairSaid(view, names);
  if (!going && !hint) return null;
  return (
    <p class="ad-legend">
      {going && <b>{going}</b>}
      {hint && <span><i class="ad-key-hint" />{say("legend_hint")}</span>}
    </p>
  );
}

function affairSaid(view: AdmiralView, names: string[]): string {
  const { affair } = view;
  const name = (thing: number) => nameOfThing(view, thing);
  if (affair?.type === "AttackView") {
    const shots = affair.shots.reduce((sum, n) => sum + n, 0);
    return `${say("attack", { name: names[affair.seat] ?? "", target: name(affair.target) })} · ${say("shots_n", { n: shots })}${affair.salvo ? ` · ${say("salvo")}` : ""}`;
  }
  if (affair?.type === "BoardingView") return say("boarding", { ship: name(affair.ship), target: name(affair.target) });
  if (affair?.type === "SpoilsView") return say("spoils", { ship: name(affair.winner), target: name(affair.captured) });
  return affair ? say("under_way", { ship: name(affair.ship), n: affair.left }) : "";
}

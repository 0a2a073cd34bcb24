// Everybody at the table: sign, name, who is there, who is to act, and what the game shows of them.
import { seatColour, SeatSign } from "../art/seats";
import type { Scene, SeatScene } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { levelTitle } from "../net/catalogue";
import { useDesk } from "./desk";
import { SeatHost } from "./host";
import { isNarrow } from "./narrow";

const say = speaker(TABLE);

export function Players() {
  const { sight } = useDesk();
  return (
    <ul class="seat-row" tabIndex={isNarrow.value ? 0 : undefined} aria-label={say("players")}>
      {sight.scene.seats.map((who, seat) => <PlayerCard key={seat} seat={seat} who={who} />)}
    </ul>
  );
}

function PlayerCard({ seat, who }: { seat: number; who: SeatScene }) {
  const { sight, game, shown, line } = useDesk();
  const { scene } = sight;
  const isActing = who.to_act && scene.status === "running";
  return (
    <li class={isActing ? "seat-card acting" : "seat-card"} style={`--seat: ${seatColour(seat)}`}>
      <div class="seat-who">
        <SeatSign seat={seat} />
        <b>{who.name}</b>
        {line && seat === scene.seat && <span class="tag">{say("you")}</span>}
        <span class="seat-presence small muted">{line && isNews(who, scene, seat) && presence(who)}</span>
        {isActing && <span class="tag lit acting-mark">▸<span> {say("to_act")}</span></span>}
      </div>
      {scene.view !== null && <div class="seat-public"><game.Player {...shown} seat={seat} /></div>}
      <SeatHost seat={seat} who={who} />
    </li>
  );
}

/** Whether it is worth a word who is there: not when all is over, and not of oneself. */
const isNews = (who: SeatScene, { status, seat }: Scene, of: number) =>
  status !== "over" && (of !== seat || !who.online || who.stand_in || who.away);

/** Bots are always there; people are here or away, or a bot or the rulebook answers for them. */
export function presence(who: SeatScene): string {
  if (who.kind === "open") return say(who.kept ? "seat_kept" : "seat_open");
  if (who.kind === "bot") return who.name.includes(levelTitle(who.bot)) ? say("bot") : say("a_bot", { level: levelTitle(who.bot) });
  if (who.stand_in) return say("stood_in");
  if (who.away) return say("answered_for");
  return say(who.online ? "here" : "away");
}

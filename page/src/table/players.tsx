// Everybody at the table: sign, name, who is there, who is to act, and what the game shows of them.
import { seatColour, SeatSign } from "../art/seats";
import type { Scene, SeatScene } from "../wire/protocol";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { levelTitle } from "../net/catalogue";
import { useDesk } from "./desk";
import { Dialog } from "./dialog";
import { SeatHost } from "./host";
import { Bubble } from "./talk/bubble";

const say = speaker(TABLE);

/** One row that keeps its height; a click on a card opens all of them. */
export function Players({ open }: { open: () => void }) {
  const { seats } = useDesk().sight.scene;
  return (
    <ul class="seat-row" aria-label={say("players")}>
      {seats.map((who, seat) => <PlayerCard key={seat} seat={seat} who={who} open={open} />)}
    </ul>
  );
}

/** All that is public of everybody, and for the host what can be done about somebody who is away. */
export function PlayersDialog({ close }: { close: () => void }) {
  const { seats } = useDesk().sight.scene;
  return (
    <Dialog title={say("players")} close={close}>
      <ul class="seat-list">{seats.map((who, seat) => <PlayerCard key={seat} seat={seat} who={who} />)}</ul>
    </Dialog>
  );
}

function PlayerCard({ seat, who, open }: { seat: number; who: SeatScene; open?: () => void }) {
  const { sight, game, shown, line } = useDesk();
  const { scene } = sight;
  const isActing = who.to_act && scene.status === "running";
  return (
    <li class={isActing ? "seat-card acting" : "seat-card"} data-home={open && seat} style={`--seat: ${seatColour(seat)}`}>
      <div class="seat-who">
        <SeatSign seat={seat} />
        {open ? <button type="button" title={who.name} onClick={open}>{who.name}</button> : <b>{who.name}</b>}
        {line && seat === scene.seat && <span class="tag">{say("you")}</span>}
        <span class="seat-presence small muted">{line && isNews(who, scene, seat) && presence(who)}</span>
        <Bubble seat={seat} />
        {isActing && <span class="acting-mark" title={say("to_act")}>▸<span class="visually-hidden"> {say("to_act")}</span></span>}
      </div>
      {scene.view !== null && <div class="seat-public"><game.Player {...shown} seat={seat} /></div>}
      {!open && <SeatHost seat={seat} who={who} />}
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

// A table that waits for players: the link to invite them, the seats, and bots for the impatient.
import { useState } from "preact/hooks";
import { SeatSign } from "../art/seats";
import { Complaint } from "../frame/complaint";
import { Kept } from "../frame/kept";
import { Levels } from "../lobby/levels";
import { SitDown } from "../lobby/sit_down";
import { seatBot, type Trouble, troubleOf } from "../net/api";
import { invitation } from "../net/keyring";
import { ShareLink } from "../share/link";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";
import { presence } from "./players";

const say = speaker(TABLE);

export function Waiting() {
  const { sight, line } = useDesk();
  const { scene, table } = sight;
  const isGuest = scene.seat === null && !line?.keys.host;
  return (
    <div class="waiting-room">
      {scene.seat === null && <SitDown id={table.id} seats={scene.seats} />}
      {!isGuest && <Invite />}
      <OpenSeats />
      {scene.seat !== null && <SitHere />}
      <Kept />
    </div>
  );
}

function Invite() {
  const { table } = useDesk().sight;
  return (
    <section class="panel">
      <h2>{say("waiting_title")}</h2>
      <p>{say("waiting_about")}</p>
      <ShareLink address={invitation(table.id)} label={say("invitation")} title={table.title} />
    </section>
  );
}

/** One screen may be enough for several: a curtain will hang between them. */
function SitHere() {
  const { scene, table } = useDesk().sight;
  return (
    <details class="panel sit-here">
      <summary>{say("sit_here")}</summary>
      <SitDown id={table.id} seats={scene.seats} another />
    </details>
  );
}

function OpenSeats() {
  const { sight, line } = useDesk();
  const [bot, setBot] = useState("cadet");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { seats } = sight.scene;
  const open = seats.flatMap((s, seat) => (s.kind === "open" ? [seat] : []));
  const host = line?.keys.host ?? "";
  const fill = async (chosen: readonly number[]) => {
    for (const seat of chosen) setTrouble(await troubleOf(seatBot(sight.table.id, host, { seat, bot })));
  };
  return (
    <section class="panel">
      <h2>{say("seats")}</h2>
      <ul class="open-seats">
        {seats.map((who, seat) => (
          <li key={seat}>
            <SeatSign seat={seat} size={24} />
            <span><b>{who.kind === "open" && !who.kept ? say("seat", { n: seat + 1 }) : who.name}</b> <span class="muted">{presence(who)}</span></span>
            {seat === sight.scene.seat && <span class="tag">{say("you")}</span>}
            {host && who.kind === "open" && <button type="button" class="button small" onClick={() => void fill([seat])}>{say("seat_bot")}</button>}
          </li>
        ))}
      </ul>
      {host && open.length > 0 && (
        <div class="buttons">
          <label class="bot-level">{say("bot_level")}{" "}
            <Levels game={sight.table.game} chosen={bot} choose={setBot} />
          </label>
          <button type="button" class="button primary" onClick={() => void fill(open)}>{say("start_with_bots")}</button>
        </div>
      )}
      <Complaint trouble={trouble} />
    </section>
  );
}

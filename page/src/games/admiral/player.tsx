// The public state of one seat in a few short lines: ships, score, bank, captains.
import type { PlayerProps } from "../../table/contract";
import type { AdmiralFurniture, AdmiralView } from "../../wire/admiral";
import { Ship } from "./hulls";
import { cardsIn } from "./looking";
import { say } from "./words";

export function Player({ view, seat }: PlayerProps<AdmiralView, AdmiralFurniture>) {
  const player = view.players[seat];
  if (!player) return null;
  const goal = view.scenario.goal;
  const allies = view.players.filter((other) => other.side === player.side).length > 1;
  const captains = cardsIn(view)?.cards.filter((card) => card.seat === seat && (card.ship !== null || card.port !== null)).length;
  return (
    <div class="ad-player">
      {player.out ? <span>{say("you_out")}</span> : <Flotilla view={view} seat={seat} />}
      <span>
        {say("score")} <b>{player.score}</b>
        {goal > 0 && <> · {say("bank")} <b>{say("bank_of", { n: player.bank, goal })}</b></>}
        {!!captains && <> · {say("captains")} <b>{captains}</b></>}
        {player.ready && <> · {say("ready")}</>}
      </span>
      {allies && <small>{say("allies")}: {String.fromCharCode(65 + player.side)}</small>}
    </div>
  );
}

function Flotilla({ view, seat }: { view: AdmiralView; seat: number }) {
  const ships = view.ships.filter((ship) => ship.flag === seat);
  return (
    <span class="ad-flotilla">
      {ships.map((ship) => (
        <span key={ship.name} title={`${ship.name}: ${say("hull")} ${ship.strength}/${ship.full}`}>
          <svg width="22" height="22" viewBox="-24 -24 48 48" aria-hidden="true"><Ship kind={ship.kind} flag={seat} /></svg>
          {ship.name} <b class={ship.battered ? "ad-weak" : ""}>{ship.strength}/{ship.full}</b>
        </span>
      ))}
    </span>
  );
}

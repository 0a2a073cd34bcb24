// The public state of one seat in a few short lines: ships, score, bank, captains.
import type { PlayerProps } from "../../table/contract";
import type { AdmiralFurniture, AdmiralView } from "../../wire/admiral";
import { CardArt } from "./fleet/captain";
import { Profile } from "./fleet/profile";
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
      <span class="ad-sums">
        <span>{say("score")} <b>{player.score}</b></span>
        {goal > 0 && <span title={say("bank")}><i class="ad-piece-coin" /> <span class="visually-hidden">{say("bank")} </span><b>{player.bank}/{goal}</b></span>}
        {!!captains && <span title={say("captains")}><svg width="10" height="14" viewBox="0 0 26 36" aria-hidden="true"><CardArt captain={null} up={false} /></svg> <span class="visually-hidden">{say("captains")} </span><b>{captains}</b></span>}
        {player.ready && <span>{say("ready")}</span>}
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
          <svg width="25" height="22" viewBox="-24 -21 48 42" aria-hidden="true"><Profile kind={ship.kind} flag={seat} /></svg>
          <span class="ad-ship-name">{ship.name}</span> <b class={ship.battered ? "ad-weak" : ""}>{ship.strength}/{ship.full}</b>
        </span>
      ))}
    </span>
  );
}

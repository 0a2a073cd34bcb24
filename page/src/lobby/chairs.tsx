// Who sits at the new table.
import { SeatSign } from "../art/seats";
import type { GameInfo, NewSeat } from "../wire/protocol";
import { LOBBY } from "../words/lobby";
import { speaker } from "../words/speak";
import { count, type Draft, withChair, withSeats } from "./draft";
import { LevelAbout, Levels } from "./levels";
import { Segments } from "./segments";

const say = speaker(LOBBY);

export interface Part {
  game: GameInfo;
  draft: Draft;
  change: (draft: Draft) => void;
}

export function Chairs({ game, draft, change }: Part) {
  const numbers = Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, i) => game.min_seats + i);
  return (
    <section class="panel">
      <fieldset class="option">
        <legend>{say("how_many")}</legend>
        <Segments of={numbers.map((n) => ({ value: n, title: String(n) }))} chosen={draft.chairs.length} choose={(n) => change(withSeats(draft, n))} />
      </fieldset>
      <ol class="chairs">
        {draft.chairs.map((chair, at) => (
          <li key={at}>
            <fieldset>
              <legend>{!draft.shuffle && <SeatSign seat={at} />} {say("seat", { n: at + 1 })}</legend>
              <OneChair game={game.name} chair={chair} at={at} change={(c) => change(withChair(draft, at, c))} />
            </fieldset>
          </li>
        ))}
      </ol>
      {count(draft, "friend") > 0 && <p class="small muted">{say("friend_about")}</p>}
      {count(draft, "me") > 1 && <p class="small muted">{say("several_about")}</p>}
      {count(draft, "me") === 0 && <p class="small muted">{say("none_about")}</p>}
      <label class="tick">
        <input type="checkbox" checked={draft.shuffle} onChange={(e) => change({ ...draft, shuffle: e.currentTarget.checked })} />
        <span><b>{say("shuffle")}</b><small class="muted">{say("shuffle_about")}</small></span>
      </label>
    </section>
  );
}

interface ChairProps {
  game: string;
  chair: Required<NewSeat>;
  at: number;
  change: (chair: Partial<NewSeat>) => void;
}

function OneChair({ game, chair, at, change }: ChairProps) {
  return (
    <div class="chair">
      <Segments
        of={[
          { value: "me", title: say("me"), icon: "person" },
          { value: "friend", title: say("friend"), icon: "link" },
          { value: "bot", title: say("bot"), icon: "bot" },
        ] as const}
        chosen={chair.who}
        choose={(who) => change({ who })}
      />
      {chair.who === "me" && (
        <input type="text" maxLength={20} value={chair.name} placeholder={say(at ? "other_name" : "my_name")} aria-label={say("name")} autocomplete={at ? "off" : "nickname"} onInput={(e) => change({ name: e.currentTarget.value })} />
      )}
      {chair.who === "bot" && (
        <div class="level">
          <Levels game={game} chosen={chair.bot} choose={(bot) => change({ bot })} label={say("level")} />
          <LevelAbout game={game} level={chair.bot} />
        </div>
      )}
    </div>
  );
}

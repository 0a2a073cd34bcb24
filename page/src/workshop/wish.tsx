// What is to be found out: which question, about which cards, played by whom and how often.
import { type Signal, useSignal } from "@preact/signals";
import { Segments } from "../lobby/segments";
import { levelTitle } from "../net/catalogue";
import type { BotLimit, NewExperiment } from "../wire/protocol";
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";
import type { DeskPart } from "./desk";
import { Parts } from "./parts";

const say = speaker(WORKSHOP);
type Kind = NewExperiment["kind"];
const KINDS: readonly Kind[] = ["compare", "values", "seats", "pace"];
const SHARES = [0.1, 0.3, 1]; // of the games that a bot may play

export interface Wanted {
  kind: Kind;
  bot: string;
  share: number;
  parts: readonly string[];
}

/** A comparison by a bot that knows a little, with few games. */
export const usualWish = (bots: readonly BotLimit[]): Wanted => ({ kind: "compare", bot: bots[1]!.name, share: SHARES[0]!, parts: [] });

interface Props extends DeskPart {
  wanted: Signal<Wanted>; // it outlives the form, which gives way while an experiment is played
  begin: (wish: NewExperiment) => Promise<void>;
}

export function Wish({ game, workshop, bench, finding, wanted, begin }: Props) {
  const busy = useSignal(false);
  const { kind, bot, share, parts } = wanted.value;
  const change = (changed: Partial<Wanted>) => (wanted.value = { ...wanted.peek(), ...changed });
  const most = workshop.bots.find((b) => b.name === bot)!.games;
  const chosen = parts.filter((id) => finding.parts.some((p) => p.id === id));
  const start = async (e: Event) => {
    e.preventDefault();
    busy.value = true;
    const of = { game: game.name, seats: bench.seats, cards: bench.text, file: bench.file };
    await begin({ ...of, kind, bot, games: Math.round(most * share), parts: kind === "values" ? chosen : [] });
    busy.value = false;
  };
  return (
    <form class="wish" onSubmit={start}>
      <fieldset>
        <legend>{say("question")}</legend>
        {KINDS.filter((k) => k !== "values" || finding.parts.length > 0).map((k) => (
          <label key={k} class="tick">
            <input type="radio" name="kind" checked={k === kind} onChange={() => change({ kind: k })} />
            <span><b>{say(k)}</b><small class="muted">{say(`${k}_about`)}</small></span>
          </label>
        ))}
      </fieldset>
      {kind === "values" && <Parts of={finding.parts} chosen={chosen} most={workshop.parts} choose={(ids) => change({ parts: ids })} />}
      <fieldset>
        <legend>{say("bots")}</legend>
        <Segments of={workshop.bots.map((b) => ({ value: b.name, title: levelTitle(b.name) }))} chosen={bot} choose={(b) => change({ bot: b })} />
      </fieldset>
      <fieldset>
        <legend>{say("games")}</legend>
        <Segments of={SHARES.map((s) => ({ value: s, title: String(Math.round(most * s)) }))} chosen={share} choose={(s) => change({ share: s })} />
        <p class="small muted">{say("games_about", { minutes: Math.round(workshop.seconds / 60) })}</p>
      </fieldset>
      <div class="buttons">
        <button class="button primary" disabled={busy.value || finding.state !== "good" || (kind === "values" && !chosen.length)}>{say("begin")}</button>
      </div>
    </form>
  );
}

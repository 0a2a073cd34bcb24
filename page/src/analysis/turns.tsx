// Jumps to where a turn, a season or a round begins.
import { lang } from "../settings";
import type { Turn } from "../wire/protocol";
import { ANALYSIS } from "../words/analysis";
import { speaker } from "../words/speak";

const say = speaker(ANALYSIS);

export function Turns({ turns, to, setTo }: { turns: readonly Turn[]; to: number; setTo: (to: number) => void }) {
  if (!turns.length) return null;
  const now = turns.filter((turn) => turn.at <= to).length - 1;
  return (
    <label>{say("turns")}{" "}
      <select value={now} onChange={(e) => setTo(turns[Number(e.currentTarget.value)]!.at)}>
        {now < 0 && <option value={-1}>{say("turn_jump")}</option>}
        {turns.map((turn, n) => <option key={n} value={n}>{turn.title[lang.value]}</option>)}
      </select>
    </label>
  );
}

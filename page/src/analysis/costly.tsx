// The choices that cost most: a click shows the moment, from the seat that chose.
import { SeatSign } from "../art/seats";
import { lang } from "../settings";
import type { Position } from "../table/replay";
import type { Analysis, Point } from "../wire/protocol";
import { ANALYSIS } from "../words/analysis";
import { speaker } from "../words/speak";
import { costliest } from "./chances";

const say = speaker(ANALYSIS);
const MOST = 10;

type Props = Position & { analysis: Analysis };

export function Costly({ analysis, names, to, setTo, seat, setSeat }: Props) {
  const found = costliest(analysis, seat, MOST);
  const show = (point: Point) => (setSeat(point.seat), setTo(point.at));
  return (
    <section class="costly">
      <h3>{say("costly")}</h3>
      <p class="small muted">{say(found.length ? "costly_about" : "costly_none")}</p>
      <ol>
        {found.map((point) => (
          <li key={`${point.at} ${point.seat}`}>
            <button type="button" class="button" aria-current={to === point.at && seat === point.seat} onClick={() => show(point)}>
              <span class="costly-head"><SeatSign seat={point.seat} /> {names[point.seat]} <b>{say("cost", { n: Math.round(point.cost * 100) })}</b></span>
              <Words point={point} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Words({ point: { told } }: { point: Point }) {
  const of = (words: Record<string, string>) => words[lang.value];
  return (
    <>
      <span>{of(told!.asked)}</span>
      <span><i>{say("chosen")}</i> {of(told!.chosen)}</span>
      <span><i>{say("better")}</i> {of(told!.better)}</span>
    </>
  );
}

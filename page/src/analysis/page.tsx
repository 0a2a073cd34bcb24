// The analysis of a finished game: beside the board the chances of every seat, the costly choices, luck and skill.
import { Complaint } from "../frame/complaint";
import "../style/analysis.css";
import { type Position, ReplayPage } from "../table/replay";
import type { Analysed, Analysis } from "../wire/protocol";
import { ANALYSIS } from "../words/analysis";
import { speaker } from "../words/speak";
import { Balance } from "./balance";
import { Costly } from "./costly";
import { Curve } from "./curve";
import { Share } from "./share";
import { Turns } from "./turns";
import { useAnalysis } from "./use_analysis";

const say = speaker(ANALYSIS);

export const AnalysisPage = ({ id }: { id: string }) => <ReplayPage id={id} Beside={Beside} />;

function Beside(at: Position) {
  const { now, trouble, again } = useAnalysis(at.id);
  return (
    <section class="panel analysis" aria-label={say("title")}>
      <h2>{say("title")}</h2>
      <Complaint trouble={trouble} again={again} />
      <div role="status">{now && !now.analysis && <Progress now={now} again={again} />}</div>
      {now?.analysis && <Parts analysis={now.analysis} {...at} />}
    </section>
  );
}

function Progress({ now, again }: { now: Analysed; again: () => void }) {
  if (now.state === "failed") return <p>{say("failed")} <button type="button" class="button small" onClick={again}>{say("again")}</button></p>;
  const percent = now.whole ? Math.floor((now.done / now.whole) * 100) : 0;
  return (
    <>
      <p>{now.state === "working" ? say("working", { n: percent }) : `${say("waiting")} ${now.ahead ? say("ahead", { n: now.ahead }) : ""}`}</p>
      <progress max={100} value={percent} aria-label={say("title")} />
    </>
  );
}

function Parts({ analysis, ...at }: Position & { analysis: Analysis }) {
  return (
    <>
      <Curve analysis={analysis} {...at} />
      <div class="analysis-tools">
        <Turns turns={analysis.turns} {...at} />
        <Share key={at.to} />
      </div>
      <Costly analysis={analysis} {...at} />
      <Balance analysis={analysis} names={at.names} />
      <p class="small muted">{say("iterations", { n: analysis.iterations })}</p>
    </>
  );
}

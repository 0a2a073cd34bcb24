// How far the experiment is, and in the end its report.
import { useEffect, useRef } from "preact/hooks";
import { planAddress, reportAddress } from "../net/api";
import { lang, theme } from "../settings";
import type { Experiment } from "../wire/protocol";
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";

const say = speaker(WORKSHOP);

interface Props {
  run: Experiment;
  game: string;
  cancel: () => Promise<void>;
  isMine: boolean; // begun since the page was opened, and not found again
}

export function Outcome({ run, game, cancel, isMine }: Props) {
  if (run.status === "failed") return <p class="notice trouble" role="alert">{run.text}</p>;
  if (run.status === "done") return <Report id={run.id} game={game} isMine={isMine} />;
  return <Live run={run} cancel={cancel} isMine={isMine} />;
}

function Live({ run, cancel, isMine }: Omit<Props, "game">) {
  const button = useLostFocus<HTMLButtonElement>(isMine);
  return (
    <div class="notice run">
      <p role="status">{run.status === "queued" ? say("queued", { n: run.ahead }) : say("playing")}</p>
      <progress aria-label={say("progress")} value={run.games ? run.done : undefined} max={run.games || 1} />
      {run.games > 0 && <small>{say("played", { done: run.done, games: run.games })}</small>}
      <button ref={button} type="button" class="button small danger" onClick={cancel}>{say("cancel")}</button>
    </div>
  );
}

/** What had the focus is gone, and this has come in its place; whoever is elsewhere is left alone. */
function useLostFocus<Thing extends HTMLElement>(isWanted: boolean) {
  const thing = useRef<Thing>(null);
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) thing.current?.focus({ preventScroll: true });
  }, []);
  return thing;
}

/** The report is a page of its own, and may do nothing but show itself. */
function Report({ id, game, isMine }: { id: string; game: string; isMine: boolean }) {
  const heading = useLostFocus<HTMLHeadingElement>(isMine);
  const address = reportAddress(id);
  const shown = `${address}#${lang.value},${theme.value}`;
  return (
    <div class="report">
      <h3 ref={heading} tabIndex={-1}>{say("report")}</h3>
      <p class="small muted" role="status">{say("report_about")}</p>
      <div class="buttons">
        <a class="button small" href={address} download={`kubrik-${game}-report.html`}>{say("report_save")}</a>
        <a class="button small" href={shown} target="_blank" rel="noopener">{say("report_open")}</a>
        <a class="button small quiet" href={planAddress(id)} download="plan.json">{say("plan_save")}</a>
      </div>
      <iframe key={shown} title={say("report")} src={shown} sandbox="allow-scripts" />
    </div>
  );
}

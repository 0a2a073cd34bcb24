// What has to be said above the table: a lost line, a bot in one's place, a table that can't go on, a refusal.
import type { ComponentChildren } from "preact";
import { SitDown } from "../lobby/sit_down";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { ClauseButton } from "./clause";
import { useDesk } from "./desk";

const say = speaker(TABLE);

export function Banners() {
  const { sight, line } = useDesk();
  const { scene } = sight;
  if (!line) return null;
  const me = scene.seat === null ? null : scene.seats[scene.seat]!;
  return (
    <div class="banners">
      {scene.stuck && <div class="notice trouble"><p>{scene.stuck}</p></div>}
      {scene.status === "aborted" && <div class="notice"><p>{say("aborted")}</p></div>}
      {(me?.stand_in || me?.away) && scene.status === "running" && (
        <div class="notice">
          <p>{say(me.stand_in ? "stood_in_for_you" : "answered_for_you")}</p>
          <button type="button" class="button primary small" onClick={line.back}>{say("back")}</button>
        </div>
      )}
      {scene.seat === null && scene.status === "running" && <div class="notice"><p>{say("watching")}</p></div>}
      {scene.seat === null && scene.status === "running" && <SitDown id={sight.table.id} seats={scene.seats} />}
    </div>
  );
}

/** What passes by itself or with a click: it covers a strip of the board for a moment, and moves nothing. */
export function Toasts({ children }: { children: ComponentChildren }) {
  const { line } = useDesk();
  if (!line) return null;
  return (
    <div class="toasts">
      {children}
      <div role="status">{line.link.value === "lost" && <LostNotice again={line.callNow} />}</div>
      <Refusal />
    </div>
  );
}

export function LostNotice({ again }: { again: () => void }) {
  return (
    <div class="notice trouble line-lost">
      <p>{say("lost")}</p>
      <button type="button" class="button small" onClick={again}>{say("call_now")}</button>
    </div>
  );
}

/** The server said no, and why. */
function Refusal() {
  const { line } = useDesk();
  const refused = line!.hearing.value.refused;
  return (
    <div role="alert">
      {refused && refused.code !== "off_lesson" && (
        <div class="notice trouble">
          <p>{refused.text} <ClauseButton clause={refused.clause} /></p>
          <button type="button" class="button small" onClick={() => line!.forget("refused")}>{say("understood")}</button>
        </div>
      )}
    </div>
  );
}

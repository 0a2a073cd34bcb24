// Calling a player to the table: by the title of the page, a sound, and a notification for those who want one.
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../mine/notices";
import { ring } from "../sound/sounds";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";

const say = speaker(TABLE);
const frame = speaker(FRAME);
/** A question to somebody at this screen. `key` differs for each question. */
export interface Call {
  key: string;
  isReaction: boolean;
  text: string; // may be shown outside of the page: without secrets if others sit at this screen
}

export function useAttention(title: string, call: Call | null) {
  const last = useRef("");
  const isCalled = useRef(false);
  useEffect(() => {
    const isNew = !isCalled.current; // not the next question of the same turn
    isCalled.current = call !== null;
    document.title = call ? `● ${say(call.isReaction ? "you_react" : "your_turn")} · ${title}` : `${title} · ${frame("brand")}`;
    if (!call || call.key === last.current) return;
    last.current = call.key;
    if (document.hidden || call.isReaction || isNew) ring(call.isReaction ? "reaction" : "turn");
    if (document.hidden) notify(title, call.text, "kubrik-turn");
  }, [call?.key, title]);
}

/** The end of a game is heard by those who were there before it. */
export function useFanfare(status: string) {
  const was = useRef(status);
  useEffect(() => {
    if (was.current === "running" && status === "over") ring("end");
    was.current = status;
  }, [status]);
}

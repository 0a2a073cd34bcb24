// Calling a player to the table: by the title of the page, a sound, and a notification for those who want one.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ring } from "../sound/sounds";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";

const say = speaker(TABLE);
const frame = speaker(FRAME);
const canNotify = () => typeof Notification !== "undefined";

export const notifying = signal(canNotify() ? Notification.permission : "denied");
export const askToNotify = async () => {
  if (canNotify()) notifying.value = await Notification.requestPermission();
};

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
    if (document.hidden) notify(title, call.text);
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

function notify(title: string, body: string) {
  if (notifying.value !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: "kubrik-turn", icon: "/icon.svg" });
    notice.onclick = () => (window.focus(), notice.close());
  } catch {
    /* some phones allow them only from a service worker: the title and the sound remain */
  }
}

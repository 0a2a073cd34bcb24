// How long there is for a choice, counted down.
import { useEffect, useState } from "preact/hooks";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { Clock } from "./signs";

const say = speaker(TABLE);
const two = (n: number) => String(n).padStart(2, "0");

/** 0:42, 12:05, 3 h 20 min, 2 days. */
export function left(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  if (s < 3600) return `${Math.floor(s / 60)}:${two(s % 60)}`;
  if (s < 2 * 86400) return say("hours", { h: Math.floor(s / 3600), m: Math.floor((s % 3600) / 60) });
  return say("days", { d: Math.floor(s / 86400), h: Math.floor((s % 86400) / 3600) });
}

export function Deadline({ at }: { at: number | null }) {
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    if (at === null) return;
    setNow(Date.now() / 1000);
    const clock = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(clock);
  }, [at]);
  if (at === null) return null;
  const isShort = at - now < 30;
  return (
    <span role="timer" class={isShort ? "asked-deadline short" : "asked-deadline"}>
      <Clock /> {say("time_left", { time: left(at - now) })}
    </span>
  );
}

// The curtain between people at one screen. Nothing of anybody's scene is in the page while it hangs.
import { useEffect, useRef } from "preact/hooks";
import { SeatSign } from "../art/seats";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import type { Line } from "../net/socket";
import { LostNotice } from "./banners";
import type { Sitter } from "./curtain";

const say = speaker(TABLE);

interface Props {
  title: string;
  sitters: readonly Sitter[];
  next: number | null;
  lines: readonly Line[];
  lift: (seat: number) => void;
}

export function Curtain({ title, sitters, next, lines, lift }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), [next]);
  const lost = lines.filter((line) => line.link.value === "lost");
  const who = sitters.find((s) => s.seat === next);
  const others = sitters.filter((s) => s !== who && (!who || s.asked));
  return (
    <main class="curtain" id="main">
      <div class="panel curtain-card">
        <p class="muted">{title}</p>
        <div role="status">{lost.length > 0 && <LostNotice again={() => lost.forEach((line) => line.callNow())} />}</div>
        {who && <SeatSign seat={who.seat} size={56} />}
        <h1 aria-live="polite">{who ? say("now", { name: who.name }) : say("who_looks")}</h1>
        <p>{say(who ? "curtain_about" : "curtain_waiting")}</p>
        {who && (
          <button ref={first} type="button" class="button primary" onClick={() => lift(who.seat)}>
            {say("look_as", { name: who.name })}
          </button>
        )}
        <div class="buttons">
          {others.map((s) => (
            <button key={s.seat} type="button" class={who ? "button small quiet" : "button"} onClick={() => lift(s.seat)}>
              <SeatSign seat={s.seat} /> {say("look_as", { name: s.name })}
            </button>
          ))}
        </div>
      </div>
    </main>
  );
}

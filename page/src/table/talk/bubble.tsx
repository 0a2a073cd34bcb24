// What a player has just said, beside the name, for a few seconds.
import { useEffect, useState } from "preact/hooks";
import { PHRASES } from "../../words/phrases";
import { speaker } from "../../words/speak";
import { useDesk } from "../desk";
import { muted } from "./muted";

const phrase = speaker(PHRASES);
const SHOWN = 6000; // milliseconds

export function Bubble({ seat }: { seat: number }) {
  const { sight, line } = useDesk();
  const said = line?.hearing.value.said[seat];
  const [gone, setGone] = useState(0); // of what was said, the last that is no longer shown
  useEffect(() => {
    const clock = said && setTimeout(() => setGone(said.n), SHOWN);
    return () => clearTimeout(clock);
  }, [said?.n]);
  const isShown = said && said.n > gone && !(muted.value && seat !== sight.scene.seat);
  return <span class="bubble-place" role="status">{isShown && <span key={said.n} class="bubble">{phrase(said.phrase)}</span>}</span>;
}

// What has become of a card, or will: a sign and a word at its foot.
import { Sign } from "./signs";

export function Foot({ sign, text, kind = "" }: { sign: string; text: string; kind?: string }) {
  return (
    <p class={`foot ${kind}`}>
      <Sign name={sign} size={13} /> <span>{text}</span>
    </p>
  );
}

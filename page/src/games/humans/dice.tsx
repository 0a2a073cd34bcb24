// Two dice as a sign, and what they showed together.
import { say } from "./words";

export function Dice({ sum }: { sum: number }) {
  return (
    <span class="dice" role="img" aria-label={`${say("dice")}: ${sum}`} title={`${say("dice")}: ${sum}`}>
      <svg width="36" height="26" viewBox="0 0 36 26" aria-hidden="true">
        <rect x="3" y="4" width="16" height="16" rx="4" transform="rotate(-14 11 12)" class="die" />
        <path d="M8 8.500h.01M11 12h.01M14 15.500h.01" class="pip" />
        <rect x="17" y="5" width="16" height="16" rx="4" transform="rotate(9 25 13)" class="die" />
        <path d="M22 9.500h.01M28.500 10.500h.01M21.500 16h.01M28 17h.01" class="pip" />
      </svg>
      {sum}
    </span>
  );
}

// Two dice, of which the table knows the sum.
import { say } from "./words";

export function Dice({ sum }: { sum: number }) {
  return (
    <svg class="dice" width="46" height="30" viewBox="0 0 46 30" role="img" aria-label={`${say("dice")}: ${sum}`}>
      <rect x="3" y="4" width="20" height="20" rx="5" transform="rotate(-14 13 14)" class="die" />
      <path d="M7.5 10.5h.01M9.5 19h.01" class="pip" />
      <rect x="16" y="2" width="26" height="26" rx="6" transform="rotate(5 29 15)" class="die" />
      <text x="29" y="21" text-anchor="middle" font-size="17" font-weight="800" class="pips">
        {sum}
      </text>
    </svg>
  );
}

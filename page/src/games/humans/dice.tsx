// Dice as they lie, and what they show together.
import { pips } from "../../art/pips";
import { say } from "./words";

export function Dice({ faces, seat }: { faces: number[]; seat: number }) {
  const sum = faces.reduce((all, face) => all + face, 0);
  const said = `${say("dice")}: ${faces.join(" + ")} = ${sum}`;
  return (
    <span class="dice" role="img" aria-label={said} title={said}>
      <svg width={faces.length * 24} height="26" viewBox={`0 0 ${faces.length * 24} 26`} aria-hidden="true">
        {faces.map((face, i) => (
          <g key={i} data-piece={`die ${seat} ${i}`} transform={`translate(${12 + 24 * i} 13) rotate(${i % 2 ? 7 : -8})`}>
            <rect x="-9.500" y="-9.500" width="19" height="19" rx="4.500" class="die" />
            <path d={pips(face, 5)} class="pip" />
          </g>
        ))}
      </svg>
      {sum}
    </span>
  );
}

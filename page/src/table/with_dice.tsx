// Text in which the faces of dice are drawn: as signs of a font they are hard to tell apart.
import { FACES, pips } from "../art/pips";

const SPLIT = new RegExp(`([${FACES.join("")}])`, "u");

export function WithDice({ text }: { text: string }) {
  return <>{text.split(SPLIT).map((part, i) => (FACES.includes(part) ? <DieSign key={i} face={part} /> : part))}</>;
}

/** The sign itself stays in the text, for screen readers and for copying. */
function DieSign({ face }: { face: string }) {
  return (
    <span class="die-sign">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <rect x="-10.5" y="-10.5" width="21" height="21" rx="5" />
        <path d={pips(FACES.indexOf(face) + 1, 5.6)} />
      </svg>
      <span class="visually-hidden">{face}</span>
    </span>
  );
}

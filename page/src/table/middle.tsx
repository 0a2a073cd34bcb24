// The middle of the table: the board, or, when the game is over, its results and a tap away the board as it was left.
import { useState } from "preact/hooks";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { Board } from "./board";
import { Over } from "./over";

const say = speaker(TABLE);
const PARTS = ["results", "board"] as const;
type Part = (typeof PARTS)[number];

export function Middle({ over }: { over: boolean }) {
  const [part, show] = useState<Part>("results");
  if (!over) return <Board />;
  return (
    <>
      <Tabs part={part} show={show} />
      {part === "results" ? <Over /> : <Board />}
    </>
  );
}

function Tabs({ part, show }: { part: Part; show: (part: Part) => void }) {
  return (
    <div class="segments middle-tabs" role="radiogroup" aria-label={say("game_over")}>
      {PARTS.map((p) => (
        <label key={p}>
          <input type="radio" name="middle" checked={p === part} onChange={() => show(p)} />
          <span>{say(p)}</span>
        </label>
      ))}
    </div>
  );
}

// What went wrong, read out at once, and perhaps a button to try again.
import type { Trouble } from "../net/api";
import { PROBLEMS } from "../words/problems";
import { speaker } from "../words/speak";

const say = speaker(PROBLEMS);

export function Complaint({ trouble, again }: { trouble: Trouble | null; again?: () => void }) {
  return (
    <div role="alert">
      {trouble && (
        <div class="notice trouble">
          <p>{trouble.message}</p>
          {again && <button type="button" class="button small" onClick={again}>{say("again")}</button>}
        </div>
      )}
    </div>
  );
}

// Cards, tiles or a scenario of one's own, from a file.
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icons";
import { Complaint } from "../frame/complaint";
import { Trouble } from "../net/api";
import { LOBBY } from "../words/lobby";
import { speaker } from "../words/speak";
import type { Part } from "./chairs";

const say = speaker(LOBBY);
const MOST = 200_000; // letters: the server takes no more
const ABOUT = { humans: "own_humans", keyflower: "own_keyflower", admiral: "own_admiral" } as const;

export function OwnFile({ game, draft, change }: Part) {
  const trouble = useSignal<Trouble | null>(null);
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    input.value = ""; // so that the same file can be read again after a change
    const cards = file.size > MOST * 4 ? "" : await file.text();
    const fits = cards.length > 0 && cards.length <= MOST;
    trouble.value = fits ? null : new Trouble("file", say("own_size"));
    if (fits) change({ ...draft, cards, file: file.name });
  };
  const about = ABOUT[game.name as keyof typeof ABOUT];
  return (
    <details class="panel">
      <summary>{say("own")} {draft.file && <span class="tag lit">{draft.file}</span>}</summary>
      <p class="small muted">{about && say(about)} {say("own_about")}</p>
      <Complaint trouble={trouble.value} />
      <div class="buttons">
        <label class="button file">
          {say(draft.file ? "own_other" : "own_choose")}
          <input type="file" accept=".toml,text/*" onChange={(e) => read(e.currentTarget)} />
        </label>
        {draft.file && (
          <button type="button" class="button quiet" onClick={() => change({ ...draft, cards: "", file: "" })}>
            <Icon name="cross" size={16} /> {say("own_none")}
          </button>
        )}
      </div>
    </details>
  );
}

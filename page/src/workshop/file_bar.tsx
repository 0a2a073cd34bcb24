// Where the file comes from and goes to: a file of the game, one from this device, a download; and for how many players.
import { useSignal } from "@preact/signals";
import { Complaint } from "../frame/complaint";
import { Trouble } from "../net/api";
import { LOBBY } from "../words/lobby";
import { speaker } from "../words/speak";
import { WORKSHOP } from "../words/workshop";
import { type Bench, MOST, ownText } from "./bench";
import type { DeskPart } from "./desk";
import { download } from "./download";

const say = speaker(WORKSHOP);
const sayLobby = speaker(LOBBY);

export function FileBar({ game, workshop: { files }, bench, change }: DeskPart) {
  const trouble = useSignal<Trouble | null>(null);
  const before = useSignal<Bench | null>(null);
  const put = (next: Partial<Bench>) => ((before.value = { ...bench }), (trouble.value = null), change(next));
  const own = ownText(files, bench.file);
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    input.value = ""; // so that the same file can be read again after a change
    const text = file.size > MOST * 4 ? "" : await file.text();
    if (text.length > 0 && text.length <= MOST) put({ text });
    else trouble.value = new Trouble("file", sayLobby("own_size"));
  };
  return (
    <div class="file-bar">
      <div class="buttons">
        {files.length > 1 && (
          <label class="choice">{say("made_from")}
            <select value={bench.file} onChange={(e) => put({ file: e.currentTarget.value, text: ownText(files, e.currentTarget.value) })}>
              {files.map((f) => <option key={f.name} value={f.name}>{f.name}</option>)}
            </select>
          </label>
        )}
        <label class="choice">{say("players")}
          <select value={bench.seats} onChange={(e) => change({ seats: Number(e.currentTarget.value) })}>
            {Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, i) => game.min_seats + i).map((n) => <option key={n} value={n}>{n}</option>)}
          </select>
        </label>
        <label class="button small file">{say("load")}
          <input type="file" accept=".toml,text/*" onChange={(e) => read(e.currentTarget)} />
        </label>
        <button type="button" class="button small" onClick={() => download(`my_${bench.file}`, bench.text)}>{say("save")}</button>
        <button type="button" class="button small" disabled={bench.text === own} onClick={() => put({ text: own })}>{say("reset")}</button>
      </div>
      <Complaint trouble={trouble.value} />
      <Undo before={before.value} bench={bench} undo={(back) => (change(back), (before.value = null))} />
    </div>
  );
}

/** What was replaced can be brought back, until something else is. */
function Undo({ before, bench, undo }: { before: Bench | null; bench: Bench; undo: (back: Bench) => void }) {
  return (
    <div role="status">
      {before && before.text !== bench.text && (
        <div class="notice">
          <p>{say("replaced")}</p>
          <button type="button" class="button small" onClick={() => undo(before)}>{say("undo")}</button>
        </div>
      )}
    </div>
  );
}

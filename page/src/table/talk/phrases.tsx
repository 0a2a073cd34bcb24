// Ready-made phrases to say, and silence for those who want none. There is no chat, so there is nothing to moderate.
import { useState } from "preact/hooks";
import { PHRASES, type Phrase } from "../../words/phrases";
import { speaker } from "../../words/speak";
import { TABLE } from "../../words/table";
import { useDesk } from "../desk";
import { Dialog } from "../dialog";
import { Speech } from "../signs";
import { muted, muteOthers } from "./muted";

const say = speaker(TABLE);
const phrase = speaker(PHRASES);
const ALL = Object.keys(PHRASES.en) as Phrase[];

/** For a player, where somebody else could hear it. */
export function TalkButton() {
  const { sight, line } = useDesk();
  const [isOpen, open] = useState(false);
  const { seat, seats } = sight.scene;
  if (!line || seat === null || seats.filter((who) => who.kind === "person").length < 2) return null;
  return (
    <>
      <button type="button" class="button round quiet" aria-label={say("talk")} title={say("talk")} onClick={() => open(true)}><Speech /></button>
      {isOpen && <PhrasesDialog tell={(what) => (line.tell(what), open(false))} close={() => open(false)} />}
    </>
  );
}

function PhrasesDialog({ tell, close }: { tell: (what: Phrase) => void; close: () => void }) {
  return (
    <Dialog title={say("talk")} close={close}>
      <div class="phrases">
        {ALL.map((what) => <button key={what} type="button" class="button small" onClick={() => tell(what)}>{phrase(what)}</button>)}
      </div>
      <label class="tick">
        <input type="checkbox" checked={muted.value} onChange={(e) => muteOthers(e.currentTarget.checked)} />
        <span><b>{say("mute_others")}</b> <span class="muted">{say("mute_others_about")}</span></span>
      </label>
    </Dialog>
  );
}

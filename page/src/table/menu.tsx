// The table's menu: attention, keys, language and light, the rules; for the host an end.
import { useState } from "preact/hooks";
import { lang, mute, paint, sound, speak, theme } from "../settings";
import { rules } from "../routes";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { askToNotify, notifying } from "../mine/notices";
import { useDesk } from "./desk";
import { Dialog } from "./dialog";
import { AbortDialog } from "./host";
import { isCalm, setTempo, TEMPI, type Tempo, tempo } from "./motion/tempo";
import { Bars } from "./signs";
import { switchWaits, waits } from "./ending";
import { numberKeys, switchNumberKeys } from "./keys";

const say = speaker(TABLE);
const frame = speaker(FRAME);

export function Menu({ how }: { how: () => void }) {
  const { sight, line } = useDesk();
  const [open, setOpen] = useState<"" | "menu" | "abort">("");
  const close = () => setOpen("");
  const canAbort = line?.keys.host && (sight.scene.status === "running" || sight.scene.status === "open");
  return (
    <>
      <button type="button" class="button round quiet" aria-label={say("menu")} title={say("menu")} onClick={() => setOpen("menu")}>
        <Bars />
      </button>
      {open === "menu" && (
        <Dialog title={sight.table.title} close={close}>
          <Ticks />
          <div class="buttons">
            <button type="button" class="button" lang={lang.value === "en" ? "ru" : "en"} onClick={() => speak(lang.value === "en" ? "ru" : "en")}>{frame("other_language")}</button>
            <button type="button" class="button" onClick={() => paint(theme.value === "dark" ? "light" : "dark")}>{say(theme.value === "dark" ? "light" : "dark")}</button>
            <button type="button" class="button" onClick={() => (close(), how())}>{say("how")}</button>
            <a class="button" href={rules(sight.table.game)} target="_blank">{say("rules")}</a>
            {canAbort && <button type="button" class="button danger" onClick={() => setOpen("abort")}>{say("abort")}</button>}
          </div>
        </Dialog>
      )}
      {open === "abort" && <AbortDialog close={close} />}
    </>
  );
}

function Ticks() {
  return (
    <>
      <label class="tick">
        <input type="checkbox" checked={sound.value} onChange={(e) => mute(!e.currentTarget.checked)} />
        <span><b>{say("sound")}</b> <span class="muted">{say("sound_about")}</span></span>
      </label>
      <TempoChoice />
      <label class="tick">
        <input type="checkbox" checked={numberKeys.value} onChange={(e) => switchNumberKeys(e.currentTarget.checked)} />
        <span><b>{say("keys")}</b> <span class="muted">{say("keys_about")}</span></span>
      </label>
      <label class="tick">
        <input type="checkbox" checked={waits.value} onChange={(e) => switchWaits(e.currentTarget.checked)} />
        <span><b>{say("wait")}</b> <span class="muted">{say("wait_about")}</span></span>
      </label>
      {notifying.value === "default" && (
        <p><button type="button" class="button" onClick={() => void askToNotify()}>{say("notify")}</button></p>
      )}
      {notifying.value === "granted" && <p class="muted">{say("notified")}</p>}
    </>
  );
}

/** A device that asks for less motion gets none. */
function TempoChoice() {
  return (
    <label class="tempo">
      <b>{say("motion")}</b>{" "}
      <select value={isCalm.value ? "off" : tempo.value} disabled={isCalm.value} onChange={(e) => setTempo(e.currentTarget.value as Tempo)}>
        {TEMPI.map((t) => <option key={t} value={t}>{say(t)}</option>)}
      </select>{" "}
      <span class="muted">{say(isCalm.value ? "motion_calm" : "motion_about")}</span>
    </label>
  );
}

// A link to give away: to copy, to share by the browser's own sheet, or to hold up to another device.
import { useState } from "preact/hooks";
import { lazy } from "../frame/lazy";
import "../style/share.css";
import { SHARE } from "../words/share";
import { speaker } from "../words/speak";

const say = speaker(SHARE);
const Qr = lazy(() => import("./qr").then((m) => m.Qr));

interface Props {
  address: string;
  label: string; // of the field
  title: string; // for who gets it
  qr?: string; // what the code holds, if it is not the address
  open?: boolean; // the code is shown at once
}

export function ShareLink({ address, label, title, qr = address, open = false }: Props) {
  const [copied, setCopied] = useState(false);
  const [isShown, show] = useState(open);
  const copy = () => navigator.clipboard?.writeText(address).then(() => setCopied(true), () => {});
  const share = () => void navigator.share({ title, url: address }).catch(() => {}); // closing the sheet is no error
  return (
    <div class="share">
      <div class="invitation">
        <input type="text" readOnly value={address} aria-label={label} onFocus={(e) => e.currentTarget.select()} />
        <button type="button" class="button primary" onClick={() => void copy()}>{say(copied ? "copied" : "copy")}</button>
        {"share" in navigator && <button type="button" class="button" onClick={share}>{say("share")}</button>}
        <button type="button" class="button" aria-expanded={isShown} onClick={() => show(!isShown)}>{say("qr")}</button>
        <span class="visually-hidden" role="status">{copied && say("copied")}</span>
      </div>
      {isShown && <Qr text={qr} label={say("qr_label", { title })} />}
    </div>
  );
}

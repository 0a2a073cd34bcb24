// A link to this moment, from this seat: the address of the page is one.
import { useState } from "preact/hooks";
import { ANALYSIS } from "../words/analysis";
import { speaker } from "../words/speak";

const say = speaker(ANALYSIS);

export function Share() {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(location.href).then(() => setCopied(true), () => {});
  return (
    <>
      <button type="button" class="button small" onClick={() => void copy()}>{say(isCopied ? "shared" : "share")}</button>
      <span class="visually-hidden" role="status">{isCopied && say("shared")}</span>
    </>
  );
}

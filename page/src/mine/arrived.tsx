// A secret link was opened here: its seats are added to those of this browser, if that is wanted.
import { arrival, keepAll, ring } from "../net/keyring";
import { MINE } from "../words/mine";
import { speaker } from "../words/speak";
import { merged, unpacked } from "./transfer";

const say = speaker(MINE);

export function Arrived() {
  const tables = unpacked(arrival.value);
  if (!arrival.value) return null;
  const add = () => (keepAll(merged(ring.value, tables)), (arrival.value = ""));
  return (
    <div class="notice arrived" role="alert">
      <p>{tables.length ? say("arrived", { n: tables.length }) : say("arrived_nothing")}</p>
      <div class="buttons">
        {tables.length > 0 && <button type="button" class="button primary" onClick={add}>{say("arrived_add")}</button>}
        <button type="button" class="button quiet" onClick={() => (arrival.value = "")}>{say("arrived_no")}</button>
      </div>
    </div>
  );
}

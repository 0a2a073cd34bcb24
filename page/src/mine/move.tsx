// Taking one's seats to another device: by a secret link, or a QR code with the tables that are still played.
import { useState } from "preact/hooks";
import type { Mine } from "../home/by_table";
import { ring } from "../net/keyring";
import { mine as mineAddress } from "../routes";
import { ShareLink } from "../share/link";
import { MINE } from "../words/mine";
import { speaker } from "../words/speak";
import { fitting, packed } from "./transfer";

const say = speaker(MINE);
const linkTo = (packedTables: string) => `${location.origin}${mineAddress()}#m=${packedTables}`;

export function Move({ tables }: { tables: readonly Mine[] }) {
  const [isOpen, open] = useState(false);
  if (!ring.value.some((t) => t.seats.length)) return null;
  return (
    <section aria-label={say("move")}>
      <h2>{say("move")}</h2>
      <p>{say("move_about")}</p>
      {isOpen ? <Secret tables={tables} /> : <button type="button" class="button" onClick={() => open(true)}>{say("move_show")}</button>}
    </section>
  );
}

function Secret({ tables }: { tables: readonly Mine[] }) {
  const live = new Set(tables.filter(({ table }) => table.status === "open" || table.status === "running").map(({ table }) => table.id));
  const all = ring.value.filter((t) => t.seats.length);
  const first = [...all.filter((t) => live.has(t.id)), ...all.filter((t) => !live.has(t.id))];
  const some = fitting(first);
  return (
    <div class="panel secret">
      <p><b>{say("move_warning")}</b></p>
      <ShareLink address={linkTo(packed(all))} label={say("move_link")} title={say("title")} qr={linkTo(packed(some))} open />
      {some.length < all.length && <p class="small muted">{say("move_some", { n: some.length, all: all.length })}</p>}
    </div>
  );
}

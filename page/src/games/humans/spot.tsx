// A thing on the table: lit if it leads to a way; otherwise it tells why not, or what it is.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useOpenInSight } from "../../table/in_sight";
import type { Way } from "../../wire/protocol";
import { undecided } from "./draft";
import { Sign } from "./signs";
import { title, useTable, whole } from "./table";
import type { Place } from "./ways";
import { wish } from "./wishes";
import { say } from "./words";

interface SpotProps {
  place?: Place | "";
  card?: string; // what it shows when looked at
  label?: string; // its name where no way names it
  class?: string;
  corner?: boolean; // has a corner to look at it, for large cards
  piece?: string; // its public name, for those who move it
  face?: "up" | "down";
  act?: (() => void) | undefined; // what a click does instead
  children: ComponentChildren;
}

export function Spot({ place = "", card, label, class: kind = "", corner, piece, face, act: instead, children }: SpotProps) {
  const table = useTable();
  const ways = place ? (table.lit.get(place) ?? []) : [];
  const [open, setOpen] = useState(false);
  const wished = place && !ways.length ? wish(table.view, place) : null;
  const marks = [kind, ways.length && "lit", ways.some((w) => w.name === table.hint) && "hint"].filter(Boolean).join(" ");
  const act = () => {
    if (instead) instead();
    else if (ways.length === 1) table.choose(ways[0]!.name);
    else if (ways.length) setOpen(!open);
    else if (wished) table.why(wished);
    else if (card) table.look(card);
  };
  const name = ways.length === 1 ? ways[0]!.label : (label ?? (card ? title(table, card) : ""));
  return (
    <div class={`spot ${marks}`} data-place={place || undefined} data-piece={piece} data-face={face} title={card ? whole(table, card) : label} onContextMenu={(e) => card && (e.preventDefault(), table.look(card))}>
      {(ways.length > 0 || wished || card || instead) && (
        <button type="button" class="act" aria-label={name} aria-expanded={ways.length > 1 ? open : undefined} onClick={act} />
      )}
      {children}
      {corner && card && (ways.length > 0 || wished || instead) && <Corner card={card} />}
      {open && ways.length > 1 && <Choices ways={ways} close={() => setOpen(false)} />}
    </div>
  );
}

function Corner({ card }: { card: string }) {
  const table = useTable();
  return (
    <button type="button" class="corner" aria-label={say("about", { card: title(table, card) })} onClick={() => table.look(card)}>
      <Sign name="info" />
    </button>
  );
}

/** Several ways lead to one thing: a small list beside it. */
function Choices({ ways, close }: { ways: Way[]; close: () => void }) {
  const { choose, hint } = useTable();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current!.querySelector("button")?.focus({ preventScroll: true }), []);
  useOpenInSight(list, "");
  const leave = (e: FocusEvent) => list.current?.parentElement?.contains(e.relatedTarget as Node | null) || close();
  return (
    <div class="choices" ref={list} role="group" onFocusOut={leave} onKeyDown={(e) => e.key === "Escape" && close()}>
      {ways.map((w) => (
        <button key={w.name} type="button" class={w.name === hint ? "say hint" : "say"} onClick={() => (close(), choose(w.name))}>
          {w.label}
        </button>
      ))}
      <button type="button" class="say plain" onClick={close}>
        {say("close")}
      </button>
    </div>
  );
}

/** The ways that are said, not pointed at. */
export function Bar() {
  const { spoken, draft, view, choose, hint } = useTable();
  const open = draft ? undecided(view, draft.wishes).length : 0;
  if (spoken.length === 0) return null;
  return (
    <div class="bar">
      {spoken.map((w) => (
        <button key={w.name} type="button" class={w.name === hint ? "say hint" : "say"} onClick={() => choose(w.name)}>
          {w.label}
        </button>
      ))}
      {open > 1 && (
        <button type="button" class="say" onClick={draft!.stay}>
          {say("rest_stays", { n: open })}
        </button>
      )}
    </div>
  );
}

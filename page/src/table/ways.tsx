// All ways of the question as buttons: for the keyboard, the screen reader, and those who prefer lists.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Way } from "../wire/protocol";
import { WAYS } from "../words/counted";
import { plural, speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { isNarrow } from "./narrow";
import { useTableKeys, walk } from "./keys";
import { WithDice } from "./with_dice";
import { apart, keyName, KEYS, MANY, numbered, type Section, sections } from "./ways_list";

const say = speaker(TABLE);
const SHORT = 15; // letters: two such ways fit beside each other

interface Props {
  ways: readonly Way[];
  ask: number;
  hint: string | null;
  isTaught?: boolean; // the hint is a lesson's
  busy: boolean;
  choose: (way: string) => void;
}

export function Ways({ ways, ask, hint, isTaught = false, busy, choose }: Props) {
  const [typed, setTyped] = useState("");
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map()); // what somebody opened or shut
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setTyped(""), [ask]);

  const { usual, endings } = apart(ways, typed);
  const shown = sections(usual);
  const isFolded = isNarrow.value && ways.length > MANY; // a sheet has no room for all of them
  const isOpen = (s: Section) =>
    !s.title || typed !== "" || s.ways.some((w) => w.name === hint) || (folds.get(s.title) ?? !isFolded);
  const visible = shown.filter(isOpen).flatMap((s) => s.ways);
  const numbers = numbered(visible);
  useTableKeys((key) => {
    if (key === "E" || key === "/") list.current?.querySelector<HTMLElement>(key === "E" ? ".endings .way" : "input")?.focus();
    else if (!busy && visible[key - 1] && key <= KEYS) choose(visible[key - 1]!.name);
  });

  const search = say("search_ways", { n: ways.length, ways: plural(ways.length, WAYS) });
  const button = (way: Way) => {
    const number = numbers.get(way.name);
    const key = number !== undefined ? keyName(number) : way.name === endings[0]?.name ? "E" : "";
    return <WayButton key={way.name} way={way} keyName={key} hint={way.name === hint ? say(isTaught ? "taught" : "hinted") : ""} busy={busy} choose={choose} />;
  };
  return (
    <div class="way-panel" ref={list} onKeyDown={(e) => walk(e, list.current!)}>
      {ways.length > MANY && (
        <input type="search" value={typed} placeholder={search} aria-label={search} onInput={(e) => setTyped(e.currentTarget.value)} />
      )}
      {shown.length + endings.length === 0 && <p class="muted">{say("no_ways")}</p>}
      {shown.map((s) => (s.title ? (
        <details key={s.title} open={isOpen(s)} >
          <summary onClick={(e) => (e.preventDefault(), setFolds(new Map(folds).set(s.title, !isOpen(s))))}>{s.title} <span class="muted">{s.ways.length}</span></summary>
          <div role="group" aria-label={s.title} class={listClass(s)}>{s.ways.map(button)}</div>
        </details>
      ) : (
        <div key="" class={listClass(s)}>{s.ways.map(button)}</div>
      )))}
      {endings.length > 0 && <div role="group" aria-label={say("endings")} class="way-list endings">{endings.map(button)}</div>}
    </div>
  );
}

const words = (way: Way) => (way.section ? way.entry : way.label);
const listClass = (s: Section) => (s.ways.every((w) => words(w).length <= SHORT) ? "way-list short" : "way-list");

interface WayProps {
  way: Way;
  keyName: string; // "" for none
  hint: string; // who would choose it
  busy: boolean;
  choose: (way: string) => void;
}

/** Not `disabled` while an answer is on its way: the focus would be lost. The line takes no second answer anyway. */
function WayButton({ way, keyName, hint, busy, choose }: WayProps) {
  return (
    <button type="button" class={hint ? "way hinted" : "way"} data-way={way.name} title={way.label} aria-disabled={busy} onClick={() => !busy && choose(way.name)}>
      {keyName && <kbd aria-hidden="true">{keyName}</kbd>}
      <span><WithDice text={words(way)} /></span>
      {hint && <span class="hint-mark">{hint}</span>}
    </button>
  );
}

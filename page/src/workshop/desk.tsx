// The desk: the editor, what is wrong with the file, and what can be done with it.
import { type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { catalogue } from "../net/catalogue";
import { lang } from "../settings";
import type { GameInfo, Workshop } from "../wire/protocol";
import { type Bench, newBench } from "./bench";
import { Checker } from "./checker";
import { Editor } from "./editor";
import { ExperimentPart } from "./experiment_part";
import { FileBar } from "./file_bar";
import { after, checked, doubted, type Finding, NOTHING_YET } from "./finding";
import { PlayIt } from "./play_it";
import { Verdict } from "./verdict";

const LATER = 5000; // milliseconds, until a server that could not answer is asked again

export interface DeskProps {
  game: GameInfo;
  workshop: Workshop;
}

export function Desk({ game, workshop }: DeskProps) {
  const { bench, change, finding, goTo } = useMemo(() => deskOf(game, workshop), []);
  useChecks(game.name, bench.value, finding);
  const part = { game, workshop, bench: bench.value, change, finding: finding.value };
  return (
    <>
      <FileBar {...part} />
      <div class="writing">
        <Verdict finding={finding.value} goTo={(line) => (goTo.value = { line })} />
        <Editor text={bench.value.text} finding={finding.value} goTo={goTo.value} type={(text) => change({ text })} />
      </div>
      <PlayIt {...part} />
      {catalogue.value?.experiments !== "off" && <ExperimentPart {...part} />}
    </>
  );
}

/** What the parts of the desk share. */
export interface DeskPart extends DeskProps {
  bench: Bench;
  change: (change: Partial<Bench>) => void;
  finding: Finding;
}

function deskOf(game: GameInfo, workshop: Workshop) {
  return { ...newBench(game, workshop.files), finding: signal(NOTHING_YET), goTo: signal<{ line: number } | null>(null) };
}

/** Asks again with every change, of the language, too: complaints are sentences. */
function useChecks(game: string, { text, seats }: Bench, finding: Signal<Finding>) {
  const speaks = lang.value;
  const checker = useMemo(() => {
    const made = new Checker(
      (what: { text: string; seats: number }) => checked(game, what.text, what.seats),
      (now) => {
        finding.value = after(finding.peek(), now);
        if (now.state === "unknown") made.again(LATER);
      },
    );
    return made;
  }, []);
  useEffect(() => {
    finding.value = doubted(finding.peek());
    checker.type({ text, seats });
  }, [text, seats, speaks]);
  useEffect(() => () => checker.stop(), []);
}

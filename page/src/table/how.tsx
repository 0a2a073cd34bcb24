// How the game goes, in a few pictures: from the table's head and, before one sits down, from home.
import type { ComponentChildren } from "preact";
import "../style/table.css";
import { lazy } from "../frame/lazy";
import { rules } from "../routes";
import { keep, kept } from "../settings";
import { HOW } from "../words/how";
import { speaker } from "../words/speak";
import { signal } from "@preact/signals";
import { Dialog } from "./dialog";

const say = speaker(HOW);
const Steps = lazy(() => import("../how/steps").then((m) => m.Steps));

interface Props {
  game: string;
  title: string; // of the game
  close: () => void;
  children?: ComponentChildren; // what its signs mean
}

export function HowDialog({ game, title, close, children }: Props) {
  return (
    <Dialog title={say("title", { game: title })} close={close}>
      <Steps game={game} />
      {children}
      <div class="buttons">
        <a class="button small" href={rules(game)} target="_blank">{say("rules")}</a>
      </div>
    </Dialog>
  );
}

const KNOWN = "kubrik.known";
const known = signal((kept(KNOWN) ?? "").split(" "));

/** Read, or waved away: the offer is made once for each game. */
export function know(game: string) {
  if (known.value.includes(game)) return;
  known.value = [...known.value, game];
  keep(KNOWN, known.value.join(" ").trim());
}

const LONG = 60; // lines of the journal: who has come so far needs no such offer

export function NewHere({ game, lines, read }: { game: string; lines: number; read: () => void }) {
  if (known.value.includes(game) || lines > LONG) return null;
  return (
    <div class="notice new-here">
      <p>{say("new_here")}</p>
      <div class="buttons">
        <button type="button" class="button small primary" onClick={() => (know(game), read())}>{say("read")}</button>
        <button type="button" class="button small quiet" onClick={() => know(game)}>{say("no_thanks")}</button>
      </div>
    </div>
  );
}

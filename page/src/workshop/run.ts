// An experiment of this browser: begun, looked at once a second until it is over, found again after a reload.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { beginExperiment, cancelExperiment, experimentNamed, Trouble, troubleOf } from "../net/api";
import { keep, kept } from "../settings";
import type { Experiment, NewExperiment } from "../wire/protocol";

const EVERY = 1000; // milliseconds
const KEY = (game: string) => `kubrik.experiment.${game}`;
const isOver = (run: Experiment) => run.status === "done" || run.status === "failed";

export function useRun(game: string) {
  const run = useSignal<Experiment | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const id = useSignal(kept(KEY(game)) ?? "");
  const follow = (next: string) => (keep(KEY(game), next), (id.value = next));
  useEffect(() => (id.value ? watched(id.value, (now) => (run.value = now), () => ((run.value = null), follow(""))) : undefined), [id.value]);
  const begin = async (wish: NewExperiment) => {
    const begun = beginExperiment(wish).then((made) => ((run.value = made), follow(made.id)));
    trouble.value = await troubleOf(begun);
  };
  const cancel = async () => {
    const [ending, asked] = [id.peek(), cancelExperiment(id.peek())];
    trouble.value = await troubleOf(asked);
    if (id.peek() === ending && (!trouble.value || trouble.value.code === "no_experiment")) (run.value = null), follow("");
  };
  return { run: run.value, trouble: trouble.value, begin, cancel };
}

/** Tells how far it is until it is over or gone; returns how to stop. A line that breaks is tried again. */
function watched(id: string, tell: (now: Experiment) => void, lost: () => void): () => void {
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const found = await experimentNamed(id).catch((wrong: unknown) => wrong);
    if (isLeft) return;
    if (found instanceof Trouble && found.code.startsWith("no_experiment")) return lost();
    const now = found instanceof Error ? null : (found as Experiment);
    if (now) tell(now);
    if (!now || !isOver(now)) timer = setTimeout(() => void look(), EVERY);
  };
  void look();
  return () => ((isLeft = true), clearTimeout(timer));
}

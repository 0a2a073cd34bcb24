// What one line's screen shows: it follows what was heard step by step, and is never far behind.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { AnyLine } from "../desk";
import type { Hearing, Sight } from "../hearing";
import { atEnd, drawn, EMPTY, hear, isVisible, next, pastOf, type Queue } from "./queue";
import { allSteps, aStep, isStill } from "./tempo";
import { after, type Waited, wait } from "./waited";

const LEAST = 200; // milliseconds in which a step can be seen

export class Stage {
  readonly sight = signal<Sight | null>(null); // what is shown of the present
  readonly waited = signal<Waited | null>(null); // what can be shown of the past
  readonly past = signal<number | null>(null); // which step of it is shown instead of the present
  isDrawn = false; // somebody looks
  private queue = EMPTY;
  private heard: Sight | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastMoment = 0; // by then all that waits is shown
  private isJump = true;

  private readonly stopListening: () => void;

  constructor(hearing: ReadonlySignal<Hearing>) {
    this.stopListening = hearing.subscribe(({ sight }) => sight && sight !== this.heard && this.hear(sight));
    document.addEventListener("visibilitychange", this.rest);
  }

  close() {
    this.stopListening();
    document.removeEventListener("visibilitychange", this.rest);
    clearTimeout(this.timer);
  }

  /** The board and the players: of now, or of the step that is looked back at. */
  seen(): Sight {
    const [n, waited] = [this.past.value, this.waited.value];
    return n === null || !waited ? this.sight.value! : pastOf(after(waited, n));
  }

  /** Milliseconds for the step that is drawn now; 0: it is just there. */
  pace(): number {
    if (this.isJump || isStill()) return 0;
    if (this.past.value !== null) return aStep();
    return Math.max(LEAST, Math.min(aStep(), (this.lastMoment - Date.now()) / (this.queue.waiting.length + 1)));
  }

  get isBehind() {
    return this.queue.waiting.length > 0;
  }

  /** To the present at once. */
  readonly skip = () => this.jump(atEnd(this.queue));

  /** At the table as it was after the n-th step, or (null) at the present again. One step on is played. */
  readonly lookBack = (n: number | null) => {
    this.skip();
    this.isJump = n === null || n !== (this.past.value ?? NaN) + 1;
    this.past.value = n;
  };

  /** The step was drawn, and takes so long. */
  readonly played = (ms: number) => {
    this.lastMoment += Math.max(0, ms - 2 * aStep()); // what is read takes nothing from what follows
    if (this.past.value === null) this.wait(ms);
  };

  private hear(sight: Sight) {
    const was = this.heard;
    const waited = wait(this.waited.value, was, sight);
    if (waited.from !== this.waited.value?.from) this.past.value = null; // it is another story now
    this.heard = sight;
    this.waited.value = waited;
    const isUnseen = isStill() || !this.isDrawn || this.past.value !== null;
    const queue = hear(this.queue, sight, isUnseen);
    if (!queue.waiting.length && (!was || isVisible(was, sight))) return this.jump(queue);
    this.queue = queue;
    if (this.timer === undefined && this.isBehind) this.begin();
    else this.sight.value = drawn(queue);
  }

  private readonly rest = () => document.hidden && this.skip();

  private jump(queue: Queue) {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isJump = true;
    this.queue = queue;
    this.sight.value = drawn(queue);
  }

  private begin() {
    this.lastMoment = Date.now() + allSteps();
    this.step();
  }

  private readonly step = () => {
    this.timer = undefined;
    if (!this.isBehind) return;
    if (Date.now() >= this.lastMoment) return this.skip();
    this.isJump = false;
    this.queue = next(this.queue);
    this.wait(allSteps()); // in case that it is never drawn
    this.sight.value = drawn(this.queue);
  };

  private wait(ms: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.step, ms);
  }
}

const stages = new WeakMap<AnyLine, Stage>();

export function stageOf(line: AnyLine): Stage {
  const stage = stages.get(line) ?? new Stage(line.hearing);
  stages.set(line, stage);
  return stage;
}

// Asks about what is being typed: when nothing was typed for a moment, one question at a time, and only the answer about
// the newest is told.
export class Checker<What, Answer> {
  private wanted: What | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(
    private readonly ask: (what: What) => Promise<Answer>,
    private readonly tell: (answer: Answer) => void,
    private readonly wait = 400, // milliseconds
  ) {}

  type(what: What, wait = this.wait) {
    this.wanted = what;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), wait);
  }

  /** Asks about the same once more, unless something else is typed until then. */
  again(wait: number) {
    if (this.wanted !== null) this.type(this.wanted, wait);
  }

  stop() {
    this.wanted = null;
    clearTimeout(this.timer);
  }

  private async run() {
    if (this.busy) return; // it looks again afterwards
    const asked = this.wanted;
    if (asked === null) return;
    this.busy = true;
    const answer = await this.ask(asked);
    this.busy = false;
    if (this.wanted === asked) this.tell(answer);
    else void this.run();
  }
}

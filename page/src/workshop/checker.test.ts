import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Checker } from "./checker";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers wait until they are let go. */
function checking() {
  const asked: string[] = [];
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  const ask = (what: string) => (asked.push(what), new Promise<string>((done) => waiting.push(() => done(`${what}!`))));
  return { asked, told, waiting, checker: new Checker<string, string>(ask, (answer) => told.push(answer), 400) };
}

describe("a file that is being typed", () => {
  it("is asked about when nothing was typed for a moment", () => {
    const { asked, checker } = checking();
    checker.type("a");
    vi.advanceTimersByTime(300);
    checker.type("ab");
    vi.advanceTimersByTime(399);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(["ab"]);
  });

  it("an answer that comes too late is not told, and the newest is asked about afterwards", async () => {
    const { asked, told, waiting, checker } = checking();
    checker.type("a");
    vi.advanceTimersByTime(400);
    checker.type("ab");
    vi.advanceTimersByTime(400);
    expect(asked).toEqual(["a"]); // one at a time
    waiting[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
    expect(asked).toEqual(["a", "ab"]);
    waiting[1]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(["ab!"]);
  });

  it("what could not be answered is asked again, unless something else is typed", async () => {
    const { asked, waiting, checker } = checking();
    checker.type("a");
    vi.advanceTimersByTime(400);
    waiting[0]!();
    await vi.advanceTimersByTimeAsync(0);
    checker.again(5000);
    vi.advanceTimersByTime(5000);
    expect(asked).toEqual(["a", "a"]);
  });

  it("whoever leaves hears nothing", async () => {
    const { told, waiting, checker } = checking();
    checker.type("a");
    vi.advanceTimersByTime(400);
    checker.stop();
    waiting[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
  });
});

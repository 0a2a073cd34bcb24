import { expect, test, vi } from "vitest";
import { pause, putDown } from "./socket";

test("a lost line is called again soon, then more and more seldom, but always within a quarter of a minute", () => {
  expect(pause(0, 1)).toBeLessThan(500);
  expect(pause(3, 1)).toBeGreaterThan(pause(2, 1));
  expect(pause(40, 1)).toBeLessThanOrEqual(15_000);
});

test("pages that lost the same server do not all call at the same moment", () => {
  expect(pause(4, 0)).toBeLessThan(pause(4, 1));
});

test("a line that is still being called is put down when it is answered, an open one at once", () => {
  const close = vi.fn();
  const called: Parameters<typeof putDown>[0] = { readyState: 0, onopen: null, close };
  putDown(called);
  expect(close).not.toHaveBeenCalled();
  called.onopen!.call(called as WebSocket, {} as Event);
  expect(close).toHaveBeenCalledOnce();
  putDown({ readyState: 1, onopen: null, close });
  expect(close).toHaveBeenCalledTimes(2);
});

import { beforeEach, describe, expect, test, vi } from "vitest";

/** Storage as browsers have it. */
class Cupboard {
  things = new Map<string, string>();
  getItem = (key: string) => this.things.get(key) ?? null;
  setItem = (key: string, value: string) => void this.things.set(key, value);
  removeItem = (key: string) => void this.things.delete(key);
}

/** The keyring after the page has been loaded again. */
async function reloaded() {
  vi.resetModules();
  return await import("./keyring");
}

const MADE = { id: "deck", host: "h-secret", seats: [{ seat: 1, name: "Olga", token: "t1" }] };

beforeEach(() => vi.stubGlobal("localStorage", new Cupboard()));

describe("secrets are kept", () => {
  test("a table that was made is there after a reload, with its host's secret", async () => {
    (await reloaded()).keepMade(MADE);
    const ring = await reloaded();
    expect(ring.seatsAt("deck")).toEqual(MADE.seats);
    expect(ring.hostOf("deck")).toBe("h-secret");
    expect(ring.tokens()).toEqual(["t1"]);
  });

  test("several seats at one screen stand in their order, and a seat is not kept twice", async () => {
    const ring = await reloaded();
    ring.keepMade(MADE);
    ring.keepSeat("deck", { seat: 0, name: "Ivan", token: "t0" });
    ring.keepSeat("deck", { seat: 1, name: "Olga II", token: "t1" });
    expect(ring.seatsAt("deck").map((s) => [s.seat, s.name])).toEqual([[0, "Ivan"], [1, "Olga II"]]);
    expect(ring.hostOf("deck")).toBe("h-secret");
  });

  test("two at one screen go on to one new table, which the first of them made", async () => {
    const ring = await reloaded();
    ring.keepMade(MADE);
    ring.keepMade({ id: "deck", host: "", seats: [{ seat: 0, name: "Ivan", token: "t0" }] });
    expect(ring.seatsAt("deck").map((s) => s.token)).toEqual(["t0", "t1"]);
    expect(ring.hostOf("deck")).toBe("h-secret");
  });

  test("a forgotten table is gone, the others stay", async () => {
    const ring = await reloaded();
    ring.keepMade(MADE);
    ring.keepMade({ ...MADE, id: "hold" });
    ring.forget("deck");
    expect((await reloaded()).ring.value.map((t) => t.id)).toEqual(["hold"]);
  });

  test("what another tab has kept meanwhile is not lost", async () => {
    const here = await reloaded();
    const there = await reloaded();
    there.keepMade({ ...MADE, id: "hold" });
    here.keepMade(MADE);
    expect((await reloaded()).ring.value.map((t) => t.id)).toEqual(["deck", "hold"]);
  });

  test("the last name is remembered", async () => {
    (await reloaded()).keepName("Olga");
    expect((await reloaded()).lastName.value).toBe("Olga");
  });
});

describe("a seat that was asked for", () => {
  test("its secret stays the same until the seat is given, even after a reload; then there is another", async () => {
    const first = (await reloaded()).wish("deck");
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    const again = await reloaded();
    expect(again.wish("deck")).toBe(first);
    expect(again.wish("hold")).not.toBe(first);
    again.fulfil("deck");
    expect(again.wish("deck")).not.toBe(first);
  });
});

describe("secret links", () => {
  test("the secret of a link is taken, once", async () => {
    const ring = await reloaded();
    expect(ring.takeSecret("/t/deck", "#s=abc_-9")).toBe(true);
    expect(ring.takeSecret("/t/deck", "#s=abc_-9")).toBe(true);
    expect(ring.seatsAt("deck")).toEqual([{ seat: null, name: "", token: "abc_-9" }]);
  });

  test("the table then tells which seat it is", async () => {
    const ring = await reloaded();
    ring.takeSecret("/t/deck", "#s=abc");
    ring.keepSeat("deck", { seat: 2, name: "Pavel", token: "abc" });
    expect(ring.seatsAt("deck")).toEqual([{ seat: 2, name: "Pavel", token: "abc" }]);
  });

  test("a link that I have opened before changes nothing of what is known", async () => {
    const ring = await reloaded();
    ring.keepMade(MADE);
    ring.takeSecret("/t/deck", "#s=t1");
    expect(ring.seatsAt("deck")).toEqual(MADE.seats);
  });

  test("an invitation and other pages have no secret", async () => {
    const ring = await reloaded();
    expect(ring.takeSecret("/t/deck", "")).toBe(false);
    expect(ring.takeSecret("/rules/humans", "#s=abc")).toBe(false);
    expect(ring.takeSecret("/t/deck", "#s=<script>")).toBe(false);
    expect(ring.ring.value).toEqual([]);
  });
});

describe("a browser that is difficult", () => {
  test("without storage secrets last as long as the page", async () => {
    vi.stubGlobal("localStorage", undefined);
    const ring = await reloaded();
    ring.keepMade(MADE);
    ring.keepSeat("deck", { seat: 0, name: "Ivan", token: "t0" });
    ring.keepMade({ ...MADE, id: "hold" });
    expect(ring.seatsAt("deck")).toHaveLength(2);
  });

  test("what is no keyring is left aside", async () => {
    localStorage.setItem("kubrik.keyring", '{"id": 3}');
    expect((await reloaded()).ring.value).toEqual([]);
    localStorage.setItem("kubrik.keyring", "[1, {");
    expect((await reloaded()).ring.value).toEqual([]);
  });
});

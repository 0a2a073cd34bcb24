import { expect, test } from "vitest";
import type { KeptTable } from "../net/keyring";
import { fitting, merged, packed, unpacked } from "./transfer";

const seat = (token: string, n: number | null = null) => ({ seat: n, name: n === null ? "" : "Ann", token });
const table = (id: string, ...tokens: string[]): KeptTable => ({ id, host: "", seats: tokens.map((t) => seat(t)) });

test("what is packed here is unpacked there", () => {
  const tables = [{ ...table("t1", "a-_1"), host: "h" }, table("t2", "b", "c")];
  expect(unpacked(packed(tables))).toEqual(tables);
});

test("whatever else an address holds is no table", () => {
  for (const text of ["", "t1", "t1~", "t1~h", "~h~a", "t 1~~a", "t1~~<b>", "x".repeat(30_000)]) expect(unpacked(text)).toEqual([]);
  expect(unpacked("bad~~.t1~~a")).toEqual([table("t1", "a")]);
});

test("a code holds the first tables, as many as a camera can read", () => {
  const many = Array.from({ length: 40 }, (_, i) => table(`t${i}`, "a".repeat(43)));
  const some = fitting(many);
  expect(some.length).toBeGreaterThan(8);
  expect(packed(some).length).toBeLessThanOrEqual(1000);
  expect(some[0]).toEqual(many[0]);
});

test("lists are merged: nothing is lost, nothing is there twice", () => {
  const here = [{ id: "t1", host: "", game: "humans", seats: [seat("a", 0)] }, table("t2", "b")];
  const both = merged(here, [{ ...table("t1", "a", "x"), host: "h" }, table("t3", "c")]);
  expect(both.map((t) => t.id)).toEqual(["t1", "t3", "t2"]);
  expect(both[0]).toEqual({ id: "t1", host: "h", game: "humans", seats: [seat("a", 0), seat("x")] });
});

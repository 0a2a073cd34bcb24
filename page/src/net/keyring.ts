// The secrets that this browser holds: for each table its seats here and, for who made it, the host's secret.
import { signal } from "@preact/signals";
import type { Made, MySeat } from "../wire/protocol";
import { routeOf, table } from "../routes";

/** A seat that came by a link is not yet known by number and name: the table tells them. */
export type KeptSeat = Omit<MySeat, "seat"> & { seat: number | null };
export interface KeptTable {
  id: string;
  host: string; // "" if this browser did not make the table
  game?: string; // once it is known, so that its part of the page can be fetched ahead
  lesson?: string; // that is taught there
  seats: KeptSeat[];
}

const RING = "kubrik.keyring";
const NAME = "kubrik.name";
const MOST = 100; // as many as the server wants to hear of

const read = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing: then secrets last as long as the page
  }
};

const write = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* the same */
  }
};

const remove = (key: string) => {
  try {
    localStorage.removeItem(key);
  } catch {
    /* the same */
  }
};

const isKept = (t: unknown): t is KeptTable =>
  typeof t === "object" && t !== null && typeof (t as KeptTable).id === "string" && Array.isArray((t as KeptTable).seats);

function readRing(): KeptTable[] {
  try {
    const ring: unknown = JSON.parse(read(RING) ?? "[]");
    return Array.isArray(ring) ? ring.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The newest first. */
export const ring = signal(readRing());
export const lastName = signal(read(NAME) ?? "");

if (typeof addEventListener === "function")
  addEventListener("storage", (e) => e.key === RING && (ring.value = readRing())); // changed by a different tab

const nothingAt = (id: string): KeptTable => ({ id, host: "", seats: [] });
const keptAt = (id: string) => ring.value.find((t) => t.id === id) ?? nothingAt(id);
const seatsFirst = (a: KeptSeat, b: KeptSeat) => (a.seat ?? 99) - (b.seat ?? 99);

/** Includes what a different tab has stored meanwhile. */
const current = () => (read(RING) === null ? ring.value : readRing());

function keepTable(table: KeptTable) {
  ring.value = [table, ...current().filter((t) => t.id !== table.id)].slice(0, MOST);
  write(RING, JSON.stringify(ring.value));
}

export const seatsAt = (id: string) => keptAt(id).seats;
export const hostOf = (id: string) => keptAt(id).host;
export const tokens = () => ring.value.flatMap((t) => t.seats.map((s) => s.token)).slice(0, MOST);

/** Also when the table has told the number and the name of a seat that came by a link. */
export function keepSeat(id: string, seat: KeptSeat) {
  const at = keptAt(id);
  keepTable({ ...at, seats: [...at.seats.filter((s) => s.token !== seat.token), seat].sort(seatsFirst) });
}

// ---- a seat that was asked for, and not given yet

const WISH = "kubrik.wish";
const wishes = new Map<string, string>();

const random = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, "0")).join("");

/** The secret of the next seat at this table: the same one until the seat is given, even if the page is loaded again. */
export function wish(id: string): string {
  const secret = wishes.get(id) ?? read(`${WISH}.${id}`) ?? random();
  wishes.set(id, secret);
  write(`${WISH}.${id}`, secret);
  return secret;
}

export function fulfil(id: string) {
  wishes.delete(id);
  remove(`${WISH}.${id}`);
}

export const gameOf = (id: string) => keptAt(id).game;

/** Also the second half of it: several who sit at one screen go on to the same table. */
export function keepMade({ id, host, seats }: Made, game?: string, lesson?: string) {
  for (const seat of seats) keepSeat(id, seat);
  const at = keptAt(id);
  keepTable({ ...at, host: host || at.host, ...(game && { game }), ...(lesson && { lesson }) });
}

export function keepGame(id: string, game: string) {
  const at = keptAt(id);
  if (at.seats.length && at.game !== game) keepTable({ ...at, game });
}

export function forget(id: string) {
  ring.value = current().filter((t) => t.id !== id);
  write(RING, JSON.stringify(ring.value));
}

export function keepName(name: string) {
  lastName.value = name;
  write(NAME, name);
}

// ---- secret links

const SECRET = /^#s=([A-Za-z0-9_-]{1,64})$/;

const MOVED = /^#m=(.*)$/;

/** The text of a secret link that was opened here, until somebody says whether its seats are to be kept. */
export const arrival = signal("");

/** A whole new list: the newest first. */
export function keepAll(tables: readonly KeptTable[]) {
  ring.value = tables.slice(0, MOST);
  write(RING, JSON.stringify(ring.value));
}

export const invitation = (id: string) => location.origin + table(id);
export const seatLink = (id: string, token: string) => `${invitation(id)}#s=${token}`;

/** Keeps the secret of an address such as /t/ID#s=TOKEN or /mine#m=…; says whether there was one, so that it can be wiped. */
export function takeSecret(path: string, hash: string): boolean {
  const at = routeOf(path);
  const token = SECRET.exec(hash)?.[1];
  const moved = at.page === "mine" ? MOVED.exec(hash)?.[1] : undefined;
  if (moved !== undefined) return (arrival.value = moved), true;
  if (at.page !== "table" || !token) return false;
  if (!seatsAt(at.id).some((s) => s.token === token)) keepSeat(at.id, { seat: null, name: "", token });
  return true;
}

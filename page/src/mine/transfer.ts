// The secrets of this browser as a text for another device, and back. They travel in the fragment of an address, which no
// browser sends to a server. Pure.
import type { KeptTable } from "../net/keyring";

const WORD = /^[A-Za-z0-9_-]{1,64}$/;
const MOST = 100; // tables
const LONGEST = 20_000; // characters
const FITS = 1000; // characters that a camera still reads from a screen

const written = ({ id, host, seats }: KeptTable) => [id, host, ...seats.map((s) => s.token)].join("~");

/** id~host~token~token.id~… */
export const packed = (tables: readonly KeptTable[]) => tables.slice(0, MOST).map(written).join(".");

/** As many of the first tables as fit into a QR code. */
export function fitting(tables: readonly KeptTable[]): KeptTable[] {
  let length = 0;
  return tables.filter((table) => (length += written(table).length + 1) <= FITS);
}

/** What is no such text has no tables; what is no table in it is left out. */
export function unpacked(text: string): KeptTable[] {
  if (text.length > LONGEST) return [];
  return text.split(".").slice(0, MOST).flatMap((one) => {
    const [id = "", host = "", ...tokens] = one.split("~");
    const isFine = WORD.test(id) && (host === "" || WORD.test(host)) && tokens.length > 0 && tokens.length <= 8 && tokens.every((t) => WORD.test(t));
    return isFine ? [{ id, host, seats: tokens.map((token) => ({ seat: null, name: "", token })) }] : [];
  });
}

/** Both lists in one: nothing that was here is lost, and what is known of a seat stays known. */
export function merged(here: readonly KeptTable[], there: readonly KeptTable[]): KeptTable[] {
  const known = new Map(here.map((t) => [t.id, t]));
  const news = there.map((t) => {
    const old = known.get(t.id);
    if (!old) return t;
    const more = t.seats.filter((s) => !old.seats.some((o) => o.token === s.token));
    return { ...old, host: old.host || t.host, seats: [...old.seats, ...more] };
  });
  const ids = new Set(news.map((t) => t.id));
  return [...news, ...here.filter((t) => !ids.has(t.id))];
}

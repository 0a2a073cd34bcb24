// What one seat's page has heard from the server, and what it still waits for. Pure: a message makes a new Hearing.
import { patched } from "../net/patch";
import type { Because, Choose, Refused, Said, Suggestion, ToPage, Undo, Update, Welcome } from "../wire/protocol";

/** What the server told of the table: all that is drawn. */
export type Sight = Omit<Welcome, "t" | "v">;

/** A choice on its way. `stored`: the server has it, its news is still to come. */
export interface Sent {
  message: Choose | Undo;
  stored: boolean;
}

export interface Hearing {
  sight: Sight | null;
  sent: Sent | null;
  hint: Suggestion | null;
  because: Because | null;
  refused: Refused | null; // to be shown
  said: Readonly<Record<number, { phrase: Said["phrase"]; n: number } | undefined>>; // by seat, the last and how many so far
}

export const QUIET: Hearing = { sight: null, sent: null, hint: null, because: null, refused: null, said: {} };

export function heard(h: Hearing, m: ToPage): Hearing {
  switch (m.t) {
    case "welcome":
      return welcomed(h, m);
    case "news":
      return told(h, m);
    case "done":
      return h.sent?.message.id === m.id ? { ...h, sent: { ...h.sent, stored: true } } : h;
    case "refused":
      return refused(h, m);
    case "because":
      return { ...h, because: m };
    case "suggestion":
      return { ...h, hint: m };
    case "said":
      return { ...h, said: { ...h.said, [m.seat]: { phrase: m.phrase, n: (h.said[m.seat]?.n ?? 0) + 1 } } };
  }
}

/** Is an answer to the question on its way? Then nothing else can be chosen. */
export const isBusy = (h: Hearing) => h.sent !== null;

/** After a new Welcome: the choice that got lost, if the same question is still asked. */
export const toSendAgain = (h: Hearing) => (h.sent && !h.sent.stored ? h.sent.message : null);

/** The hint, as long as it answers the question that is asked now. */
export function hinted(h: Hearing): string | null {
  const asked = h.sight?.scene.asked;
  return asked && h.hint?.ask === asked.ask ? h.hint.choice : null;
}

function welcomed(h: Hearing, { t: _, v: __, ...sight }: Welcome): Hearing {
  const same = h.sent !== null && sight.scene.asked?.ask === h.sent.message.ask && !h.sent.stored;
  return { ...h, sight, sent: same ? h.sent : null };
}

function told(h: Hearing, m: Update): Hearing {
  if (!h.sight) return h;
  const scene = patched(h.sight.scene, m.changes);
  const journal = m.journal.length || m.since < h.sight.journal.length
    ? [...h.sight.journal.slice(0, m.since), ...m.journal]
    : h.sight.journal;
  const isAnother = scene.asked !== h.sight.scene.asked;
  return { ...h, sight: { ...h.sight, scene, journal }, sent: isAnother ? answered(h, scene.asked?.ask) : h.sent };
}

/** The question has changed: what was sent is stored or late, unless only its words changed. */
function answered(h: Hearing, ask: number | undefined): Sent | null {
  return h.sent && h.sent.message.ask === ask && !h.sent.stored ? h.sent : null;
}

/** A late choice is not an error to show: something else happened first, and the news is on its way. */
function refused(h: Hearing, m: Refused): Hearing {
  const sent = h.sent && (m.id === h.sent.message.id || m.id === 0) ? null : h.sent;
  return { ...h, sent, refused: m.code === "late" ? h.refused : m };
}

// The rulebook of the game on the table, read when the first clause of it is wanted.
import { useEffect, useState } from "preact/hooks";
import { book } from "../net/api";
import { lang } from "../settings";
import type { Book, Clause } from "../wire/protocol";

const books = new Map<string, Promise<Book>>();

/** Once for each language. A book that could not be read is asked for again. */
function readBook(game: string): Promise<Book> {
  const key = `${game} ${lang.value}`;
  const found = books.get(key) ?? book(game);
  books.set(key, found);
  found.catch(() => books.delete(key));
  return found;
}

export interface Rulebook {
  clause: (id: string) => Clause | undefined;
  isRead: boolean;
  trouble: string;
}

export function useRulebook(game: string): Rulebook {
  const [clauses, setClauses] = useState<ReadonlyMap<string, Clause> | null>(null);
  const [trouble, setTrouble] = useState("");
  const spoken = lang.value;
  useEffect(() => {
    readBook(game).then(
      (read) => setClauses(new Map(read.clauses.map((c) => [c.id, c]))),
      (wrong: Error) => setTrouble(wrong.message),
    );
  }, [game, spoken]);
  return { clause: (id) => clauses?.get(id), isRead: clauses !== null, trouble };
}

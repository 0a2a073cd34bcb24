// Which page an address means, and the address of each page.
export type Route =
  | { page: "home" }
  | { page: "mine" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "how"; game: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "lost" };

const WORD = "([A-Za-z0-9_-]+)";
const NEW = new RegExp(`^/new/${WORD}/?$`);
const TABLE = new RegExp(`^/t/${WORD}/?$`);
const REPLAY = new RegExp(`^/replay/${WORD}/?$`);
const HOW = new RegExp(`^/how/${WORD}/?$`);
const RULES = new RegExp(`^/rules/${WORD}/?$`);
const CLAUSE = /^#([A-Z]+-\d+(?:\.\d+)+)$/;

export function routeOf(path: string, hash = ""): Route {
  const named = (shape: RegExp) => shape.exec(path)?.[1];
  if (path === "/" || path === "/index.html") return { page: "home" };
  if (/^\/mine\/?$/.test(path)) return { page: "mine" };
  const game = named(NEW);
  if (game) return { page: "new", game };
  const id = named(TABLE);
  if (id) return { page: "table", id };
  const played = named(REPLAY);
  if (played) return { page: "replay", id: played };
  const told = named(HOW);
  if (told) return { page: "how", game: told };
  const book = named(RULES);
  return book ? { page: "rules", game: book, clause: CLAUSE.exec(hash)?.[1] ?? "" } : { page: "lost" };
}

export const home = () => "/";
export const mine = () => "/mine";
export const newTable = (game: string) => `/new/${game}`;
export const table = (id: string) => `/t/${id}`;
export const replay = (id: string) => `/replay/${id}`;
export const how = (game: string) => `/how/${game}`;
export const rules = (game: string, clause = "") => `/rules/${game}${clause && `#${clause}`}`;

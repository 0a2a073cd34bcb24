// Which page an address means, and the address of each page.
export type Route =
  | { page: "home" }
  | { page: "mine" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "analysis"; id: string }
  | { page: "puzzles" }
  | { page: "puzzle"; id: string }
  | { page: "how"; game: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "workshop"; game: string }
  | { page: "lost" };

const WORD = "([A-Za-z0-9_-]+)";
const NEW = new RegExp(`^/new/${WORD}/?$`);
const TABLE = new RegExp(`^/t/${WORD}/?$`);
const REPLAY = new RegExp(`^/replay/${WORD}/?$`);
const ANALYSIS = new RegExp(`^/analysis/${WORD}/?$`);
const PUZZLE = new RegExp(`^/puzzles/${WORD}/?$`);
const HOW = new RegExp(`^/how/${WORD}/?$`);
const RULES = new RegExp(`^/rules/${WORD}/?$`);
const WORKSHOP = new RegExp(`^/workshop/${WORD}/?$`);
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
  const analysed = named(ANALYSIS);
  if (analysed) return { page: "analysis", id: analysed };
  if (/^\/puzzles\/?$/.test(path)) return { page: "puzzles" };
  const riddle = named(PUZZLE);
  if (riddle) return { page: "puzzle", id: riddle };
  const told = named(HOW);
  if (told) return { page: "how", game: told };
  const worked = named(WORKSHOP);
  if (worked) return { page: "workshop", game: worked };
  const book = named(RULES);
  return book ? { page: "rules", game: book, clause: CLAUSE.exec(hash)?.[1] ?? "" } : { page: "lost" };
}

export const home = () => "/";
export const mine = () => "/mine";
export const newTable = (game: string) => `/new/${game}`;
export const table = (id: string) => `/t/${id}`;
export const replay = (id: string) => `/replay/${id}`;
/** Of everybody, or with the choices of one seat first. */
export const analysis = (id: string, seat: number | null = null) => `/analysis/${id}${seat === null ? "" : `?seat=${seat}`}`;
export const puzzles = () => "/puzzles";
export const puzzle = (id: string) => `/puzzles/${id}`;
export const how = (game: string) => `/how/${game}`;
export const rules = (game: string, clause = "") => `/rules/${game}${clause && `#${clause}`}`;
export const workshop = (game: string) => `/workshop/${game}`;

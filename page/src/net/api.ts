// The REST calls of the server, with their types. What goes wrong is a Trouble, in words to show.
import { lang } from "../settings";
import type {
  Analysed, Book, Checked, CheckFile, Experiment, GameList, Join, Made, MySeat, MyTable, NewExperiment, NewLesson, NewTable, Problem, PuzzleList,
  SeatBot, ShownPuzzle, Solved, StandIn, TableSummary, Workshop,
} from "../wire/protocol";
import { speaker } from "../words/speak";
import { PROBLEMS } from "../words/problems";

/** A Problem: `message` says what went wrong and what to do. */
export class Trouble extends Error {
  constructor(readonly code: string, text: string) {
    super(text);
  }
}

const say = speaker(PROBLEMS);
const isProblem = (p: unknown): p is Problem => typeof (p as Problem | null)?.text === "string";
const asWords = (wrong: unknown) => (wrong instanceof Trouble ? wrong : new Trouble("page", String(wrong)));

/** The error of a call as a Trouble to show; null if it succeeded. */
export const troubleOf = async (work: Promise<unknown>): Promise<Trouble | null> =>
  work.then(() => null, asWords);

async function problemIn(answer: Response): Promise<Trouble> {
  const body: unknown = await answer.json().catch(() => null);
  if (isProblem(body)) return new Trouble(body.code, body.text);
  if (answer.status === 404) return new Trouble("not_found", say("not_found"));
  if (answer.status === 429) return new Trouble("too_many", say("too_many"));
  return new Trouble("server", say("server", { status: answer.status }));
}

async function call<T>(path: string, init: RequestInit = {}, key = ""): Promise<T> {
  const headers = { Accept: "application/json", "Accept-Language": lang.peek(), ...init.headers };
  const signed = key ? { ...headers, Authorization: `Bearer ${key}` } : headers;
  const answer = await fetch(`/api${path}`, { ...init, headers: signed }).catch(() => {
    throw new Trouble("offline", say("offline"));
  });
  if (!answer.ok) throw await problemIn(answer);
  return (answer.status === 204 ? undefined : await answer.json().catch(() => undefined)) as T;
}

const post = <T>(path: string, body: unknown, key = "") =>
  call<T>(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }, key);

// ---- the lobby
export const games = () => call<GameList>("/games");
export const openTables = () => call<TableSummary[]>("/tables");
export const tableNamed = (id: string) => call<TableSummary>(`/tables/${id}`);
export const makeTable = (wanted: NewTable) => post<Made>("/tables", wanted);
export const beginLesson = (wanted: NewLesson) => post<Made>("/lessons", wanted);
export const sitDown = (id: string, join: Join) => post<MySeat>(`/tables/${id}/seats`, join);
export const mine = (tokens: string[]) => post<MyTable[]>("/mine", { tokens });

// ---- the host, by the host's secret; a rematch also by a seat's
export const seatBot = (id: string, host: string, seat: SeatBot) => post<void>(`/tables/${id}/bot`, seat, host);
export const standIn = (id: string, host: string, seat: StandIn) => post<void>(`/tables/${id}/stand-in`, seat, host);
export const abort = (id: string, host: string) => post<void>(`/tables/${id}/abort`, {}, host);
export const rematch = (id: string, key: string) => post<Made>(`/tables/${id}/rematch`, {}, key);

// ---- rules and records
export const book = (game: string) => call<Book>(`/rules/${game}?lang=${lang.peek()}`);
export const recordAddress = (id: string) => `/api/tables/${id}/record`;
export const analysisOf = (id: string) => call<Analysed>(`/tables/${id}/analysis`);
export const askForAnalysis = (id: string) => post<Analysed>(`/tables/${id}/analysis`, {});

// ---- the workshop
export const workshopOf = (game: string) => call<Workshop>(`/workshop/${game}`);
export const checkFile = (game: string, file: CheckFile) => post<Checked>(`/workshop/${game}/check`, file);
export const beginExperiment = (wish: NewExperiment) => post<Experiment>("/experiments", wish);
export const experimentNamed = (id: string) => call<Experiment>(`/experiments/${id}`);
export const cancelExperiment = (id: string) => post<void>(`/experiments/${id}/cancel`, {});
export const reportAddress = (id: string) => `/api/experiments/${id}/report`;
export const planAddress = (id: string) => `/api/experiments/${id}/plan`;

// ---- puzzles
export const puzzleList = () => call<PuzzleList>("/puzzles");
export const puzzleShown = (id: string) => call<ShownPuzzle>(`/puzzles/${id}?lang=${lang.peek()}`);
export const tryPuzzle = (id: string, choice: string) => post<Solved>(`/puzzles/${id}?lang=${lang.peek()}`, { choice });

export const get = call as <T>(path: string) => Promise<T>;

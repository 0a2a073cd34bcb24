// Made by `make wire` from the types of the server. Change those, not this.

/** How far an analysis is: so many are made before it; of its own lines so many are done. */
export interface Analysed {
  state: "done" | "failed" | "none" | "waiting" | "working";
  ahead: number;
  done: number;
  whole: number;
  analysis: Analysis | null;
}

/** The analysis of a whole game. */
export interface Analysis {
  version: number;
  last: number;
  iterations: number;
  points: Point[];
  moments: Moment[];
  turns: Turn[];
  balance: Balance[];
}

/** A part of the board, titled in the reader's language. */
export interface Area {
  title: string;
  kind: "hand" | "number" | "pile" | "places";
  items: Item[];
  seat: number | null;
}

/** The question to this seat. A choice carries `ask` back, so that a late one answers nothing else. */
export interface Asked {
  ask: number;
  prompt: string;
  clause: string;
  ways: Way[];
  glance: string;
  answers: string[];
  out_of_turn: boolean;
  by_itself: boolean;
  may_stand: Kept | null;
}

/** The player is here again: the bot that stood in gives the seat back. */
export interface Back {
  t: "back";
  id: number;
}

/** Why a seat ended as it did: the parts add up to the result. */
export interface Balance {
  result: number;
  fair: number;
  luck: number;
  choices: number;
  rest: number;
}

/** The answer to Why: what can't be chosen, and the clauses that forbid it. */
export interface Because {
  t: "because";
  id: number;
  closed: Closed[];
}

export interface Book {
  title: string;
  clauses: Clause[];
}

/** A level that may play experiments, and the most games. */
export interface BotLimit {
  name: string;
  games: number;
}

/** A file of the game itself. */
export interface CardFile {
  name: string;
  text: string;
}

/** A card, tile or ship that can be looked up. */
export interface CardText {
  title: string;
  text: string;
}

export type Change = [(string | number)[], unknown];

export interface CheckFile {
  seats: number;
  cards: string;
}

/** What a check has found. `text` is "" if the file can be played with. */
export interface Checked {
  text: string;
  line: number;
  parts: PartInfo[];
}

/** One of the ways of the question `ask`. */
export interface Choose {
  t: "choose";
  id: number;
  ask: number;
  choice: string;
}

export interface Clause {
  id: string;
  source: string;
  section: string;
  text: string;
}

/** A choice that is not open now, and the clause that closes it. */
export interface Closed {
  choice: string;
  label: string;
  clause: string;
}

/** What was asked for is done and stored. */
export interface Done {
  t: "done";
  id: number;
}

export interface ExpansionInfo {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
}

/** How far an experiment is. Its id is a secret: who has it can cancel it and read the report. */
export interface Experiment {
  id: string;
  status: "done" | "failed" | "playing" | "queued";
  ahead: number;
  done: number;
  games: number;
  text: string;
}

export interface GameInfo {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  min_seats: number;
  max_seats: number;
  usual_seats: number;
  minutes: [number, number];
  takes_cards: boolean;
  expansions: ExpansionInfo[];
  options: OptionInfo[];
  lessons: LessonInfo[];
  ratings: Record<string, number>;
}

export interface GameList {
  games: GameInfo[];
  levels: LevelInfo[];
  keep: number;
  keep_over: number;
  experiments: "off" | "on" | "packages";
}

/** The first message. `token` is the secret of a seat, or "" for a spectator; `host` that of the table's host. */
export interface Hello {
  t: "hello";
  v: number;
  lang: "en" | "ru";
  token?: string;
  host?: string;
}

/** Ask what a bot would choose. */
export interface Hint {
  t: "hint";
  id: number;
}

/** One thing on the board: a card, a die, a piece or a number. */
export interface Item {
  text: string;
  place: Place | null;
  count: number;
  face_down: boolean;
}

/** With a secret of one's own, of as many random letters, a lost answer can be asked for again. */
export interface Join {
  name: string;
  seat?: number | null;
  secret?: string;
}

/** A line of the journal and the clause it rests on. */
export interface JournalLine {
  text: string;
  clause: string;
}

/** An answer that the seat gives once for all, or may give so, and in a few words. */
export interface Kept {
  answer: Standing;
  label: string;
}

/** Go on without the lesson that is taught at this table. */
export interface Leave {
  t: "leave";
  id: number;
}

/** A guided game: the base game's, or that of an expansion. */
export interface LessonInfo {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  expansions: string[];
  steps: number;
}

/** Where a lesson is: its steps from number `at` on, up to the next choice, and which ways will do there. Without ways all has been chosen, and the last steps only say goodbye. */
export interface LessonScene {
  title: string;
  steps: number;
  at: number;
  now: LessonStepScene[];
  accepts: string[];
}

/** A step of a lesson: its sentence, what on the board it is about, and whether something is to be chosen. */
export interface LessonStepScene {
  say: string;
  spotlight: string;
  does: boolean;
}

/** A bot to play against. */
export interface LevelInfo {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
}

/** A new table: the host's secret, and those of the seats at this screen. */
export interface Made {
  id: string;
  host: string;
  seats: MySeat[];
}

/** The tokens that a page keeps. */
export interface Mine {
  tokens: string[];
}

/** A moment of chance: what it brought each seat, beyond what was to be expected. */
export interface Moment {
  at: number;
  luck: number[];
}

export interface MySeat {
  seat: number;
  name: string;
  token: string;
}

/** A table at which one has a seat. */
export interface MyTable {
  table: TableSummary;
  seat: number;
  is_my_turn: boolean;
}

/** What is to be found out about a file: compared with one of the game's own, or by itself. */
export interface NewExperiment {
  kind: "compare" | "pace" | "seats" | "values";
  game: string;
  seats: number;
  cards: string;
  file: string;
  bot: string;
  games: number;
  parts?: string[];
}

/** A table at which a lesson is taught. */
export interface NewLesson {
  game: string;
  lesson: string;
  name?: string;
}

/** A seat as the host wants it: mine (at this screen), a friend's by link, or a bot's. */
export interface NewSeat {
  who: "bot" | "friend" | "me";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  chairs: NewSeat[];
  expansions?: string[];
  options?: Record<string, string>;
  cards?: string;
  is_public?: boolean;
  minutes?: number;
  out_of_time?: "bot" | "rulebook";
  shuffle?: boolean;
}

export interface OptionInfo {
  name: string;
  values: string[];
  ruling: string;
  title: Record<string, string>;
  about: Record<string, string>;
  value_titles: Record<string, Record<string, string>>;
  expansion: string;
  first: string;
}

/** A card, tile or ship that can be valued. */
export interface PartInfo {
  id: string;
  kind: string;
  title: Record<string, string>;
}

export type Place = [string, string];

/** A decision: the seat's chances as the search saw them with what the seat knew, and what its choice cost. */
export interface Point {
  at: number;
  seat: number;
  share: number;
  cost: number;
  error: number;
  told: Told | null;
}

/** What went wrong, and what to do. */
export interface Problem {
  code: string;
  text: string;
}

/** A puzzle in the list. */
export interface PuzzleInfo {
  id: string;
  game: string;
  theme: string;
  seats: number;
  expansions: string[];
}

export interface PuzzleList {
  puzzles: PuzzleInfo[];
  themes: Record<string, Record<string, string>>;
  daily: string;
}

/** Nothing has changed; with the code `in_doubt` nobody knows yet. `id` is 0 where the message could not be read. */
export interface Refused {
  t: "refused";
  id: number;
  code: string;
  text: string;
  clause: string;
}

/** The table after `to` of its `last` choices; what the newest of them brought is in the journal from `since` on. */
export interface Replayed {
  to: number;
  last: number;
  since: number;
  welcome: Welcome;
}

/** A player says one of the ready-made phrases. It is told once, and kept nowhere. */
export interface Said {
  t: "said";
  seat: number;
  phrase: "back" | "brb" | "good_game" | "good_luck" | "hello" | "hurry" | "lucky" | "nice_move" | "oops" | "ouch" | "rematch" | "thanks" | "thinking" | "well_played";
}

/** Say something to all at the table: one of the phrases that every page knows, so nobody needs to moderate. */
export interface Say {
  t: "say";
  id: number;
  phrase: "back" | "brb" | "good_game" | "good_luck" | "hello" | "hurry" | "lucky" | "nice_move" | "oops" | "ouch" | "rematch" | "thanks" | "thinking" | "well_played";
}

/** Everything the page draws, except for the journal, which only grows. */
export interface Scene {
  status: "aborted" | "open" | "over" | "running";
  stuck: string;
  seat: number | null;
  seats: SeatScene[];
  view: unknown;
  board: Area[];
  ranks: number[];
  scores: number[];
  asked: Asked | null;
  can_undo: boolean;
  standing: Kept[];
  deadline: number | null;
  rematch: string;
  lesson: LessonScene | null;
}

/** A bot takes an open seat, or that of somebody who stays away. */
export interface SeatBot {
  seat: number;
  bot?: string;
}

export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
}

/** Who sits there, as everybody may know. */
export interface SeatScene {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  online: boolean;
  stand_in: boolean;
  away: boolean;
  to_act: boolean;
  kept: boolean;
}

/** A position, as its seat sees it. */
export interface ShownPuzzle {
  puzzle: PuzzleInfo;
  welcome: Welcome;
}

/** The answer, with its reasons. */
export interface Solved {
  right: boolean;
  best: string;
  ways: WayWorth[];
  why: string[];
  clause: string;
  iterations: number;
}

/** Speak a different language from now on: answered by a new Welcome. */
export interface Speak {
  t: "speak";
  lang: "en" | "ru";
}

/** Give this answer once for all, until it is taken back: to the question that is asked, or in advance. */
export interface Stand {
  t: "stand";
  id: number;
  answer: Standing;
  on: boolean;
}

/** A bot plays for a seat until its player is back. */
export interface StandIn {
  seat: number;
}

/** To which question, about what ("" where it makes no difference), and which choice; all by stable names. */
export interface Standing {
  question: string;
  about: string;
  choice: string;
}

/** The answer to Hint: a way of the question `ask`, sentences that say why, and the clause that matters. */
export interface Suggestion {
  t: "suggestion";
  id: number;
  ask: number;
  choice: string;
  why: string[];
  clause: string;
}

/** What never changes at a table. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  expansions: string[];
  options: Record<string, string>;
  minutes: number;
  out_of_time: "bot" | "rulebook";
  ahead: Standing | null;
  is_host: boolean;
  lesson: string;
}

export interface TableSummary {
  id: string;
  game: string;
  title: Record<string, string>;
  expansions: string[];
  options: Record<string, string>;
  status: "aborted" | "open" | "over" | "running";
  is_public: boolean;
  minutes: number;
  created_at: number;
  seats: SeatInfo[];
  lesson: string;
  ranks: number[];
}

/** A costly choice in words: the question, what was chosen, and what would have been better. */
export interface Told {
  asked: Record<string, string>;
  chosen: Record<string, string>;
  better: Record<string, string>;
}

/** What somebody thinks is best. */
export interface Try {
  choice: string;
}

/** Where a turn, season or round begins, and its first sentence. */
export interface Turn {
  at: number;
  title: Record<string, string>;
}

/** Take back the last choice, or the unfinished answer under seal. */
export interface Undo {
  t: "undo";
  id: number;
  ask: number;
}

/** What has changed since the last message: places in the scene, and the journal from line `since` on. */
export interface Update {
  t: "news";
  changes: Change[];
  since: number;
  journal: JournalLine[];
}

/** An option of the question: its stable name, in a few words, under a heading, and below that heading. For the board: what kind of choice it is, and the places that lead to it, both by names of the game. An end of a turn, a pass or a surrender is not to be chosen by accident. */
export interface Way {
  name: string;
  label: string;
  section: string;
  entry: string;
  kind: string;
  places: Place[];
  ends: boolean;
}

/** One of the ways that the search compared, and the share of the win that it expects of it. */
export interface WayWorth {
  choice: string;
  label: string;
  share: number;
}

/** All that the page needs to draw the table. */
export interface Welcome {
  t: "welcome";
  v: number;
  table: TableInfo;
  furniture: unknown;
  cards: Record<string, CardText>;
  scene: Scene;
  journal: JournalLine[];
}

/** Why can't I choose this? Or, without a choice, what is closed to me now and by which clause? */
export interface Why {
  t: "why";
  id: number;
  choice?: string;
}

/** With what a game is worked on: its own files to begin with, and who may play experiments. */
export interface Workshop {
  files: CardFile[];
  bots: BotLimit[];
  parts: number;
  seconds: number;
}

export type ToServer = Hello | Choose | Undo | Why | Hint | Stand | Back | Leave | Say | Speak;

export type ToPage = Welcome | Update | Done | Refused | Because | Suggestion | Said;

export const VERSION = 3;

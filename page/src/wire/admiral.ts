// Made by `make wire` from the types of the server. Change those, not this.

/** What a seat sees of something that an expansion lays on the table. */
export interface AdditionView {
  type: "AdditionView";
  affair: CourseView | AttackView | BoardingView | SpoilsView | null;
}

/** The printed data of ships and forts, by the stable ids that views use. */
export interface AdmiralFurniture {
  classes: Record<string, ClassCard>;
  fort: FortCard;
  guns: GunCard;
}

/** The table as one player (`own`) or a spectator sees it. */
export interface AdmiralView {
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  question: Asking | null;
  scenario: ScenarioView;
  round: number;
  wind: string;
  strength: string;
  windless: boolean;
  order: number[];
  acting: number | null;
  chart: ChartView;
  gold: GoldView[];
  mines: string[];
  ships: ShipView[];
  forts: FortView[];
  players: PlayerView[];
  affair: CourseView | AttackView | BoardingView | SpoilsView | null;
  additions: AdditionView[];
  results: ResultView[];
  own: OwnView | null;
}

/** A ship or fort of the player that can fire at a target (AD-9.3, AD-10). Both are things, as in the journal. */
export interface AimView {
  shooter: number;
  target: number;
  distance: number;
  shots: number;
  band: string;
  hits: number[];
  skilled: number[];
}

/** What the seat is asked now: the name of the question, its clause, and the names of all that may be chosen. */
export interface Asking {
  question: string;
  clause: string;
  options: string[];
}

/** Declared fire that is not over yet (AD-9.1). */
export interface AttackView {
  type: "AttackView";
  seat: number;
  target: number;
  shooters: number[];
  shots: number[];
  salvo: boolean;
}

/** A ship boards a ship, or storms a fort (AD-14.1, AD-17.5). */
export interface BoardingView {
  type: "BoardingView";
  ship: number;
  target: number;
}

/** A captain's card: a back, or a face that this seat may see. */
export interface CardView {
  card: number;
  seat: number;
  up: boolean;
  ship: number | null;
  port: number | null;
  captain: string | null;
}

/** All cards. Captains who are being assigned are not laid yet. */
export interface CardsView {
  type: "CardsView";
  affair: CourseView | AttackView | BoardingView | SpoilsView | null;
  cards: CardView[];
  aside: number[];
  own_aside: string[];
  own_assigned: CardView[];
  shown_aside: string[][];
}

/** The sea with everything that never moves, with the signs of a scenario file. . sea, # island, ^ reef; 1 to 4 the fort of that seat at the start, a to d its harbours. */
export interface ChartView {
  columns: number;
  rows: string[];
}

/** The numbers of a class of ships (AD-4.2). */
export interface ClassCard {
  letter: string;
  distances: Record<string, number>;
  range: number;
  guns: number[];
  boarding: number;
  value: number;
  masts: number;
  lobs: boolean;
}

/** A ship under way (AD-8.6). */
export interface CourseView {
  type: "CourseView";
  ship: number;
  start: string;
  heading: string;
  left: number;
}

export type EndView = [string, string, number, number, boolean];

/** A ship of the player and an enemy beside it (AD-14.3, AD-17.6). */
export interface FightView {
  ship: number;
  enemy: number;
  points: number;
  skilled: number;
  against: number | null;
}

/** The numbers of every fort (AD-17.1). */
export interface FortCard {
  range: number;
  garrison: number;
  value: number;
}

export interface FortView {
  name: string;
  cell: string;
  harbours: string[];
  home: number;
  flag: number | null;
  strength: number;
  full: number;
  guns: number;
  loaded: number;
  owed: number[];
}

export interface GoldView {
  cell: string;
  units: number;
}

/** Ranges, and which numbers on the die hit at each (AD-10). */
export interface GunCard {
  up_to: number[];
  hits: Record<string, number[]>;
  storm_range: number;
}

/** What only this player knows, unless an expansion adds to it. */
export interface OwnView {
  answers: string[];
  subject: number | null;
  target: number | null;
  reach: ReachView[];
  aims: AimView[];
  fights: FightView[];
}

export interface PlayerView {
  side: number;
  score: number;
  bank: number;
  out: boolean;
  ready: boolean;
}

export interface ReachView {
  ship: number;
  ends: EndView[];
}

/** A rank at the end, and what decided it (AD-22.4). */
export interface ResultView {
  rank: number;
  won: boolean;
  score: number;
  bank: number;
  aboard: number;
  strength: number;
}

/** What was agreed before the game (AD-5.1). */
export interface ScenarioView {
  id: string;
  level: string;
  rounds: number;
  goal: number;
  fort_wins: boolean;
  ranking: string;
  both_broadsides: boolean;
}

/** A ship's card (AD-1.3). */
export interface ShipView {
  name: string;
  kind: string;
  home: number;
  flag: number | null;
  cell: string | null;
  facing: string | null;
  strength: number;
  full: number;
  battered: boolean;
  gold: number;
  hold: number;
  marks: string[];
  guns: number[];
  loaded: number[];
  axis: [number, number] | null;
}

/** A won boarding, while the winner decides what is carried over (AD-14.10). */
export interface SpoilsView {
  type: "SpoilsView";
  winner: number;
  captured: number;
}

export type AdmiralQuestion =
  | "what_to_do"
  | "which_heading"
  | "how_to_go_on"
  | "which_facing"
  | "how_many_shots"
  | "which_manner"
  | "which_target"
  | "whom_to_board"
  | "how_to_defend"
  | "which_fort"
  | "how_to_share"
  | "how_much_to_load"
  | "how_much_to_bank"
  | "whom_to_burn"
  | "who_commands"
  | "whether_to_answer"
  | "whether_to_claim"
  | "whom_to_answer"
  | "how_many_answer"
  | "how_to_answer"
  | "who_goes_over"
  | "who_comes_aboard"
  | "up_or_down";

export type AdmiralKind =
  | "move"
  | "turn"
  | "fire_at"
  | "fire_fort"
  | "board_with"
  | "storm_with"
  | "repair"
  | "load"
  | "bank"
  | "burn"
  | "end_turn"
  | "resign"
  | "heading"
  | "advance"
  | "turn_left"
  | "turn_right"
  | "stop"
  | "shots"
  | "target"
  | "defend"
  | "units"
  | "separate"
  | "salvo"
  | "assign"
  | "assign_none"
  | "land"
  | "take_aboard"
  | "card"
  | "turn_up"
  | "pass"
  | "answer"
  | "let_be"
  | "claim"
  | "enough"
  | "stay"
  | "go_over"
  | "down"
  | "leave_up";

export type AdmiralPlace =
  | "arrow"
  | "number"
  | "thing"
  | "captain"
  | "card";

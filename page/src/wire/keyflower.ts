// Made by `make wire` from the types of the server. Change those, not this.

/** What the seat is asked now: the name of the question, its clause, and the names of all that may be chosen. */
export interface Asking {
  question: string;
  clause: string;
  options: string[];
}

/** A tile to bid for. */
export interface AuctionView {
  tile: string;
  face: number;
  place: string;
  groups: GroupView[];
  winner: number | null;
  is_open: boolean;
  spot: SpotView;
}

/** A boat of this season with its open cargo (KF-3.7). */
export interface BoatView {
  tile: string;
  face: number;
  workers: number[];
  skills: number[];
  taken_by: number | null;
}

/** The cost of an upgrade (KF-8.16, KF-8.18). */
export interface CostFurniture {
  resources: number[];
  any_resource: number;
  skills: number[];
  any_skill: number;
}

/** One side of a tile (KF-6.32, KF-7, KF-12). */
export interface FaceFurniture {
  points: number;
  effect: string;
  n: number;
  resources: number[];
  pay_worker: string | null;
  pay_skill: string | null;
  transport: number;
  upgrades: number;
  score: ScoreFurniture | null;
  ability: string | null;
  skills: number;
}

/** A figure other than a worker: with a player, at a tile, at a player's side of a tile, or out of the game. */
export interface FigureView {
  id: string;
  seat: number | null;
  tile: string | null;
}

/** A player's bid at one side of an auction tile. */
export interface GroupView {
  seat: number;
  colour: string;
  workers: number;
  lying: boolean;
}

/** The printed data of all tiles, by the stable ids that views use. */
export interface KeyflowerFurniture {
  tiles: Record<string, TileFurniture>;
}

/** The table as one player (`own`) or a spectator sees it. */
export interface KeyflowerView {
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  question: Asking | null;
  season: string | null;
  phase: string;
  start: number;
  start_won: boolean;
  passes: number;
  auctions: AuctionView[];
  boats: BoatView[];
  players: PlayerView[];
  supply: SupplyView;
  aside: number[];
  steps_left: number;
  upgrades_left: number;
  figures: FigureView[];
  results: ResultView[];
  own: OwnView | null;
}

/** What everybody can deduce about the things behind a screen (R-KF-26). */
export interface KnownView {
  workers: number[];
  others: number;
  green_most: number;
  skills: number[];
  paid_hidden: number;
}

/** What the purple marker counts as (KF-14.12). */
export interface MarkerView {
  items: string;
  type: string;
  tile: string | null;
}

/** What only this player knows. */
export interface OwnView {
  workers: number[];
  skills: number[];
  winter: string[];
  answers: string[];
  subject: string | null;
  points: number;
  sketch: SketchView | null;
  bids: Record<string, Record<string, number>>;
  uses: Record<string, Record<string, number>>;
}

/** What everybody knows of a player. */
export interface PlayerView {
  home: string | null;
  workers: number;
  skills: number;
  winter: number;
  won: WonView[];
  abilities: string[];
  boat: string | null;
  village: PlotView[];
  known: KnownView | null;
  ready: boolean;
}

/** A tile in a village. */
export interface PlotView {
  tile: string;
  face: number;
  q: number;
  r: number;
  rotation: number;
  aside: boolean;
  resources: number[];
  spot: SpotView;
}

export interface ResultView {
  rank: number;
  points: number;
  tiles: ScoreView[];
  gold: number;
  marker: MarkerView | null;
}

/** Points in addition to the printed ones (KF-13, KF-15). */
export interface ScoreFurniture {
  per: string;
  points: number;
  items: string | null;
  n: number;
  of: string[];
  scale: number[];
}

export interface ScoreView {
  tile: string;
  points: number;
}

/** The player's own village while tiles are placed, with all tiles placed so far; nobody else sees it. */
export interface SketchView {
  village: PlotView[];
  left: string[];
  tile: string | null;
  cell: [number, number] | null;
  places: Record<string, [number, number]>;
}

/** The workers on a tile this season, and what the next use needs. */
export interface SpotView {
  lock: string | null;
  on: number[];
  need: number;
  room: number;
}

/** How much is left (KF-6.26, KF-6.27); never what is in the bag or the pile. */
export interface SupplyView {
  bag: number;
  pile: number;
  green: number;
  resources: number[];
}

/** A tile: its edges as it lies unturned, clockwise from the bottom, and both faces. */
export interface TileFurniture {
  kind: string;
  season: string | null;
  edges: string[];
  faces: FaceFurniture[];
  cost: CostFurniture | null;
  number: number;
  purple: boolean;
  flips: boolean;
}

/** A won tile that is not placed yet, and the face it will show. */
export interface WonView {
  tile: string;
  face: number;
}

export type KeyflowerQuestion =
  | "what_to_do"
  | "which_colour"
  | "which_groups"
  | "how_many"
  | "which_worker"
  | "which_skill"
  | "which_resource"
  | "how_to_transport"
  | "where_to"
  | "how_to_pay"
  | "skill_to_pay"
  | "which_tile"
  | "where_to_place"
  | "how_to_turn"
  | "winter_tiles"
  | "which_boat"
  | "what_to_flip"
  | "which_winter_boat"
  | "use_colour"
  | "use_groups"
  | "use_how_many";

export type KeyflowerKind =
  | "pass"
  | "bid"
  | "use"
  | "colour"
  | "take_group"
  | "leave_group"
  | "add"
  | "give_worker"
  | "give_group"
  | "give_skill"
  | "gain_one"
  | "finish"
  | "lift"
  | "set_down"
  | "upgrade"
  | "pay"
  | "place"
  | "beside"
  | "turn"
  | "offer"
  | "take_boat"
  | "flip"
  | "flip_none"
  | "haunt";

export type KeyflowerPlace =
  | "cell"
  | "number"
  | "pile"
  | "side"
  | "skill"
  | "supply"
  | "tile"
  | "turn"
  | "worker";

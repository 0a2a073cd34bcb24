// Made by `make wire` from the types of the server. Change those, not this.

/** A sign on a ship. `what`: the type, centre or region of its condition, or nothing. */
export interface Ability {
  effect: string;
  what: string;
  n: number;
}

export interface ArmyView {
  id: string;
  done: boolean;
}

/** What the seat is asked now: the name of the question, its clause, and the names of all that may be chosen. */
export interface Asking {
  question: string;
  clause: string;
  options: string[];
}

/** An attacking ship. The order of attackers is that of the choices that name them. */
export interface AttackerView {
  id: string;
  cell: number;
}

export interface BattleView {
  cell: number;
  fighters: FighterView[];
  effects: EffectView[];
  winner: number | null;
}

/** What everybody knows of a captain. */
export interface CaptainView {
  balance: number;
  lap: number;
  space: number;
  credits: number;
  stations: StationView[];
  trophies: string[];
  ships: number;
  known: string[];
  hidden: HiddenShips[];
  attacking: AttackerView[];
  token: number;
  compensations: number;
  old_compensations: number;
  ready: boolean;
}

/** A face-up card of the ship decks; the colour is that of its back. */
export interface CardView {
  id: string;
  colour: string;
}

/** A catch under way (V-24, V-25). */
export interface CatchView {
  seat: number;
  cell: number;
  armies: ArmyView[];
  strength: number;
  dice: number;
  faces: number[];
  boost: number;
  total: number;
}

/** A cell of the row and the city in it (V-12). */
export interface CellView {
  cell: number;
  city: string | null;
  captor: number | null;
  claimant: number | null;
  groups: GroupView[];
}

export interface CityFacts {
  region: string;
  centre: string;
  colour: string;
  raid: number;
  catch: number;
  x: number;
}

/** How many cards lie in each deck (TH-16.4); never which. */
export interface DecksView {
  blue_cities: number;
  red_cities: number;
  ships: number;
  waiting_ships: number;
  armies: number;
  compensations: number;
}

/** All discards, in the order of the card data (V-27, V-28). */
export interface DiscardsView {
  cities: string[];
  ships: CardView[];
  armies: string[];
  compensations: string[];
}

/** What a station or a compensation does; a compensation has no price. */
export interface EffectFacts {
  effect: string;
  n: number;
  price: number;
}

/** A boost or a cancellation on one ship of a battle. */
export interface EffectView {
  seat: number;
  ship: string;
  boost: number;
  cancels: boolean;
}

/** A captain in a battle (V-19, V-20). */
export interface FighterView {
  seat: number;
  announced: string;
  strength: number;
  rolls: boolean;
  dice: number;
  faces: number[];
  total: number;
  passed: boolean;
  claim_die: number;
}

/** A captain's ships at one city, turned up (V-13, V-18). */
export interface GroupView {
  seat: number;
  ships: string[];
  strength: number;
  against_armies: number | null;
}

/** What everybody knows about ships that only their captain has seen (TH-18.5). If it is not publicly known which of them were bought in which turn, several turns are merged. */
export interface HiddenShips {
  turns: number[];
  colour: string;
  ships: number;
  paid: number;
}

/** The printed data of all cards, by the stable ids that views use. */
export interface HumansFurniture {
  regions: Record<string, Titled>;
  centres: Record<string, Titled>;
  cities: Record<string, CityFacts>;
  ships: Record<string, ShipFacts>;
  stations: Record<string, EffectFacts>;
  compensations: Record<string, EffectFacts>;
  armies: Record<string, number>;
  army_copies: Record<string, number>;
  missions: Record<string, MissionFacts>;
  fuel_limits: number[];
  track_end: number;
  track_step: number;
  max_ships: number;
  max_stations: number;
  first_prize: number;
  second_prize: number;
  credit_gives: number;
  credit_costs: number;
}

/** The table as one captain (`own`) or a spectator sees it. */
export interface HumansView {
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  question: Asking | null;
  turn: number;
  last_turn: number;
  phase: string;
  fuel_limit: number;
  city_now: number;
  missions: MissionView[];
  cells: CellView[];
  decks: DecksView;
  discards: DiscardsView;
  captains: CaptainView[];
  battle: BattleView | null;
  catch: CatchView | null;
  results: ResultView[];
  own: OwnView | null;
}

/** What a mission is about: either a region or a kind of centre. */
export interface MissionFacts {
  region: string | null;
  centre: string | null;
}

/** A mission in play, and how many matching trophies each captain has (V-1, V-26). */
export interface MissionView {
  id: string;
  trophies: number[];
}

/** The order of the buying phase, unfinished or sealed (TH-4.43). */
export interface OrderView {
  bought: boolean[];
  credits: number;
  ships: string[];
  stations: string[];
}

export interface OwnCompensation {
  id: string;
  turn: number;
  usable: boolean;
}

export interface OwnShip {
  id: string;
  cell: number;
  turn: number;
  seen: boolean;
}

/** What only this captain knows. */
export interface OwnView {
  ships: OwnShip[];
  drawn: string[];
  compensations: OwnCompensation[];
  answers: string[];
  sealed: SealedView;
  subject: Subject | null;
}

/** The plan, unfinished or sealed (TH-6.28, TH-6.29, TH-6.30). */
export interface PlanView {
  cells: (number | null)[];
  token: number;
  fuel: string[];
  most_fuel: number;
}

export interface ResultView {
  rank: number;
  humans: number;
  prizes: number[];
}

/** The captain's own answers in a secret step, for drawing them on the board. */
export interface SealedView {
  order: OrderView;
  plan: PlanView | null;
  moves: number[];
}

export interface ShipFacts {
  type: string;
  colour: string;
  strength: number;
  fuel: number;
  price: number;
  abilities: Ability[];
}

export interface StationView {
  id: string;
  colour: string;
  used: boolean;
}

/** What the question is about. `n`: humans to spend or gain, fuel used or missing, strength added, cards held. */
export interface Subject {
  cell: number;
  ship: string | null;
  whose: number | null;
  station: string | null;
  compensation: string | null;
  army: string | null;
  n: number;
}

/** A region or a kind of centre, which has no card of its own. */
export interface Titled {
  en: string;
  ru: string;
}

export type HumansQuestion =
  | "redraw_or_keep"
  | "how_many_credits"
  | "how_many_allowances"
  | "what_to_buy"
  | "ship_to_replace"
  | "station_to_replace"
  | "where_to_send"
  | "where_to_aim"
  | "how_to_fuel"
  | "ship_to_pull"
  | "where_to_pull"
  | "where_to_move"
  | "fight_or_retreat"
  | "how_to_respond"
  | "ship_to_boost"
  | "ship_to_cancel"
  | "ship_to_lose"
  | "claim_or_not"
  | "raid_or_catch"
  | "use_raid_station"
  | "fight_or_flee"
  | "army_to_skip"
  | "help_or_stop"
  | "ship_lost_to_army";

export type HumansKind =
  | "redraw"
  | "keep"
  | "credits"
  | "allowance"
  | "buy"
  | "ship"
  | "station"
  | "compensation"
  | "cell"
  | "foe"
  | "fuel_set"
  | "army"
  | "fight"
  | "retreat"
  | "flee"
  | "pass"
  | "claim"
  | "raid"
  | "catch"
  | "use";

export type HumansPlace =
  | "army"
  | "catch"
  | "cell"
  | "compensation"
  | "credits"
  | "deck"
  | "drawn"
  | "fighter"
  | "foe"
  | "home"
  | "raid"
  | "ship"
  | "station";

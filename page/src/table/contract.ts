// What the table gives to a game's board, and what a game gives to the table.
import type { ComponentType } from "preact";
import type { Area, CardText, JournalLine, Way } from "../wire/protocol";
import type { Moment } from "./motion/moments";

export type Lang = "en" | "ru";

/** What every drawing of a game is given. `View` and `Furniture` are the game's own types of src/wire. */
export interface Shown<View, Furniture> {
  view: View;
  furniture: Furniture;
  cards: Record<string, CardText>; // titles and texts, in the language of the page
  names: string[]; // by seat
  seat: number | null; // of whoever looks on
  lang: Lang;
  board: readonly Area[]; // what the generic board is drawn from; empty where the game has a board of its own
  ranks: readonly number[]; // by seat, when the game is over: 1 for a winner
  scores: readonly number[]; // as ranks
  look: (card: string, closed?: string) => void; // opens what a card, tile or ship is and does; from there, why a choice is closed
}

export interface BoardProps<View, Furniture> extends Shown<View, Furniture> {
  ways: readonly Way[]; // what may be chosen now: everything that leads to one of them is lit. Empty: nothing is asked
  choose: (way: string) => void; // by its name
  why: (choice: string) => void; // something that looks choosable but isn't was clicked: asks which clause forbids it
  pending?: string | null; // the way that was chosen and waits to be sent: it can still be taken back
  hint: string | null; // the way that a bot would take; marked on the board
}

export interface PlayerProps<View, Furniture> extends Shown<View, Furniture> {
  seat: number;
}

/** A game's part of the page. */
export interface GamePage<View, Furniture> {
  Board: ComponentType<BoardProps<View, Furniture>>;
  Player: ComponentType<PlayerProps<View, Furniture>>; // the public state of one seat, in two or three short lines
  Results: ComponentType<Shown<View, Furniture>>; // when the game is over: every line of the score, explained
  Legend?: ComponentType<Shown<View, Furniture>>; // what the signs on the board mean
  left?: (view: View, ways: readonly Way[]) => string[]; // when a turn is to end: sentences of what could still be done
  /** What an answer sends for good though its kind is no ending, in a few words: a plan that is complete. */
  seals?: (view: View, furniture: Furniture, way: Way) => string | null;
  chapter: (view: View, lang: Lang) => string; // "Turn 3 of 10 · planning", for the head of the table
  /** What happened between two views of this seat that is no piece on its way: shots, blows. */
  moments?: (before: View, after: View, lines: readonly JournalLine[]) => Moment[];
}

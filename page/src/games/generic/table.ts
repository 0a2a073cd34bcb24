// What every part of the board reads: the table as it is shown, and what may be chosen.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, PlayerProps, Shown } from "../../table/contract";
import type { Pointed } from "./ways";

/** Every game's view has this; what else is in it only that game knows. */
export interface GenericView {
  seat: number | null;
}

export type Furniture = unknown;
export type GenericShown = Shown<GenericView, Furniture>;
export type GenericBoard = BoardProps<GenericView, Furniture>;
export type GenericPlayer = PlayerProps<GenericView, Furniture>;

export type Table = GenericBoard & Pointed;

export const TableContext = createContext<Table | null>(null);
export const useTable = () => useContext(TableContext)!;

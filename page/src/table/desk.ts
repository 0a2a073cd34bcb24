// What every part of one seat's screen needs to know.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Line } from "../net/socket";
import type { Shown } from "./contract";
import type { AnyGame } from "./games";
import type { Sight } from "./hearing";

export interface Desk {
  sight: Sight;
  game: AnyGame;
  shown: Shown<any, any>; // what the game's drawings are given
  line: Line | null; // null in a replay: nothing can be done there
  cite: (clause: string) => void; // opens a clause of the rules
}

const DeskContext = createContext<Desk | null>(null);
export const AtDesk = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("only at a table");
  return desk;
}

// What every part of one seat's screen needs to know.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Line } from "../net/socket";
import { lang } from "../settings";
import type { Shown } from "./contract";
import type { Guard } from "./ending";
import type { AnyGame } from "./games";
import type { Sight } from "./hearing";

/** What a line can do: a real one, or one that leads to no table. */
export type AnyLine = Pick<Line, keyof Line>;

export interface Desk {
  sight: Sight;
  game: AnyGame;
  shown: Shown<any, any>; // what the game's drawings are given
  line: AnyLine | null; // null in a replay: nothing can be done there
  guard: Guard | null; // chooses for the line; as the line
  cite: (clause: string) => void; // opens a clause of the rules
}

/** What the game's drawings are given, of a table as it is seen now. */
export function shownOf({ scene, furniture, cards }: Sight, look: Shown<any, any>["look"]): Shown<any, any> {
  const { view, board, ranks, scores, seat } = scene;
  return { view, furniture, cards, names: scene.seats.map((s) => s.name), seat, lang: lang.value, board, ranks, scores, look };
}

const DeskContext = createContext<Desk | null>(null);
export const AtDesk = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("only at a table");
  return desk;
}

// What every part of the board reads: the table as it is shown, and what may be chosen.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, Shown } from "../../table/contract";
import type { HumansFurniture, HumansView } from "../../wire/humans";
import type { Way } from "../../wire/protocol";
import type { Draft } from "./draft";
import type { Place } from "./ways";

export type HumansShown = Shown<HumansView, HumansFurniture>;
export type HumansBoard = BoardProps<HumansView, HumansFurniture>;

export interface Table extends HumansBoard {
  lit: Map<Place, Way[]>;
  spoken: Way[];
  draft: Draft | null; // while ships are sent
}

export const TableContext = createContext<Table | null>(null);
export const useTable = () => useContext(TableContext)!;

export const title = (shown: HumansShown, id: string) => shown.cards[id]?.title ?? id;

const SYLLABLE = /(?<=[а-яё]{2})(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя][а-яё]{2})/giu;

/** A title whose long words may break between syllables, on a narrow card. */
export const syllables = (shown: HumansShown, id: string) =>
  title(shown, id).replace(/[а-яё]{7,}/giu, (word) => word.replace(SYLLABLE, "\u00ad"));

/** Title and text, for a tooltip. */
export const whole = (shown: HumansShown, id: string) => `${title(shown, id)}: ${shown.cards[id]?.text ?? ""}`;

// What every drawing of the table is handed: what is shown, what is lit, and what happens when a thing is pressed.
import type { Way } from "../../wire/protocol";
import type { Intent } from "./intent";
import type { KeyflowerBoard } from "./terms";
import type { Place } from "./ways";

export interface Table extends KeyflowerBoard {
  lit: Map<Place, Way[]>;
  press: (place: Place) => void; // of something lit: chooses, or opens what it leads to
  wonder: (tile: string, isAuction: boolean) => void; // of a tile that isn't: shows its card
  isWorkedOn: () => boolean; // the last choice was made on the board
  subject: string | null; // the tile that the unfinished choice is about
  selected: string | null; // the tile that was pressed and leads to several ways
  mean: (intent: Intent) => void; // answers several questions with one click
}

interface Pressable {
  role?: "button";
  tabindex?: number;
  "aria-label"?: string;
  onClick?: (event: Event) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export const isLit = (table: Table, place: Place) => table.lit.has(place);

export const isHint = (table: Table, place: Place) => (table.lit.get(place) ?? []).some((way) => way.name === table.hint);

export const litClass = (table: Table, place: Place) => (isLit(table, place) ? `lit${isHint(table, place) ? " hint" : ""}` : "");

/** Mouse, touch and keyboard for a thing that leads to a way; nothing for one that doesn't. */
export function pressable(table: Table, place: Place): Pressable {
  const ways = table.lit.get(place);
  if (!ways) return {};
  return { ...button(() => table.press(place)), "aria-label": ways.map((way) => way.label).join("; ") };
}

/** A drawn thing as a button. */
export function button(act: () => void): Pressable {
  return {
    role: "button",
    tabindex: 0, // in lower case, as SVG needs it
    onClick: (event: Event) => (event.stopPropagation(), act()),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
  };
}

// What makes a thing of the board a button: for the mouse, for touch and for the keyboard.
import { press, useDesk, type Desk, type Where } from "./desk";
import type { Place } from "./ways";

export interface Pressable {
  role: "button";
  tabindex: number;
  "aria-label": string;
  onClick: (event: Event) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function pressable(label: string, act: () => void): Pressable {
  const once = (event: Event) => (event.stopPropagation(), act());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    once(event);
  };
  return { role: "button", tabindex: 0, "aria-label": label, onClick: once, onKeyDown };
}

export const isLit = (desk: Desk, place: Place) => desk.at.has(place);
export const isHinted = (desk: Desk, place: Place) => !!desk.at.get(place)?.some((way) => way.name === desk.hint);

/** " lit" and " hint", for the class of a thing at a place. */
export const lights = (desk: Desk, place: Place) => (isLit(desk, place) ? " lit" : "") + (isHinted(desk, place) ? " hint" : "");

/** A place that is a button only while it is lit. */
export function usePlace(place: Place, where: Where): Partial<Pressable> {
  const desk = useDesk();
  const ways = desk.at.get(place);
  return ways ? pressable(ways.map((way) => way.label).join("; "), () => press(desk, place, where)) : {};
}

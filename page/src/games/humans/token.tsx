// A ship that stands at a city or lies open before a captain: its shape in the captain's colour, with its strength.
import type { ComponentChildren } from "preact";
import { seatColour } from "../../art/seats";
import { backColour, Ship } from "./ships";
import { Spot } from "./spot";
import { useTable } from "./table";
import type { Place } from "./ways";

interface TokenProps {
  id: string;
  seat: number;
  place?: Place | "";
  piece?: string | undefined;
  ghost?: boolean; // planned, not there yet
  children?: ComponentChildren; // marks on it
}

export function Token({ id, seat, place, piece, ghost, children }: TokenProps) {
  const { furniture } = useTable();
  const ship = furniture.ships[id]!;
  return (
    <Spot place={place} card={id} piece={piece} face="up" class={ghost ? "token ghost" : "token"}>
      <Ship id={id} type={ship.type} hull={seatColour(seat)} />
      <b class="figure">{ship.strength}</b>
      {children}
    </Spot>
  );
}

/** A ship nobody has seen: the back of its card. */
export function Back({ colour, label, piece }: { colour: string; label: string; piece: string }) {
  return (
    <svg class="hidden-ship" data-piece={piece} data-face="down" viewBox="0 0 28 38" role="img" aria-label={label}>
      <title>{label}</title>
      <rect x="1" y="1" width="26" height="36" rx="4" fill={backColour(colour)} stroke="var(--ink)" stroke-width="1.5" />
      <path d={colour === "red" ? "M5 10l9-6 9 6M5 33l9-6 9 6" : "M5 6h18M5 32h18"} stroke="#fff" stroke-width="1.6" fill="none" opacity=".8" />
      <text x="14" y="24" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">
        ?
      </text>
    </svg>
  );
}

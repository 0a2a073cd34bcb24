// The sign of a seat: a colour and a shape, so that nothing is told by colour alone.
const SHAPES = [
  "M12 3 21 21H3z", // triangle
  "M4 4h16v16H4z", // square
  "M12 2a10 10 0 1 0 .01 0z", // circle
  "M12 2 22 12 12 22 2 12z", // diamond
  "M12 2l9 6.5-3.4 11H6.4L3 8.500z", // pentagon
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z", // cross
];

const COLOURS = 6; // of tokens.css

export const seatColour = (seat: number) => `var(--seat-${seat % COLOURS})`;
export const seatInk = (seat: number) => `var(--seat-ink-${seat % COLOURS})`; // readable on the colour
/** A path in a box of 24 by 24. The seventh seat has the first colour again, but not its shape. */
export const seatShape = (seat: number) => SHAPES[(seat + Math.floor(seat / COLOURS)) % SHAPES.length]!;

/** For use in HTML; inside an SVG draw <path d={seatShape(seat)}> yourself. */
export function SeatSign({ seat, size = 18 }: { seat: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" class="seat-sign">
      <path d={seatShape(seat)} fill={seatColour(seat)} stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round" />
    </svg>
  );
}

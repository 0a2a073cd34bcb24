// A text as a QR code, for another device to look at. Dark on light in every theme: cameras want it so.
import { encode } from "uqr";

const QUIET = 2; // cells of margin

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "L", border: QUIET });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={cells.join("")} fill="#000" />
    </svg>
  );
}

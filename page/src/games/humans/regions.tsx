// The outline of a region of Earth, as a sign of 24 by 24.
const OUTLINES: Record<string, string> = {
  europe: "M3 13l3-2 1-3 3-1 1-4 3-1 1 3 3 1 3-2v6l-2 3 1 3-4 1-1 2-2-2-1 4-2-3-2-1-2 2-2 1-3-1 1-3z",
  asia: "M2 9l4-4 5 1 5-3 6 3-1 4-3 1-1 4-3 2-1 4-2-4-2-2-1 4-2 3-2-5-3-2-3 1z",
  north_america: "M2 5l5-2 6 1 6-1 3 3-4 2-1 3-3 1-1 3-3-1-1 3 3 3 2 2-3-1-4-4-2-5-3-4z",
  africa: "M4 7l3-4 6 0 5 1 2 4 3 2-3 5-2 3-2 4-3 1-2-5 0-4-2-2-5 0z",
  south_america: "M8 2l5 1 4 3 3 3-1 4-3 3-2 4-2 3-2-1 0-5-3-5-2-4z",
  oceania: "M2 13l3-4 4-1 2-2 3 1 1-2 2 4 3 3-1 4-4 3-4-1-3-1-5 1zM20 18l2 1-2 3-1-1z",
};

export function Region({ id, size = 16 }: { id: string; size?: number }) {
  return (
    <svg class="sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[id] ?? OUTLINES["europe"]!} fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round" />
    </svg>
  );
}

// Captains' cards: a back that tells nothing, a face with the captain's sign, and one's own face-down card.
import { useDesk } from "../desk";
import { say } from "../words";

// The sign of each captain in a box of 24 by 24; nobody is an empty place.
const SIGNS: Record<string, string> = {
  rapid: "M4 17C9 16 13 12 13 5C17 8 19 12 18 17ZM3 20H21M2 9H9M4 6H8M1 12H7",
  swift: "M13 2 5 13H11L9 22L19 10H13L15 2Z",
  target: "M12 4A8 8 0 1 0 12.010 4ZM12 8.500A3.500 3.500 0 1 0 12.010 8.500ZM12 1V7M12 17V23M1 12H7M17 12H23",
  berserk: "M4 3C6 11 11 16 18 18M20 3C18 11 13 16 6 18M15 20L19 16M9 20L5 16M18 18L21 21M6 18L3 21",
  nobody: "M7 7L17 17M17 7L7 17",
};
const FILLED = new Set(["swift"]);

export interface Face {
  captain: string | null; // null: only the back is seen
  up: boolean;
}

export function CaptainSign({ captain }: { captain: string }) {
  const path = SIGNS[captain];
  if (!path) return <text x="12" y="17" text-anchor="middle" class="ad-initial">{captain.slice(0, 1).toUpperCase()}</text>;
  return <path d={path} class={FILLED.has(captain) ? "ad-sign ad-filled" : "ad-sign"} />;
}

/** In a box of 26 by 36, inside an SVG. A face that only its owner sees has a bent corner and a striped edge. */
export function CardArt({ captain, up }: Face) {
  return (
    <g class={`ad-captain${up ? " ad-up" : " ad-down"}${captain ? " ad-known" : ""}`}>
      <rect class="ad-card" x="0.7" y="0.7" width="24.600" height="34.600" rx="3" />
      {captain ? (
        <g transform="translate(2.200 7) scale(.9)">
          <CaptainSign captain={captain} />
        </g>
      ) : (
        <path class="ad-back" d="M4 4H22V32H4ZM13 8L20 18L13 28L6 18ZM13 13V23M9 18H17" />
      )}
      {captain && !up && <path class="ad-secret" d="M3 31H23M3 4.500H23" />}
    </g>
  );
}

export function CaptainCard({ captain, up, size = 26 }: Face & { size?: number }) {
  const { cards } = useDesk();
  const title = captain ? cards[captain]?.title : undefined;
  return (
    <svg width={size} height={(size * 36) / 26} viewBox="0 0 26 36" role="img" aria-label={title ?? say("back")} class="ad-card-svg">
      <title>{captain ? `${title}: ${cards[captain]?.text ?? ""}` : say("back")}</title>
      <CardArt captain={captain} up={up} />
    </svg>
  );
}

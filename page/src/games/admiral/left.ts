// What is left undone when a turn is to end: ships that could still sail or fire.
import { speaker, together, type Words } from "../../words/speak";
import type { AdmiralView } from "../../wire/admiral";
import type { Way } from "../../wire/protocol";

const WORDS: Words<"sail" | "fire"> = {
  en: { sail: "Can still sail: {ships}.", fire: "Your ships can still fire." },
  ru: { sail: "Ещё могут идти: {ships}.", fire: "Ваши корабли ещё могут стрелять." },
};
const say = speaker(WORDS);

export function left(view: AdmiralView, ways: readonly Way[]): string[] {
  const ships = ways.filter((way) => way.kind === "move").map((way) => view.ships[Number(way.places[0]?.[1])]?.name ?? "");
  const fires = ways.some((way) => way.kind === "fire_at" || way.kind === "fire_fort");
  const sail = [...new Set(ships)].filter(Boolean);
  return [...(sail.length ? [say("sail", { ships: together(sail) })] : []), ...(fires ? [say("fire")] : [])];
}

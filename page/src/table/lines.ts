// The lines of this screen to one table: one for each seat that sits here, or one for a spectator.
import { useEffect, useState } from "preact/hooks";
import { hostOf, keepGame, keepSeat, seatsAt } from "../net/keyring";
import { Line } from "../net/socket";
import { lang } from "../settings";
import { stageOf } from "./motion/stage";

/** New lines are made when a secret is added: somebody at this screen sat down. */
export function useLines(id: string): Line[] {
  const host = hostOf(id);
  const secrets = seatsAt(id).map((s) => s.token).join(" "); // "" for a spectator
  const [lines, setLines] = useState<Line[]>([]);
  const spoken = lang.value;
  useEffect(() => {
    const made = secrets.split(" ").map((token) => new Line(id, { token, host }, lang.peek()));
    const stages = made.map(stageOf); // also of those who don't look now: they may look back later
    setLines(made);
    return () => {
      stages.forEach((stage) => stage.close());
      made.forEach((line) => line.hangUp());
    };
  }, [id, host, secrets]);
  useEffect(() => lines.forEach((line) => line.speak(spoken)), [lines, spoken]);
  useEffect(() => learnNames(id, lines));
  return lines;
}

/** A seat that came by a link learns its number and name from the table. */
function learnNames(id: string, lines: readonly Line[]) {
  for (const { keys, hearing } of lines) {
    const { scene, table } = hearing.value.sight ?? {};
    if (table) keepGame(id, table.game);
    const kept = seatsAt(id).find((s) => s.token === keys.token);
    if (!kept || !scene || scene.seat === null) continue;
    const { name } = scene.seats[scene.seat]!;
    if (kept.seat !== scene.seat || kept.name !== name) keepSeat(id, { token: kept.token, seat: scene.seat, name });
  }
}

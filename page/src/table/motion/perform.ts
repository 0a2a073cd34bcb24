// One step of the game, played on the board: first what happens without a piece, then every piece that moves.
import { type Changes, changes } from "./changes";
import type { Flights } from "./flights";
import { homeOf, type Look } from "./look";
import type { Moment } from "./moments";
import { playMoment } from "./scenes";
import { toRead } from "./tempo";
import { ring } from "../../sound/sounds";

const TURN: Keyframe[] = [{ scale: "0 1" }, { scale: "1 1" }];
const POP: Keyframe[] = [{ scale: 1 }, { scale: 1.3 }, { scale: 1 }];

/** Returns how many milliseconds it takes: 0 if there is nothing to see. */
export function perform(flights: Flights, before: Look, after: Look, moments: readonly Moment[], pace: number): number {
  flights.end();
  const shown = moments.filter((moment) => playMoment(flights, before, moment, pace));
  const changed = changes(before, after);
  const isTold = shown.some(({ kind }) => kind === "told");
  const lead = shown.length ? pace * 0.9 : 0; // pieces wait for shots and dice
  playPieces(flights, before, after, changed, pace, lead);
  sound(shown, changed);
  return flights.areOver ? 0 : Math.max(lead + pace, isTold ? toRead() : 0);
}

function playPieces(flights: Flights, before: Look, after: Look, { moved, came, gone, turned, counted }: Changes, pace: number, lead: number) {
  for (const { from, to } of moved) flights.fly(to, after, from.box, pace, lead);
  for (const piece of came) flights.come(piece, after, homeOf(piece.owner), pace, lead);
  for (const piece of gone) flights.go(piece, before, homeOf(piece.owner), pace, lead);
  const inPlace = { duration: pace, delay: lead, easing: "ease-out" };
  for (const { element } of turned) flights.run(element, centred(element, TURN), inPlace);
  for (const { element } of counted) flights.run(element, centred(element, POP), inPlace);
}

/** A part of a drawing is scaled around the origin of the drawing: it is shifted so that its middle stays. */
function centred(element: Element, frames: Keyframe[]): Keyframe[] {
  if (!(element instanceof SVGGraphicsElement) || !element.ownerSVGElement) return frames;
  const { x, y, width, height } = element.getBBox();
  const shift = (s: string | undefined) => 1 - Number(s ?? 1);
  return frames.map(({ scale }) => {
    const [across, down] = String(scale).split(" ");
    return { scale, translate: `${(x + width / 2) * shift(across)}px ${(y + height / 2) * shift(down ?? across)}px` };
  });
}

function sound(moments: readonly Moment[], { moved, came, turned }: Changes) {
  const moment = moments.find((m) => m.kind !== "told");
  if (moment) ring(moment.kind);
  else if (turned.length) ring("card");
  else if (moved.length || came.length) ring("move");
}

// Which part of a map is in sight: the whole at first, then zoomed and moved. Pure.
import type { Room } from "../room";
import type { Box } from "../tiles/hex";

/** Zoomed in by so much, and moved by so much (in units of the drawing). */
export interface Sight {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Sight = { zoom: 1, x: 0, y: 0 };
const CLOSEST = 4;
const LARGEST = 1.3; // pixels for a unit, of a village of one tile

/** Pixels for a unit, when all of the box is in sight. */
export const fitting = (box: Box, room: Room) => Math.min(room.width / box.width, room.height / box.height, LARGEST);

/** The part in sight, in units. */
export function frame(box: Box, room: Room, sight: Sight): Box {
  const scale = (fitting(box, room) || 1) * sight.zoom;
  const [width, height] = [room.width / scale, room.height / scale];
  return { left: box.left + box.width / 2 + sight.x - width / 2, top: box.top + box.height / 2 + sight.y - height / 2, width, height };
}

/** Zoomed by a factor around a point (in units from the middle of what is in sight). */
export function zoomed(box: Box, sight: Sight, factor: number, at = { x: 0, y: 0 }): Sight {
  const zoom = Math.min(CLOSEST, Math.max(1, sight.zoom * factor));
  const kept = 1 - sight.zoom / zoom;
  return within(box, { zoom, x: sight.x + at.x * kept, y: sight.y + at.y * kept });
}

export const moved = (box: Box, sight: Sight, x: number, y: number) => within(box, { ...sight, x: sight.x + x, y: sight.y + y });

/** Never so far that nothing of the map is left. */
function within(box: Box, sight: Sight): Sight {
  const [far, deep] = [(box.width / 2) * (1 - 1 / sight.zoom), (box.height / 2) * (1 - 1 / sight.zoom)];
  return { zoom: sight.zoom, x: Math.min(far, Math.max(-far, sight.x)), y: Math.min(deep, Math.max(-deep, sight.y)) };
}

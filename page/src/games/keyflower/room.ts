// The room that a part of the table has, and how tiles fill it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { H, R } from "./tiles/hex";

export interface Room {
  width: number;
  height: number;
}

export const NARROW = 480; // pixels: a phone, where one part of the table is seen at a time

/** An element and how large it is, now and whenever that changes. */
export function useRoom<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setRoom({ width: ref.current!.clientWidth, height: ref.current!.clientHeight });
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return [ref, room] as const;
}

export interface Filling {
  columns: number;
  tile: number; // the width of a tile
}

/** As many columns as make the tiles largest. Below each tile there is a rail, around it a gap. */
export function filling(n: number, room: Room, { rail, gap, most }: { rail: number; gap: number; most: number }): Filling {
  let best: Filling = { columns: 1, tile: 0 };
  for (let columns = n; columns >= 1; columns--) {
    const rows = Math.ceil(n / columns);
    const high = room.height / rows - rail - gap;
    const tile = Math.floor(Math.min(room.width / columns - gap, (high * R) / H, most));
    if (tile > best.tile) best = { columns, tile };
  }
  return best;
}

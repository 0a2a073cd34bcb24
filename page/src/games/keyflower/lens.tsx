// The tile under the pointer or with the focus, drawn large with its words, on the side where it hides nothing near.
import { useEffect, useRef, useState } from "preact/hooks";
import { Drawn } from "./tiles/tile";
import { Scale } from "./tiles/scale";
import type { Table } from "./table";

const AFTER = 450; // milliseconds of rest

interface Found {
  tile: string;
  face: number;
  side: "left" | "right";
}

export function Lens({ table }: { table: Table }) {
  const ref = useRef<HTMLDivElement>(null);
  const [found, find] = useState<Found | null>(null);
  useEffect(() => {
    const board = ref.current!.parentElement!;
    let soon = 0;
    const look = (event: Event) => {
      clearTimeout(soon);
      find(null);
      const thing = (event.target as Element).closest<HTMLElement>("[data-tile]");
      if (!thing || (event as PointerEvent).pointerType === "touch") return;
      soon = setTimeout(() => find(at(board, thing)), AFTER);
    };
    const leave = () => (clearTimeout(soon), find(null));
    const events = [["pointerover", look], ["focusin", look], ["pointerdown", leave], ["pointerleave", leave], ["focusout", leave]] as const;
    for (const [name, act] of events) board.addEventListener(name, act);
    return () => (leave(), events.forEach(([name, act]) => board.removeEventListener(name, act)));
  }, []);
  return <div ref={ref} class={`kf-lens ${found ? `kf-on-${found.side}` : ""}`} aria-hidden="true">{found && <Enlarged table={table} found={found} />}</div>;
}

function at(board: HTMLElement, thing: HTMLElement): Found {
  const { left, width } = board.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  return { tile: thing.dataset.tile!, face: thing.dataset.face === "down" ? 1 : 0, side: box.left + box.width / 2 < left + width / 2 ? "right" : "left" };
}

function Enlarged({ table, found }: { table: Table; found: Found }) {
  const card = table.cards[found.tile];
  if (!table.furniture.tiles[found.tile]) return null;
  return (
    <>
      <Scale.Provider value={1.3}>
        <svg viewBox="-78 -80 156 154"><Drawn table={table} tile={found.tile} face={found.face} /></svg>
      </Scale.Provider>
      <strong>{card?.title}</strong>
      <p>{card?.text}</p>
    </>
  );
}

// Where several ways lead through one thing: a small list of them beside it.
import { useLayoutEffect, useRef } from "preact/hooks";
import { useOpenInSight } from "../../table/in_sight";
import { placeOf } from "../../table/places";
import type { AdmiralPlace, AdmiralView } from "../../wire/admiral";
import { useDesk } from "./desk";
import { WayIcon } from "./icons";
import { nameOfThing } from "./looking";
import type { Place } from "./ways";
import { say } from "./words";

export function Popover({ place, across, down }: { place: Place; across?: number; down?: number }) {
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const ways = desk.at.get(place) ?? [];
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | SVGElement | null;
    box.current?.querySelector("button")?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return () => before?.focus({ preventScroll: true });
  }, [place]);
  useOpenInSight(box, place);
  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && (event.stopPropagation(), desk.open(null));
  if (!ways.length) return null;
  return (
    <div class="ad-popover" role="dialog" aria-label={titleOf(desk.view, place)} ref={box} onClick={(e) => e.stopPropagation()} onKeyDown={onKeyDown} style={placed(across, down)}>
      {ways.map((way) => (
        <button key={way.name} type="button" class={way.name === desk.hint ? "lit hint" : "lit"} onClick={() => (desk.open(null), desk.choose(way.name))}>
          <WayIcon kind={way.kind} />
          <span>{way.label}</span>
        </button>
      ))}
      <button type="button" class="ad-close" onClick={() => desk.open(null)}>{say("close")}</button>
    </div>
  );
}

/** A card goes by the ship it was first laid under. */
const titleOf = (view: AdmiralView, place: Place) => nameOfThing(view, Number(placeOf<AdmiralPlace>(place)[1]));

/** Beside its cell and never outside of the chart; below a card where no cell is given. */
function placed(across?: number, down?: number) {
  if (across === undefined || down === undefined) return undefined;
  const left = `clamp(4px, calc(${across * 100}% - 124px), calc(100% - 252px))`;
  return down < 0.55 ? { left, top: `calc(${down * 100}% + 30px)` } : { left, bottom: `calc(${(1 - down) * 100}% + 30px)` };
}

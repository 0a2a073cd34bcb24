// Where several ways lead through one thing: a small list of them beside it.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useOpenInSight } from "../../../table/in_sight";
import { placeOf } from "../../../table/places";
import type { AdmiralPlace, AdmiralView } from "../../../wire/admiral";
import { useDesk } from "../desk";
import { nameOfThing } from "../looking";
import type { Place } from "../ways";
import { say } from "../words";
import { WayIcon } from "./icons";

export interface Spot {
  across?: number; // shares of the chart
  down?: number;
  below?: boolean; // may it hide what is there, if there is room? Else it opens beside
  above?: boolean;
  beside?: readonly number[]; // how far across others are that are not to be hidden
}

export function Popover({ place, ...spot }: { place: Place } & Spot) {
  const desk = useDesk();
  const ways = desk.at.get(place) ?? [];
  if (!ways.length) return null;
  return (
    <Opened place={place} {...spot}>
      {ways.map((way) => (
        <button key={way.name} type="button" class={way.name === desk.hint ? "lit hint" : "lit"} onClick={() => (desk.open(null), desk.choose(way.name))}>
          <WayIcon kind={way.kind} />
          <span>{way.label}</span>
        </button>
      ))}
    </Opened>
  );
}

/** Something open beside a place: the focus goes into it and back again, Escape closes it. */
export function Opened({ place, children, ...spot }: { place: Place; children: ComponentChildren } & Spot) {
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | SVGElement | null;
    (box.current?.querySelector("button.lit") as HTMLElement | null)?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, [place]);
  useOpenInSight(box, place);
  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && (event.stopPropagation(), desk.open(null));
  return (
    <div class="ad-popover" role="dialog" aria-label={titleOf(desk.view, place)} ref={box} onClick={(e) => e.stopPropagation()} onKeyDown={onKeyDown} style={placed(spot)}>
      {children}
      <button type="button" class="ad-close" onClick={() => desk.open(null)}>{say("close")}</button>
    </div>
  );
}

/** A card goes by the ship it was first laid under. */
const titleOf = (view: AdmiralView, place: Place) => nameOfThing(view, Number(placeOf<AdmiralPlace>(place)[1]));

const ROOM = 0.5; // of the chart

/** Beside its cell and never outside of the chart, on the side with more room; above a card where no cell is given. */
function placed({ across, down, below, above, beside = [] }: Spot) {
  if (across === undefined || down === undefined) return undefined;
  const middle = { left: `clamp(4px, calc(${across * 100}% - 132px), calc(100% - 268px))` };
  if (below && down < ROOM) return { ...middle, top: `calc(${down * 100}% + 30px)` };
  if (above && down > 1 - ROOM) return { ...middle, bottom: `calc(${(1 - down) * 100}% + 30px)` };
  const [west, east] = [Math.min(across, ...beside), Math.max(across, ...beside)];
  const away = (share: number) => `clamp(4px, calc(${share * 100}% + 34px), calc(100% - 268px))`;
  return { ...(west < 1 - east ? { left: away(east) } : { right: away(1 - west) }), ...(down < 0.5 ? { top: `max(4px, calc(${down * 100}% - 40px))` } : { bottom: `max(4px, calc(${(1 - down) * 100}% - 40px))` }) };
}

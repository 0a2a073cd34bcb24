// One seat in a short line: its numbers, and how much lies in its hands and piles.
import type { Area } from "../../wire/protocol";
import { total } from "./faces";
import type { GenericPlayer } from "./table";

export function Player({ board, seat }: GenericPlayer) {
  const areas = board.filter((area) => area.seat === seat && area.kind !== "places");
  if (!areas.length) return null;
  return <p class="gb-player">{areas.map((area, i) => <span key={i}>{area.title} <b>{amount(area)}</b></span>)}</p>;
}

const amount = (area: Area) => (area.kind === "number" ? area.items.map((item) => item.text).join(" · ") : total(area));

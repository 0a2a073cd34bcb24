// The public state of one seat, in one line: what finds no room in it is told by the villages.
import type { PlayerProps } from "../../table/contract";
import type { KeyflowerFurniture, KeyflowerView, KnownView } from "../../wire/keyflower";
import { GlyphRow } from "./tiles/glyph_row";
import { Sign } from "./art/icon";
import { abilityGlyphs, wide } from "./tiles/glyphs";
import { COLOURS, SKILLS, some } from "./terms";
import { name, say } from "./words";

export function Player({ view, seat, cards, furniture }: PlayerProps<KeyflowerView, KeyflowerFurniture>) {
  const player = view.players[seat]!;
  const figures = view.figures.filter((f) => f.seat === seat && f.tile === null);
  const boats = player.village.filter((plot) => furniture.tiles[plot.tile]?.kind === "summer_boat");
  return (
    <div class="kf-player">
      <Count icon="worker" n={player.workers} label={`${say("workers")}, ${say("behind")}`} />
      <Count icon="skill" n={player.skills} label={`${say("skills")}, ${say("behind")}`} />
      {player.winter > 0 && <Count icon="neighbour" n={player.winter} label={say("winter")} />}
      {figures.map((f) => (
        <span key={f.id} class="kf-inline" data-piece={seat === view.seat ? undefined : `figure:${f.id}`}><Sign name={f.id} size={18} label={say(f.id === "ghost" ? "has_ghost" : "start_player")} /></span>
      ))}
      {player.boat && <Sign name="boat" size={18} label={cards[player.boat]?.title ?? ""} />}
      {boats.map((plot) => {
        const face = furniture.tiles[plot.tile]!.faces[plot.face]!;
        return <Ability key={plot.tile} ability={face.ability!} n={face.n} label={cards[plot.tile]?.title ?? ""} />;
      })}
      {player.known && <Known known={player.known} />}
    </div>
  );
}

function Count({ icon, n, label }: { icon: string; n: number; label: string }) {
  return <span class="kf-inline" title={label}><Sign name={icon} size={18} label={label} />{n}</span>;
}

function Ability({ ability, n, label }: { ability: string; n: number; label: string }) {
  const glyphs = abilityGlyphs(ability, n);
  const width = wide(glyphs, { icon: 15, letters: 13 }) + 6;
  return (
    <svg class="kf-ability" width={width} height="18" viewBox={`${-width / 2} -9 ${width} 18`} role="img" aria-label={label}>
      <title>{label}</title>
      <GlyphRow glyphs={glyphs} size={15} />
    </svg>
  );
}

/** What follows from open play, where the table shows it (R-KF-26). */
function Known({ known }: { known: KnownView }) {
  const parts = [...some(COLOURS, known.workers), ...some(SKILLS, known.skills)];
  return (
    <span class="kf-muted kf-inline">
      {say("known")}: {parts.map(([what, n]) => <Count key={what} icon={what} n={n} label={name(what)} />)}
      {known.others > 0 && <Count icon="worker" n={known.others} label={say("unknown", { n: known.green_most })} />}
      {known.paid_hidden > 0 && <span>{say("paid_hidden", { n: known.paid_hidden })}</span>}
    </span>
  );
}

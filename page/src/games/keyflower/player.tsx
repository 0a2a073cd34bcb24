// The public state of one seat, in two or three short lines.
import type { PlayerProps } from "../../table/contract";
import type { KeyflowerFurniture, KeyflowerView, KnownView } from "../../wire/keyflower";
import { GlyphRow } from "./glyph_row";
import { Sign } from "./art/icon";
import { abilityGlyphs, wide } from "./glyphs";
import { COLOURS, SKILLS, some } from "./terms";
import { name, say } from "./words";

export function Player({ view, seat, cards, furniture }: PlayerProps<KeyflowerView, KeyflowerFurniture>) {
  const player = view.players[seat]!;
  const figures = view.figures.filter((f) => f.seat === seat && f.tile === null);
  const boats = player.village.filter((plot) => furniture.tiles[plot.tile]?.kind === "summer_boat");
  return (
    <div class="kf-player">
      <p>
        <Count icon="worker" n={player.workers} label={`${say("workers")}, ${say("behind")}`} />
        <Count icon="skill" n={player.skills} label={`${say("skills")}, ${say("behind")}`} />
        {player.winter > 0 && <Count icon="neighbour" n={player.winter} label={say("winter")} />}
        {figures.map((f) => <Sign key={f.id} name={f.id} size={22} label={say(f.id === "ghost" ? "has_ghost" : "start_player")} />)}
      </p>
      {player.known && <Known known={player.known} />}
      <p>
        {player.boat && <span class="kf-inline"><Sign name="boat" size={18} />{cards[player.boat]?.title}</span>}
        {boats.map((plot) => {
          const face = furniture.tiles[plot.tile]!.faces[plot.face]!;
          return <Ability key={plot.tile} ability={face.ability!} n={face.n} label={cards[plot.tile]?.title ?? ""} />;
        })}
      </p>
    </div>
  );
}

function Count({ icon, n, label }: { icon: string; n: number; label: string }) {
  return <span class="kf-inline" title={label}><Sign name={icon} size={20} label={label} />{n}</span>;
}

function Ability({ ability, n, label }: { ability: string; n: number; label: string }) {
  const glyphs = abilityGlyphs(ability, n);
  const width = wide(glyphs, 18) + 10;
  return (
    <svg class="kf-ability" width={width} height="24" viewBox={`${-width / 2} -12 ${width} 24`} role="img" aria-label={label}>
      <title>{label}</title>
      <GlyphRow glyphs={glyphs} size={18} />
    </svg>
  );
}

/** What follows from open play, where the table shows it (R-KF-26). */
function Known({ known }: { known: KnownView }) {
  const parts = [...some(COLOURS, known.workers), ...some(SKILLS, known.skills)];
  return (
    <p class="kf-muted">
      {say("known")}: {parts.map(([what, n]) => <Count key={what} icon={what} n={n} label={name(what)} />)}
      {known.others > 0 && <Count icon="worker" n={known.others} label={say("unknown", { n: known.green_most })} />}
      {known.paid_hidden > 0 && <span>{say("paid_hidden", { n: known.paid_hidden })}</span>}
    </p>
  );
}

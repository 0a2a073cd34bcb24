// The page of one table: the lines of this screen, the curtain between its people, and the scene of who looks.
import { useEffect, useState } from "preact/hooks";
import "../style/table.css";
import { loadCatalogue } from "../net/catalogue";
import type { Line } from "../net/socket";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { type Call, useAttention, useFanfare } from "./attention";
import { type Sitter, stage } from "./curtain";
import { Curtain } from "./curtain_cloth";
import { useLines } from "./lines";
import { TableScreen } from "./screen";
import { Connecting } from "./connecting";

const say = speaker(TABLE);
const frame = speaker(FRAME);

export function TablePage({ id }: { id: string }) {
  const lines = useLines(id);
  const [looking, look] = useState<number | null>(null);
  const known = lines.filter((line) => line.hearing.value.sight !== null);
  const sitters = known.flatMap(sitterOf);
  const scene = known[0]?.hearing.value.sight!.scene;
  const hasSecrets = scene?.status === "running" && lines.length > 1;
  const now = stage(sitters, looking, hasSecrets);
  const title = known[0]?.hearing.value.sight!.table.title ?? frame("brand");

  useEffect(() => void loadCatalogue(), []); // for the titles of bots
  useAttention(title, calls(known)[0] ?? null);
  useFanfare(scene?.status ?? "");
  // Once the curtain hangs, only a click lifts it: also if the question goes away meanwhile.
  useEffect(() => void ("curtain" in now && looking !== null && look(null)));

  if (known.length < lines.length || !scene) return <Connecting id={id} lines={lines} />;
  const watched = "look" in now ? lineOf(known, now.look) : sitters.length ? null : known[0];
  if (watched) return <TableScreen key={watched.keys.token} line={watched} others={lines.length - 1} hide={() => look(null)} />;
  return <Curtain title={title} sitters={sitters} next={"curtain" in now ? now.curtain : null} lines={lines} lift={look} />;
}

function sitterOf(line: Line): Sitter[] {
  const { seat, seats, asked } = line.hearing.value.sight!.scene;
  return seat === null ? [] : [{ seat, name: seats[seat]!.name, asked: asked !== null }];
}

const lineOf = (lines: readonly Line[], seat: number) =>
  lines.find((line) => line.hearing.value.sight!.scene.seat === seat);

/** The questions to this screen. Where several people sit, the words of a question are one person's secret. */
function calls(lines: readonly Line[]): Call[] {
  return lines.flatMap((line) => {
    const { asked, seat, seats } = line.hearing.value.sight!.scene;
    if (!asked || seat === null) return [];
    const text = lines.length > 1 ? say("turn_of", { name: seats[seat]!.name }) : asked.prompt;
    return [{ key: `${seat} ${asked.ask}`, isReaction: asked.out_of_turn, text }];
  });
}

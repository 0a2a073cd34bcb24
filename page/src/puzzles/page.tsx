// All puzzles: today's, then by game and theme; this browser remembers which were solved.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../address";
import { Complaint } from "../frame/complaint";
import { Title } from "../frame/title";
import { gameNamed, loadCatalogue } from "../net/catalogue";
import { puzzle } from "../routes";
import { lang } from "../settings";
import "../style/puzzles.css";
import type { PuzzleInfo, PuzzleList } from "../wire/protocol";
import { PUZZLES } from "../words/puzzles";
import { speaker } from "../words/speak";
import { numberOf, usePuzzles } from "./list";
import { scores } from "./solved";

const say = speaker(PUZZLES);
const gameTitle = (game: string) => gameNamed(game)?.title[lang.value] ?? game;

export function PuzzlesPage() {
  useEffect(() => void loadCatalogue(), []);
  const { list, trouble, again } = usePuzzles();
  return (
    <div class="wide puzzles">
      <Title text={say("title")} />
      <p>{say("about")}</p>
      <Complaint trouble={trouble} again={again} />
      {list && <Daily list={list} />}
      {list && <All list={list} />}
    </div>
  );
}

function Daily({ list }: { list: PuzzleList }) {
  const today = list.puzzles.find((one) => one.id === list.daily);
  if (!today) return null;
  return (
    <section class="panel daily" aria-labelledby="daily">
      <h2 id="daily">{say("daily")}</h2>
      <p>{gameTitle(today.game)} · {list.themes[today.theme]?.[lang.value]} <Mark id={today.id} /></p>
      <Link class="button primary" href={puzzle(today.id)} aria-label={`${say("solve")}: ${say("daily")}`}>{say("solve")}</Link>
    </section>
  );
}

function All({ list }: { list: PuzzleList }) {
  const [game, setGame] = useState("");
  const [theme, setTheme] = useState("");
  const ofGame = list.puzzles.filter((one) => !game || one.game === game);
  const shown = ofGame.filter((one) => !theme || one.theme === theme);
  const solved = shown.filter((one) => scores.value[one.id] === "right").length;
  const games = [...new Set(list.puzzles.map((one) => one.game))];
  const themes = [...new Set(ofGame.map((one) => one.theme))];
  return (
    <section aria-label={say("list")}>
      <div class="puzzle-filters">
        <Filter name={say("game")} value={game} set={(to) => (setGame(to), setTheme(""))} titles={games.map((one) => [one, gameTitle(one)])} />
        <Filter name={say("theme")} value={theme} set={setTheme} titles={themes.map((one) => [one, list.themes[one]?.[lang.value] ?? one])} />
        <p role="status">{shown.length ? say("progress", { n: solved, all: shown.length }) : say("none")}</p>
      </div>
      <ul class="puzzle-list">{shown.map((one) => <Row key={one.id} list={list} of={one} />)}</ul>
    </section>
  );
}

function Filter({ name, value, set, titles }: { name: string; value: string; set: (to: string) => void; titles: [string, string][] }) {
  return (
    <label>{name}{" "}
      <select value={value} onChange={(e) => set(e.currentTarget.value)}>
        <option value="">{say("all")}</option>
        {titles.map(([one, title]) => <option key={one} value={one}>{title}</option>)}
      </select>
    </label>
  );
}

function Row({ list, of }: { list: PuzzleList; of: PuzzleInfo }) {
  return (
    <li>
      <Link class="panel puzzle-link" href={puzzle(of.id)}>
        <b>{gameTitle(of.game)}: {say("puzzle", { n: numberOf(list.puzzles, of) })}</b>
        <span>{list.themes[of.theme]?.[lang.value]} · {say("players", { n: of.seats })} <Mark id={of.id} /></span>
      </Link>
    </li>
  );
}

function Mark({ id }: { id: string }) {
  const score = scores.value[id];
  return score ? <span class={score === "right" ? "tag good" : "tag"}>{say(score === "right" ? "solved" : "missed")}</span> : null;
}

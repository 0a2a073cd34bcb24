// How a game is played, step by step, on a page of its own.
import { useEffect } from "preact/hooks";
import { Link } from "../address";
import { Complaint } from "../frame/complaint";
import { Title } from "../frame/title";
import { LessonButton } from "../lessons/button";
import { catalogueTrouble, gameNamed, loadCatalogue } from "../net/catalogue";
import { home, newTable, rules } from "../routes";
import { lang } from "../settings";
import { HOW } from "../words/how";
import { speaker } from "../words/speak";
import { Steps } from "./steps";

const say = speaker(HOW);

export function HowPage({ game }: { game: string }) {
  useEffect(() => void loadCatalogue(), []);
  const info = gameNamed(game);
  const title = info?.title[lang.value];
  return (
    <div class="wide how-page">
      <Title text={title ? say("title", { game: title }) : say("read")} />
      <Complaint trouble={catalogueTrouble.value} again={loadCatalogue} />
      <Steps game={game} />
      <div class="buttons">
        {info?.lessons.map((lesson, i) => <LessonButton key={lesson.name} game={info} lesson={lesson} titled={i > 0} isMain={i === 0} />)}
        <Link class={info?.lessons.length ? "button" : "button primary"} href={home()}>{say("to_games")}</Link>
        <Link class="button" href={newTable(game)}>{say("new_table")}</Link>
        <Link class="button" href={rules(game)}>{say("rules")}</Link>
      </div>
    </div>
  );
}

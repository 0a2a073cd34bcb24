// The home page: the games, one's own tables, and those that wait for players.
import { useEffect } from "preact/hooks";
import { Harbour } from "../art/harbour";
import { Complaint } from "../frame/complaint";
import { Title } from "../frame/title";
import { catalogue, catalogueTrouble, loadCatalogue } from "../net/catalogue";
import "../style/home.css";
import { HOME } from "../words/home";
import { speaker } from "../words/speak";
import { GameCard } from "./game_card";
import { MyTables } from "./my_tables";
import { OpenTables } from "./open_tables";
import { PuzzleOfTheDay } from "./puzzle_of_the_day";

const say = speaker(HOME);

export function HomePage() {
  useEffect(() => void loadCatalogue(), []);
  return (
    <>
      <section class="hero">
        <Harbour />
        <div class="wide">
          <Title text={say("title")}>{say("headline")}</Title>
          <p>{say("about")}</p>
        </div>
      </section>
      <div class="wide home">
        <MyTables />
        <Games />
        <PuzzleOfTheDay />
        <OpenTables />
      </div>
    </>
  );
}

function Games() {
  const games = catalogue.value?.games;
  return (
    <section aria-labelledby="games">
      <h2 id="games">{say("games")}</h2>
      <Complaint trouble={catalogueTrouble.value} again={loadCatalogue} />
      {!games && !catalogueTrouble.value && <p class="waiting" role="status">{say("loading")}</p>}
      <ul class="games">{games?.map((g) => <GameCard key={g.name} game={g} />)}</ul>
    </section>
  );
}

// The way from the home page to the puzzles.
import { Link } from "../address";
import { puzzles } from "../routes";
import { PUZZLES } from "../words/puzzles";
import { speaker } from "../words/speak";

const say = speaker(PUZZLES);

export function PuzzleOfTheDay() {
  return (
    <section aria-labelledby="puzzles">
      <h2 id="puzzles">{say("title")}</h2>
      <p>{say("home_about")} <Link href={puzzles()}>{say("daily")}</Link></p>
    </section>
  );
}

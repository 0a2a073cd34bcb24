// Which page is shown. A table has a frame of its own; the others share one.
import { useEffect } from "preact/hooks";
import { Link, route } from "./address";
import { Frame } from "./frame/frame";
import { lazy } from "./frame/lazy";
import { Title } from "./frame/title";
import { fetchAhead } from "./games/parts";
import { HomePage } from "./home/page";
import { gameOf } from "./net/keyring";
import { home } from "./routes";
import { FRAME } from "./words/frame";
import { speaker } from "./words/speak";

const NewTablePage = lazy(() => import("./lobby/page").then((m) => m.NewTablePage));
const MinePage = lazy(() => import("./mine/page").then((m) => m.MinePage));
const HowPage = lazy(() => import("./how/page").then((m) => m.HowPage));
const RulesPage = lazy(() => import("./rules/page").then((m) => m.RulesPage));
const WorkshopPage = lazy(() => import("./workshop/page").then((m) => m.WorkshopPage));
const TablePage = lazy(() => import("./table/page").then((m) => m.TablePage));
const AnalysisPage = lazy(() => import("./analysis/page").then((m) => m.AnalysisPage));
const PuzzlesPage = lazy(() => import("./puzzles/page").then((m) => m.PuzzlesPage));
const PuzzlePage = lazy(() => import("./puzzles/puzzle").then((m) => m.PuzzlePage));
const ReplayPage = lazy(() => import("./table/replay").then((m) => m.ReplayPage));

export function App() {
  const at = route.value;
  const game = at.page === "table" ? gameOf(at.id) : undefined;
  useEffect(() => void (game && fetchAhead(game)), [game]);
  if (at.page === "table") return <TablePage key={at.id} id={at.id} />;
  if (at.page === "replay") return <ReplayPage key={at.id} id={at.id} />;
  if (at.page === "analysis") return <AnalysisPage key={at.id} id={at.id} />;
  if (at.page === "puzzle") return <PuzzlePage key={at.id} id={at.id} />;
  return (
    <Frame>
      {at.page === "home" && <HomePage />}
      {at.page === "mine" && <MinePage />}
      {at.page === "new" && <NewTablePage key={at.game} game={at.game} />}
      {at.page === "how" && <HowPage key={at.game} game={at.game} />}
      {at.page === "rules" && <RulesPage game={at.game} clause={at.clause} />}
      {at.page === "workshop" && <WorkshopPage key={at.game} game={at.game} />}
      {at.page === "puzzles" && <PuzzlesPage />}
      {at.page === "lost" && <LostPage />}
    </Frame>
  );
}

const say = speaker(FRAME);

function LostPage() {
  return (
    <section class="narrow lost">
      <Title text={say("lost")} />
      <p>{say("lost_about")}</p>
      <Link class="button primary" href={home()}>{say("to_home")}</Link>
    </section>
  );
}

// The rulebook of a game: chapters, clauses with their numbers as anchors, and a search.
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Link } from "../address";
import { Complaint } from "../frame/complaint";
import { Title } from "../frame/title";
import { book as askBook, type Trouble, troubleOf } from "../net/api";
import { catalogue, loadCatalogue } from "../net/catalogue";
import { newTable, rules } from "../routes";
import { lang } from "../settings";
import "../style/rules.css";
import type { Book } from "../wire/protocol";
import { RULES } from "../words/rules";
import { plural, speaker } from "../words/speak";
import { chapters, matching, numbered, wordsOf } from "./book";
import { Contents } from "./contents";
import { ChapterText } from "./chapter_text";

const say = speaker(RULES);
const FOUND = { en: ["clause", "clauses"], ru: ["пункт", "пункта", "пунктов"] };

export function RulesPage({ game, clause }: { game: string; clause: string }) {
  return (
    <div class="wide rules">
      <Books chosen={game} />
      <OneBook key={game} game={game} clause={clause} />
    </div>
  );
}

function Books({ chosen }: { chosen: string }) {
  useEffect(() => void loadCatalogue(), []);
  return (
    <nav class="buttons" aria-label={say("books")}>
      {catalogue.value?.games.map((g) => (
        <Link key={g.name} class="button small" href={rules(g.name)} aria-current={g.name === chosen ? "page" : undefined}>{g.title[lang.value]}</Link>
      ))}
    </nav>
  );
}

function OneBook({ game, clause }: { game: string; clause: string }) {
  const { book, trouble, ask } = useBook(game);
  const search = useSignal("");
  useEffect(() => {
    if (clause) search.value = ""; // otherwise the search might hide the clause
    if (clause && book) requestAnimationFrame(() => show(clause));
  }, [clause, book]);
  const words = wordsOf(search.value);
  const found = matching(book?.clauses ?? [], words);
  const shown = chapters(found);
  return (
    <>
      <Title text={book ? `${say("title")}: ${book.title}` : say("title")} />
      <p><Link href={newTable(game)}>{say("new_table")}</Link></p>
      <Complaint trouble={trouble} again={ask} />
      <search class="field">
        <label class="label" for="search">{say("search")}</label>
        <input id="search" type="search" value={search} placeholder={say("example")} onInput={(e) => (search.value = e.currentTarget.value)} />
        <span role="status" class="small muted">{words.length > 0 && say("found", { n: numbered(found), clauses: plural(numbered(found), FOUND) })}</span>
      </search>
      <div class="book">
        <Contents chapters={shown} />
        <div>{shown.map((c) => <ChapterText key={c.title} chapter={c} game={game} cited={clause} words={words} />)}</div>
      </div>
    </>
  );
}

/** In the language of the page, and again when that changes. */
function useBook(game: string) {
  const book = useSignal<Book | null>(null);
  const trouble = useSignal<Trouble | null>(null);
  const ask = async () => {
    trouble.value = await troubleOf(askBook(game).then((b) => (book.value = b)));
  };
  useSignalEffect(() => void (lang.value, ask()));
  return { book: book.value, trouble: trouble.value, ask };
}

function show(id: string) {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}

// A chapter of a rulebook.
import { Link } from "../address";
import { rules } from "../routes";
import type { Clause } from "../wire/protocol";
import { RULES } from "../words/rules";
import { speaker } from "../words/speak";
import type { Chapter } from "./book";
import { ClauseText } from "./clause_text";
import { PassageText } from "./passage_text";

const say = speaker(RULES);

interface Reading {
  game: string;
  cited: string; // the clause of the address
  words: readonly string[];
}

export function ChapterText({ chapter, ...reading }: Reading & { chapter: Chapter }) {
  return (
    <section>
      {chapter.title && <h2 id={chapter.id} tabIndex={-1}>{chapter.title}</h2>}
      {chapter.parts.map((part) => (
        <div key={part.title}>
          {part.title && <h3>{part.title}</h3>}
          {part.clauses.map((c, i) => (c.id ? <OneClause key={c.id} clause={c} {...reading} /> : <PassageText key={i} text={c.text} {...reading} />))}
        </div>
      ))}
    </section>
  );
}

function OneClause({ clause: { id, source, text }, game, cited, words }: Reading & { clause: Clause }) {
  return (
    <p id={id} tabIndex={-1} class={`clause ${id === cited ? "cited" : ""}`}>
      <span>
        <Link href={rules(game, id)} aria-label={say("link", { id })}>{id}</Link>
        <small class="muted">[{source}]</small>
      </span>
      <span><ClauseText game={game} text={text} words={words} /></span>
    </p>
  );
}

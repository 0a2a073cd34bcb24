// The words of a clause: its emphasis, the names of settings, and links to the clauses that it cites.
import { Link } from "../address";
import { rules } from "../routes";
import { marked } from "./book";

const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\b[A-Z]{2,}-\d+(?:\.\d+)+\b)/;

interface Props {
  game: string;
  text: string;
  words?: readonly string[]; // that are searched for
}

export function ClauseText({ game, text, words = [] }: Props) {
  return (
    <>
      {text.split(PIECES).map((piece, i) => {
        if (i % 2 === 0) return <Marked key={i} text={piece} words={words} />;
        if (piece.startsWith("`")) return <code key={i}>{piece.slice(1, -1)}</code>;
        if (piece.startsWith("**")) return <b key={i}>{piece.slice(2, -2)}</b>;
        if (piece.startsWith("*")) return <em key={i}>{piece.slice(1, -1)}</em>;
        return <Link key={i} href={rules(game, piece)}>{piece}</Link>;
      })}
    </>
  );
}

const Marked = ({ text, words }: { text: string; words: readonly string[] }) => (
  <>{marked(text, words).map((piece, i) => (i % 2 ? <mark key={i}>{piece}</mark> : piece))}</>
);

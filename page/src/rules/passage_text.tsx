// What stands between the clauses: a paragraph, a list or a table.
import { passage } from "./book";
import { ClauseText } from "./clause_text";

interface Props {
  game: string;
  text: string;
  words: readonly string[];
}

export function PassageText({ text, ...reading }: Props) {
  const read = passage(text);
  if ("list" in read) return <ul>{read.list.map((item, i) => <li key={i}><ClauseText text={item} {...reading} /></li>)}</ul>;
  if ("rows" in read) return <Table rows={read.rows} {...reading} />;
  return <p><ClauseText text={read.text} {...reading} /></p>;
}

/** It can be scrolled on a phone, with the keyboard too. */
function Table({ rows: [head = [], ...rows], ...reading }: Omit<Props, "text"> & { rows: string[][] }) {
  return (
    <div class="scroll" tabIndex={0}>
      <table>
        <thead><tr>{head.map((cell, i) => <th key={i} scope="col"><ClauseText text={cell} {...reading} /></th>)}</tr></thead>
        <tbody>
          {rows.map((row, i) => <tr key={i}>{row.map((cell, j) => <td key={j}><ClauseText text={cell} {...reading} /></td>)}</tr>)}
        </tbody>
      </table>
    </div>
  );
}

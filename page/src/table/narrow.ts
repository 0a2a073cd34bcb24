// Whether the question is a sheet at the bottom: the same width as in table.css.
import { signal } from "@preact/signals";

const query = matchMedia("(width < 1000px)");
export const isNarrow = signal(query.matches);
query.addEventListener("change", () => (isNarrow.value = query.matches));

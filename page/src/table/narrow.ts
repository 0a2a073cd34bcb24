// Whether the question is a sheet at the bottom: the same width as in style/table.
import { signal } from "@preact/signals";

const query = matchMedia("(width < 900px)");
export const isNarrow = signal(query.matches);
query.addEventListener("change", () => (isNarrow.value = query.matches));

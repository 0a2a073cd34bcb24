"use strict";
// Tables sort by a click on a heading; the button changes the language. Nothing is fetched.
const root = document.documentElement;
const known = ["en", "ru"];
const [wanted, theme] = location.hash.slice(1).split(","); // as #ru or #ru,dark: whoever shows the page may know better
const asked = wanted || (navigator.language || "en").slice(0, 2);
if (theme === "dark" || theme === "light") root.dataset.theme = theme;
root.dataset.lang = known.includes(asked) ? asked : root.dataset.lang;
root.lang = root.dataset.lang;
for (const button of document.querySelectorAll(".switch")) {
  button.addEventListener("click", () => {
    root.dataset.lang = known[(known.indexOf(root.dataset.lang) + 1) % known.length];
    root.lang = root.dataset.lang;
  });
}
function value(row, column) {
  const cell = row.cells[column];
  const number = Number(cell.dataset.value);
  return cell.dataset.value === undefined || Number.isNaN(number) ? cell.textContent : number;
}
function compare(a, b) {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === typeof b) return a.localeCompare(b, root.lang);
  return typeof a === "number" ? -1 : 1;
}
function sort(head) {
  const table = head.closest("table");
  const down = head.getAttribute("aria-sort") === "descending";
  for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", down ? "ascending" : "descending");
  const column = head.cellIndex;
  const rows = [...table.tBodies[0].rows];
  rows.sort((a, b) => (down ? 1 : -1) * compare(value(a, column), value(b, column)));
  table.tBodies[0].append(...rows);
}
for (const head of document.querySelectorAll("th")) head.querySelector("button").addEventListener("click", () => sort(head));

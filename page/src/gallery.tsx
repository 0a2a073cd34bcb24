// Boards to look at while they are drawn: gallery.html?f=humans4_over.en draws fixtures/humans4_over.en.json.
import { render } from "preact";
import { fetchGame, gamePart } from "./games/parts";
import { paint, speak } from "./settings";
import "./style/tokens.css";
import type { Lang } from "./table/contract";
import type { Welcome } from "./wire/protocol";

const asked = new URLSearchParams(location.search);
const welcome: Welcome = await (await fetch(`/fixtures/${asked.get("f")}.json`)).json();
await fetchGame(welcome.table.game);
const game = gamePart(welcome.table.game)!;
const lang = (asked.get("f")!.split(".").pop() ?? "en") as Lang;
speak(lang);
paint(asked.get("theme") === "dark" ? "dark" : "light");
const names = welcome.scene.seats.map((s) => s.name);
const shown = { view: welcome.scene.view as any, furniture: welcome.furniture, cards: welcome.cards, names, lang, look: console.log };
const say = (what: string) => (document.title = what);
document.body.style.cssText = "margin:0;background:var(--ground);color:var(--ink);font-family:var(--font)";
render(
  <main>
    <h2>{game.chapter(shown.view, lang)}</h2>
    <p>{welcome.scene.asked?.prompt}</p>
    <game.Board {...shown} ways={welcome.scene.asked?.ways ?? []} choose={say} why={say} hint={asked.get("hint")} />
    {names.map((n, seat) => (
      <section key={n} style="border:1px solid var(--line);margin:4px;padding:4px;max-width:260px">
        <b>{n}</b>
        <game.Player {...shown} seat={seat} />
      </section>
    ))}
    {welcome.scene.status === "over" && <game.Results {...shown} />}
  </main>,
  document.getElementById("page")!,
);

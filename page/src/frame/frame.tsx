// What stands around a page that is not a table: the name of the house and the switches, and at the foot who we are.
import type { ComponentChildren } from "preact";
import { Link } from "../address";
import { home } from "../routes";
import "../style/frame.css";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";
import { Switches } from "./switches";

const say = speaker(FRAME);

export function Frame({ children }: { children: ComponentChildren }) {
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>{say("to_content")}</a>
      <header class="head">
        <div class="wide">
          <Link href={home()} class="brand" aria-label={say("home")}>
            <img src="/icon.svg" width="36" height="36" alt="" />
            <span>{say("brand")}</span>
          </Link>
          <Switches />
        </div>
      </header>
      <main id="content" tabIndex={-1}>{children}</main>
      <footer class="foot">
        <div class="wide">
          <p>{say("unofficial")}</p>
          <p>{say("free")}</p>
        </div>
      </footer>
    </>
  );
}

/** Jumps without changing the address, which the page would take for a link to a different page. */
function skip(e: Event) {
  e.preventDefault();
  document.getElementById("content")?.focus();
}

// The address of the browser: where the page is, how it goes elsewhere without being loaded again.
import { signal } from "@preact/signals";
import type { AnchorHTMLAttributes } from "preact";
import { takeSecret } from "./net/keyring";
import { routeOf } from "./routes";

const here = () => routeOf(location.pathname, location.hash);

/** A secret in the fragment is kept and wiped before anything else looks at the address. */
function arrive() {
  if (takeSecret(location.pathname, location.hash)) history.replaceState(history.state, "", location.pathname);
  return here();
}

export const route = signal(arrive());
addEventListener("popstate", () => (route.value = arrive()));

export function go(address: string, { instead = false } = {}) {
  history[instead ? "replaceState" : "pushState"](null, "", address);
  route.value = arrive();
  if (!location.hash) scrollTo(0, 0);
}

/** A link inside the page. With a modifier key or a different mouse button the browser acts as usual. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes & { href: string }) {
  const follow = (e: MouseEvent) => {
    if (e.button || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    go(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}

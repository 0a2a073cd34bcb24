// The heading of a page: it is also the browser's title, and gets the focus when a new page is shown.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { FRAME } from "../words/frame";
import { speaker } from "../words/speak";

const say = speaker(FRAME);

let isFirst = true;

export function Title({ text, children }: { text: string; children?: ComponentChildren }) {
  const brand = say("brand");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst && !location.hash) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  useEffect(() => {
    document.title = text.includes(brand) ? text : `${text} · ${brand}`;
  }, [text, brand]);
  return <h1 ref={heading} tabIndex={-1}>{children ?? text}</h1>;
}

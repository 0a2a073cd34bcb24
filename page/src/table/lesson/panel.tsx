// A lesson above the board: one sentence, one spotlight, and a way out.
import { useEffect, useRef, useState } from "preact/hooks";
import { Link } from "../../address";
import { home } from "../../routes";
import type { LessonScene } from "../../wire/protocol";
import { LESSON } from "../../words/lesson";
import { speaker } from "../../words/speak";
import { useDesk } from "../desk";
import { Dialog } from "../dialog";
import { isBusy } from "../hearing";
import { learn } from "../../lessons/learned";
import { told, type Told } from "./progress";
import { next, readAt, taughtAt } from "./reading";
import { Spotlight } from "./spotlight";

const say = speaker(LESSON);

export function LessonPanel({ lesson }: { lesson: LessonScene }) {
  const { sight, line } = useDesk();
  const { table, scene } = sight;
  const now = told(lesson, readAt(table.id));
  const isOver = lesson.accepts.length === 0;
  useEffect(() => void (isOver && learn(table.game, table.lesson)), [isOver]);
  if (!now) return null;
  const isWaiting = now.step.does && (scene.asked === null || isBusy(line!.hearing.value));
  const way = scene.asked?.ways.find((one) => one.name === taughtAt(table.id, scene));
  return (
    <section class="lesson" aria-label={say("lesson_named", { title: lesson.title })}>
      <p class="lesson-number"><b>{lesson.title}</b> <span>{say("step", { n: now.number, of: lesson.steps })}</span></p>
      <Sentence text={isWaiting ? say("watch") : now.step.say} />
      <Kindly />
      <Buttons lesson={lesson} now={now} isOver={isOver} />
      {!isWaiting && <Spotlight names={now.step.spotlight} way={way} />}
    </section>
  );
}

/** Stays in the page when the step changes, so that screen readers tell the new one. */
const Sentence = ({ text }: { text: string }) => <p class="lesson-say" role="status">{text}</p>;

/** What the lesson says to who chose something else. */
function Kindly() {
  const refused = useDesk().line?.hearing.value.refused;
  return <p class="lesson-kindly" role="alert">{refused?.code === "off_lesson" && refused.text}</p>;
}

function Buttons({ lesson, now, isOver }: { lesson: LessonScene; now: Told; isOver: boolean }) {
  const { sight } = useDesk();
  const [asks, ask] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Who reads by the keyboard goes on reading; who has just chosen finds Next without looking for it.
  useEffect(() => {
    if (!now.step.does && (document.activeElement === document.body || document.activeElement === null)) button.current?.focus({ preventScroll: true });
  }, [now.number]);
  const isEnd = isOver && now.isLast;
  const on = () => next(sight.table.id, lesson);
  useWhenAnswered(sight.scene.asked?.ask, isEnd, on);
  return (
    <div class="buttons lesson-buttons">
      {!now.step.does && <button ref={button} type="button" class="button primary small lesson-next" onClick={on}>{say(isEnd ? endWord(sight.scene.status) : "next")}</button>}
      {isEnd && <Link class="button small" href={home()}>{say("to_games")}</Link>}
      {!isOver && <button type="button" class="button quiet small lesson-skip" onClick={() => ask(true)}>{say("skip")}</button>}
      {asks && <Skip close={() => ask(false)} />}
    </div>
  );
}

/** Whoever plays on at the end of the lesson needs no button for it. */
function useWhenAnswered(ask: number | undefined, isEnd: boolean, on: () => void) {
  const first = useRef<number | null>(null);
  useEffect(() => {
    if (!isEnd || ask === undefined) return;
    if (first.current !== null && ask !== first.current) on();
    first.current ??= ask;
  }, [isEnd, ask]);
}

const endWord = (status: string) => (status === "running" ? "play_on" : "done");

function Skip({ close }: { close: () => void }) {
  const { line } = useDesk();
  return (
    <Dialog title={say("skip_title")} close={close}>
      <p>{say("skip_about")}</p>
      <div class="buttons">
        <button type="button" class="button primary" autofocus onClick={close}>{say("stay")}</button>
        <button type="button" class="button" onClick={() => (line!.leave(), close())}>{say("play_free")}</button>
        <Link class="button quiet" href={home()}>{say("later")}</Link>
      </div>
    </Dialog>
  );
}

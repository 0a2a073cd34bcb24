// A button that begins a lesson.
import { useSignal } from "@preact/signals";
import { go } from "../address";
import { Icon } from "../art/icons";
import { Complaint } from "../frame/complaint";
import { type Trouble, troubleOf } from "../net/api";
import { table } from "../routes";
import { lang } from "../settings";
import type { GameInfo, LessonInfo } from "../wire/protocol";
import { LESSON } from "../words/lesson";
import { speaker } from "../words/speak";
import { begun, lessonTable } from "./begin";
import { isLearned } from "./learned";

const say = speaker(LESSON);

interface Props {
  game: GameInfo;
  lesson: LessonInfo;
  titled?: boolean; // shows which lesson it is
  isMain?: boolean; // of all buttons beside it, unless it is known
}

export function LessonButton({ game, lesson, titled = false, isMain = false }: Props) {
  const busy = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const title = lesson.title[lang.value]!;
  const isKnown = isLearned(game.name, lesson.name);
  const isBegun = !isKnown && begun(game.name, lesson.name) !== undefined;
  const begin = async () => {
    busy.value = true;
    trouble.value = await troubleOf(lessonTable(game.name, lesson.name).then((id) => go(table(id))));
    busy.value = false;
  };
  return (
    <>
      <button type="button" class={isKnown ? "button quiet learn" : isMain ? "button primary learn" : "button learn"} title={lesson.about[lang.value]} aria-label={say("learn_named", { game: game.title[lang.value]!, title })} disabled={busy.value} onClick={begin}>
        <Icon name="learn" /> {titled ? title : say(isBegun ? "learn_on" : isKnown ? "again" : "learn")}
      </button>
      {trouble.value && <Complaint trouble={trouble.value} />}
    </>
  );
}

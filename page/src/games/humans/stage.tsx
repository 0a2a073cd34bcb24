// What is going on, always in the same place: a purchase, a plan, a battle, a reward, a catch. What is said is said here.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isNarrow } from "../../table/narrow";
import { Battle } from "./fight";
import { Hunt } from "./hunt";
import { Plan } from "./planning";
import { Reward } from "./reward";
import { Shop } from "./shop";
import { Bar } from "./spot";
import { title, useTable } from "./table";
import { say, type Word } from "./words";

export function Stage() {
  const { view } = useTable();
  const { battle, catch: hunt, own, phase } = view;
  if (battle) return <Act word="attack" cell={battle.cell}><Battle battle={battle} /></Act>;
  if (hunt) return <Act word="catch_in" cell={hunt.cell}><Hunt hunt={hunt} /></Act>;
  if (phase === "reward" && view.city_now) return <Act word="reward_in" cell={view.city_now}><Reward /></Act>;
  if (phase === "buying" && own) return <Act word="shop"><Shop /></Act>;
  if (own?.sealed.plan) return <Act word="own_plan"><Plan planned={own.sealed.plan} /></Act>;
  return <Act word={phase as Word}><p class="quiet">{say(view.over ? "over" : (`during_${phase}` as Word))}</p></Act>;
}

/** On a phone what is going on comes into sight whole, whenever it goes on. */
function useInSight(stage: RefObject<HTMLElement | null>, what: string) {
  useEffect(() => {
    if (isNarrow.value) stage.current!.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [what]);
}

interface ActProps {
  word: Word;
  cell?: number;
  children: ComponentChildren;
}

function Act({ word, cell = 0, children }: ActProps) {
  const table = useTable();
  const city = table.view.cells[cell - 1]?.city;
  const said = say(word, { city: city ? title(table, city) : "" });
  const stage = useRef<HTMLElement>(null);
  useInSight(stage, `${word} ${cell} ${table.ways.map((w) => w.name).join()}`);
  return (
    <section ref={stage} class={`panel stage on-${word}`} aria-label={said} data-tells>
      <header>
        <h3>
          {cell > 0 && <span class="number">{cell}</span>}
          {said}
        </h3>
        <Bar />
      </header>
      <div class="scene">{children}</div>
    </section>
  );
}

// The whole table of Tremble, Humans!
import { among } from "../../table/places";
import type { HumansPlace } from "../../wire/humans";
import type { Way } from "../../wire/protocol";
import { Captains } from "./captains";
import { Cell } from "./city";
import { Battle } from "./fight";
import { Hand } from "./hand";
import { Hunt } from "./hunt";
import { Missions } from "./missions";
import { Bar } from "./spot";
import { TableContext, useTable, type HumansBoard } from "./table";
import { Track } from "./track";
import { Decks, Turns } from "./turns";
import { lit, spoken } from "./ways";
import { say } from "./words";

export function Board(props: HumansBoard) {
  const { view, ways } = props;
  const table = { ...props, lit: lit(ways), spoken: spoken(view, ways) };
  return (
    <TableContext.Provider value={table}>
      <div class={`humans board phase-${view.phase}${ways.some(inHand) ? " hand-asked" : ""}`}>
        <header class="top">
          <Turns />
        </header>
        {view.battle && <Battle battle={view.battle} />}
        {view.catch && !view.battle && <Hunt hunt={view.catch} />}
        <Row />
        {view.own && <Hand />}
        <Missions />
        <Decks />
        <Track />
        <Captains />
      </div>
    </TableContext.Provider>
  );
}

/** Whether the question is about cards in the hand: then it comes first. */
const inHand = (way: Way) => way.places.some(([kind]) => isOfHand(kind));
const isOfHand = among<HumansPlace>("drawn", "ship", "station", "compensation", "credits");

/** The cities of the turn. What is said about them stands below, unless a fight or the hand has it. */
function Row() {
  const { view } = useTable();
  const elsewhere = view.battle || view.catch || view.phase === "buying" || view.phase === "planning";
  if (view.cells.every((c) => c.city === null)) return view.over ? null : <p class="not-laid">{say("not_laid", { n: view.cells.length })}</p>;
  return (
    <section class="cities">
      <h3 class="unseen">{say("row")}</h3>
      <ol class="city-row" style={{ "--cells": String(view.cells.length) }}>
        {view.cells.map((c) => (
          <Cell key={c.cell} cell={c} />
        ))}
      </ol>
      {!elsewhere && <Bar />}
    </section>
  );
}

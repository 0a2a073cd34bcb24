// An enemy was clicked: with what it can be attacked, and with which chances. One click fires or boards.
import { useState } from "preact/hooks";
import { lang } from "../../../settings";
import type { AimView, FightView } from "../../../wire/admiral";
import { useDesk, type Desk } from "../desk";
import { cellOf, isShip, nameOfThing, shipOf } from "../looking";
import { chanceOf, chanceToSink, expected, fightChances, percent, shared, type Volley } from "../plan/odds";
import { say } from "../words";
import { spotOf } from "./compass";
import { WayIcon } from "./icons";
import { oddsOf } from "./fire";
import { Opened, type Spot } from "./popover";

export function Attack({ target, ...spot }: { target: number } & Spot) {
  const desk = useDesk();
  const ways = desk.at.get(`thing ${target}`) ?? [];
  const title = shipOf(desk.view, target);
  return (
    <Opened place={`thing ${target}`} {...spot} {...freeSides(desk, target)}>
      <b class="ad-target">{nameOfThing(desk.view, target)}{title && ` · ${say("hull")} ${title.strength}/${title.full}`}</b>
      {ways.some((way) => way.kind === "fire_at") && <Broadside target={target} />}
      {fightsWith(desk, target).map((fight) => <Fight key={fight.ship} fight={fight} />)}
    </Opened>
  );
}

/** What is opened hides neither the target nor those who attack it. */
function freeSides(desk: Desk, target: number): Pick<Spot, "below" | "above"> {
  const row = (thing: number) => spotOf(cellOf(desk.view, thing)!).y;
  const south = attackersOf(desk, target).map((thing) => row(thing) - row(target));
  return { below: south.every((n) => n <= 0), above: south.every((n) => n >= 0) };
}

export function attackersOf({ view }: Desk, target: number): number[] {
  const { aims, fights } = view.own!;
  return [...aims.filter((aim) => aim.target === target).map((aim) => aim.shooter), ...fights.filter((fight) => fight.enemy === target).map((fight) => fight.ship)];
}

const aimsAt = ({ view }: Desk, target: number) => view.own!.aims.filter((aim) => aim.target === target && isShip(view, aim.shooter));

/** At first the ship in hand fires all it has, else the one that hits best. */
function firstShots(desk: Desk, aims: readonly AimView[]): Map<number, number> {
  const best = aims.find((aim) => aim.shooter === desk.selected) ?? [...aims].sort((a, b) => b.hits.length * b.shots - a.hits.length * a.shots)[0];
  const isEnough = best && (isShip(desk.view, best.target) || best.shots > 1);
  return new Map(aims.map((aim) => [aim.shooter, aim === best || !isEnough ? aim.shots : 0]));
}

function Broadside({ target }: { target: number }) {
  const desk = useDesk();
  const aims = aimsAt(desk, target);
  const [shots, set] = useState(() => firstShots(desk, aims));
  const firing = aims.filter((aim) => shots.get(aim.shooter)!);
  const fire = (manner: string) => desk.plan({ kind: "fire", target, shots, manner });
  return (
    <>
      {aims.map((aim) => <Shooter key={aim.shooter} aim={aim} n={shots.get(aim.shooter)!} set={(n) => set(new Map(shots).set(aim.shooter, n))} />)}
      {mannersOf(desk, target, firing, shots).map(({ manner, volley }) => (
        <button key={manner} type="button" class="lit" onClick={() => fire(manner)}>
          <WayIcon kind={volley.salvo ? "salvo" : "separate"} />
          <span>{mannerSaid(manner, volley)}<small>{chancesSaid(desk, target, volley)}</small></span>
        </button>
      ))}
    </>
  );
}

function Shooter({ aim, n, set }: { aim: AimView; n: number; set: (n: number) => void }) {
  const { view } = useDesk();
  const name = nameOfThing(view, aim.shooter);
  return (
    <div class="ad-shooter" title={oddsOf(aim)}>
      <b>{name}</b>
      <span>{percent(aim.hits.length / 6)}</span>
      <button type="button" aria-label={`${name}: −1`} disabled={n === 0} onClick={() => set(n - 1)}>−</button>
      <output aria-label={say("shots_of", { name })}>{n}</output>
      <button type="button" aria-label={`${name}: +1`} disabled={n === aim.shots} onClick={() => set(n + 1)}>+</button>
    </div>
  );
}

interface Manner {
  manner: string;
  volley: Volley;
}

/** One ship fires separate shots or a salvo, with its captain or without; several fire a salvo (AD-9.12, AD-12.2). */
function mannersOf({ view }: Desk, target: number, firing: readonly AimView[], chosen: ReadonlyMap<number, number>): Manner[] {
  const shots = firing.reduce((sum, aim) => sum + chosen.get(aim.shooter)!, 0);
  const least = isShip(view, target) ? 1 : 2;
  if (!firing[0] || shots < least) return [];
  if (firing.length > 1) return [{ manner: "salvo", volley: { shots, hits: shared(firing.map((aim) => aim.hits)).length, salvo: true } }];
  const { hits, skilled } = firing[0];
  const names = [...(least === 1 ? ["separate"] : []), ...(shots > 1 ? ["salvo"] : [])];
  return names.flatMap((name) => [
    { manner: name, volley: { shots, hits: hits.length, salvo: name === "salvo" } },
    ...(skilled.length > hits.length ? [{ manner: `${name} skilled`, volley: { shots, hits: skilled.length, salvo: name === "salvo" } }] : []),
  ]);
}

function mannerSaid(manner: string, { shots, salvo }: Volley): string {
  const said = salvo ? say("fire_salvo", { n: shots }) : shots === 1 ? say("fire_one") : say("fire_separate", { n: shots });
  return manner.endsWith("skilled") ? `${said}, ${say("with_captain")}` : said;
}

/** With one digit behind the point, or the comma. */
const inWords = (n: number) => n.toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function chancesSaid({ view }: Desk, target: number, volley: Volley): string {
  const ship = shipOf(view, target);
  const sinks = ship ? chanceToSink(volley, ship.strength) : 0;
  const first = volley.salvo ? say("all_hit", { chance: percent(chanceOf(volley)) }) : say("each_hits", { chance: percent(chanceOf(volley)), n: inWords(expected(volley)) });
  return sinks > 0 ? `${first} · ${say("sinks", { chance: percent(sinks) })}` : first;
}

const fightsWith = ({ view, at }: Desk, enemy: number) =>
  view.own!.fights.filter((fight) => fight.enemy === enemy && at.get(`thing ${fight.ship}`)?.some((way) => way.kind === (isShip(view, enemy) ? "board_with" : "storm_with")));

/** Boarding, or storming a fort; with the captain it is shown who he is. */
function Fight({ fight: { ship, enemy, points, skilled, against } }: { fight: FightView }) {
  const desk = useDesk();
  const board = (isSkilled: boolean) => desk.plan({ kind: "board", ship, enemy, skilled: isSkilled });
  const said = say(isShip(desk.view, enemy) ? "board_now" : "storm_now", { name: nameOfThing(desk.view, ship) });
  const all = skilled > points && against !== null ? [points, skilled] : [points];
  return (
    <>
      {all.map((n) => (
        <button key={n} type="button" class="lit" onClick={() => board(n > points)}>
          <WayIcon kind="board_with" />
          <span>{said}{n > points && `, ${say("with_captain")}`}<small>{fightSaid(n, against, isShip(desk.view, enemy))}</small></span>
        </button>
      ))}
    </>
  );
}

function fightSaid(points: number, against: number | null, isBoarding: boolean): string {
  if (against === null) return say("unopposed");
  const { win, lose } = fightChances(points, against);
  const fails = isBoarding ? say("fight_lose", { chance: percent(lose) }) : say("storm_fails", { chance: percent(1 - win) });
  return `${say("fight", { points, against })} · ${say("fight_win", { chance: percent(win) })}, ${fails}`;
}

// The words of Keyflower's table, in both languages.
import { plural, speaker, type Words } from "../../words/speak";

const EN = {
  season_spring: "Spring", season_summer: "Summer", season_autumn: "Autumn", season_winter: "Winter",
  phase_setup: "set-up", phase_season_start: "the season begins", phase_winter_tiles: "choosing winter tiles",
  phase_turns: "turns", phase_boats: "choosing boats", phase_season_end: "the season ends",
  phase_placing: "villages grow", phase_free_upgrade: "a free upgrade", phase_over: "the game is over",
  on_offer: "On offer", turn_order: "Turn order", boats: "Boats", supply: "Supply", other: "Ghost ship",
  your_village: "Your village", village_of: "{name}: village", screen: "Behind your screen", hand: "Your winter tiles",
  aside: "Kept aside", set_aside: "Set aside", to_place: "Tiles to place", place_here: "Place the tile here",
  turn_it: "How do you turn it?", nothing: "nothing", points_now: "{n} VP now", about: "About {tile}",
  bag: "workers in the bag", pile: "skill tiles in the pile", green_supply: "green workers in the supply",
  passes: "passes in a row: {n}", steps: "steps left: {n}", upgrades: "upgrades left: {n}",
  enlarge: "Enlarge", reduce: "Reduce", close: "Close", hint: "A bot would do this",
  choose_winter: "Choose one tile at least", leads: "leads", lying: "counter-bid", closed: "haunted: closed",
  next_use: "next use: {n} or more", full: "full",
  start_player: "start player", has_ghost: "has the ghost", ghost: "ghost",
  empty: "empty", upgraded: "upgraded",
  behind: "behind the screen", workers: "workers", skills: "skill tiles", winter: "winter tiles",
  ready: "has finished", known: "known", unknown: "of unknown colour, at most {n} of them green",
  paid_hidden: "(skill tiles of these that may be gone: {n})",
  blue: "blue", red: "red", yellow: "yellow", green: "green",
  wood: "wood", stone: "stone", iron: "iron", gold: "gold", anvil: "anvils", pickaxe: "pick axes", saw: "saws",
  total: "Total", points: "VP",
  tile: "Tile", why: "Why", wins: "{name} wins with {n} VP.",
  shared: "{names} win together with {n} VP.", behind_by: "{name} is {n} VP behind",
  most_in: "most of it in “{group}” ({n} VP fewer than {winner})",
  group_village: "Home and village", group_autumn: "Autumn tiles", group_winter: "Winter tiles",
  group_turn: "Turn-order tiles", group_boats: "Boats and ghost ship", group_gold: "Gold left over",
  printed_front: "printed on it", printed_back: "printed on its upgraded face",
  per_any_workers: "{points} for every {n} workers: {times} times", per_any_resources: "{points} for every {n} resources: {times} times",
  per_any_skills: "{points} for every {n} skill tiles: {times} times",
  per_set: "{points} for each set ({items}): {times} times", per_each: "{points} for each ({items}): {times}",
  per_chosen_workers: "{points} for each worker of one colour: {times}", per_chosen_resources: "{points} for each resource of one type: {times}",
  per_chosen_skills: "{points} for each skill tile of one type: {times}",
  per_kept: "{points} for each of these kept on it ({items}): {times}",
  per_neighbour: "{points} for each tile beside it: {times}", per_transport: "{points} for each step of transport capacity: {times}",
  per_loop_tile: "{points} for each tile of the best closed route: {times}",
  per_river_boat: "boats in one river from the home: {times}", per_other_worker: "{points} for each worker no other tile scores: {times}",
  any_resource: "any resource",
  gold_left: "each gold that no tile scores brings 1: {n}", ghost_ship: "the ghost ship, and the ghost if it came along",
  marker: "The purple marker counts as {type}", marker_on: "The purple marker counts as {type} on “{tile}”",
} as const;

type Key = keyof typeof EN;

const RU: Record<Key, string> = {
  season_spring: "Весна", season_summer: "Лето", season_autumn: "Осень", season_winter: "Зима",
  phase_setup: "подготовка", phase_season_start: "сезон начинается", phase_winter_tiles: "выбор зимних плиток",
  phase_turns: "ходы", phase_boats: "выбор кораблей", phase_season_end: "сезон кончается",
  phase_placing: "деревни растут", phase_free_upgrade: "бесплатное улучшение", phase_over: "игра окончена",
  on_offer: "На торгах", turn_order: "Очередь хода", boats: "Корабли", supply: "Запас", other: "Корабль-призрак",
  your_village: "Ваша деревня", village_of: "{name}: деревня", screen: "За вашим экраном", hand: "Ваши зимние плитки",
  aside: "Лежат отдельно", set_aside: "Отложено", to_place: "Плитки для деревни", place_here: "Положить плитку сюда",
  turn_it: "Как её повернуть?", nothing: "ничего", points_now: "сейчас {n} ПО", about: "Что это: {tile}",
  bag: "работников в мешке", pile: "жетонов умений в стопке", green_supply: "зелёных работников в запасе",
  passes: "пасов подряд: {n}", steps: "шагов осталось: {n}", upgrades: "улучшений осталось: {n}",
  enlarge: "Крупнее", reduce: "Мельче", close: "Закрыть", hint: "Так поступил бы бот",
  choose_winter: "Выберите хотя бы одну плитку", leads: "лидирует", lying: "встречная ставка", closed: "призрак: закрыта",
  next_use: "на следующее применение: {n} или больше", full: "мест нет",
  start_player: "первый игрок", has_ghost: "у него призрак", ghost: "призрак",
  empty: "пусто", upgraded: "улучшена",
  behind: "за экраном", workers: "работники", skills: "жетоны умений", winter: "зимние плитки",
  ready: "уже готов", known: "известно", unknown: "неизвестного цвета, зелёных среди них не больше {n}",
  paid_hidden: "(жетонов из них, возможно, уже нет: {n})",
  blue: "синие", red: "красные", yellow: "жёлтые", green: "зелёные",
  wood: "дерево", stone: "камень", iron: "железо", gold: "золото", anvil: "наковальни", pickaxe: "кирки", saw: "пилы",
  total: "Всего", points: "ПО",
  tile: "Плитка", why: "За что", wins: "Побеждает {name}: {n} ПО.",
  shared: "Победу делят {names}: по {n} ПО.", behind_by: "{name} отстаёт на {n} ПО",
  most_in: "больше всего потеряно в строке «{group}» (на {n} ПО меньше, чем {winner})",
  group_village: "Дом и деревня", group_autumn: "Осенние плитки", group_winter: "Зимние плитки",
  group_turn: "Очередь хода", group_boats: "Корабли", group_gold: "Оставшееся золото",
  printed_front: "напечатано на ней", printed_back: "напечатано на улучшенной стороне",
  per_any_workers: "{points} за каждых {n} работников, раз: {times}", per_any_resources: "{points} за каждые {n} ресурсов, раз: {times}",
  per_any_skills: "{points} за каждые {n} жетонов умений, раз: {times}",
  per_set: "{points} за каждый набор ({items}), наборов: {times}", per_each: "по {points} за штуку ({items}): {times}",
  per_chosen_workers: "{points} за каждого работника одного цвета: {times}", per_chosen_resources: "{points} за каждый ресурс одного вида: {times}",
  per_chosen_skills: "{points} за каждый жетон умений одного вида: {times}",
  per_kept: "{points} за каждый ресурс, который на ней лежит ({items}): {times}",
  per_neighbour: "{points} за каждую соседнюю плитку: {times}", per_transport: "{points} за каждый шаг перевозки в деревне: {times}",
  per_loop_tile: "{points} за каждую плитку лучшей кольцевой дороги: {times}",
  per_river_boat: "корабли на одной реке от дома: {times}", per_other_worker: "{points} за каждого работника, не учтённого другой плиткой: {times}",
  any_resource: "любой",
  gold_left: "золото, не учтённое плитками, по 1 за каждое: {n}", ghost_ship: "корабль-призрак и призрак, если он с ним",
  marker: "Лиловая фигурка считается как {type}", marker_on: "Лиловая фигурка считается как {type} на плитке «{tile}»",
};

export const WORDS: Words<Key> = { en: EN, ru: RU };
export type Word = Key;
export const say = speaker(WORDS);
/** For names that come from the server: seasons, phases, colours, types. */
export const name = (key: string) => (key in EN ? say(key as Key) : key);

const SKILLS = {
  anvil: { en: ["anvil", "anvils"], ru: ["наковальня", "наковальни", "наковален"] },
  pickaxe: { en: ["pick axe", "pick axes"], ru: ["кирка", "кирки", "кирок"] },
  saw: { en: ["saw", "saws"], ru: ["пила", "пилы", "пил"] },
} as const;

/** Of skill tiles one or several; colours are the same for any number. */
export const counted = (key: string, n: number) => (key in SKILLS ? plural(n, SKILLS[key as keyof typeof SKILLS]) : name(key));

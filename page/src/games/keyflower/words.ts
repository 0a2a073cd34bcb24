// The words of Keyflower's table, in both languages.
import { plural, speaker, type Words } from "../../words/speak";

const EN = {
  season_spring: "Spring", season_summer: "Summer", season_autumn: "Autumn", season_winter: "Winter",
  phase_setup: "set-up", phase_season_start: "the season begins", phase_winter_tiles: "choosing winter tiles",
  phase_turns: "turns", phase_boats: "choosing boats", phase_season_end: "the season ends",
  phase_placing: "villages grow", phase_free_upgrade: "a free upgrade", phase_over: "game over",
  on_offer: "On offer", turn_order: "Turn order", boats: "Boats", supply: "Supply", other: "Ghost ship",
  your_village: "Your village", village_of: "{name}'s village", screen: "Behind your screen", hand: "Your winter tiles",
  aside: "Beside the village", set_aside: "Set aside", to_place: "Tiles to place", place_here: "Place the tile here",
  turn_it: "Which way round?", nothing: "nothing", points_now: "{n} VP now", about: "About {tile}",
  bag: "workers in the bag", pile: "skill tiles in the pile", green_supply: "green workers in the supply",
  passes: "passes in a row: {n}", steps: "steps left: {n}", upgrades: "upgrades left: {n}",
  enlarge: "Zoom in", reduce: "Zoom out", close: "Close", hint: "A bot would do this",
  choose_winter: "Choose at least one tile", leads: "winning", lying: "counter-bid", closed: "haunted: closed",
  next_use: "next use: {n} or more", full: "full",
  start_player: "start player", has_ghost: "has the ghost", ghost: "ghost",
  empty: "empty", upgraded: "upgraded", whole: "Show all of it",
  bid: "Bid", use: "Use", more: "More workers", along: "{n} from the losing bid for {tile} come along",
  bid_with: "Bid for {tile}: {n} {colour}", use_with: "Use {tile}: {n} {colour}",
  tab_offer: "Offer", tab_village: "Village", tab_others: "Others",
  behind: "behind the screen", workers: "workers", skills: "skill tiles", winter: "winter tiles",
  ready: "ready", known: "known", unknown: "of unknown colour, at most {n} of them green",
  paid_hidden: "(skill tiles that may be gone already: {n})",
  blue: "blue", red: "red", yellow: "yellow", green: "green",
  wood: "wood", stone: "stone", iron: "iron", gold: "gold", anvil: "anvils", pickaxe: "pickaxes", saw: "saws",
  total: "Total", points: "VP",
  tile: "Tile", why: "Why",
  group_village: "Home and village", group_autumn: "Autumn tiles", group_winter: "Winter tiles",
  group_turn: "Turn-order tiles", group_boats: "Boats and ghost ship", group_gold: "Gold left over",
  printed_front: "printed on it", printed_back: "printed on its upgraded face",
  per_any_workers: "{points} VP per {n} {items} (×{times})", per_any_resources: "{points} VP per {n} {items} (×{times})",
  per_any_skills: "{points} VP per {n} {items} (×{times})",
  per_set: "{points} VP per set of {items} (×{times})", per_each: "{points} VP each: {items} (×{times})",
  per_chosen_workers: "{points} VP per worker of one colour (×{times})", per_chosen_resources: "{points} VP per resource of one type (×{times})",
  per_chosen_skills: "{points} VP per skill tile of one type (×{times})",
  per_kept: "{points} VP per resource kept on it: {items} (×{times})",
  per_neighbour: "{points} VP per tile next to it (×{times})", per_transport: "{points} VP per step of transport capacity (×{times})",
  per_loop_tile: "{points} VP per tile of the best closed route (×{times})",
  per_river_boat: "boats on one river from the home tile: {times}", per_other_worker: "{points} VP per worker that no other tile scores (×{times})",
  any_resource: "any resource",
  gold_left: "1 VP per gold that no tile scores (×{n})", ghost_ship: "the ghost ship, and the ghost if it came with it",
  marker: "The purple marker counts as {type}", marker_on: "The purple marker counts as {type} on “{tile}”",
} as const;

type Key = keyof typeof EN;

const RU: Record<Key, string> = {
  season_spring: "Весна", season_summer: "Лето", season_autumn: "Осень", season_winter: "Зима",
  phase_setup: "подготовка", phase_season_start: "сезон начинается", phase_winter_tiles: "выбор зимних плиток",
  phase_turns: "ходы", phase_boats: "выбор кораблей", phase_season_end: "сезон заканчивается",
  phase_placing: "деревни растут", phase_free_upgrade: "бесплатное улучшение", phase_over: "игра окончена",
  on_offer: "На аукционе", turn_order: "Очередь хода", boats: "Корабли", supply: "Запас", other: "Корабль-призрак",
  your_village: "Ваша деревня", village_of: "Деревня: {name}", screen: "За вашей ширмой", hand: "Ваши зимние плитки",
  aside: "Рядом с деревней", set_aside: "Отложено", to_place: "Осталось разместить", place_here: "Разместить плитку здесь",
  turn_it: "Как повернуть?", nothing: "пусто", points_now: "сейчас {n} ПО", about: "Что это: {tile}",
  bag: "работников в мешке", pile: "жетонов умения в стопке", green_supply: "зелёных работников в запасе",
  passes: "пасов подряд: {n}", steps: "шагов осталось: {n}", upgrades: "улучшений осталось: {n}",
  enlarge: "Крупнее", reduce: "Мельче", close: "Закрыть", hint: "Так поступил бы бот",
  choose_winter: "Выберите хотя бы одну плитку", leads: "лидирует", lying: "встречная ставка", closed: "призрак: закрыта",
  next_use: "следующая работа: от {n}", full: "мест нет",
  start_player: "первый игрок", has_ghost: "держит призрака", ghost: "призрак",
  empty: "пусто", upgraded: "улучшена", whole: "Показать целиком",
  bid: "Ставка", use: "Работа", more: "Больше работников", along: "забрать {n} с проигрывающей ставки: {tile}",
  bid_with: "Ставка на «{tile}»: {n}, {colour}", use_with: "Работа на «{tile}»: {n}, {colour}",
  tab_offer: "Аукцион", tab_village: "Деревня", tab_others: "Соседи",
  behind: "за ширмой", workers: "работники", skills: "жетоны умения", winter: "зимние плитки",
  ready: "ответ дан", known: "известно", unknown: "неизвестного цвета, зелёных среди них не больше {n}",
  paid_hidden: "(жетонов, возможно, уже нет: {n})",
  blue: "синие", red: "красные", yellow: "жёлтые", green: "зелёные",
  wood: "дерево", stone: "камень", iron: "железо", gold: "золото", anvil: "наковальни", pickaxe: "кирки", saw: "пилы",
  total: "Всего", points: "ПО",
  tile: "Плитка", why: "За что",
  group_village: "Дом и деревня", group_autumn: "Осенние плитки", group_winter: "Зимние плитки",
  group_turn: "Очередь хода", group_boats: "Корабли", group_gold: "Оставшееся золото",
  printed_front: "указано на ней", printed_back: "указано на улучшенной стороне",
  per_any_workers: "{points} ПО за каждых {n} {items} × {times}", per_any_resources: "{points} ПО за каждые {n} {items} × {times}",
  per_any_skills: "{points} ПО за каждые {n} {items} × {times}",
  per_set: "{points} ПО за набор ({items}) × {times}", per_each: "{points} ПО за каждую штуку ({items}) × {times}",
  per_chosen_workers: "{points} ПО за работника одного цвета × {times}", per_chosen_resources: "{points} ПО за ресурс одного вида × {times}",
  per_chosen_skills: "{points} ПО за жетон умения одного вида × {times}",
  per_kept: "{points} ПО за ресурс на ней ({items}) × {times}",
  per_neighbour: "{points} ПО за соседнюю плитку × {times}", per_transport: "{points} ПО за единицу грузоподъёмности × {times}",
  per_loop_tile: "{points} ПО за плитку лучшего замкнутого пути × {times}",
  per_river_boat: "корабли на одной реке от дома: {times}", per_other_worker: "{points} ПО за работника, не учтённого другой плиткой × {times}",
  any_resource: "любой",
  gold_left: "1 ПО за золото, не учтённое плитками × {n}", ghost_ship: "корабль-призрак и призрак, если он с ним",
  marker: "Лиловая фигурка считается как: {type}", marker_on: "Лиловая фигурка на плитке «{tile}» считается как: {type}",
};

export const WORDS: Words<Key> = { en: EN, ru: RU };
export type Word = Key;
export const say = speaker(WORDS);
/** For names that come from the server: seasons, phases, colours, types. */
export const name = (key: string) => (key in EN ? say(key as Key) : key);

const SKILLS = {
  anvil: { en: ["anvil", "anvils"], ru: ["наковальня", "наковальни", "наковален"] },
  pickaxe: { en: ["pickaxe", "pickaxes"], ru: ["кирка", "кирки", "кирок"] },
  saw: { en: ["saw", "saws"], ru: ["пила", "пилы", "пил"] },
} as const;

/** What is scored by the several: "5 workers". In Russian workers are counted as persons are, «каждых 3 работников». */
export const ITEMS = {
  workers: { en: ["worker", "workers"], ru: ["работников"] },
  resources: { en: ["resource", "resources"], ru: ["ресурс", "ресурса", "ресурсов"] },
  skills: { en: ["skill tile", "skill tiles"], ru: ["жетон умения", "жетона умения", "жетонов умения"] },
} as const;

/** Of skill tiles one or several; colours are the same for any number. */
export const counted = (key: string, n: number) => (key in SKILLS ? plural(n, SKILLS[key as keyof typeof SKILLS]) : name(key));

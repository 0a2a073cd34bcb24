// Words of the home page.
import type { Lang } from "../table/contract";
import type { Words } from "./speak";

type Key =
  | "title" | "headline" | "about" | "games" | "play_now" | "play_now_about" | "new_table" | "rules" | "skipper"
  | "players" | "minutes" | "setting" | "mine" | "open" | "open_none" | "your_turn" | "waits" | "over" | "aborted" | "continue" | "look"
  | "forget" | "forget_named" | "forget_sure" | "keep" | "join" | "join_named" | "seats_free" | "per_choice" | "no_limit" | "vacant" | "loading";

export const HOME: Words<Key> = {
  en: {
    title: "Kubrik: board games with secrets",
    headline: "Board games with secrets",
    about: "A table that knows every rule, keeps every secret and always has someone to play with. Alone against bots, at one screen, or with friends by link.",
    games: "Games",
    play_now: "Play now",
    play_now_about: "Play {game} now against bots",
    new_table: "New table",
    rules: "Rules",
    skipper: "Skipper",
    players: "{from} to {to} players",
    minutes: "{from} to {to} minutes",
    setting: "Setting the table…",
    mine: "Your tables",
    open: "Open tables",
    open_none: "No public table is waiting for players just now. Make a new one and tick “anybody may join”, and it is listed here.",
    your_turn: "Your turn",
    waits: "Seats are open",
    over: "Over",
    aborted: "Broken off",
    continue: "Continue",
    look: "Look",
    forget: "Forget",
    forget_named: "Forget the table {game}",
    forget_sure: "This browser will lose its seats at this table. Whoever has no link to them can't come back.",
    keep: "Keep",
    join: "Join",
    join_named: "Join {game} of {name}",
    seats_free: "{n} free",
    per_choice: "{time} for a choice",
    no_limit: "no time limit",
    vacant: "free",
    loading: "Laying out the games…",
  },
  ru: {
    title: "Кубрик: настольные игры с тайнами",
    headline: "Настольные игры с тайнами",
    about: "Стол, который знает все правила, хранит все тайны и всегда найдёт вам соперника. С ботами, у одного экрана или с друзьями по ссылке.",
    games: "Игры",
    play_now: "Играть",
    play_now_about: "Играть с ботами: {game}",
    new_table: "Новый стол",
    rules: "Правила",
    skipper: "Шкипер",
    players: "от {from} до {to} игроков",
    minutes: "{from}–{to} минут",
    setting: "Накрываем стол…",
    mine: "Ваши столы",
    open: "Открытые столы",
    open_none: "Сейчас ни один открытый стол не ждёт игроков. Заведите свой и отметьте «сесть может любой»: он появится здесь.",
    your_turn: "Ваш ход",
    waits: "Есть свободные места",
    over: "Сыграно",
    aborted: "Прервано",
    continue: "Продолжить",
    look: "Посмотреть",
    forget: "Забыть",
    forget_named: "Забыть стол: {game}",
    forget_sure: "Браузер потеряет свои места за этим столом. У кого нет ссылки на место, тот не сможет вернуться.",
    keep: "Оставить",
    join: "Сесть",
    join_named: "Сесть за стол: {game}, хозяин {name}",
    seats_free: "свободно: {n}",
    per_choice: "на выбор: {time}",
    no_limit: "без ограничения времени",
    vacant: "свободно",
    loading: "Раскладываем игры…",
  },
};

export const TIMES: Record<Lang, Record<number, string>> = {
  en: { 0: "No limit", 1: "1 minute", 5: "5 minutes", 60: "1 hour", 1440: "1 day", 4320: "3 days" },
  ru: { 0: "Без ограничения", 1: "1 минута", 5: "5 минут", 60: "1 час", 1440: "1 день", 4320: "3 дня" },
};

// Words of the table, of the curtain, and of the replay.
import type { Lang } from "../table/contract";
import type { Words } from "./speak";
import { TABLE_RU } from "./table_ru";

const TABLE_EN = {
  // the head and the menu
  home: "All tables",
  menu: "Menu of the table",
  hide: "Draw the curtain",
  rules: "Rules",
  close: "Close",
  light: "Light",
  dark: "Dark",
  sound: "Sound",
  sound_about: "Two notes when it is your turn and this page is hidden, and for questions out of turn.",
  keys: "Number keys",
  keys_about: "1–9 choose from the list.",
  notify: "Notify me when it is my turn",
  notified: "You are notified when it is your turn and this page is hidden.",
  loading: "One moment …",

  // whose turn
  your_turn: "Your turn",
  you_react: "You may react",
  turn_of: "{name} is to act",
  turn_of_several: "{names} are to act",
  waiting_for: "Waiting for: {names}",
  waiting: "One moment …",
  game_over: "The game is over",
  aborted: "The host has ended this game before its end. What happened can still be read below.",

  // the question
  question: "The question to you",
  out_of_turn: "Out of turn",
  only_one: "You have one answer only. You are asked all the same, so that nobody learns from your silence what you have.",
  in_words: "The table in words",
  so_far: "Your answer so far",
  search_ways: "Search {n} choices",
  no_ways: "No choice has these words.",
  hinted: "a bot would do this",
  undo: "Undo",
  undo_answers: "Take back",
  why: "Why can’t I?",
  why_title: "Why can’t I?",
  why_about: "What is closed to you now, and the clause that closes it:",
  why_not_asked: "You are not asked at the moment.",
  why_unknown: "It is not among your choices now, and no single clause speaks of it.",
  why_nothing: "Nothing is closed to you at this moment: all that the question knows is in the list.",
  hint: "Advice",
  hint_about: "What would you do? A bot answers.",
  thinking: "Thinking …",
  pass_ahead: "Pass in advance",
  passing: "You pass in advance · change",
  time_left: "{time} left",
  hours: "{h} h {m} min",
  days: "{d} d {h} h",
  sheet_up: "Pull the choices up",
  sheet_down: "Push the choices down",
  board: "The board",

  // players
  players: "Players",
  you: "you",
  to_act: "to act",
  here: "here",
  away: "away",
  bot: "bot",
  a_bot: "bot, {level}",
  seat_open: "open seat",
  seat_kept: "is expected",
  stood_in: "away: a bot stands in",
  answered_for: "out of time: the rulebook answers",
  stand_in: "A bot stands in",
  replace: "Replace by a bot",
  watching: "You are watching: you see what everybody may see.",

  // the journal and clauses
  journal: "Journal",
  filter: "Words or a clause",
  no_journal: "Nothing has happened yet.",
  no_lines: "No line of the journal has this.",
  older: "Show {n} older",
  latest: "What just happened",
  latest_more: "more since your last choice",
  clause_of: "Clause {clause}",
  clause_lines: "Its lines in the journal",
  no_clause: "This clause is not in the rulebook that could be read.",

  // trouble
  lost: "The connection is lost; trying again. Every choice that was acknowledged is safe.",
  call_now: "Try now",
  calling_again: "The server does not answer. Trying again …",
  understood: "All right",
  no_table: "This table can’t be opened",
  watch: "Forget this seat and watch",
  stood_in_for_you: "While you were away a bot took your place.",
  answered_for_you: "Your time ran out: until you are back, the rulebook’s default answers are given for you.",
  back: "I’m back",
  abort: "End the game",
  abort_title: "End this game for everybody?",
  abort_about: "Nobody wins, and it can’t be taken up again. The journal stays readable.",
  play_on: "Play on",

  // waiting for players
  waiting_title: "Waiting for players",
  waiting_about: "Send this link to whom you want to play with. The game begins when every seat is taken.",
  sit_here: "Somebody else at this screen sits down",
  how: "How this game goes",
  invitation: "Link that invites to this table",
  copy: "Copy the link",
  copied: "Copied",
  seats: "Seats",
  seat: "Seat {n}",
  seat_bot: "Bot",
  bot_level: "Bots play as",
  start_with_bots: "Fill with bots and start",

  // the end
  results: "Results",
  rematch: "Rematch",
  rematch_there: "On to the rematch",
  record: "Download the record",

  // the curtain
  now: "Now {name}",
  who_looks: "Who looks?",
  curtain_about: "The others look away, please. What is behind the curtain is for one pair of eyes.",
  curtain_waiting: "Nobody here is asked at the moment. Each of you may look at the table.",
  look_as: "I am {name}: look",

  // the replay
  replay: "Replay",
  play: "Play",
  pause: "Pause",
  step_start: "To the beginning",
  step_back: "One choice back",
  step_on: "One choice on",
  step_end: "To the end",
  step_of: "Choice {n} of {last}",
  step_lines: "What this choice brought",
  step_first: "The table before the first choice.",
  step_silent: "A choice that nobody else could see yet.",
  seen_by: "Seen by",
  spectator: "a spectator",
  pace: "Pace",
  slow: "slow",
  usual: "usual",
  fast: "fast",
  to_table: "To the table",
};

export type TableWord = keyof typeof TABLE_EN;
export const TABLE: Words<TableWord> = { en: TABLE_EN, ru: TABLE_RU };

/** The levels of bots. */
export const LEVELS: Record<Lang, Record<string, string>> = {
  en: { cadet: "Cadet", mate: "Mate", captain: "Captain", admiral: "Admiral" },
  ru: { cadet: "Юнга", mate: "Старпом", captain: "Капитан", admiral: "Адмирал" },
};

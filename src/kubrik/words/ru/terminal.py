"""What the commands say, in Russian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # serve
    "serving": "«Кубрик» работает: {address}  (Ctrl-C — остановить; столы хранятся в {place})",
    "page_not_built": "Страница не собрана. Выполните: make page",
    # play: who sits where
    "person": "Шкипер",
    "persons": "Шкипер {seat}",
    "seat": "Место {seat}",
    "welcome": "{title} · мест: {seats}",
    "welcome_seed": "{title} · мест: {seats} · сид: {seed}",
    "you_are": "Вы {name}, место {seat}. Соперники: {others}.",
    "you_all_are": "За этим экраном: {people}. Боты: {others}.",
    "nobody": "нет",
    "how_to": "Введите номер варианта. ? покажет правило, «помощь» перечислит команды.",
    # play: asking
    "so_far": "Пока выбрано:",
    "cursor": "> ",
    "cursor_only": "[Enter = 1] > ",
    "thinking": "{name} думает…",
    "hand_over": "Ходит {name} (место {seat}). Остальные, отвернитесь! Нажмите Enter. ",
    "no_option": "Варианта {text} нет: введите число от 1 до {last} или «помощь».",
    "one_option": "Варианта {text} нет: введите 1 или «помощь».",
    "not_understood": "Непонятно: «{text}». Введите число от 1 до {last}, ? (правило) или «помощь».",
    "not_open": "{choice}: сейчас это выбрать нельзя.",
    "forbidden": "{choice}: сейчас это выбрать нельзя. Правило:",
    "undone": "Выбор отменён.",
    "not_undone": "Сейчас отменить нельзя: то, что увидели другие или что запечатано, остаётся в силе.",
    "no_clause": "Пункта {id} нет. Может быть, {close}?",
    "no_card": "Карты или плитки {text} нет. Может быть, {close}?",
    "many_cards": "{text} — это может быть: {titles}.",
    "no_part": "На столе нет раздела {text}. Разделы: {parts}.",
    "no_rule": "Одного правила для этого вопроса нет; все правила покажет kubrik rules {game}.",
    "no_journal": "Ещё ничего не произошло.",
    "no_journal_length": "журнал {text}: напишите «журнал», «журнал 20» или «журнал всё».",
    # play: saving and leaving
    "saved": "Игра сохранена: {path}",
    "go_on_with": "Продолжить: {command}",
    "not_saved": "Не сохранено: {why}",
    "nothing_to_save": "Вы ещё ничего не выбрали: сохранять нечего.",
    "left": "До встречи.",
    "input_ended": "Ввод закончился.",
    "interrupted": "Прервано.",
    "won": "{name}: вы победили!",
    "shared": "{name}: вы делите победу.",
    "placed": "{name}: место {rank} из {seats}.",
    "watch_again": "Посмотреть ещё раз: {command}",
    "help_cards": "? {card:<10} что делает карта или плитка (хватит части названия)\n",
    "help": """\
1, 2, 3 …    выбрать вариант
Enter        вопрос ещё раз; если вариант один, выбрать его
?            правило, к которому относится вопрос
? {clause:<10} любой пункт правил
{cards}стол         показать стол ещё раз; стол РАЗДЕЛ: только этот раздел
журнал       последние строки журнала (журнал 50, журнал всё)
отмена       отменить последний выбор, если его никто не видел
сохранить    сохранить игру и продолжить (можно назвать файл)
выход        сохранить игру и выйти
помощь       этот список
Английские слова (table, journal, undo, save, quit, help) тоже подходят.""",
    # replay
    "replay_title": "{title} · {names}",
    "as_seat": "Глазами игрока {name}, место {seat}.",
    "as_spectator": "Глазами зрителя.",
    "next_page": "Enter: дальше, q: выход > ",
    "other_rules": "Игра шла по версии правил {theirs}, а это версия {ours}: воспроизвести её нельзя, но вот журнал.",
    "other_cards": "Игра шла с другими картами или плитками: воспроизвести её нельзя, но вот её журнал.",
    "left_out": "Строк, неизвестных этой версии: {n}.",
    "stopped": "Остановка после выбора {n} из {all}.",
    # rules
    "new_game": "Готово. Дальше: pip install -e {folder}, затем kubrik play {name}.",
    "expansions": "Дополнения: {names}.",
    "seed_source": "печатные правила",
    "public_source": "другие открытые источники",
    "house_source": "домашнее правило",
    "no_test": "нет ни одного теста",
    "no_line": "нет ни строки кода, ни пометки в правилах, почему её нет",
    "no_place": "места, названного в пометке, нет",
    "no_live_test": "нет теста за живым столом (tests/server, tests/browser)",
    "data_mark": "в данных",
    "emergent_mark": "своей строки не требует",
    "follows_from": "следует из {clause}",
    "view_mark": "в том, что показано",
    "coverage": "Пунктов: {all}, без теста: {no_test}, без строки кода: {no_line}, "
    "с пометкой, ведущей в никуда: {no_place}, без теста за живым столом: {no_live_test}, "
    "неизвестных в тестах: {unknown}.",
    "unknown_clauses": "Упомянуты в тестах, но в правилах их нет:",
    # puzzles
    "puzzles_of": "{game}: задач — {n}",
    "puzzles_replay": "{game}: все задачи ({n}) воспроизводятся",
    "puzzle_same": "{id}: поиск в {n} итераций согласен",
    "puzzle_other": "{id}: поиск в {n} итераций выбрал бы другое",
    "puzzles_agreed": "Более долгий поиск согласен с {n} из {all} ответов ({share} %).",
    "puzzles_written": "Задач: {n}, {path}",
    "puzzle_game": "{game}: партия {n} из {all}",
    "puzzle_seen": "{game}: просмотрено решений — {n}",
    "puzzle_found": "{game}: задача {n} из {all} ({theme})",
    # sim
    "playing": "играем",
    "sim_title": "{title} · мест: {seats} · игр: {games} · сид: {seed}",
    "sim_bots": "Боты: {names}; каждый по очереди играет на каждом месте.",
    "sim_bot": "На всех местах: {name}.",
    "by_seat": "По местам",
    "by_bot": "По ботам",
    "wins": "победы",
    "share": "доля",
    "interval": "95 %",
    "score": "средний счёт",
    "length": "Выборов за игру: в среднем {mean}, от {shortest} до {longest}.",
    "speed": "{seconds} с; игр в секунду: {games}, выборов в секунду: {decisions} (правила {compiled}).",
    "compiled": "скомпилированы",
    "interpreted": "интерпретируются",
    "recorded": "Записи: {folder}",
    # lessons
    "lesson_title": "{title} ({name}, шагов: {steps})",
    "lesson_chosen": "     {choice}   (предлагается: {offered})",
}

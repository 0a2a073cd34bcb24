"""What the captains' cards ask, in one sentence or two: English, and below it Russian."""

from __future__ import annotations

from typing import Final

# By the name of the question; after a dot, a different wording of it.
QUESTIONS: Final = {
    "who_commands": (
        "Which captain goes on {ship} ({cell})? Others will see only a card back.",
        "Какого капитана посадить на {ship} ({cell})? Остальные увидят только рубашку.",
    ),
    "whether_to_answer": (
        "{whose} declares fire at your ship, {target} ({cell}): {fire}. Do you answer?",
        "{whose} объявляет огонь по вашему {target.to} ({cell}): {fire}. Отвечаете?",
    ),
    "whether_to_answer.late": (
        "{whose} fired first at your ship, {target} ({cell}): {fire}. Do you answer?",
        "{whose} стреляет раньше вас по вашему {target.to} ({cell}): {fire}. Отвечаете?",
    ),
    "whether_to_claim": (
        "You fire at {target} ({whose}, {cell}): {fire}. It answers and would fire first. Do you claim the first fire?",
        "Ваш огонь по {target.to} ({whose}, {cell}): {fire}. Корабль отвечает и хочет стрелять первым. Требуете "
        "первого огня?",
    ),
    "whom_to_answer": (
        "{target.first} ({cell}) answers the fire of {whose}: {fire}. At whom?",
        "{target.first} ({cell}) отвечает, огонь ведёт {whose}: {fire}. По кому?",
    ),
    "how_many_answer": (
        "{action}. How many shots do you answer with?",
        "{action}. Сколько выстрелов в ответ?",
    ),
    "how_to_answer": (
        "{action}. Do you answer with separate shots or a salvo?",
        "{action}. Ответить отдельными выстрелами или залпом?",
    ),
    "who_goes_over": (
        "You took {ship} with {winner}. Does {captain} go over to it?",
        "Захвачен {ship}, победил ваш {winner}. Переходит ли туда {captain}?",
    ),
    "who_comes_aboard": (
        "{action}. Whom?",
        "{action}. Кого?",
    ),
    "up_or_down": (
        "The end of your turn. {captain.first} on {ship} lies face up. Does he stay so?",
        "Конец вашего хода. {captain.first} на {ship.at} открыт. Оставить так?",
    ),
    "up_or_down.ashore": (
        "The end of your turn. {captain.first} ashore lies face up. Does he stay so?",
        "Конец вашего хода. {captain.first} на берегу открыт. Оставить так?",
    ),
}

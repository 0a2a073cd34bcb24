"""What the captains' cards ask, in one sentence or two: English, and below it Russian."""

from __future__ import annotations

from typing import Final

# By the name of the question; after a dot, a different wording of it.
QUESTIONS: Final = {
    "who_commands": (
        "Which captain for {ship} ({cell})? The others will see only a card back.",
        "Какого капитана назначить на {ship} ({cell})? Остальные увидят только рубашку.",
    ),
    "whether_to_answer": (
        "{whose} declares fire at your ship, {target} ({cell}): {fire}. Fire first?",
        "{whose} объявляет огонь по вашему {target.to} ({cell}): {fire}. Стрелять на опережение?",
    ),
    "whether_to_answer.late": (
        "{whose} fired first at your ship, {target} ({cell}): {fire}. Fire back?",
        "{whose} стреляет раньше вас по вашему {target.to} ({cell}): {fire}. Стрелять в ответ?",
    ),
    "whether_to_answer.always": (
        "{ship.first}: always pass when fired at",
        "{ship.first}: под огнём всегда пропускать",
    ),
    "whether_to_claim": (
        "You fire at {target} ({whose}, {cell}): {fire}. It is about to fire first. Claim the first shot?",
        "Ваш огонь по {target.to} ({whose}, {cell}): {fire}. Соперник собирается стрелять на опережение. Опередить "
        "его?",
    ),
    "whether_to_claim.always": (
        "{ship.first}: never claim the first shot",
        "{ship.first}: никогда не опережать ответный огонь",
    ),
    "whom_to_answer": (
        "{target.first} ({cell}) answers the fire of {whose}: {fire}. Which target?",
        "{target.first} ({cell}) отвечает на огонь, атакует {whose}: {fire}. По какой цели?",
    ),
    "how_many_answer": (
        "{action}. How many shots in answer?",
        "{action}. Сколько выстрелов в ответ?",
    ),
    "how_to_answer": (
        "{action}. Answer with separate shots or a salvo?",
        "{action}. Ответить отдельными выстрелами или залпом?",
    ),
    "who_goes_over": (
        "You captured {ship} with {winner}. Send {captain} over to it?",
        "Захвачен {ship}, победил ваш {winner}. Перевести туда {captain.whom}?",
    ),
    "who_comes_aboard": (
        "{action}. Which one?",
        "{action}. Кого?",
    ),
    "up_or_down": (
        "End of your turn. {captain.first} on {ship} is face up. Leave him face up?",
        "Конец вашего хода. {captain.first} на {ship.at} открыт. Оставить открытым?",
    ),
    "up_or_down.ashore": (
        "End of your turn. {captain.first} ashore is face up. Leave him face up?",
        "Конец вашего хода. {captain.first} на берегу открыт. Оставить открытым?",
    ),
}

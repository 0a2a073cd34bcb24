"""The sentences of the captains' cards in Russian."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansions.captain_cards.words.questions import QUESTIONS
from kubrik.games.admiral.words.words import Phrases
from kubrik.games.common.words.language import said_in

PHRASES: Final = Phrases(
    events={
        "cards_laid": "{seat} тайно назначает {n}.",
        "no_cards": "{seat} выходит в море без капитанов.",
        "card_shown": "{owner} открывает {captain.whom} на {ship.at}.",
        "card_shown_ashore": "{owner} открывает {captain.whom} на берегу.",
        "captain_used": "{owner} открывает {captain.whom} на {ship.at} и пользуется им.",
        "card_down": "{owner} закрывает капитана на {ship.at}.",
        "card_down_ashore": "{owner} закрывает капитана на берегу.",
        "card_lost": "{owner} теряет {captain.whom} на {ship.at}: карта выходит из игры.",
        "card_lost_ashore": "{owner} теряет {captain.whom} на берегу: карта выходит из игры.",
        "card_saved": "{owner} спасает {captain.whom} с {ship.of}: он на берегу у {port.of}.",
        "landed": "{owner} снимает {captain.whom} с {ship.of} на берег у {port.of}.",
        "came_aboard": "{owner} назначает {captain.whom} на {ship} у {port.of}.",
        "went_over": "{owner} переводит {captain.whom} с {ship.of} на {prize}.",
        "answers": "{owner} отвечает на огонь по {ship.to}: {captain} стреляет на опережение.",
        "answers_late": "{owner} отвечает на огонь по {ship.to}: стреляет {captain}.",
        "lets_fire": "{seat} не отвечает на огонь по {ship.to}.",
        "claims": "{owner} опережает соперника: на {ship.at} {captain}.",
        "lets_be": "{seat} не опережает соперника ({ship}).",
        "was": "{owner} показывает карту, которая вначале лежала под {card.by}: {captain}.",
        "was_aside": "{seat} показывает отложенную карту: {captain}.",
    },
    prompts=said_in("ru", QUESTIONS),
    labels={
        "assign": "{captain.whom} на {ship}",
        "assign_none": "{ship.first}: без капитана",
        "land": "Снять {captain.whom} с {ship.of}",
        "take_aboard": "Назначить капитана на {ship}",
        "card": "Назначить {captain.whom}",
        "turn_up": "Открыть {captain.whom} на {ship.at}",
        "turn_up_ashore": "Открыть {captain.whom} на берегу",
        "pass": "Пропустить",
        "answer": "Ответить: стреляет {captain}",
        "let_be": "Пусть стреляет первым",
        "claim": "Опередить: стреляет {captain}",
        "enough": "Больше не стрелять",
        "stay": "{captain} остаётся на {winner.at}",
        "go_over": "{captain} переходит на {ship}",
        "down": "Закрыть {captain.whom}",
        "leave_up": "Оставить {captain.whom} открытым",
        "with_captain": "{what}, с {captains}",
        "separate_fire": "{shooters}",
        "salvo_fire": "залп, {shooters}",
        "attacker": "{shots} с {thing.of} ({cell}, дистанция {distance})",
        "section_captains": "Капитаны",
    },
    cards={
        "captain_fresh": "+{cells} хода при свежем ветре",
        "captain_initiative": "когда корабли стреляют по его кораблю, может выстрелить на опережение, вне очереди",
        "captain_hits": "на любой дистанции попадает ещё и при {numbers}",
        "captain_no_die": "на дистанции пистолетного выстрела попадает каждый выстрел, без кубика",
        "captain_boarding": "+{points} в абордаже и штурме",
    },
    words={"a_captain": "капитан"},
    nouns={"captains": ("капитана", "капитанов", "капитанов")},  # whom
)

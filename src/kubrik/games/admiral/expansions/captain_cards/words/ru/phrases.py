"""The sentences of the captains' cards in Russian."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.expansions.captain_cards.words.questions import QUESTIONS
from kubrik.games.admiral.words.words import Phrases
from kubrik.games.common.words.language import said_in

PHRASES: Final = Phrases(
    events={
        "cards_laid": "{seat} раскладывает под корабли закрытых капитанов: {n}.",
        "no_cards": "{seat} выходит в море без капитанов.",
        "card_shown": "{owner} открывает {captain.whom} на {ship.at}.",
        "card_shown_ashore": "{owner} открывает {captain.whom} на берегу.",
        "captain_used": "{owner} открывает {captain.whom} на {ship.at} и пользуется им.",
        "card_down": "{owner} закрывает капитана на {ship.at}.",
        "card_down_ashore": "{owner} закрывает капитана на берегу.",
        "card_lost": "{owner} теряет {captain.whom} на {ship.at}: карта выходит из игры.",
        "card_lost_ashore": "{owner} теряет {captain.whom} на берегу: карта выходит из игры.",
        "card_saved": "{owner} спасает {captain.whom} с {ship.of}: он на берегу у {port.of}.",
        "landed": "{owner} высаживает {captain.whom} с {ship.of} на берег у {port.of}.",
        "came_aboard": "{owner} берёт {captain.whom} на {ship} у {port.of}.",
        "went_over": "{owner} переводит {captain.whom} с {ship.of} на {prize}.",
        "answers": "{owner} отвечает на огонь по {ship.to}: {captain} успевает выстрелить первым.",
        "answers_late": "{owner} отвечает на огонь по {ship.to}, стреляет {captain}.",
        "lets_fire": "{seat} не отвечает на огонь по {ship.to}.",
        "claims": "{owner} требует первого огня: на {ship.at} {captain}.",
        "lets_be": "{seat} не требует первого огня ({ship}).",
        "was": "{owner} показывает карту, лежавшую вначале под {card.by}: {captain}.",
        "was_aside": "{seat} показывает отложенную карту: {captain}.",
    },
    prompts=said_in("ru", QUESTIONS),
    labels={
        "assign": "{captain.whom} на {ship}",
        "assign_none": "Никого на {ship}",
        "land": "Высадить {captain.whom} с {ship.of}",
        "take_aboard": "Взять капитана на {ship}",
        "card": "Взять {captain.whom}",
        "turn_up": "Открыть {captain.whom} на {ship.at}",
        "turn_up_ashore": "Открыть {captain.whom} на берегу",
        "pass": "Пропустить",
        "answer": "Ответить: стреляет {captain}",
        "let_be": "Пусть стреляет первым",
        "claim": "Потребовать первого огня: у вас {captain}",
        "enough": "Довольно, больше не стрелять",
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
        "captain_fresh": "при свежем ветре дальность его корабля больше: {cells}",
        "captain_initiative": "на атаку кораблей его корабль может ответить прежде, чем она состоится",
        "captain_hits": "на любой дистанции попадает ещё и {numbers}",
        "captain_no_die": "на дистанции пистолетного выстрела попадает каждый выстрел, без кубика",
        "captain_boarding": "в абордаже, при атаке и защите, и при штурме больше на {points}",
    },
    words={"a_captain": "капитан"},
    nouns={},
)

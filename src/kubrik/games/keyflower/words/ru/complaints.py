"""What is wrong with a custom tile file, in Russian."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "twin_tile": "id {id!r} занят дополнением: дайте плитке другой",
    # edges and seasons
    "spelled_edges": "шесть букв, каждая r, f или w",
    "edges": "edges: {edges!r}, а нужно r: {roads}, w: {water}",
    "river": "edges: {edges!r}, а нужны две противоположные стороны с водой и четыре с полем",
    "seasons_once": "сезоны: {seasons}, а нужен каждый из четырёх по одному разу",
    "spring_on_back": "весна на обороте, а должна быть на лицевой стороне",
    "purple_and_plain": "purple и plain: {players}, а нужно {expected} (числа игроков)",
    # what a tile does
    "several_effects": "{side}: {effects: и }, а эффект может быть только один",
    "gain_empty": "{side}: gain пуст, а нужны ресурсы",
    "payments": "{side}: {has: и }, а может быть {expected}",
    "one_payment": "только одно из {known}",
    "no_payment": "только действие без оплаты",
    "transport_and_upgrades": "{side}: есть только одно из transport и upgrades, а нужны оба или ни одного",
    "cost_most": "cost: ресурсов {resources}, а нужно не больше {most}",
    "cost_empty": "cost пуст, а нужны ресурсы или жетоны умения",
    "no_points": "points: 0, а нужны очки или score",
    "types_empty": "{field}: пусто, а нужно что-то из {known!r}",
    "named_twice": "{field}: {name!r} указано дважды, а нужно один раз",
    "ability_twice": "способность {ability!r} указана дважды, а в файле она одна",
    # all tiles together
    "homes": "домов {homes}, а нужно не меньше {least}, по одному на игрока",
    "home_numbers": "разных номеров {numbers}, а нужно {homes}, по одному на дом",
    "bag": "работников в мешке {workers}, а нужно не меньше {least}, по {each} на игрока",
    "order_numbers": "номера {numbers}, а нужны {expected}",
    "boats": "кораблей при {players} игроках: {boats}, а нужно {players}",
    "purple": "purple при {players} игроках: {purple}, а нужен наибольший номер в игре",
    "tiles": "плиток при {players} игроках: {tiles}, а нужно не меньше {least}",
    # limits of what can be computed
    "tiles_most": "плиток {tiles}, а нужно не больше {most}: уберите лишние",
    "offers": "из {tiles} плиток выходит {offers} наборов до {each} штук, а нужно не больше {most}: уберите лишние",
    "divisions": "{items} делятся между плитками, дающими за них очки, {ways} способами, а нужно не больше {most}: "
    "уберите часть таких плиток",
    "rounds": "в деревне при {players} игроках может быть замкнутых путей рядом друг с другом: {rounds}, а нужно не "
    "больше {most}: уменьшите season_tiles или уберите дороги с плиток порядка хода",
}

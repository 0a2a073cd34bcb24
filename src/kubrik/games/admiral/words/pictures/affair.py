"""What is going on, in a line: a ship under way, a declared attack, a boarding, spoils (H-5)."""

from __future__ import annotations

from kubrik.games.admiral.views.structs import AdmiralView, AttackView, BoardingView, CourseView, SpoilsView
from kubrik.games.admiral.words.pictures.words import Words


def affair_text(words: Words, view: AdmiralView, names: list[str]) -> str:
    affair = view.affair
    if isinstance(affair, CourseView):
        ship, way = words.thing(view, affair.ship), words.way(affair.heading)
        return words.say("under_way", ship=ship, cell=affair.start, way=way, n=affair.left)
    if isinstance(affair, AttackView):
        return attack_text(words, view, affair, names)
    if isinstance(affair, BoardingView):
        verb = "boards" if affair.target < len(view.ships) else "storms"
        return words.say(verb, ship=words.thing(view, affair.ship), target=words.thing(view, affair.target))
    if isinstance(affair, SpoilsView):
        winner, captured = words.thing(view, affair.winner), words.thing(view, affair.captured)
        return words.say("spoils", ship=winner, target=captured)
    return ""


def attack_text(words: Words, view: AdmiralView, attack: AttackView, names: list[str]) -> str:
    pairs = zip(attack.shots, attack.shooters, strict=True)
    shots = [words.say("shots_from", n=n, thing=words.thing(view, thing)) for n, thing in pairs]
    manner = [words.words["salvo" if attack.salvo else "separate"]] * (sum(attack.shots) > 1)
    target = words.thing(view, attack.target)
    return words.say("attack", name=names[attack.seat], target=target, shots=", ".join([*shots, *manner]))

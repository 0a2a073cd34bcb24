"""The counted nouns of the game in Russian, declined.

Forms go with 1, 2 and 5: «1 работник, 2 работника, 5 работников». As the object of a verb, people have other forms
than things: «вижу 2 работников, 2 жетона», and feminine nouns change with 1: «беру 1 пилу».
"""

from __future__ import annotations

from typing import Final

Forms = tuple[str, ...]

# Adjectives: of one worker as a subject and as an object, of several.
COLOURS: Final = {
    "blue": ("синий", "синего", "синих"),
    "red": ("красный", "красного", "красных"),
    "yellow": ("жёлтый", "жёлтого", "жёлтых"),
    "green": ("зелёный", "зелёного", "зелёных"),
}
WORKER: Final = ("работник", "работника", "работников")

# Skill tiles: the three forms, and one of them as an object.
SKILLS: Final = {
    "anvil": ("наковальня", "наковальни", "наковален", "наковальню"),
    "pickaxe": ("кирка", "кирки", "кирок", "кирку"),
    "saw": ("пила", "пилы", "пил", "пилу"),
}

# Things with the same form as a subject and as an object. Wood, iron and gold have no plural.
THINGS: Final[dict[str, Forms]] = {
    "wood": ("дерево", "дерева", "дерева"),
    "stone": ("камень", "камня", "камней"),
    "iron": ("железо", "железа", "железа"),
    "gold": ("золото", "золота", "золота"),
    "resources": ("ресурс", "ресурса", "ресурсов"),
    "any_resources": ("любой ресурс", "любых ресурса", "любых ресурсов"),
    "skill_tiles": ("жетон умения", "жетона умения", "жетонов умения"),
    "any_skills": ("любой жетон умения", "любых жетона умения", "любых жетонов умения"),
    "steps": ("шаг", "шага", "шагов"),
    "upgrades": ("улучшение", "улучшения", "улучшений"),
    "left": ("остался", "осталось", "осталось"),  # agrees with the steps of a transport
    "passes": ("игрок спасовал", "игрока спасовали", "игроков спасовали"),
    "points": ("очко", "очка", "очков"),
    "vp": ("ПО", "ПО", "ПО"),
}


def workers(one: str, several: str) -> Forms:
    """«красный работник, красных работника, красных работников»."""
    return f"{one} {WORKER[0]}", f"{several} {WORKER[1]}", f"{several} {WORKER[2]}"


def workers_taken(one: str, several: str) -> Forms:
    """«красного работника, красных работников, красных работников»."""
    return f"{one} {WORKER[1]}", f"{several} {WORKER[2]}", f"{several} {WORKER[2]}"


NOUNS: Final[dict[str, Forms]] = {
    "workers": WORKER,
    **{colour: workers(one, several) for colour, (one, _, several) in COLOURS.items()},
    **{skill: forms[:3] for skill, forms in SKILLS.items()},
    **THINGS,
    "tiles": ("плитка", "плитки", "плиток"),
    "winter_tiles": ("зимняя плитка", "зимние плитки", "зимних плиток"),
}

OBJECTS: Final[dict[str, Forms]] = {
    "workers": (WORKER[1], WORKER[2], WORKER[2]),
    **{colour: workers_taken(one, several) for colour, (_, one, several) in COLOURS.items()},
    **{skill: (one, few, many) for skill, (_, few, many, one) in SKILLS.items()},
    **THINGS,
    "tiles": ("плитку", "плитки", "плиток"),
    "winter_tiles": ("зимнюю плитку", "зимние плитки", "зимних плиток"),
}

ONES: Final[dict[str, str]] = {
    "workers": "любого работника",
    **{colour: OBJECTS[colour][0] for colour in COLOURS},
    "wood": "дерево",
    "stone": "камень",
    "iron": "железо",
    "gold": "золото",
    "skill_tiles": "любой жетон умения",
    **{skill: OBJECTS[skill][0] for skill in SKILLS},
}

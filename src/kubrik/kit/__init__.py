"""Everything needed to write a game. docs/new_game.md walks through it."""

from kubrik.engine.about import About, Option
from kubrik.engine.board import Area, Item
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.languages import alike
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, AskAll, Draft, Draw, Step
from kubrik.engine.views import Place
from kubrik.kit.game import Game, Say
from kubrik.kit.sentences import Words, die
from kubrik.kit.steps import Deal, Roll
from kubrik.kit.table import Table
from kubrik.kit.view import KitView

__all__ = [
    "About", "Area", "Ask", "AskAll", "Choice", "Deal", "Draft", "Draw", "Game", "Item", "KitView", "Option", "Place",
    "Question", "Rng", "Roll", "Say", "Step", "Table", "Words", "alike", "die",
]  # fmt: skip

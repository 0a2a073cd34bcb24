"""Parts of the commands' help: games, bots, examples."""

from __future__ import annotations

from typing import Final

from kubrik.bots.levels import NAMES

BOTS: Final = f"{NAMES}; random, greedy, ahead:100 (futures), mcts:500 (iterations), ahead:200ms, or your module:Class"

# Said here, because help loads no rules.
GAMES: Final = "humans (Tremble, Humans!) or keyflower (Keyflower) or admiral (Admiral), or a game from another package"

PLAY_EXAMPLES: Final = """\
examples:
  kubrik play humans                            you and two bots
  kubrik play keyflower --seats 4 --bots captain
                                                you and three strong bots
  kubrik play keyflower --with key_celeste --option ghost_turn=free_action
                                                an expansion, and a ruling
  kubrik play admiral --with captain_cards --option level=admiral
                                                a duel with captains, all rules
  kubrik play admiral --scenario my.toml        a sea and fleets of your own
  kubrik play humans --seats 3 --seat 1,2       two people here, one bot
  kubrik play --load kubrik-humans-1.jsonl      continue a saved game

In the game: a number chooses, ? shows the rule, help lists all commands."""
SERVE_EXAMPLES: Final = """\
examples:
  kubrik serve                           http://127.0.0.1:8421, in your browser
  kubrik serve --host 0.0.0.0 --port 80  for everyone who can reach this machine
  kubrik serve --database sqlite:///tables.db --no-open
  kubrik serve --workers 4               four processes, each on its own core
  kubrik serve --database postgresql://kubrik@db/kubrik
  kubrik serve --name play.example --proxy 127.0.0.1 --keep 90
                                         behind a proxy; tables stay 90 days
  kubrik serve --host 0.0.0.0 --experiments
                                         others may play experiments, too

KUBRIK_DATABASE_URL can name the database too, and hides its password.
Ctrl-C stops the server; all tables continue when it starts again."""
SIM_EXAMPLES: Final = """\
examples:
  kubrik sim humans --seats 3 --games 1000
  kubrik sim keyflower --seats 4 --games 50 --with key_celeste
  kubrik sim admiral --seats 4 --option scenario=fleet_battle --games 20
  kubrik sim humans --bots greedy,random,random --games 300 --seed 7 --jobs 2
  kubrik sim humans --bots my_bot:MyBot --games 10 --record games --json
  kubrik sim humans --bots greedy --games 100 --record choices.parquet

Each bot plays every seat in turn; the same seed gives the same games."""
LAB_EXAMPLES: Final = """\
examples:
  kubrik lab copy humans my_cards.toml   change a price in it, and then:
  kubrik lab ask compare humans --cards my_cards.toml --games 400
  kubrik lab ask seats humans --games 600 --processes 2
  kubrik lab ask values keyflower --seats 3 --parts alehouse,peddler
  kubrik lab run my_question.toml --out my_answer
  kubrik lab resume my_answer            go on after an interruption
  kubrik lab report my_answer --statistic my_module:Mine

See docs/laboratory.md in the project for what to put into a file."""
ENV_EXAMPLES: Final = """\
examples:
  kubrik env columns humans --seats 4
  kubrik env columns admiral --with captain_cards --option level=admiral --json

See docs/researchers.md in the project for environments and batches of tables."""
PUZZLE_EXAMPLES: Final = """\
examples:
  kubrik puzzles list                    how many there are, by game and theme
  kubrik puzzles make                    new ones for all games, from games of bots
  kubrik puzzles make admiral --play 40 --puzzles 30 --out mine
  kubrik puzzles check --times 10        does a search ten times as long agree?

They are solved in the browser: kubrik serve, then Puzzles."""
LESSON_EXAMPLES: Final = """\
examples:
  kubrik lesson humans                   play all its lessons: do they still fit?
  kubrik lesson keyflower key_celeste    one of them, step by step
  kubrik lesson admiral my_lesson.toml   a file of your own

It says where a lesson no longer fits the rules or cards, and what would."""
REPLAY_EXAMPLES: Final = """\
examples:
  kubrik replay kubrik-humans-1.jsonl            as seen by a spectator
  kubrik replay kubrik-humans-1.jsonl --seat 1   as seen from seat 1
  kubrik replay kubrik-humans-1.jsonl --to 40    up to the 40th choice"""
RULES_EXAMPLES: Final = """\
examples:
  kubrik rules keyflower               the rulebook
  kubrik rules keyflower KF-5.3        one clause
  kubrik rules humans TH-8.30 --where  its code, and its tests
  kubrik rules keyflower --options     the rulings you can change
  kubrik rules humans --coverage       every clause and the tests that cite it"""
NEW_GAME_EXAMPLES: Final = """\
examples:
  kubrik new-game my_game
  pip install -e my_game               now it is a game like the others:
  kubrik play my_game
  python -m pytest my_game             check its rules against the common laws

See docs/new_game.md in the project for a walk-through."""

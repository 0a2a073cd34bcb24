"""The questions of the game (section 19), and the clause behind each."""

from __future__ import annotations

from typing import Final

from kubrik.engine.questions import Question

REDRAW_OR_KEEP: Final = Question("redraw_or_keep", "TH-4.26")
HOW_MANY_CREDITS: Final = Question("how_many_credits", "TH-12.1")
HOW_MANY_ALLOWANCES: Final = Question("how_many_allowances", "TH-17.23")
WHAT_TO_BUY: Final = Question("what_to_buy", "TH-4.4")
SHIP_TO_REPLACE: Final = Question("ship_to_replace", "TH-4.20")
STATION_TO_REPLACE: Final = Question("station_to_replace", "TH-4.20")
WHERE_TO_SEND: Final = Question("where_to_send", "TH-6.28")
WHERE_TO_AIM: Final = Question("where_to_aim", "TH-6.29")
HOW_TO_FUEL: Final = Question("how_to_fuel", "TH-6.30")
SHIP_TO_PULL: Final = Question("ship_to_pull", "TH-7.4")
WHERE_TO_PULL: Final = Question("where_to_pull", "TH-7.5")
WHERE_TO_MOVE: Final = Question("where_to_move", "TH-7.6")
FIGHT_OR_RETREAT: Final = Question("fight_or_retreat", "TH-8.11")
HOW_TO_RESPOND: Final = Question("how_to_respond", "TH-8.36")
SHIP_TO_BOOST: Final = Question("ship_to_boost", "TH-17.11")
SHIP_TO_CANCEL: Final = Question("ship_to_cancel", "TH-17.12")
SHIP_TO_LOSE: Final = Question("ship_to_lose", "TH-8.48")
CLAIM_OR_NOT: Final = Question("claim_or_not", "TH-13.14")
RAID_OR_CATCH: Final = Question("raid_or_catch", "TH-10.2")
USE_RAID_STATION: Final = Question("use_raid_station", "TH-17.19")
FIGHT_OR_FLEE: Final = Question("fight_or_flee", "TH-10.25")
ARMY_TO_SKIP: Final = Question("army_to_skip", "TH-17.29")
HELP_OR_STOP: Final = Question("help_or_stop", "TH-10.21")
SHIP_LOST_TO_ARMY: Final = Question("ship_lost_to_army", "TH-10.30")

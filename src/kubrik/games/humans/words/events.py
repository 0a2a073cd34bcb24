"""The events of the journal: for each kind of note its stable name, its clause, and what its numbers are.

A type says how a number is written in records (cards by their ids) and how it is said (`phrases.py`).
"""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.event import event
from kubrik.games.humans.table import notes

EVENTS: Final = [
    event(notes.TURN_BEGINS, "turn_begins", "TH-3.15", "turn:number fuel:number"),
    event(notes.MISSION_LAID, "mission_laid", "TH-2.20", "mission"),
    event(notes.SHIP_STAYS, "ship_stays", "TH-6.28", "seat ship"),
    event(notes.CARD_DRAWN, "card_drawn", "TH-4.3", "seat card"),
    event(notes.DECK_RENEWED, "deck_renewed", "TH-16.7", "deck"),
    event(notes.STATIONS_SHOWN, "stations_shown", "TH-4.27", "seat first:card second:card"),
    event(notes.CREDITS_TAKEN, "credits_taken", "TH-12.4", "seat credits:loan"),
    event(notes.CREDITS_REPAID, "credits_repaid", "TH-12.12", "seat credits:repayment"),
    event(notes.ALLOWANCE_USED, "allowance_used", "TH-17.23", "seat compensation humans"),
    event(notes.SPENT, "spent", "TH-4.35", "seat humans", (1, 0, "spent_nothing")),
    event(notes.SHIP_BOUGHT, "ship_bought", "TH-4.8", "seat ship"),
    event(notes.STATION_BOUGHT, "station_bought", "TH-4.10", "seat station"),
    event(notes.CARD_DISCARDED, "card_discarded", "TH-4.11", "seat card"),
    event(notes.SHIP_REPLACED, "ship_replaced", "TH-4.25", "seat ship"),
    event(notes.STATION_REPLACED, "station_replaced", "TH-4.25", "seat station"),
    event(notes.CITY_LAID, "city_laid", "TH-5.2", "cell:number city"),
    event(notes.SHIP_TURNED_UP, "ship_turned_up", "TH-7.1", "seat ship cell:number"),
    event(notes.NOTHING_SENT, "nothing_sent", "TH-6.7", "seat"),
    event(notes.FUEL_CARD_USED, "fuel_card_used", "TH-6.21", "seat compensation fuel:number"),
    event(notes.FUEL_STATION_USED, "fuel_station_used", "TH-17.15", "seat station fuel:number"),
    event(notes.TOKEN_TURNED_UP, "token_turned_up", "TH-9.20", "seat station cell:number"),
    event(notes.SHIP_PULLED, "ship_pulled", "TH-7.5", "seat whose:seat ship cell:number"),
    event(notes.SHIP_MOVED, "ship_moved", "TH-7.6", "seat ship from:number to:number"),
    event(notes.CITY_DESERTED, "city_deserted", "TH-7.14", "cell:number city"),
    event(notes.CITY_TAKEN_UNOPPOSED, "city_taken_unopposed", "TH-7.15", "seat cell:number city"),
    event(notes.BATTLE_BEGINS, "battle_begins", "TH-7.16", "cell:number city"),
    event(notes.STRENGTH_COUNTED, "strength_counted", "TH-8.1", "seat strength:number"),
    event(notes.FIGHTS, "fights", "TH-8.11", "seat"),
    event(notes.RETREATS, "retreats", "TH-8.18", "seat"),
    event(notes.LEFT_ALONE, "left_alone", "TH-8.23", "seat city"),
    event(notes.DICE_ROLLED, "dice_rolled", "TH-8.28", "seat first:number second:number total:number"),
    event(notes.ARMY_DICE_ROLLED, "army_dice_rolled", "TH-10.14", "seat first:number second:number total:number"),
    event(notes.ANSWER_FORCED, "answer_forced", "TH-19.8", "seat"),
    event(notes.BOOSTED, "boosted", "TH-17.11", "seat ship strength:number", (1, -1, "group_boosted")),
    event(notes.CANCELLED, "cancelled", "TH-17.12", "seat whose:seat ship"),
    event(notes.STATION_USED, "station_used", "TH-9.5", "seat station"),
    event(notes.COMPENSATION_USED, "compensation_used", "TH-13.7", "seat compensation"),
    event(notes.TIE, "tie", "TH-8.41", "captains total:number"),
    event(notes.BATTLE_WON, "battle_won", "TH-8.30", "seat city total:number"),
    event(notes.SHIP_LOST, "ship_lost", "TH-8.49", "seat ship"),
    event(notes.NO_SHIP_LOST, "no_ship_lost", "TH-8.52", "seat"),
    event(notes.SHIP_SAVED, "ship_saved", "TH-17.17", "seat"),
    event(notes.COMPENSATION_DRAWN, "compensation_drawn", "TH-8.55", "seat"),
    event(notes.COMPENSATION_SEEN, "compensation_seen", "TH-13.10", "seat compensation"),
    event(notes.NO_COMPENSATION_LEFT, "no_compensation_left", "TH-13.9", "seat"),
    event(notes.CLAIMS, "claims", "TH-13.12", "seat city"),
    event(notes.CLAIM_DIE, "claim_die", "TH-13.16", "seat die:number"),
    event(notes.TROPHY_CLAIMED, "trophy_claimed", "TH-13.18", "seat city"),
    event(notes.RAIDS, "raids", "TH-10.6", "seat city humans"),
    event(notes.CATCHES, "catches", "TH-10.8", "seat city cards:army_cards"),
    event(notes.ARMY_OPENED, "army_opened", "TH-10.9", "seat army"),
    event(notes.ARMY_SKIPPED, "army_skipped", "TH-17.18", "seat army"),
    event(notes.ARMY_BEATEN, "army_beaten", "TH-10.17", "seat army total:number"),
    event(notes.ARMY_WINS, "army_wins", "TH-10.18", "seat army total:number"),
    event(notes.FLEES, "flees", "TH-10.25", "seat city"),
    event(notes.CATCH_SUCCEEDS, "catch_succeeds", "TH-10.23", "seat city humans"),
    event(notes.TROPHY_TAKEN, "trophy_taken", "TH-10.36", "seat city"),
    event(notes.CITY_LOST, "city_lost", "TH-10.33", "city"),
    event(notes.MISSION_PAID, "mission_paid", "TH-11.3", "seat mission humans"),
    event(notes.CREDITS_SETTLED, "credits_settled", "TH-12.14", "seat credits humans"),
    event(notes.RESULT, "result", "TH-14.3", "seat humans"),
    event(notes.WINNER, "winner", "TH-3.1", "seat"),
    event(notes.NO_REWARD, "no_reward", "TH-13.19", "seat city"),
]
BY_KIND: Final = {e.kind: e for e in EVENTS}
BY_NAME: Final = {e.name: e for e in EVENTS}

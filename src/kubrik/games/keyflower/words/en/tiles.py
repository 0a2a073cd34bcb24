"""What tiles do and are worth, in English."""

from __future__ import annotations

from typing import Final

EFFECTS: Final = {
    # uses
    "nothing": "no action and no points",
    "no_action": "no action",
    "trade": "give {pays}, get {gets}",
    "from_bag": "{workers} from the bag",
    # abilities of summer boats
    "extra_workers": "{workers} from the bag with every boat you pick",
    "extra_green": "{green} from the supply with every boat you pick",
    "cross_fields": "you may carry across fields too, and the tiles you place need not match their neighbours",
    "double_transport": "twice the steps and upgrades whenever you transport, and twice the points for capacity",
    "swap_in_upgrades": "any resource can replace any other when you upgrade",
    "swap_in_scoring": "any resource can replace any other when points are counted",
    "counter_bid": "you may bid in another colour against a blue, red or yellow bid for a village tile",
    "mixed_use": "you may use a tile that was bid for or used this season with workers of any colours",
    # points
    "any_workers": "{vp} for every {some}",
    "any_resources": "{vp} for every {some}",
    "any_skills": "{vp} for every {some}",
    "set_workers": "{vp} for every set of {things} workers, one of each",
    "set_resources": "{vp} for every set of {things}",
    "set_skills": "{vp} for every set of {things}",
    "each": "{vp} for {each}",
    "chosen_workers": "{vp} for each worker of one colour of your choice",
    "chosen_resources": "{vp} for each resource of one type of your choice",
    "chosen_skills": "{vp} for each skill tile of one type of your choice",
    "kept": "{vp} for {each} on it",
    "kept_any": "{vp} for each resource on it",
    "neighbour": "{vp} for each tile beside it",
    "transport": "{vp} for each point of transport capacity in your village",
    "loop_tile": "{vp} for each tile of your best closed route by road",
    "river_boat": "{points} VP for {boats} or more boats in one river from your home",
    "other_worker": "{vp} for each worker that no other tile scores",
    "flips": "you may turn one of your tiles over for free",
    # whole tiles
    "both": "{does} ({worth})",
    "front": "front: {does}",
    "back": "back: {does}",
    "upgrade": "upgrade: {cost}",
    "one": "face a: {does}",
    "other": "face b: {does}",
    "picks_boat": "whoever wins it picks a boat, lower numbers first",
    "purple": "with {players} players it also brings the purple marker",
    "boat": "boat, in play with {n} or more players",
    "cargo": "{seasons}: {load}",
    "at_end": "at the end: {worth}",
}

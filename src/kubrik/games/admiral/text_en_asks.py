"""What players are asked and what they may choose, in English."""

from __future__ import annotations

from typing import Final

# {action} is the label of what the player has begun to do.
PROMPTS: Final = {
    "what_to_do": "Your turn, round {round}. {wind}. What do you do?",
    "which_heading": "{action}. In which heading?",
    "how_to_go_on": "{ship.first} is in {cell}, heading {heading}; cells left: {left}. How does it go on?",
    "which_facing": "{action}. Where shall the bow point?",
    "how_many_shots": "{action}. How many shots from {thing}?",
    "which_manner": "{action}. Separate shots or a salvo?",
    "which_target": "{action}. At whom?",
    "whom_to_board": "{action}. Whom?",
    "how_to_defend": "{ship.first} ({whose}, {cell}) boards your ship, {target}. How do you defend it?",
    "which_fort": "{action}. Which fort?",
    "how_to_share": "You took {ship} ({gold}) with {winner} ({rest}). How much gold goes where?",
    "how_much_to_load": "{action}. How much?",
    "how_much_to_bank": "{action}. How much?",
    "whom_to_burn": "{action}. Against whom?",
    "waiting": "You wait for the other players.",
    "watching": "You are watching.",
    "over": "The game is over.",
}

LABELS: Final = {
    "move": "Move {ship} ({cell})",
    "turn": "Turn {ship} in place (faces {facing})",
    "fire_at": "Fire at {thing} ({whose}, {cell}, strength {strength})",
    "fire_fort": "Fire with {fort} (guns loaded: {loaded})",
    "board_with": "Board with {ship}",
    "storm_with": "Storm with {ship}",
    "repair": "Repair {ship} (strength {strength} of {full})",
    "load": "Load gold on {ship} ({gold} here)",
    "bank": "Bank gold from {ship} ({gold} aboard)",
    "burn": "Burn {ship} as a fireship",
    "end_turn": "End the turn",
    "resign": "Resign",
    "heading": "To the {direction}",
    "heading_in_wind": "To the {direction} ({wind})",
    "advance": "Sail on to {cell}",
    "turn_left": "Turn left, to the {direction} ({cost})",
    "turn_right": "Turn right, to the {direction} ({cost})",
    "stop": "Stop in {cell}",
    "shots": "{shots} from {thing}",
    "no_shots": "No shot from {thing}",
    "separate": "Separate shots, a die for each",
    "salvo": "A salvo, one die for all",
    "target": "{thing.first} ({whose}, {cell}, strength {strength})",
    "defend": "Defend",
    "skilled": "{what}, with all skill",
    "load_units": "Load {gold}",
    "bank_units": "Bank {gold}",
    "share": "{gold} on {ship}, {rest} on {winner}",
    # headings of a long list, and what stands below them
    "section_move": "Move",
    "section_turn": "Turn in place",
    "section_fire": "Fire",
    "section_board": "Fight hand to hand",
    "section_port": "Port and gold",
    "entry_ship": "{ship.first} ({cell})",
    "entry_fire_at": "At {thing} ({whose}, {cell}, strength {strength})",
    "entry_beside": "{what}, beside {others}",
    "entry_fire_fort": "With {fort} (guns loaded: {loaded})",
}

"""Tables that are being played: each is followed from its stored log, and a choice counts when it is stored."""

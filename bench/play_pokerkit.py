"""Plays the generated hands with PokerKit, and prints how many a second, once for each line of standard input.

python3 play_pokerkit.py HANDS MOST, with the folder of PokerKit in PYTHONPATH. HANDS is a file of records (shared/phh/README.md), packed by gzip or not.
"""

import gzip
import itertools
import json
import sys
import time

from pokerkit import Automation, Mode, NoLimitTexasHoldem

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
STREETS = (slice(0, 3), slice(3, 4), slice(4, 5))


def antes_of(record):
    if record["anteFormat"] == "classic":
        return record["ante"]
    return {1: record["ante"]} if record["anteFormat"] == "bb" else 0


def play(record):
    players = record["players"]
    # PokerKit's first player sits on the left of the button.
    seats = [(record["button"] + 1 + index) % players for index in range(players)]
    state = NoLimitTexasHoldem.create_state(
        AUTOMATIONS,
        record["anteFormat"] == "classic",
        antes_of(record),
        (record["smallBlind"], record["bigBlind"]),
        record["bigBlind"],
        tuple(record["stacks"][seat] for seat in seats),
        players,
        mode=Mode.TOURNAMENT,
    )
    for seat in seats:
        state.deal_hole("".join(record["holeCards"][seat]))
    streets = iter(STREETS)

    def deal():
        while state.can_deal_board():
            state.deal_board("".join(record["deckBoard"][next(streets)]))

    for action in record["actions"]:
        deal()
        kind = action.get("as", action["type"])
        if kind == "fold":
            state.fold()
        elif kind in ("check", "call"):
            state.check_or_call()
        else:
            state.complete_bet_or_raise_to(action["amountTo"])
    deal()


def main():
    path, most = sys.argv[1], int(sys.argv[2])
    opened = gzip.open(path, "rt") if path.endswith(".gz") else open(path, encoding="utf-8")
    with opened as lines:
        records = [json.loads(line) for line in itertools.islice(lines, most)]
    # Where it charges a short big blind otherwise than these hands do, it can't play them.
    records = [record for record in records if record["oracle"] == "pokerkit"]
    print(json.dumps({"hands": len(records)}), flush=True)
    for _ in sys.stdin:
        begun = time.perf_counter()
        for record in records:
            play(record)
        print(json.dumps({"perSecond": len(records) / (time.perf_counter() - begun)}), flush=True)


if __name__ == "__main__":
    main()

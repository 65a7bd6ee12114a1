# A club from its registration to a season and a webhook, each step by one call.   Needs the admin token, and an id of a club that is new.
# TAPIS_URL=http://127.0.0.1:4000 TAPIS_TOKEN=tapis_… python3 a-club-in-ten-minutes.py mons https://club.example/tapis
import json
import os
import sys
import urllib.error
import urllib.request

SERVER = os.environ.get("TAPIS_URL", "http://127.0.0.1:4000")
CLUB = sys.argv[1] if len(sys.argv) > 1 else "mons"
HOOK = sys.argv[2] if len(sys.argv) > 2 else "https://club.example/tapis"
token = os.environ["TAPIS_TOKEN"]
commands = 0


def ask(query, variables):
    body = json.dumps({"query": query, "variables": variables}).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{SERVER}/graphql", body, headers)) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as error:
        answer = json.load(error)
    if "errors" in answer:
        sys.exit(f"{answer['errors'][0]['extensions']['code']}: {answer['errors'][0]['message']}")
    return answer["data"]


def give(name, values, answer):
    """Gives a command. Its id is the same each time that this runs: sent again, it is not done again."""
    global commands
    commands += 1
    kind = f"{name[0].upper()}{name[1:]}Input!"
    document = f"mutation ($input: {kind}) {{ {name}(input: $input) {{ {answer} }} }}"
    data = ask(document, {"input": {"commandId": f"{CLUB}-{commands}", **values}})
    print(f"{commands}. {name}")
    return data[name]


# The club comes first: its token is of a scope that has to be there.
give("registerClub", {"clubId": CLUB, "name": "Poker Club Mons"}, "club { id }")
roles = ["INTEGRATION_READ", "INTEGRATION_WRITE", "TD", "CLUB_ADMIN"]
made = give("createToken", {"holder": {"kind": "SERVICE", "clubId": CLUB, "roles": roles}, "label": "club software"}, "key")
# A key is shown once. Keep it where your program finds it.
if made["key"] is None:
    sys.exit(f"This ran already for {CLUB}: give the id of another club.")
token = made["key"]

# People, with the ids that your program has for them.
source = f"{CLUB}-members"
players = []
for external_id, name in [("4711", "Anna"), ("4712", "Bruno"), ("4713", "Chloe"), ("4714", "David")]:
    player_id = give("registerPerson", {"clubId": CLUB, "name": name}, "playerId")["playerId"]
    give("mapExternalId", {"playerId": player_id, "source": source, "externalId": external_id}, "revision")
    players.append({"playerId": player_id, "name": name, "adult": True})

# An evening. The rulebooks are redcactus, mons, tdaFr, ropta and toufflers.
tournament = f"{CLUB}-friday"
evening = {
    "tournamentId": tournament,
    "name": "Friday night",
    "clubId": CLUB,
    "club": "Poker Club Mons",
    "rulebook": {"id": "ropta"},
    "startingStack": 20_000,
    "seatsPerTable": 8,
    "chipUnit": 25,
    "structure": [
        {"kind": "LEVEL", "smallBlind": 100, "bigBlind": 200, "seconds": 1_200},
        {"kind": "BREAK", "seconds": 600},
        {"kind": "LEVEL", "smallBlind": 200, "bigBlind": 400, "seconds": 1_200},
    ],
}
give("createTournament", evening, "revision")
entries = {"tournamentId": tournament, "players": players}
# A player who is refused is no error of the call.
for fate in give("registerPlayers", entries, "fates { playerId outcome refusal { code message { en } } }")["fates"]:
    print(f"   {fate['playerId']}: {fate['refusal']['message']['en'] if fate['refusal'] else fate['outcome']}")
give("drawSeats", {"tournamentId": tournament}, "revision")
give("startTournament", {"tournamentId": tournament}, "revision")

# A hand by its result: two seats put in 1,000 each, and the first of them wins.
opened = give("openHand", {"tournamentId": tournament, "table": 1}, "handId hand { seats { seat } }")
one, other = [each["seat"] for each in opened["hand"]["seats"]][:2]
result = {
    "handId": opened["handId"],
    "put": [{"seat": one, "amount": 1_000}, {"seat": other, "amount": 1_000}],
    "stillIn": [one, other],
    "winners": [{"pot": 0, "seats": [one]}],
}
position = give("recordHandResult", result, "position")["position"]
document = """query ($id: ID!, $position: Position) {
  tournament(id: $id, atLeast: $position) { standings { nodes { rank stack player { name } } } }
}"""
for row in ask(document, {"id": tournament, "position": position})["tournament"]["standings"]["nodes"]:
    print(f"   {row['rank']}  {row['player']['name']}  {row['stack']}")

# Results of an evening elsewhere: rows with ids match, a name alone waits until somebody says who it is.
rows = [
    {"place": 1, "source": source, "externalId": "4712"},
    {"place": 2, "source": source, "externalId": "4711"},
    {"place": 3, "name": "Emile"},
]
sheet = {"clubId": CLUB, "source": f"{CLUB}-paper", "externalId": "night-1", "name": "Night 1", "date": "2026-09-04", "rows": rows}
imported = give("importResults", sheet, "matched waiting { row recordedAs }")
print(f"   {imported['matched']} rows match, {len(imported['waiting'])} waits")

# A season and its table. Points are texts ("3"), counts are numbers.
season = f"{CLUB}-autumn"
rules = {
    "counting": [{"name": "All", "from": "2026-09-01", "to": "2026-12-31"}],
    "selection": {"count": {"best": 8}},
    "ranking": ["POINTS", "WINS"],
}
scheme = {"points": {"linear": {"k": "3"}}, "tiedPlaces": "AVERAGE", "rounding": {"places": 2, "mode": "HALF_UP"}}
wanted = {
    "seasonId": season,
    "owner": {"clubId": CLUB},
    "name": "Autumn 2026",
    "stageName": "League",
    "rules": rules,
    "scheme": scheme,
}
position = give("createSeason", wanted, "position")["position"]
document = """query ($id: ID!, $position: Position) {
  season(id: $id, atLeast: $position) { leaderboard { nodes { rank points competitor { player { name } } } } }
}"""
for row in ask(document, {"id": season, "position": position})["season"]["leaderboard"]["nodes"]:
    print(f"   {row['rank']}  {row['competitor']['player']['name']}  {row['points']}")

# From now on, every change of the club is sent to your program: see webhook-receiver.py.
webhook = give("createWebhook", {"url": HOOK, "filter": {"clubId": CLUB}}, "webhookId secret")
print(f"   TAPIS_WEBHOOK_SECRET={webhook['secret']}")

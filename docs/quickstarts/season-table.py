# Prints the table of a season.   TAPIS_URL=http://127.0.0.1:4000 python3 season-table.py autumn
import json
import os
import sys
import urllib.request

SERVER = os.environ.get("TAPIS_URL", "http://127.0.0.1:4000")
QUERY = """query ($season: ID!, $after: String) { season(id: $season) { leaderboard(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor }
  nodes { rank points competitor { competitorId player { name } team { name } } } } } }"""

after = None
while True:
    body = json.dumps({"query": QUERY, "variables": {"season": sys.argv[1], "after": after}}).encode()
    request = urllib.request.Request(f"{SERVER}/graphql", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
    if "errors" in answer:
        sys.exit(answer["errors"][0]["message"])
    if answer["data"]["season"] is None:
        sys.exit(f"There is no season {sys.argv[1]}.")
    board = answer["data"]["season"]["leaderboard"]
    for row in board["nodes"]:
        who = row["competitor"]
        name = (who["player"] or who["team"] or {}).get("name") or who["competitorId"]
        print(f"{row['rank'] or '–'}  {name}  {row['points']}")
    if not board["pageInfo"]["hasNextPage"]:
        break
    after = board["pageInfo"]["endCursor"]

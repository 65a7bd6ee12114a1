# Follows everything that changes, without a gap or a double, also over restarts of this program and of the server.
# TAPIS_URL=http://127.0.0.1:4000 TAPIS_TOKEN=tapis_… python3 exact-sync.py position.txt
import http.client
import json
import os
import pathlib
import sys
import time
import urllib.error
import urllib.request

SERVER = os.environ.get("TAPIS_URL", "http://127.0.0.1:4000")
HEADERS = {"authorization": f"Bearer {os.environ['TAPIS_TOKEN']}"}
FILE = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "position.txt")


def take(change):
    """Takes over one change. Do this and the keeping of the position in one transaction of your database."""
    print(change["position"], change["type"], change["subject"], change["data"]["text"]["en"], sep="  ", flush=True)
    FILE.write_text(change["position"])


def follow():
    after = f"&after={FILE.read_text()}" if FILE.exists() else ""
    request = urllib.request.Request(f"{SERVER}/changes?follow{after}", headers=HEADERS)
    # An empty line comes every 15 seconds: after a minute of nothing the connection is dead.
    with urllib.request.urlopen(request, timeout=60) as response:
        for line in response:
            # A line without an end was cut: it comes again.
            if line.strip() and line.endswith(b"\n"):
                take(json.loads(line))


while True:
    try:
        follow()
    except urllib.error.HTTPError as error:
        print(error.code, json.load(error)["errors"][0]["message"], file=sys.stderr)
    except (OSError, http.client.HTTPException) as error:
        print(error, file=sys.stderr)
    time.sleep(2)

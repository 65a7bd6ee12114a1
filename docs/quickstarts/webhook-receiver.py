# Takes the changes that Tapis sends, and verifies each.
# While a secret is replaced, the variable has the new one and the old one: TAPIS_WEBHOOK_SECRET="whsec_… whsec_…"
# TAPIS_WEBHOOK_SECRET=whsec_… python3 webhook-receiver.py 8080
import base64
import hashlib
import hmac
import http.server
import json
import os
import sys
import time

KEYS = [base64.b64decode(secret.replace("whsec_", "")) for secret in os.environ["TAPIS_WEBHOOK_SECRET"].split()]
SEEN = set()


def is_genuine(headers, body):
    message, moment = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - float(moment)) > 300:
        return False
    signed = f"{message}.{moment}.".encode() + body
    due = ["v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode() for key in KEYS]
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(each, one) for each in given for one in due)


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body)
        if genuine and self.headers["webhook-id"] not in SEEN:
            print(json.loads(body)["data"]["text"]["en"], flush=True)
            # Keep the ids in your database, in one transaction with what the change changes.
            SEEN.add(self.headers["webhook-id"])
        self.send_response(204 if genuine else 401)
        self.end_headers()

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1] if len(sys.argv) > 1 else 8080)), Receiver)
print("listens at", server.server_port, flush=True)
server.serve_forever()

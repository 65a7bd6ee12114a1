#!/usr/bin/env python3
"""Checks an evidence bundle of Tapis with Python 3.8 or later alone: verify-bundle.py FILE [KEY]. It shares no line with Tapis, and follows
docs/evidence-bundles.md step by step. KEY is the public key of the club; --accept-any-key in its place asks nothing of the key.
Exit code 0: all of it holds. 1: something does not. 3: nothing is wrong, but the last lines say what was not compared."""
import base64, hashlib, json, re, sys

# SHA-256 of the settings of each edition, as releases of Tapis wrote them.
EDITIONS = {
    "redcactus@1": ["f5cd674161451137f2b7f89004845593032241eb6527364b95d81ed56fdfc3d7", "3c56cf86d9988c98808695a43fc77918150b59a6ee7c20789f94ff7e04211e5c", "28b5c07818276f7c75708fdd91d425443ca2225012d92b8102515a24dd90b9cf"],
    "mons@1": ["89ea7686c4e1d19a943d00715a35164af1e983470c6ce4597172d3c7a4056557", "8ba1579d0a3611034b0ecd02e2dd827b19aa57332e3e9d104e4b1bafa75970c1", "176799fd6b0c79b23d44bc5eef3d569c4887940f90f44bc3afe51a81c58c532f"],
    "tdaFr@1": ["ac7d11378a3081abcba07b772a874b00fb7ee5581518bc2bbeb30104be3e9b74", "2d54bca3e52b712d7959be37e9a9901a9a57007156e40be52276f86a4a177e1a", "fd06ef9079e5e730be031af1ae68806936a2576fc81d807ba4982ff83689b01f"],
    "ropta@2020-04": ["4972dbde85058bfbd12f8dbe2624bfcdc87fcd44cf53a7a4f74070c16f53aacf", "acc15bb3aa4b8474b3c4d3aa17cd23cfec48c212ddc91effd9a2f6aacebf50ec", "25afc9da05daf693640f2b371473391ba4e3fd4853e82b27ce986d109d26e4a5"],
    "toufflers@1": ["fc23486f99cdbdc331a0e9590d8ba93c9cb005621a7f04dd883712254fce1d0f", "d21c0e5dd78c40274bb9209d8ddc0b9baee44ae52275b9aeb6dcb732a6383daa", "ebd844623275d4370d3a0c729a52b561d57a4357deaf35602ec1f36ee765923f"]
}
problems, not_compared = [], []
def check(holds, problem): return holds or problems.append(problem)
def sha256(*parts): return hashlib.sha256(b"".join(p if isinstance(p, bytes) else p.encode() for p in parts)).digest()
def b64(text):  # None unless it is spelled canonically
    data = base64.b64decode(re.sub("[^A-Za-z0-9+/]", "", text) + "==")
    return data if base64.b64encode(data).decode() == text else None
# Ed25519, RFC 8032, with points in extended coordinates.
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
def add(p, q):
    a, b, c, d = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0]), 2 * p[3] * q[3] * D, 2 * p[2] * q[2]
    return ((b - a) * (d - c) % P, (d + c) * (b + a) % P, (d - c) * (d + c) % P, (b - a) * (b + a) % P)
def times(n, point):
    rest = times(n >> 1, add(point, point)) if n else (0, 1, 1, 0)
    return add(rest, point) if n & 1 else rest
def point_of(data):
    y, sign = int.from_bytes(data, "little") & (2**255 - 1), data[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P: x = x * pow(2, (P - 1) // 4, P) % P
    x = P - x if x % 2 != sign else x
    return None if (x * x - square) % P or y >= P else (x, y, 1, x * y % P)
def is_signature(key, text, signature):
    point, s = point_of(key), int.from_bytes(signature[32:], "little")
    if point is None or len(signature) != 64 or s >= L: return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + text.encode()).digest(), "little") % L
    x, y, z, _ = add(times(s, BASE), times(h, (P - point[0], point[1], 1, P - point[3])))
    x, y = x * pow(z, P - 2, P) % P, y * pow(z, P - 2, P) % P
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]
BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))
def read_key(text):
    name, key_id, raw = (text.split("+", 2) + ["", ""])[:3]
    data = b64(raw)
    if not data or len(data) != 33 or data[0] != 1 or sha256(name, "\n", data)[:4].hex() != key_id: raise ValueError("the key is no key")
    return name, bytes.fromhex(key_id), data[1:]
def is_signed(note, text, key):
    begin = f"{text}\n— {key[0]} "
    data = b64(note[len(begin):-1]) if note.startswith(begin) and note.endswith("\n") else None
    return data is not None and data[:4] == key[1] and is_signature(key[2], text, data[4:])
def root_of(size, leaves, proof):
    leaves, proof = leaves[::-1], proof[::-1]
    def walk(start, end):
        if not leaves or leaves[-1][0] >= end: return proof.pop() if proof else None
        if end - start == 1: return leaves.pop()[1] if leaves[-1][0] == start else None
        middle = start + (1 << (end - start - 1).bit_length() - 1)
        one, other = walk(start, middle), walk(middle, end)
        return one and other and sha256(b"\1", one, other)
    root = walk(0, size)
    return None if leaves or proof else root
def spelled(value): return re.sub("[\ud800-\udfff]", lambda found: "\\u%04x" % ord(found[0]), json.dumps(value, ensure_ascii=False, separators=(",", ":")))
def is_whole(value): return type(value) is int and 0 <= value < 2**53
def read(text):
    lines = text.split("\n")
    if lines.pop() != "" or len(lines) < 2: raise ValueError("it does not end with a line feed")
    header, *events, end = [json.loads(line) for line in lines]
    version = header["version"]
    if header["format"] != "tapis-bundle" or version not in (1, 2, 3): raise ValueError("the header is of another format")
    fields = ["format version of key rulebooks leftOut"] + ["index position stream revision id type data metadata"] * len(events)
    for at, (value, names) in enumerate(zip([header, *events, end], [*fields, "events head proof statement names"])):
        if (version == 3 and list(value) != names.split()) or ((version == 3 or value is end) and spelled(value) != lines[at]): raise ValueError(f"line {at + 1} is not spelled as a bundle is")
    if any(type(json.loads(event[text])) is not dict for event in events for text in ("data", "metadata")): raise ValueError("an event has no JSON")
    if list(header["of"]) not in (["tournament"], ["hand"], ["dispute"]): raise ValueError("it is about nothing that is known")
    names = end["names"] if version == 3 else [{"playerId": player, **kept} for player, kept in end.get("names", {}).items()]
    is_ordered = [name["playerId"] for name in names] == sorted({name["playerId"] for name in names})
    if version == 3 and (type(names) is not list or any(list(name) != ["playerId", "name", "salt"] for name in names) or not is_ordered): raise ValueError("its names are not in their order")
    return lines, header, events, end, version, names
def unseal(metadata):
    seal = re.search(r',"hash":"([0-9a-f]{64})"(,"openings":\{.*\})?\}\Z', metadata, re.S)
    return (seal[1], metadata[:seal.start()] + "}", seal[2]) if seal else (None, "undefined", None)
def check_bundle(path, expected):
    with open(path, encoding="utf-8", newline="") as file: lines, header, events, end, version, names = read(file.read())
    of, left_out, streams = header["of"], header.get("leftOut", []), {}
    check(end["events"] == len(events), f"the end says {end['events']} events, and there are {len(events)}")
    if expected is None: not_compared.append("key not compared: anybody can sign such a file. Give the key of the club")
    elif expected != "--accept-any-key": check(header["key"] == expected, "another key signed the bundle")
    if version < 3: not_compared.append("not known to be current: before version 3 a later head can be put under an older bundle")
    if left_out: not_compared.append(f"{len(left_out)} streams are left out, as the bundle says itself")
    key = read_key(header["key"])
    origin, size, root = (end["head"].split("\n") + ["", ""])[:3]
    check(re.fullmatch(r"0|[1-9][0-9]{0,15}", size), "the head has no size")
    check(origin == key[0] and is_signed(end["head"], f"{origin}\n{size}\n{root}\n", key), "the head is not signed by the key")
    digest, marks = sha256(*(f"{line}\n" for line in lines[:-1])).hex(), "".join(sha256(line, "\n").hex()[:16] for line in lines[:-1])
    stated = (f"{size} {root}\n" if version == 3 else "") + f"{digest}\n" + ("" if version == 1 else f"{marks}\n")
    check(is_signed(end["statement"], f"{origin}\ntapis-bundle {version}\n{stated}", key), "something was changed after the bundle was signed")
    tournament = of.get("tournament", re.sub(r"\.d\d+\Z", "", of.get("dispute", "")))
    own = f"hand-{of['hand']}" if "hand" in of else f"tournament-{tournament}"
    disputes = lambda stream: stream == f"dispute-{of['dispute']}" if "dispute" in of else stream.startswith(f"dispute-{tournament}.")
    is_own = lambda stream: stream == own or ("hand" not in of and (stream.startswith(f"hand-{tournament}.") or disputes(stream)))
    check(all(is_own(stream) for stream in left_out), f"it leaves out what does not belong to {own}")
    leaves, hands = [], {"HandOpened": set(), "HandSettled": set(), "HandCompleted": set()}
    for event in events:
        stream, revision, kind, data, metadata = (event[name] for name in ("stream", "revision", "type", "data", "metadata"))
        place, (hash_, unsealed, opened) = f"{stream} {revision}", unseal(metadata)
        check(stream not in left_out and (is_own(stream) or (version > 1 and stream.startswith("name-"))), f"{place}: it does not belong to {own}")
        check(hash_ == sha256(f"{stream}\n{revision}\n{event['id']}\n{kind}\n{unsealed}\n{data}").hex(), f"{place}: it is not what its hash was made from")
        check(version < 3 or not opened, f"{place}: it carries a secret value")
        before, previous = streams.get(stream, (-1, None))
        check(is_whole(revision) and revision == before + 1, f"{place}: revision {before + 1} is missing")
        check(json.loads(metadata).get("previousHash", 0) == previous, f"{place}: it does not follow the event before it")
        streams[stream] = (revision, hash_)
        leaves.append((event["index"], sha256(b"\0", f"{stream}\n{revision}\n{event['position']}\n{hash_}\n")))
        if kind in hands and (kind == "HandCompleted" or stream == own): hands[kind].add(stream if kind == "HandCompleted" else f"hand-{json.loads(data).get('handId')}")
    if "tournament" in of:
        due = (hands["HandSettled"] - hands["HandCompleted"]) | (hands["HandOpened"] - set(streams))
        for hand in due - set(left_out): check(not hand.startswith(f"hand-{tournament}."), f"{hand}: it is missing, or is cut short")
        for stream in streams: check(not stream.startswith("hand-") or stream in hands["HandOpened"], f"{stream}: nobody opened it")
    for name in names:
        last = next((event for event in reversed(events) if event["stream"] == f"name-{name['playerId']}"), None)
        commitment = sha256(f"{name['salt']}\n", spelled(name["name"])).hex()
        check(last and last["type"] == "NameRecorded" and json.loads(last["data"]).get("commitment") == commitment, f"{name['playerId']}: the name is not the one that was recorded")
    is_ascending = all(is_whole(index) for index, _ in leaves) and all(one[0] < other[0] for one, other in zip(leaves, leaves[1:]))
    check(is_ascending, "the events are not in their order")
    proof = [b64(hash_) for hash_ in end["proof"]]
    check(all(hash_ and len(hash_) == 32 for hash_ in proof), "the proof has something that is no hash")
    found = root_of(int(size), leaves, proof) if is_ascending and size.isdecimal() and None not in proof and size != "0" else None
    check(found and base64.b64encode(found).decode() == root, "the events are not those of the log")
    if version == 3: check_rulebooks(header["rulebooks"], events)
    return f"{next(iter(of.values()))}: {len(events)} events in {len(streams)} streams, of a log of {size} events ({origin})"
def check_rulebooks(rulebooks, events):
    books = [json.loads(event["data"]).get("rulebook") for event in events]
    named = [{k: book[k] for k in ("id", "edition", "houseRules") if k in book} for book in books if type(book) is dict and type(book.get("id")) is type(book.get("edition")) is str]
    stated = [spelled({k: v for k, v in book.items() if k != "settings"}) for book in rulebooks]
    check(stated == list(dict.fromkeys(map(spelled, named))), "the rulebooks of the header are not those that the events name")
    for book in rulebooks:
        name = f"{book['id']}@{book['edition']}"
        if name not in EDITIONS: not_compared.append(f"{name}: this program does not know the edition")
        else: check(sha256(spelled(book["settings"])).hex() in EDITIONS[name], f"{name}: its settings are not those that were published")

if __name__ == "__main__":
    try:
        summary = check_bundle(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
        print(*problems, f"{summary}: {len(problems) or 'no'} problems", *not_compared, sep="\n")
    except Exception as error:
        problems.append(error)
        print(f"This is no bundle that can be checked: {error!r}")
    sys.exit(1 if problems else 3 if not_compared else 0)

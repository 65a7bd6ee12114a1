/**
 * Checks an evidence bundle of Tapis with Node alone: `node verify-bundle.mjs FILE [KEY]`. It shares no line with Tapis, and follows
 * docs/evidence-bundles.md step by step. KEY is the public key of the club; `--accept-any-key` in its place asks nothing of the key.
 * Exit code 0: all of it holds. 1: something does not. 3: nothing is wrong, but the last lines say what was not compared.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** SHA-256 of the settings of each edition, as releases of Tapis wrote them. */
const EDITIONS = {
  'redcactus@1': [
    'f5cd674161451137f2b7f89004845593032241eb6527364b95d81ed56fdfc3d7',
    '3c56cf86d9988c98808695a43fc77918150b59a6ee7c20789f94ff7e04211e5c',
    '28b5c07818276f7c75708fdd91d425443ca2225012d92b8102515a24dd90b9cf',
  ],
  'mons@1': [
    '89ea7686c4e1d19a943d00715a35164af1e983470c6ce4597172d3c7a4056557',
    '8ba1579d0a3611034b0ecd02e2dd827b19aa57332e3e9d104e4b1bafa75970c1',
    '176799fd6b0c79b23d44bc5eef3d569c4887940f90f44bc3afe51a81c58c532f',
  ],
  'tdaFr@1': [
    'ac7d11378a3081abcba07b772a874b00fb7ee5581518bc2bbeb30104be3e9b74',
    '2d54bca3e52b712d7959be37e9a9901a9a57007156e40be52276f86a4a177e1a',
    'fd06ef9079e5e730be031af1ae68806936a2576fc81d807ba4982ff83689b01f',
  ],
  'ropta@2020-04': [
    '4972dbde85058bfbd12f8dbe2624bfcdc87fcd44cf53a7a4f74070c16f53aacf',
    'acc15bb3aa4b8474b3c4d3aa17cd23cfec48c212ddc91effd9a2f6aacebf50ec',
    '25afc9da05daf693640f2b371473391ba4e3fd4853e82b27ce986d109d26e4a5',
  ],
  'toufflers@1': [
    'fc23486f99cdbdc331a0e9590d8ba93c9cb005621a7f04dd883712254fce1d0f',
    'd21c0e5dd78c40274bb9209d8ddc0b9baee44ae52275b9aeb6dcb732a6383daa',
    'ebd844623275d4370d3a0c729a52b561d57a4357deaf35602ec1f36ee765923f',
  ],
};

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const problems = [];
const notCompared = [];
const check = (holds, problem) => holds || problems.push(problem);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasFields = (value, names) => isObject(value) && Object.keys(value).join() === names;

/** The public key in `name+id+key`; null for something else. */
function readKey(text) {
  const [name, id, ...rest] = text.split('+');
  const bytes = Buffer.from(rest.join('+'), 'base64');
  if (bytes.length !== 33 || bytes[0] !== 1 || bytes.toString('base64') !== rest.join('+')) return null;
  const keyId = sha256(`${name}\n`, bytes).subarray(0, 4);
  if (keyId.toString('hex') !== id) return null;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.subarray(1).toString('base64url') }, format: 'jwk' });
  return { name, keyId, key };
}

/** Whether a signed note is this text, a blank line and one signature of the key. */
function isSigned(note, text, { name, keyId, key }) {
  const begin = `${text}\n— ${name} `;
  if (!note.startsWith(begin)) return false;
  const bytes = Buffer.from(note.slice(begin.length, -1), 'base64');
  if (note !== `${begin}${bytes.toString('base64')}\n` || !bytes.subarray(0, 4).equals(keyId)) return false;
  return verify(null, Buffer.from(text), key, bytes.subarray(4));
}

/** The root of a tree of `size` entries, of which some are known by their hashes and the rest by the proof; null where they do not fit. */
function rootOf(size, leaves, proof) {
  let at = 0;
  let used = 0;
  const walk = (from, to) => {
    if (at === leaves.length || leaves[at].index >= to) return proof[used++] ?? null;
    if (to - from === 1) return leaves[at].index === from ? leaves[at++].hash : null;
    let left = 1;
    while (left * 2 < to - from) left *= 2;
    const one = walk(from, from + left);
    const other = one && walk(from + left, to);
    return other && sha256(Buffer.of(1), one, other);
  };
  const root = walk(0, size);
  return at === leaves.length && used === proof.length ? root : null;
}

/** The hash in an event's metadata, and the metadata as they were hashed: without the hash and what stands behind it. */
function unseal(metadata) {
  const seal = /,"hash":"([0-9a-f]{64})"(,"openings":\{.*\})?\}$/s.exec(metadata);
  return seal === null ? null : { hash: seal[1], unsealed: `${metadata.slice(0, seal.index)}}`, isOpened: seal[2] !== undefined };
}

/** Step 1: the lines, each of one spelling from version 3 on. */
function readLines(text) {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length < 2) throw new Error('it does not end with a line feed');
  const [header, ...events] = lines.map((line) => JSON.parse(line));
  const end = events.pop();
  const { version } = header;
  if (header.format !== 'tapis-bundle' || ![1, 2, 3].includes(version)) throw new Error('the header is of another format');
  if (JSON.stringify(end) !== lines.at(-1)) throw new Error('the last line is not written as it should be');
  const fields = (at) =>
    at === 0
      ? 'format,version,of,key,rulebooks,leftOut'
      : at === lines.length - 1
        ? 'events,head,proof,statement,names'
        : 'index,position,stream,revision,id,type,data,metadata';
  for (const [at, value] of [header, ...events, end].entries())
    if (version === 3 && !(hasFields(value, fields(at)) && JSON.stringify(value) === lines[at]))
      throw new Error(`line ${at + 1} is not spelled as a bundle is`);
  for (const [at, { data, metadata }] of events.entries())
    if (![data, metadata].every((each) => isObject(JSON.parse(each)))) throw new Error(`line ${at + 2} is no event`);
  const [kind] = Object.keys(header.of);
  if (!hasFields(header.of, kind) || !['tournament', 'hand', 'dispute'].includes(kind))
    throw new Error('it is about nothing that is known');
  let names = Object.entries(end.names ?? {}).map(([playerId, kept]) => ({ playerId, ...kept }));
  if (version === 3) {
    names = end.names;
    if (!names.every((name, at) => hasFields(name, 'playerId,name,salt') && (at === 0 || names[at - 1].playerId < name.playerId)))
      throw new Error('its names are not in their order');
  }
  return { lines, header, events, end, version, names, leftOut: header.leftOut ?? [] };
}

/** Step 8: rulebooks are those that the events name, with the settings that were published. */
function checkRulebooks(rulebooks, events) {
  const stated = rulebooks.map(({ settings: _, ...reference }) => JSON.stringify(reference));
  const named = events.flatMap(({ data }) => {
    const { id, edition, houseRules } = JSON.parse(data).rulebook ?? {};
    return typeof id === 'string' && typeof edition === 'string' ? [JSON.stringify({ id, edition, houseRules })] : [];
  });
  check(stated.join('\n') === [...new Set(named)].join('\n'), 'the rulebooks of the header are not those that the events name');
  for (const { id, edition, settings } of rulebooks) {
    const name = `${id}@${edition}`;
    const known = Object.hasOwn(EDITIONS, name) ? EDITIONS[name] : null;
    if (known === null) notCompared.push(`${name}: this program does not know the edition`);
    else check(known.includes(sha256(JSON.stringify(settings)).toString('hex')), `${name}: its settings are not those that were published`);
  }
}

function main(file, expectedKey) {
  // Strictly: bytes that are no UTF-8 would be replaced, and other bytes would verify alike.
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  const { lines, header, events, end, version, names, leftOut } = readLines(text);
  check(end.events === events.length, `the end says ${end.events} events, and there are ${events.length}`);
  if (expectedKey === undefined) notCompared.push('key not compared: anybody can sign such a file. Give the key of the club');
  else if (expectedKey !== '--accept-any-key') check(header.key === expectedKey, 'another key signed the bundle');
  if (version < 3) notCompared.push('not known to be current: before version 3 a later head can be put under an older bundle');
  if (leftOut.length > 0) notCompared.push(`${leftOut.length} streams are left out, as the bundle says itself`);

  // 2. Head and statement are signed. The statement is of this head and these lines.
  const key = readKey(header.key);
  if (key === null) throw new Error('the key of the header is no key');
  const [origin, size, root] = end.head.split('\n');
  check(/^(?:0|[1-9]\d{0,15})$/.test(size), 'the head has no size');
  check(origin === key.name && isSigned(end.head, `${origin}\n${size}\n${root}\n`, key), 'the head is not signed by the key');
  const digest = sha256(text.slice(0, -lines.at(-1).length - 1)).toString('hex');
  const marks = lines.slice(0, -1).map((line) => sha256(`${line}\n`).toString('hex').slice(0, 16));
  const stated = `${version === 3 ? `${size} ${root}\n` : ''}${digest}\n${version === 1 ? '' : `${marks.join('')}\n`}`;
  if (!isSigned(end.statement, `${origin}\ntapis-bundle ${version}\n${stated}`, key)) {
    const signed = end.statement.split('\n')[version === 3 ? 4 : 3] ?? '';
    const at = marks.findIndex((mark, line) => mark !== signed.slice(line * 16, line * 16 + 16));
    check(false, `something was changed after the bundle was signed${at < 0 ? '' : `, from line ${at + 1} on`}`);
  }

  // 3. Each event belongs to what the bundle is of, has its hash, and follows the one before it in its stream.
  const streams = new Map();
  const { hand, dispute } = header.of;
  const tournament = header.of.tournament ?? dispute?.replace(/\.d\d+$/, '');
  const own = hand === undefined ? `tournament-${tournament}` : `hand-${hand}`;
  const isOwn = (stream) =>
    stream === own ||
    (hand === undefined && stream.startsWith(`hand-${tournament}.`)) ||
    (hand === undefined && (dispute === undefined ? stream.startsWith(`dispute-${tournament}.`) : stream === `dispute-${dispute}`));
  const isOf = (stream) => !leftOut.includes(stream) && (isOwn(stream) || (version > 1 && stream.startsWith('name-')));
  check(leftOut.every(isOwn), `it leaves out what does not belong to ${own}`);
  for (const { stream, revision, id, type, data, metadata } of events) {
    const place = `${stream} ${revision}`;
    check(isOf(stream), `${place}: it does not belong to ${own}`);
    const sealed = unseal(metadata);
    const expected = sha256(`${stream}\n${revision}\n${id}\n${type}\n${sealed?.unsealed}\n${data}`).toString('hex');
    check(sealed?.hash === expected, `${place}: it is not what its hash was made from`);
    check(version < 3 || !sealed?.isOpened, `${place}: it carries a secret value`);
    const before = streams.get(stream) ?? { revision: -1, hash: null };
    check(revision === before.revision + 1, `${place}: revision ${before.revision + 1} is missing`);
    check(JSON.parse(metadata).previousHash === before.hash, `${place}: it does not follow the event before it`);
    streams.set(stream, { revision, hash: sealed?.hash });
  }

  // 4. The hands of a tournament are there, and completed where it settled them.
  const handsOf = (kind) => {
    const ids = events.flatMap(({ type, stream, data }) => (type === kind && stream === own ? [String(JSON.parse(data).handId)] : []));
    return new Set(ids.filter((id) => id.startsWith(`${tournament}.`)));
  };
  const [opened, settled] = [handsOf('HandOpened'), handsOf('HandSettled')];
  const completed = new Set(events.filter(({ type }) => type === 'HandCompleted').map(({ stream }) => stream));
  if (header.of.tournament !== undefined) {
    for (const id of new Set([...opened, ...settled])) {
      const stream = `hand-${id}`;
      const isWhole = settled.has(id) ? completed.has(stream) : streams.has(stream);
      check(isWhole || leftOut.includes(stream), `${id}: the hand is missing, or is cut short`);
    }
    for (const stream of streams.keys()) if (stream.startsWith('hand-')) check(opened.has(stream.slice(5)), `${stream}: nobody opened it`);
  }

  // 5. Each name is the one to which the last event of its stream commits.
  for (const { playerId, name, salt } of names) {
    const last = events.findLast(({ stream }) => stream === `name-${playerId}`);
    const commitment = sha256(`${salt}\n${JSON.stringify(name)}`).toString('hex');
    const isProven = last?.type === 'NameRecorded' && JSON.parse(last.data).commitment === commitment;
    check(isProven, `${playerId}: the name is not the one that was recorded`);
  }

  // 6 and 7. All events are in the log that the head stands for.
  const leaves = events.map(({ index, stream, revision, position, metadata }) => ({
    index,
    hash: sha256(Buffer.of(0), `${stream}\n${revision}\n${position}\n${unseal(metadata)?.hash}\n`),
  }));
  const isAscending = leaves.every(({ index }, at) => Number.isSafeInteger(index) && index > (leaves[at - 1]?.index ?? -1));
  check(isAscending, 'the events are not in their order');
  const proof = end.proof.map((hash) => Buffer.from(hash, 'base64'));
  const areHashes = proof.every((hash, at) => hash.length === 32 && hash.toString('base64') === end.proof[at]);
  check(areHashes, 'the proof has something that is no hash');
  check(rootOf(Number(size), leaves, proof)?.toString('base64') === root, 'the events are not those of the log');
  if (version === 3) checkRulebooks(header.rulebooks, events);
  return `${Object.values(header.of)[0]}: ${events.length} events in ${streams.size} streams, of a log of ${size} events (${origin})`;
}

try {
  const summary = main(process.argv[2], process.argv[3]);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${summary}: ${problems.length === 0 ? 'nothing is wrong' : `${problems.length} problems`}\n`);
  for (const line of notCompared) process.stdout.write(`${line}\n`);
} catch (error) {
  problems.push(error);
  process.stdout.write(`This is no bundle that can be checked: ${error.message}\n`);
}
process.exitCode = problems.length > 0 ? 1 : notCompared.length > 0 ? 3 : 0;

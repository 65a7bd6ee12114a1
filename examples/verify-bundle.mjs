/**
 * Checks an evidence bundle of Tapis with Node alone: `node verify-bundle.mjs FILE [KEY]`. It shares no line with Tapis, and follows
 * docs/evidence-bundles.md step by step. Exit code 0: all of it holds. 1: something does not.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const problems = [];
const check = (holds, problem) => holds || problems.push(problem);

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
    const [one, other] = [walk(from, from + left), walk(from + left, to)];
    return one && other && sha256(Buffer.of(1), one, other);
  };
  const root = walk(0, size);
  return at === leaves.length && used === proof.length ? root : null;
}

/** The hash in an event's metadata, and the metadata as they were hashed: without the hash and what stands behind it. */
function unseal(metadata) {
  const seal = /,"hash":"([0-9a-f]{64})"(?:,"openings":\{.*\})?\}$/s.exec(metadata);
  return seal === null ? null : { hash: seal[1], unsealed: `${metadata.slice(0, seal.index)}}` };
}

function main(file, expectedKey) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length < 2) throw new Error('it does not end with a line feed');
  const [header, ...events] = lines.map((line) => JSON.parse(line));
  const end = events.pop();
  const { version } = header;
  check(header.format === 'tapis-bundle' && (version === 1 || version === 2), 'the header is of another format');
  check(JSON.stringify(end) === lines.at(-1), 'the last line is not written as it should be');
  check(end.events === events.length, `the end says ${end.events} events, and there are ${events.length}`);
  if (expectedKey !== undefined) check(header.key === expectedKey, 'another key signed the bundle');

  // 1. Head and statement are signed, and the statement is of these lines.
  const key = readKey(header.key);
  if (key === null) throw new Error('the key of the header is no key');
  const [origin, size, root] = end.head.split('\n');
  check(origin === key.name && isSigned(end.head, `${origin}\n${size}\n${root}\n`, key), 'the head is not signed by the key');
  const digest = sha256(text.slice(0, -lines.at(-1).length - 1)).toString('hex');
  const marks = lines.slice(0, -1).map((line) => sha256(`${line}\n`).toString('hex').slice(0, 16));
  const stated = version === 1 ? `${digest}\n` : `${digest}\n${marks.join('')}\n`;
  if (!isSigned(end.statement, `${origin}\ntapis-bundle ${version}\n${stated}`, key)) {
    const signed = end.statement.split('\n')[3] ?? '';
    const at = marks.findIndex((mark, line) => mark !== signed.slice(line * 16, line * 16 + 16));
    check(false, `something was changed after the bundle was signed${at < 0 ? '' : `, from line ${at + 1} on`}`);
  }

  // 2. Each event has its hash, and follows the one before it in its stream.
  const streams = new Map();
  const { hand, dispute } = header.of;
  const tournament = header.of.tournament ?? dispute?.replace(/\.d\d+$/, '');
  const own = hand === undefined ? `tournament-${tournament}` : `hand-${hand}`;
  const isOf = (stream) =>
    stream === own ||
    (version === 2 && stream.startsWith('name-')) ||
    (hand === undefined && stream.startsWith(`hand-${tournament}.`)) ||
    (hand === undefined && (dispute === undefined ? stream.startsWith(`dispute-${tournament}.`) : stream === `dispute-${dispute}`));
  for (const { stream, revision, id, type, data, metadata } of events) {
    const place = `${stream} ${revision}`;
    check(isOf(stream), `${place}: it does not belong to ${own}`);
    const sealed = unseal(metadata);
    const expected = sha256(`${stream}\n${revision}\n${id}\n${type}\n${sealed?.unsealed}\n${data}`).toString('hex');
    check(sealed?.hash === expected, `${place}: it is not what its hash was made from`);
    const before = streams.get(stream) ?? { revision: -1, hash: null };
    check(revision === before.revision + 1, `${place}: revision ${before.revision + 1} is missing`);
    check(JSON.parse(metadata).previousHash === before.hash, `${place}: it does not follow the event before it`);
    streams.set(stream, { revision, hash: sealed?.hash });
  }

  // 3. Each name is the one to which the last event of its stream commits.
  for (const [player, { name, salt }] of Object.entries(end.names ?? {})) {
    const last = events.findLast(({ stream }) => stream === `name-${player}`);
    const commitment = sha256(`${salt}\n${JSON.stringify(name)}`).toString('hex');
    const isProven = last?.type === 'NameRecorded' && JSON.parse(last.data).commitment === commitment;
    check(isProven, `${player}: the name is not the one that was recorded`);
  }

  // 4. All of them are in the log that the head stands for.
  const leaves = events.map(({ index, stream, revision, position, metadata }) => ({
    index,
    hash: sha256(Buffer.of(0), `${stream}\n${revision}\n${position}\n${unseal(metadata)?.hash}\n`),
  }));
  check(
    leaves.every(({ index }, at) => Number.isSafeInteger(index) && index > (leaves[at - 1]?.index ?? -1)),
    'the events are not in their order',
  );
  const proof = end.proof.map((hash) => Buffer.from(hash, 'base64'));
  check(
    proof.every((hash, at) => hash.length === 32 && hash.toString('base64') === end.proof[at]),
    'the proof has something that is no hash',
  );
  check(rootOf(Number(size), leaves, proof)?.toString('base64') === root, 'the events are not those of the log');
  return `${Object.values(header.of)[0]}: ${events.length} events in ${streams.size} streams, of a log of ${size} events (${origin})`;
}

try {
  const summary = main(process.argv[2], process.argv[3]);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${summary}: ${problems.length === 0 ? 'all holds' : `${problems.length} problems`}\n`);
} catch (error) {
  problems.push(error);
  process.stdout.write(`This is no bundle that can be checked: ${error.message}\n`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

/**
 * Heads of the log's tree as signed notes: the checkpoint format of C2SP (tlog-checkpoint, signed-note), which other programs read and
 * countersign.
 */
import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** The log at a moment. */
export interface TreeHead {
  /** The name of the log. */
  readonly origin: string;
  /** The number of events. */
  readonly size: number;
  readonly root: Buffer;
}

/** A note that contains no head, or is signed by another key. */
export class NoteError extends Error {
  readonly code = 'NOTE_INVALID';
}

const ED25519 = 1;

/** The 32 bytes of the public key. */
function rawKey(key: KeyObject): Buffer {
  const { x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  return Buffer.from(x!, 'base64url');
}

/** The key id in a signature, from the name and the key. */
function keyIdOf(name: string, key: Buffer): Buffer {
  return createHash('sha256')
    .update(name)
    .update(Buffer.from([0x0a, ED25519]))
    .update(key)
    .digest()
    .subarray(0, 4);
}

/** The public key for verifying heads, in the form of signed notes: name, id and key. */
export function verifierKey(name: string, key: KeyObject): string {
  const raw = rawKey(key);
  return `${name}+${keyIdOf(name, raw).toString('hex')}+${Buffer.concat([Buffer.from([ED25519]), raw]).toString('base64')}`;
}

/** Parses the form of {@link verifierKey}. @throws NoteError */
export function readVerifierKey(text: string): KeyObject {
  const [name, id, encoded] = text.split('+', 2).concat(text.split('+').slice(2).join('+'));
  const bytes = Buffer.from(encoded ?? '', 'base64');
  const raw = bytes.subarray(1);
  if (bytes[0] !== ED25519 || raw.length !== 32 || keyIdOf(name!, raw).toString('hex') !== id)
    throw new NoteError('is no key of signed notes');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }, format: 'jwk' });
}

const textOf = ({ origin, size, root }: TreeHead): string => `${origin}\n${size}\n${root.toString('base64')}\n`;

/** The head as a note. The key's name is the origin. */
export function signHead(head: TreeHead, key: KeyObject): string {
  return signNote(head.origin, textOf(head), key);
}

/** A text with its signatures as a signed note. @param text one or more lines, each with a line feed */
export function signNote(name: string, text: string, ...keys: readonly KeyObject[]): string {
  const signatures = keys.map((key) => {
    const signature = Buffer.concat([keyIdOf(name, rawKey(key)), sign(null, Buffer.from(text), key)]);
    return `— ${name} ${signature.toString('base64')}\n`;
  });
  return `${text}\n${signatures.join('')}`;
}

/** Whether a note is exactly this text with one signature by each of these keys, in order. */
export function isNoteOf(note: string, name: string, text: string, ...keys: readonly KeyObject[]): boolean {
  const lines = note.slice(text.length + 1).split('\n');
  const begin = `— ${name} `;
  const isCanonical = (line: string): boolean => line === `${begin}${Buffer.from(line.slice(begin.length), 'base64').toString('base64')}`;
  return (
    note.startsWith(`${text}\n`) &&
    lines.pop() === '' &&
    lines.length === keys.length &&
    keys.every((key, at) => isCanonical(lines[at]!) && isSigned(text, lines[at]!, name, key))
  );
}

/** The single head in a text, signed by this key. @throws NoteError for anything else */
export function readHeadOf(text: string, key: KeyObject): TreeHead {
  const [found, ...more] = readHeads(text);
  if (found === undefined || more.length > 0 || !isNoteOf(text, found.head.origin, textOf(found.head), key))
    throw new NoteError('is no head that the key signed');
  return found.head;
}

const note = /^(?<origin>[^\n]+)\n(?<size>0|[1-9]\d{0,15})\n(?<root>[A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*\n(?<signatures>(?:— [^\n]+\n)+)/u;

/** A head and its signatures. */
export interface SignedHead {
  readonly head: TreeHead;
  readonly isSignedBy: (key: KeyObject) => boolean;
}

/** The heads in a text, in order. @throws NoteError for anything else in it */
export function readHeads(text: string): SignedHead[] {
  const heads = [];
  let rest = text.replaceAll('\r\n', '\n').trimStart();
  while (rest !== '') {
    const found = note.exec(rest);
    if (found === null) throw new NoteError(`is no signed head: ${JSON.stringify(rest.slice(0, 60))}`);
    const { origin, size, root, signatures } = found.groups as Record<'origin' | 'size' | 'root' | 'signatures', string>;
    const head: TreeHead = { origin, size: Number(size), root: Buffer.from(root, 'base64') };
    const signed = found[0].slice(0, found[0].length - signatures.length - 1);
    heads.push({ head, isSignedBy: (key: KeyObject) => isSigned(signed, signatures, origin, key) });
    rest = rest.slice(found[0].length).trimStart();
  }
  return heads;
}

function isSigned(text: string, signatures: string, origin: string, key: KeyObject): boolean {
  const id = keyIdOf(origin, rawKey(key));
  return signatures.split('\n').some((line) => {
    const [, name, encoded] = /^— (\S+) (\S+)$/u.exec(line) ?? [];
    const bytes = Buffer.from(encoded ?? '', 'base64');
    return name === origin && bytes.subarray(0, 4).equals(id) && verify(null, Buffer.from(text), key, bytes.subarray(4));
  });
}

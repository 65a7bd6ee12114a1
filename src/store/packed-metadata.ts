/**
 * How the id and the metadata of an event lie in a SQLite file: what those of most events have in common is left out, and hexadecimal digits are
 * bytes. Hashes cover the texts, so a text that would not come back byte for byte is not packed.
 */

/** The first byte. Another form of ours would have another. */
const FORM = 1;
/** Form, what it has, and the version. */
const HEAD_BYTES = 3;
const TIME_DIGITS = 12;
const DIGEST_DIGITS = 16;
const HASH_DIGITS = 64;
const UUID_DIGITS = 32;
/** What the ids of commands begin with that follow from an event; its id stands behind it. */
const AFTER = 'after-';
const PREVIOUS = ',"previousHash":';

/** The bits of the second byte: of some parts, whether they are there; of others, whether they have their usual form. */
const Has = { keyedDigest: 1, previousHash: 2, causation: 4, correlation: 8, commandId: 16, reaction: 32, plainActor: 64 };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ascii = String.raw`[^"\\\u0000-\u001f\u007f-\uffff]*`;
const plainActor = new RegExp(String.raw`^\{"id":"(${ascii})","role":"(\w+)"\}$`);
const usualStart = /^\{"version":([1-9]\d?)$/;
const usualMiddle = new RegExp(
  String.raw`^,"recordedAt":([1-9]\d{0,13}),"actor":(\{[^}\u0000-\u001f]*\}),"commandId":"(${ascii})","command":"(\w+)"` +
    String.raw`,"commandDigest":"(k?)([0-9a-f]{16})","causationId":(null|"${ascii}"),"correlationId":"(${ascii})"(.*)$`,
);
const usualEnd = /^,"previousHash":(?:null|"([0-9a-f]{64})"),"hash":"([0-9a-f]{64})"(.*)\}$/;

const digitsOf = (id: string): string => id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24);

const uuidOf = (digits: string): string =>
  `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`;

/** What the events of one command have in common: all but version, hashes and openings. */
interface Middle {
  readonly text: string;
  readonly has: number;
  readonly digits: string;
  readonly rest: string;
}

export class MetadataPacker {
  /** Of the event before. */
  #middle: Middle | null = null;

  /** @returns null for texts that are not packed */
  pack(id: string, metadata: string): Uint8Array | null {
    const from = metadata.indexOf(',');
    const to = metadata.indexOf(PREVIOUS);
    const start = usualStart.exec(metadata.slice(0, from));
    const end = usualEnd.exec(metadata.slice(to));
    if (start === null || end === null || !uuid.test(id)) return null;
    const text = metadata.slice(from, to);
    if (this.#middle?.text !== text) this.#middle = packMiddle(text);
    if (this.#middle === null) return null;
    const [, previous = '', hash, openings] = end;
    const digits = this.#middle.digits + digitsOf(id) + hash! + previous;
    const rest = `${this.#middle.rest}\n${openings}`;
    const bytes = Buffer.allocUnsafe(HEAD_BYTES + digits.length / 2 + Buffer.byteLength(rest));
    bytes[0] = FORM;
    bytes[1] = this.#middle.has | (previous === '' ? 0 : Has.previousHash);
    bytes[2] = Number(start[1]);
    bytes.write(digits, HEAD_BYTES, 'hex');
    bytes.write(rest, HEAD_BYTES + digits.length / 2);
    return bytes;
  }
}

function packMiddle(text: string): Middle | null {
  const found = usualMiddle.exec(text);
  if (found === null) return null;
  const [, recordedAt, actor, commandId, command, keyed, digest, causation, correlation, more] = found;
  let has = keyed === '' ? 0 : Has.keyedDigest;
  let digits = Number(recordedAt).toString(16).padStart(TIME_DIGITS, '0') + digest!;
  /** The text of a part that may be an id. */
  const shorten = (part: string, bit: number): string => {
    if (!uuid.test(part)) return part;
    has |= bit;
    digits += digitsOf(part);
    return '';
  };
  const cause = causation === 'null' ? null : causation!.slice(1, -1);
  const isReaction = cause !== null && commandId === AFTER + cause;
  if (isReaction) has |= Has.reaction;
  const causationText = cause !== null && uuid.test(cause) ? shorten(cause, Has.causation) : causation;
  const correlationText = shorten(correlation!, Has.correlation);
  const commandText = isReaction ? '' : shorten(commandId!, Has.commandId);
  const plain = plainActor.exec(actor!);
  if (plain !== null) has |= Has.plainActor;
  const actorText = plain === null ? actor! : `${plain[1]}\t${plain[2]}`;
  return { text, has, digits, rest: `${actorText}\n${command}\n${commandText}\n${causationText}\n${correlationText}\n${more}` };
}

/** What was packed. Bytes that are not ours give a text that is no metadata: whoever decodes it says which event it is. */
export function unpackMetadata(packed: Uint8Array): { readonly id: string; readonly metadata: string } {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const has = bytes[1]!;
  const uuids = 1 + [Has.causation, Has.correlation, Has.commandId].filter((bit) => has & bit).length;
  const hashes = has & Has.previousHash ? 2 : 1;
  const restAt = HEAD_BYTES + (TIME_DIGITS + DIGEST_DIGITS + UUID_DIGITS * uuids + HASH_DIGITS * hashes) / 2;
  const digits = bytes.toString('hex', HEAD_BYTES, restAt);
  const [actor, command, commandText, causationText, correlationText, more, openings] = bytes.toString('utf8', restAt).split('\n');
  if (bytes[0] !== FORM || openings === undefined) return { id: '', metadata: `damaged: ${bytes.toString('hex')}` };
  let at = 0;
  const take = (count: number): string => digits.slice(at, (at += count));
  const takeUuid = (): string => uuidOf(take(UUID_DIGITS));
  const recordedAt = parseInt(take(TIME_DIGITS), 16);
  const digest = take(DIGEST_DIGITS);
  const cause = has & Has.causation ? `"${takeUuid()}"` : causationText!;
  const correlation = has & Has.correlation ? takeUuid() : correlationText!;
  const commandId = has & Has.reaction ? AFTER + cause.slice(1, -1) : has & Has.commandId ? takeUuid() : commandText!;
  const id = takeUuid();
  const hash = take(HASH_DIGITS);
  const previous = has & Has.previousHash ? `"${take(HASH_DIGITS)}"` : 'null';
  const tab = has & Has.plainActor ? actor!.indexOf('\t') : -1;
  const actorText = tab === -1 ? actor! : `{"id":"${actor!.slice(0, tab)}","role":"${actor!.slice(tab + 1)}"}`;
  return {
    id,
    metadata:
      `{"version":${bytes[2]},"recordedAt":${recordedAt},"actor":${actorText},"commandId":"${commandId}","command":"${command}"` +
      `,"commandDigest":"${has & Has.keyedDigest ? 'k' : ''}${digest}","causationId":${cause}` +
      `,"correlationId":"${correlation}"${more}${PREVIOUS}${previous},"hash":"${hash}"${openings}}`,
  };
}

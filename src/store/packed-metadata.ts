/**
 * The id and metadata of an event in a SQLite file: common parts are left out, and hexadecimal digits are stored as bytes, which SQLite
 * converts in both directions. Hashes cover the texts, so a text that would not be restored exactly is not packed.
 */
import type { Actor, EventMetadata } from '../../events/envelope.js';
import type { StreamName } from '../../events/ids.js';
import type { StoredEvent } from './event-store.js';

/** The first digits. Another form would have others. */
const FORM = '01';
const BYTE_DIGITS = 2;
/** For the form, the present parts, and the version. */
const HEAD_DIGITS = 6;
const TIME_DIGITS = 12;
const DIGEST_DIGITS = 16;
const HASH_DIGITS = 64;
const UUID_DIGITS = 32;
/** The prefix of command ids made from an event, before the event's id. */
const AFTER = 'after-';
const START = '{"version":';
const PREVIOUS = ',"previousHash":';

/** The bits of the second byte: for some parts whether they are present, for others whether they have their usual form. */
const Has = { keyedDigest: 1, previousHash: 2, causation: 4, correlation: 8, commandId: 16, reaction: 32, plainActor: 64 };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ascii = String.raw`[^"\\\u0000-\u001f\u007f-\uffff]*`;
const plainActor = new RegExp(String.raw`^\{"id":"(${ascii})","role":"(\w+)"\}$`);
const usualVersion = /^[1-9]\d?$/;
const usualMiddle = new RegExp(
  String.raw`^,"recordedAt":([1-9]\d{0,13}),"actor":(\{[^}\u0000-\u001f]*\}),"commandId":"(${ascii})","command":"(\w+)"` +
    String.raw`,"commandDigest":"(k?)([0-9a-f]{16})","causationId":(null|"${ascii}"),"correlationId":"(${ascii})"(.*)$`,
);
const usualEnd = /^,"previousHash":(?:null|"([0-9a-f]{64})"),"hash":"([0-9a-f]{64})"(.*)\}$/;

const digitsOf = (id: string): string => id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24);

const uuidOf = (digits: string, at: number): string =>
  `${digits.slice(at, at + 8)}-${digits.slice(at + 8, at + 12)}-${digits.slice(at + 12, at + 16)}-${digits.slice(at + 16, at + 20)}-${digits.slice(at + 20, at + 32)}`;

const hexOf = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

/** The stored form of an id and metadata. */
export interface PackedMetadata {
  /** Hexadecimal, an even number of digits. */
  readonly digits: string;
  readonly rest: string;
}

/** What the events of one command share: everything but version, hashes and openings. */
interface Middle extends PackedMetadata {
  readonly text: string;
  readonly has: number;
}

type Said = Pick<EventMetadata, 'recordedAt' | 'actor' | 'commandId' | 'command' | 'commandDigest' | 'causationId' | 'correlationId'>;

/** A packed middle. `read` returns its values; null when it has unusual ones. */
interface UnpackedMiddle extends Middle {
  readonly read: (() => Said) | null;
}

/** The values of metadata without parsing their text. */
export interface UnpackedValues {
  readonly version: number;
  readonly said: () => Said;
  readonly previousHash: string | null;
  readonly hash: string;
}

export class MetadataPacker {
  /** The middle of the previous event. */
  #middle: Middle | null = null;

  /** @returns null for texts that cannot be packed */
  pack(id: string, metadata: string): PackedMetadata | null {
    const from = metadata.indexOf(',');
    const to = metadata.indexOf(PREVIOUS);
    const version = metadata.slice(START.length, from);
    const end = usualEnd.exec(metadata.slice(to));
    if (end === null || !metadata.startsWith(START) || !usualVersion.test(version) || !uuid.test(id)) return null;
    const text = metadata.slice(from, to);
    if (this.#middle?.text !== text) this.#middle = packMiddle(text);
    if (this.#middle === null) return null;
    const { has, digits, rest } = this.#middle;
    const [, previous = '', hash, openings] = end;
    const bits = previous === '' ? has : has | Has.previousHash;
    return {
      digits: FORM + hexOf(bits, BYTE_DIGITS) + hexOf(Number(version), BYTE_DIGITS) + digits + digitsOf(id) + hash! + previous,
      rest: openings === '' ? rest : `${rest}\n${openings}`,
    };
  }
}

function packMiddle(text: string): Middle | null {
  const found = usualMiddle.exec(text);
  if (found === null) return null;
  const [, recordedAt, actor, commandId, command, keyed, digest, causation, correlation, more] = found;
  let has = keyed === '' ? 0 : Has.keyedDigest;
  let digits = hexOf(Number(recordedAt), TIME_DIGITS) + digest!;
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

/** A middle from its digits and remaining lines; null when there are too few digits. */
function unpackMiddle(has: number, digits: string, rest: string, lines: readonly string[]): UnpackedMiddle | null {
  const [actor, command, commandText, causationText = '', correlationText, more] = lines;
  let at = TIME_DIGITS;
  const takeUuid = (): string => uuidOf(digits, (at += UUID_DIGITS) - UUID_DIGITS);
  const commandDigest = (has & Has.keyedDigest ? 'k' : '') + digits.slice(at, (at += DIGEST_DIGITS));
  const cause = has & Has.causation ? `"${takeUuid()}"` : causationText;
  const correlationId = has & Has.correlation ? takeUuid() : correlationText!;
  const commandId = has & Has.reaction ? AFTER + cause.slice(1, -1) : has & Has.commandId ? takeUuid() : commandText!;
  if (at !== digits.length || more === undefined) return null;
  const tab = has & Has.plainActor ? actor!.indexOf('\t') : -1;
  const actorText = tab === -1 ? actor! : `{"id":"${actor!.slice(0, tab)}","role":"${actor!.slice(tab + 1)}"}`;
  const recordedAt = parseInt(digits.slice(0, TIME_DIGITS), 16);
  const text =
    `,"recordedAt":${recordedAt},"actor":${actorText},"commandId":"${commandId}","command":"${command}"` +
    `,"commandDigest":"${commandDigest}","causationId":${cause},"correlationId":"${correlationId}"${more}`;
  let said: Said | null = null;
  const read = (): Said =>
    (said ??= {
      recordedAt,
      actor: JSON.parse(actorText) as Actor,
      commandId,
      command: command!,
      commandDigest,
      causationId: cause === 'null' ? null : cause.slice(1, -1),
      correlationId,
    });
  return { text, has, digits, rest, read: more === '' ? read : null };
}

export class MetadataUnpacker {
  /** The middle of the previous event. */
  #middle: UnpackedMiddle | null = null;

  /** The unpacked texts, and the values when all are usual. Foreign data give a text that is no metadata: decoding it names the event. */
  unpack({ digits, rest }: PackedMetadata): { readonly id: string; readonly metadata: string; readonly values: UnpackedValues | null } {
    const has = parseInt(digits.slice(2, 4), 16);
    const previousAt = has & Has.previousHash ? digits.length - HASH_DIGITS : digits.length;
    const hashAt = previousAt - HASH_DIGITS;
    const idAt = hashAt - UUID_DIGITS;
    const common = digits.slice(HEAD_DIGITS, idAt);
    const lines = rest.split('\n');
    const openings = lines[6] ?? '';
    let middle = this.#middle;
    if (middle === null || middle.digits !== common || middle.rest !== rest || middle.has !== has) {
      middle = digits.startsWith(FORM) ? unpackMiddle(has, common, rest, lines) : null;
      if (middle === null) return { id: '', metadata: `damaged: ${digits} ${rest}`, values: null };
      this.#middle = middle;
    }
    const version = parseInt(digits.slice(4, HEAD_DIGITS), 16);
    const previousHash = previousAt === digits.length ? null : digits.slice(previousAt);
    const hash = digits.slice(hashAt, previousAt);
    const previous = previousHash === null ? 'null' : `"${previousHash}"`;
    return {
      id: uuidOf(digits, idAt),
      metadata: `${START}${version}${middle.text}${PREVIOUS}${previous},"hash":"${hash}"${openings}}`,
      values: openings === '' && middle.read !== null ? { version, said: middle.read, previousHash, hash } : null,
    };
  }
}

/** An event whose metadata need no parsing. */
export class UnpackedEvent implements StoredEvent {
  readonly #values: UnpackedValues;

  constructor(
    readonly id: string,
    readonly type: string,
    readonly data: string,
    readonly metadata: string,
    readonly stream: StreamName,
    readonly revision: number,
    readonly position: number,
    values: UnpackedValues,
  ) {
    this.#values = values;
  }

  /** The parsed metadata. @throws SyntaxError for invalid JSON */
  static metadataOf(stored: StoredEvent): EventMetadata {
    if (!(#values in stored)) return JSON.parse(stored.metadata) as EventMetadata;
    const { version, said, previousHash, hash } = stored.#values;
    const { recordedAt, actor, commandId, command, commandDigest, causationId, correlationId } = said();
    return { version, recordedAt, actor, commandId, command, commandDigest, causationId, correlationId, previousHash, hash };
  }
}

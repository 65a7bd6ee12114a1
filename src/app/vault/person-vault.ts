/**
 * The vault: personal data, separate from the events so that they can be erased. No event, hash, view or export of events contains them.
 */
import { readText } from '../../../events/free-text.js';
import type { PlayerId, SuspensionId } from '../../../events/ids.js';

export interface Contact {
  readonly kind: string;
  readonly value: string;
}

/** The id that a program, a list or a federation uses for a person. */
export interface ExternalId {
  readonly source: string;
  readonly id: string;
}

/** The opening of the commitment to a name. */
export interface Naming {
  /** Random hexadecimal digits. */
  readonly salt: string;
  /** The revision of the event in the name's stream. */
  readonly revision: number;
}

/** The data of a person except their name and external ids. */
export interface PersonalData {
  /** A day, such as `1990-05-31`. */
  readonly birthDate?: string;
  /** The revision of the person’s stream that the data come from. */
  readonly revision?: number;
  readonly contacts?: readonly Contact[];
  readonly pseudonym?: string;
  /** The reasons of their suspensions. */
  readonly suspensionReasons?: Readonly<Record<SuspensionId, string>>;
  /** Texts about them, by the ids that events use. */
  readonly words?: Readonly<Record<string, string>>;
  /** Other people whom these texts concern, by the same ids. A text is erased with the first of them. */
  readonly wordsWith?: Readonly<Record<string, readonly PlayerId[]>>;
  /** The name's event in the log; left out without a name, and for a name from an earlier release. */
  readonly naming?: Naming;
}

type Words = NonNullable<PersonalData['words']>;
type WordsWith = NonNullable<PersonalData['wordsWith']>;

/** What is kept of a person, without external ids. */
export interface KeptData extends PersonalData {
  readonly name: string | null;
}

/** Everything kept of a person. */
export interface PersonRecord extends KeptData {
  readonly externalIds: readonly ExternalId[];
}

/** Computes the changed data. It may be called again after a conflict. */
export type Change = (kept: KeptData) => KeptData;

export interface ClaimOutcome {
  /** The person who has the id; another person when it was taken. */
  readonly holder: PlayerId;
  /** Whether the person did not have it before. */
  readonly isNew: boolean;
}

/** The source of a federation's licence numbers. */
export const licenceSource = (federationId: string): string => `licence ${federationId}`;

/** Whether a source looks like licence numbers, which only a federation assigns. */
export const isLicenceSource = (source: string): boolean => /^\s*licen[cs]e(\s|$)/i.test(source);

export interface PlayerDirectory {
  /** The person's name; null for none. */
  nameOf(playerId: PlayerId): string | null;
  /** The person's public name; null when the public sees none. */
  publicNameOf(playerId: PlayerId): string | null;
}

/** Synchronous reads return this node's knowledge. A shared vault follows the other nodes. */
export interface PersonVault {
  /** The person's name; null for none. */
  nameOf(playerId: PlayerId): string | null;
  /** Everybody who has a name. */
  namedPeople(): Iterable<PlayerId>;
  /** Calls back when the name or data of a person changed on this node. */
  onChange(listener: (playerId: PlayerId) => void): void;
  /** The person with this id; null for none. */
  holderOf(id: ExternalId): PlayerId | null;
  /** The people with this id in any federation. */
  holdersOf(id: ExternalId): readonly PlayerId[];
  /** Whether nothing is kept of a person. */
  isEmpty(playerId: PlayerId): boolean;
  /** Everything this node knows of a person. */
  read(playerId: PlayerId): PersonRecord;
  /** Everything any node keeps of a person. @throws StoreError when it cannot be read */
  readLatest(playerId: PlayerId): Promise<PersonRecord>;
  /**
   * Changes the data of a person except their ids. Replaced data are erased. Resolves when it is stored.
   * @returns false for an erased person, whose data are not kept
   * @throws StoreError when it cannot be written
   */
  change(playerId: PlayerId, change: Change): Promise<boolean>;
  /** The same for one of many people whose data come at once: their changes share a write, a turn of the event loop later. */
  changeAmongMany(playerId: PlayerId, change: Change): Promise<boolean>;
  /** Gives a person an id of a source, which only one person may have. @throws StoreError when it cannot be written */
  claim(playerId: PlayerId, id: ExternalId): Promise<ClaimOutcome>;
  /** Removes an id from a person. @throws StoreError when it cannot be written */
  release(playerId: PlayerId, id: ExternalId): Promise<void>;
  /** All texts about a person, including those kept with others. */
  wordsAbout(playerId: PlayerId): readonly string[];
  /** The people whom texts concern that are kept with others. */
  concernedElsewhere(): ReadonlySet<PlayerId>;
  /**
   * Erases everything kept of a person from every file, and the texts about them that are kept with others. Repeating it has no effect.
   * @throws StoreError when it cannot be written
   */
  erase(playerId: PlayerId): Promise<void>;
  /** Resolves when this node knows everything the vault had at the call, or when the vault is closed. */
  catchUp(): Promise<void>;
  /** The problems for the operator, one sentence each. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/**
 * Gives a person a name, or removes it with null. Of two concurrent names, the later one in the log stays.
 * @param naming the name's event in the log; null for none
 * @throws RangeError for a name that `readText` rejects
 */
export function rename(given: string | null, naming: Naming | null = null): Change {
  const name = given === null ? null : checkName(given);
  return (kept) => {
    if (naming !== null && (kept.naming?.revision ?? -1) >= naming.revision) return kept;
    const { naming: _before, ...rest } = kept;
    return { ...rest, name, ...(naming === null ? {} : { naming }) };
  };
}

/** Records personal data; missing fields stay unchanged. */
export function record(data: PersonalData): Change {
  return (kept) => {
    const reasons = { ...kept.suspensionReasons, ...data.suspensionReasons };
    return { ...kept, ...data, ...(Object.keys(reasons).length === 0 ? {} : { suspensionReasons: reasons }) };
  };
}

/** Removes the texts about one person; returns the same object when there are none. */
export function withoutWordsAbout(playerId: PlayerId): Change {
  return (kept) => {
    const { words = {}, wordsWith = {} } = kept;
    const gone = new Set(Object.keys(wordsWith).filter((id) => wordsWith[id]!.includes(playerId)));
    return gone.size === 0 ? kept : withWords(kept, leaveOut(words, gone), leaveOut(wordsWith, gone));
  };
}

/** A person's data with these texts. */
export function withWords({ words: _words, wordsWith: _with, ...kept }: KeptData, words: Words, wordsWith: WordsWith): KeptData {
  return {
    ...kept,
    ...(Object.keys(words).length === 0 ? {} : { words }),
    ...(Object.keys(wordsWith).length === 0 ? {} : { wordsWith }),
  };
}

function leaveOut<Value>(values: Readonly<Record<string, Value>>, gone: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => !gone.has(id)));
}

/** Whether a record is empty. */
export function isEmptyRecord({ name, externalIds, ...data }: PersonRecord): boolean {
  return name === null && externalIds.length === 0 && Object.keys(data).length === 0;
}

/** Checks a name. @throws RangeError when `readText` rejects it */
export function checkName(given: string): string {
  const { value, fault } = readText(given);
  if (fault !== undefined) throw new RangeError(`a name holds ${fault.character} at character ${fault.place}`);
  return value;
}

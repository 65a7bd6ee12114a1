/**
 * The vault: what is kept of people apart from the events, so that it can be erased. Nothing of it stands in an event, a hash, a view or an
 * export of events.
 */
import { readText } from '../../../events/free-text.js';
import type { PlayerId, SuspensionId } from '../../../events/ids.js';

export interface Contact {
  readonly kind: string;
  readonly value: string;
}

/** An id that a program, a list or a federation has for a person. */
export interface ExternalId {
  readonly source: string;
  readonly id: string;
}

/** What opens the commitment to a name. */
export interface Naming {
  /** Random, hexadecimal digits. */
  readonly salt: string;
  /** The revision of the event in the stream of the name. */
  readonly revision: number;
}

/** The data of a person beside their name and the ids that others have for them. */
export interface PersonalData {
  /** A day, such as `1990-05-31`. */
  readonly birthDate?: string;
  /** The revision of the person’s stream that the data are of. */
  readonly revision?: number;
  readonly contacts?: readonly Contact[];
  readonly pseudonym?: string;
  /** Why they were suspended. */
  readonly suspensionReasons?: Readonly<Record<SuspensionId, string>>;
  /** What was written about them for the record, by the ids with which events refer to it. */
  readonly words?: Readonly<Record<string, string>>;
  /** Whom else these words concern, by the same ids: they are erased with the first of them. */
  readonly wordsWith?: Readonly<Record<string, readonly PlayerId[]>>;
  /** What the log has of the name; left out without a name, and for one that an earlier release kept. */
  readonly naming?: Naming;
}

type Words = NonNullable<PersonalData['words']>;
type WordsWith = NonNullable<PersonalData['wordsWith']>;

/** What is kept of a person, without the ids that others have for them. */
export interface KeptData extends PersonalData {
  readonly name: string | null;
}

/** All that is kept of a person. */
export interface PersonRecord extends KeptData {
  readonly externalIds: readonly ExternalId[];
}

/** What a change makes of what is kept. It may be asked again, where another node was faster. */
export type Change = (kept: KeptData) => KeptData;

export interface ClaimOutcome {
  /** Who has the id now: another person where it was taken. */
  readonly holder: PlayerId;
  /** Whether the person did not have it before. */
  readonly isNew: boolean;
}

/** The source of the licence numbers of a federation. */
export const licenceSource = (federationId: string): string => `licence ${federationId}`;

/** Whether a source looks like one of licence numbers: those a federation alone gives. */
export const isLicenceSource = (source: string): boolean => /^\s*licen[cs]e(\s|$)/i.test(source);

export interface PlayerDirectory {
  /** The person's name; null where there is none. */
  nameOf(playerId: PlayerId): string | null;
  /** Under what name they stand in public; null where the public sees none. */
  publicNameOf(playerId: PlayerId): string | null;
}

/** What is read at once is what this node knows; where the vault is shared, it follows the other nodes. */
export interface PersonVault {
  /** The person's name; null where there is none. */
  nameOf(playerId: PlayerId): string | null;
  /** Whose id this is; null for nobody's. */
  holderOf(id: ExternalId): PlayerId | null;
  /** Whose id this is, in whatever federation. */
  holdersOf(id: ExternalId): readonly PlayerId[];
  /** Whether nothing is kept of a person. */
  isEmpty(playerId: PlayerId): boolean;
  /** All that this node knows of a person. */
  read(playerId: PlayerId): PersonRecord;
  /** All that is kept of a person by any node. @throws StoreError when it can't be read */
  readLatest(playerId: PlayerId): Promise<PersonRecord>;
  /**
   * Changes what is kept of a person, all but their ids. What is replaced is erased. It resolves once it is kept.
   * @returns false for somebody who was erased: nothing is kept of them then
   * @throws StoreError when it can't be written
   */
  change(playerId: PlayerId, change: Change): Promise<boolean>;
  /** Gives a person an id of a source: an id of a source is one person's. @throws StoreError when it can't be written */
  claim(playerId: PlayerId, id: ExternalId): Promise<ClaimOutcome>;
  /** Takes an id away that a person has. @throws StoreError when it can't be written */
  release(playerId: PlayerId, id: ExternalId): Promise<void>;
  /** All that was written about a person, what is kept with others among it. */
  wordsAbout(playerId: PlayerId): readonly string[];
  /** Whom words concern that are kept with others. */
  concernedElsewhere(): ReadonlySet<PlayerId>;
  /**
   * Erases all that is kept of a person, from every file, and the words about them that are kept with others. Doing it twice has one effect.
   * @throws StoreError when it can't be written
   */
  erase(playerId: PlayerId): Promise<void>;
  /** Resolves once this node knows what the vault had when this was called, or the vault is closed. */
  catchUp(): Promise<void>;
  /** What a person has to look at, one sentence each. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/**
 * Gives a person a name, or takes it away with null. Of two names that were given at once, the later one in the log stays.
 * @param naming what the log has of the name; null for nothing
 * @throws RangeError for a name that `readText` does not take
 */
export function rename(given: string | null, naming: Naming | null = null): Change {
  const name = given === null ? null : checkName(given);
  return (kept) => {
    if (naming !== null && (kept.naming?.revision ?? -1) >= naming.revision) return kept;
    const { naming: _before, ...rest } = kept;
    return { ...rest, name, ...(naming === null ? {} : { naming }) };
  };
}

/** Records personal data; what is not given stays. */
export function record(data: PersonalData): Change {
  return (kept) => {
    const reasons = { ...kept.suspensionReasons, ...data.suspensionReasons };
    return { ...kept, ...data, ...(Object.keys(reasons).length === 0 ? {} : { suspensionReasons: reasons }) };
  };
}

/** Words by their ids, those about one person among them taken away; the very data where there are none. */
export function withoutWordsAbout(playerId: PlayerId): Change {
  return (kept) => {
    const { words = {}, wordsWith = {} } = kept;
    const gone = new Set(Object.keys(wordsWith).filter((id) => wordsWith[id]!.includes(playerId)));
    return gone.size === 0 ? kept : withWords(kept, leaveOut(words, gone), leaveOut(wordsWith, gone));
  };
}

/** What is kept of a person, with these words. */
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

/** Whether nothing is in a record. */
export function isEmptyRecord({ name, externalIds, ...data }: PersonRecord): boolean {
  return name === null && externalIds.length === 0 && Object.keys(data).length === 0;
}

/** A name as it is kept. @throws RangeError for one that `readText` does not take */
export function checkName(given: string): string {
  const { value, fault } = readText(given);
  if (fault !== undefined) throw new RangeError(`a name holds ${fault.character} at character ${fault.place}`);
  return value;
}

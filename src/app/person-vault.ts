/**
 * The vault: what is kept of people apart from the events, so that it can be erased. Nothing of it stands in an event, a hash, a view or an
 * export of events.
 */
import type { PlayerId, SuspensionId } from '../../events/ids.js';

export interface Contact {
  readonly kind: string;
  readonly value: string;
}

/** An id that a program, a list or a federation has for a person. */
export interface ExternalId {
  readonly source: string;
  readonly id: string;
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
}

/** All that is kept of a person. */
export interface PersonRecord extends PersonalData {
  readonly name: string | null;
  readonly externalIds: readonly ExternalId[];
}

/** The source of the licence numbers of a federation. */
export const licenceSource = (federationId: string): string => `licence ${federationId}`;

export interface PlayerDirectory {
  /** The person's name; null where there is none. */
  nameOf(playerId: PlayerId): string | null;
  /** Under what name they stand in public; null where the public sees none. */
  publicNameOf(playerId: PlayerId): string | null;
}

export interface PersonVault {
  /** The person's name; null where there is none. */
  nameOf(playerId: PlayerId): string | null;
  /**
   * Gives a person a name, or another one; then the old one is erased.
   * @throws StoreError when it can't be written; RangeError for a name that `readText` does not take
   */
  rename(playerId: PlayerId, name: string): void;
  /** Erases a person's name; the rest stays. @throws StoreError when it can't be written */
  forget(playerId: PlayerId): void;
  /** Records personal data; what is not given stays. What is replaced is erased. @throws StoreError when it can't be written */
  record(playerId: PlayerId, data: PersonalData): void;
  /**
   * Gives a person an id of a source: an id of a source is one person's.
   * @returns who has it then: another person where it was taken
   * @throws StoreError when it can't be written
   */
  claim(playerId: PlayerId, id: ExternalId): PlayerId;
  /** Takes an id away that a person has. @throws StoreError when it can't be written */
  release(playerId: PlayerId, id: ExternalId): void;
  /** Whose id this is; null for nobody's. */
  holderOf(id: ExternalId): PlayerId | null;
  /** Whether nothing is kept of a person. */
  isEmpty(playerId: PlayerId): boolean;
  /** All that is kept of a person. */
  read(playerId: PlayerId): PersonRecord;
  /** Erases all that is kept of a person, from every file. Doing it twice has one effect. @throws StoreError when it can't be written */
  erase(playerId: PlayerId): void;
  /** What a person has to look at, one sentence each. */
  problems(): readonly string[];
  close(): void;
}

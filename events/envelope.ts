/**
 * The envelope of a recorded event: what it says, and who recorded it where, when and because of what.
 */
import { z } from 'zod';
import type { DomainEvent } from './catalogue.js';
import type { StreamName } from './ids.js';
import { MAX_TABLES } from './values.js';

/** Who gave the command. `system` is a process manager or the clock. */
export const Actor = z.object({
  id: z.string().min(1).max(64),
  role: z.enum([
    'director',
    'floor',
    'dealer',
    'player',
    'device',
    'integration',
    'clubAdmin',
    'federationOfficial',
    'federationAdmin',
    'importer',
    'system',
  ]),
  /** The id of the club in which they acted, where it is known. */
  club: z.string().min(1).max(120).optional(),
  /** The number of the table whose device gave the command. */
  device: z.number().int().min(1).max(MAX_TABLES).optional(),
});
export type Actor = z.infer<typeof Actor>;

/**
 * The number of how tournaments and hands are decided. A release that decides something otherwise than the one before has the next one, so that
 * the audit knows which decisions it can make again.
 */
export const DECISIONS = 4;

/** What is recorded about an event beside its data. Its JSON text is covered by the event's hash. */
export interface EventMetadata {
  readonly version: number;
  /** Milliseconds since 1970-01-01T00:00:00Z, by the clock of the node that took the command. */
  readonly recordedAt: number;
  readonly actor: Actor;
  readonly commandId: string;
  /** The command's name, such as `Act`. */
  readonly command: string;
  /**
   * What distinguishes a command from others: the same command id with another digest is refused. `k` and the first 16 hexadecimal digits of an
   * HMAC of stream, command id and the command as it was given, under a secret of the installation. Before that the digits of a plain SHA-256.
   */
  readonly commandDigest: string;
  /** The event that made a process manager give the command; null for a command from outside. */
  readonly causationId: string | null;
  /** What all commands of one request, and the reactions to them, have in common. */
  readonly correlationId: string;
  /** By how many milliseconds `recordedAt` is later than the node's clock said, because that clock had gone back. Absent where it was not. */
  readonly clockAdjustedBy?: number;
  /** The official who decided was dealt into the hand that it is about. Absent where they were not. */
  readonly inOwnCause?: true;
  /**
   * Which {@link DECISIONS} the release had that began the stream; with its first event alone. Absent before there were numbers. What an earlier
   * release decided otherwise stays as it is.
   */
  readonly decisions?: number;
  /** The hash of the event before this one in its stream; null for the first. */
  readonly previousHash: string | null;
  readonly hash: string;
  /** What opens the commitments of the event's secret fields, by field. It stands behind the hash, which does not cover it. */
  readonly openings?: Openings | undefined;
}

/** A secret value and the salt that was committed to with it. */
export interface Opening {
  /** 32 hexadecimal digits, random. */
  readonly salt: string;
  readonly value: unknown;
}

export type Openings = Readonly<Record<string, Opening>>;

/** An event that stands in its stream. */
export type CommittedEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly stream: StreamName;
  /** Its number in its stream, from 0. */
  readonly revision: number;
  readonly metadata: EventMetadata;
};

/** An event as it is read back from the store. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = CommittedEvent<E> & {
  /** Its place among all events of the store: greater is later. Opaque otherwise. */
  readonly position: number;
};

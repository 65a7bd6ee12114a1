/** The envelope of a recorded event: its content, and who recorded it where, when and why. */
import { z } from 'zod';
import type { DomainEvent } from './catalogue.js';
import type { StreamName } from './ids.js';
import { MAX_TABLES } from './values.js';

/** The actor of the command. `system` is a process manager or the clock. */
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
  /** The club for which they acted, if known. */
  club: z.string().min(1).max(120).optional(),
  /** The number of the table whose device gave the command. */
  device: z.number().int().min(1).max(MAX_TABLES).optional(),
});
export type Actor = z.infer<typeof Actor>;

/**
 * The number of the decision rules for tournaments and hands. A release that changes a decision increments it, so that the audit knows
 * which decisions it can repeat.
 */
export const DECISIONS = 5;

/** The metadata of an event. Their JSON text is covered by the event's hash. */
export interface EventMetadata {
  readonly version: number;
  /** Milliseconds since 1970-01-01T00:00:00Z, by the clock of the node that executed the command. */
  readonly recordedAt: number;
  readonly actor: Actor;
  readonly commandId: string;
  /** The command's name, such as `Act`. */
  readonly command: string;
  /**
   * The digest of a command: the same command id with another digest is refused. `k` and the first 16 hexadecimal digits of an HMAC of
   * stream, command id and the command as sent, under a secret of the installation. In older events, digits of a plain SHA-256.
   */
  readonly commandDigest: string;
  /** The event that caused a process manager's command; null for a command from outside. */
  readonly causationId: string | null;
  /** Shared by all commands of a request, and the reactions to them. */
  readonly correlationId: string;
  /** By how many milliseconds `recordedAt` is ahead of the node's clock, which had gone back. Absent for none. */
  readonly clockAdjustedBy?: number;
  /** The official who decided was dealt into the hand in question. Absent when false. */
  readonly inOwnCause?: true;
  /**
   * The {@link DECISIONS} of the release that began the stream; only in its first event. Absent before there were numbers. Decisions of
   * earlier releases stay unchanged.
   */
  readonly decisions?: number;
  /** The hash of the previous event in its stream; null for the first. */
  readonly previousHash: string | null;
  readonly hash: string;
  /** The openings of the event's secret fields, by field. They come after the hash, which does not cover them. */
  readonly openings?: Openings | undefined;
}

/** A secret value and the salt of its commitment. */
export interface Opening {
  /** 32 hexadecimal digits, random. */
  readonly salt: string;
  readonly value: unknown;
}

export type Openings = Readonly<Record<string, Opening>>;

/** An event in its stream. */
export type CommittedEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly stream: StreamName;
  /** Its number in its stream, from 0. */
  readonly revision: number;
  readonly metadata: EventMetadata;
};

/** An event as it is read back from the store. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = CommittedEvent<E> & {
  /** Its place among all events of the store: greater is later. Otherwise opaque. */
  readonly position: number;
};

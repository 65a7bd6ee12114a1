/**
 * Replaces the key that signs heads: an event has a note signed by both the old and the new key, so those who know the old key learn the
 * new one.
 */
import type { KeyObject } from 'node:crypto';
import type { EventOf } from '../../../events/event-type.js';
import { storeStream } from '../../../events/ids.js';
import type { storeEvents } from '../../../events/store.js';
import type { EventReader, StoredEvent } from '../../store/event-store.js';
import { originOf } from './log-tree.js';
import { isNoteOf, NoteError, readVerifierKey, signNote, verifierKey } from './signed-head.js';

export type KeyRotation = EventOf<typeof storeEvents.LogKeyRotated>['data'];

const textOf = (origin: string, from: string, to: string): string => `${origin}\ntapis key rotation\n${from}\n${to}\n`;

/** @param origin of the log */
export function signRotation(origin: string, from: KeyObject, to: KeyObject): KeyRotation {
  const [before, after] = [verifierKey(origin, from), verifierKey(origin, to)];
  return { from: before, to: after, signedNote: signNote(origin, textOf(origin, before, after), from, to) };
}

/** Whether both keys signed it, for this log. */
function isSignedByBoth({ from, to, signedNote }: KeyRotation, origin: string): boolean {
  try {
    return isNoteOf(signedNote, origin, textOf(origin, from, to), readVerifierKey(from), readVerifierKey(to));
  } catch (error) {
    if (error instanceof NoteError) return false;
    throw error;
  }
}

/** The identity of a log, and the rotations of its key. */
export interface LogIdentity {
  readonly first: StoredEvent;
  readonly origin: string;
  readonly rotations: readonly KeyRotation[];
}

/** Null for a store without events, which has no log yet. @throws StoreError when reading fails */
export async function readIdentity(store: Pick<EventReader, 'readAll' | 'readStream'>): Promise<LogIdentity | null> {
  for await (const [first] of store.readAll(null, 1)) {
    if (first === undefined) return null;
    const origin = originOf(first);
    return { first, origin, rotations: rotationsIn(await store.readStream(storeStream), origin) };
  }
  return null;
}

/** The valid rotations among events, signed by both keys. @param origin of the log */
export function rotationsIn(events: readonly Pick<StoredEvent, 'type' | 'data'>[], origin: string): readonly KeyRotation[] {
  const recorded = events.filter(({ type }) => type === 'LogKeyRotated').map(({ data }) => JSON.parse(data) as KeyRotation);
  return signedRotations(recorded, origin);
}

/** The valid ones, signed by both keys. @param origin of the log */
export function signedRotations(rotations: readonly KeyRotation[], origin: string): readonly KeyRotation[] {
  return rotations.filter((rotation) => isSignedByBoth(rotation, origin));
}

/** A key and its successors in order, in the form of signed notes. */
export function keysFrom(key: string, rotations: readonly KeyRotation[]): readonly string[] {
  const keys = [key];
  for (const { from, to } of rotations) if (from === keys.at(-1)) keys.push(to);
  return keys;
}

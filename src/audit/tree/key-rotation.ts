/**
 * How the key that signs heads is replaced: by a note that the old key and the new one both sign, in an event. Those who know the old key so know the new.
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

/** Which log it is, and how its key was replaced. */
export interface LogIdentity {
  readonly first: StoredEvent;
  readonly origin: string;
  readonly rotations: readonly KeyRotation[];
}

/** Null for a store without events, which has no log yet. @throws StoreError as reading does */
export async function readIdentity(store: Pick<EventReader, 'readAll' | 'readStream'>): Promise<LogIdentity | null> {
  for await (const [first] of store.readAll(null, 1)) {
    if (first === undefined) return null;
    const origin = originOf(first);
    return { first, origin, rotations: rotationsIn(await store.readStream(storeStream), origin) };
  }
  return null;
}

/** The rotations among events of the store, those that both keys signed. @param origin of the log */
export function rotationsIn(events: readonly Pick<StoredEvent, 'type' | 'data'>[], origin: string): readonly KeyRotation[] {
  const recorded = events.filter(({ type }) => type === 'LogKeyRotated').map(({ data }) => JSON.parse(data) as KeyRotation);
  return signedRotations(recorded, origin);
}

/** Those that both keys signed. @param origin of the log */
export function signedRotations(rotations: readonly KeyRotation[], origin: string): readonly KeyRotation[] {
  return rotations.filter((rotation) => isSignedByBoth(rotation, origin));
}

/** A key and those that came after it, one after the other, as signed notes write them. */
export function keysFrom(key: string, rotations: readonly KeyRotation[]): readonly string[] {
  const keys = [key];
  for (const { from, to } of rotations) if (from === keys.at(-1)) keys.push(to);
  return keys;
}

/**
 * Reads a hand as it stands from its stream.
 */
import type { HandEvent } from '../../../events/hand.js';
import { handStream, type HandId } from '../../../events/ids.js';
import { readDecoded } from '../../app/dispatch/stream-events.js';
import type { Tapis } from '../../app/tapis.js';
import { type IncidentRecord, recordsOf } from '../../audit/incident-record.js';
import { hideStateSecrets } from '../../audit/secrets.js';
import { listClaimWindows, type ClaimWindow } from '../../hand/claims/windows.js';
import type { HandState } from '../../hand/state.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { Hand } from './hand.types.js';

/** The hand; null when it has not begun. `secrets`: with cards that the table did not see. */
export async function loadHand(tapis: Tapis, id: HandId, secrets: boolean): Promise<Hand | null> {
  const { state, revision, position } = await tapis.streams.load('hand', id);
  if (state.start === null) return null;
  const shown = secrets ? state : hideStateSecrets(state);
  const record = (): Promise<IncidentRecord> => readRecord(tapis, id, revision);
  const windows = (): Promise<readonly ClaimWindow[]> => readWindows(tapis, id, state);
  return new Hand({ id, state: shown, revision, position, record, claimWindows: windows }, tapis.people);
}

/** Until when the hand can be disputed under its book; no claims are known of a book that is not. */
async function readWindows(tapis: Tapis, id: HandId, state: HandState): Promise<readonly ClaimWindow[]> {
  const book = state.start === null ? null : rulebookFor(state.start.rulebook);
  return book === null ? [] : listClaimWindows(state, { at: tapis.now(), progress: await tapis.claimProgress(id) }, book);
}

/** What the events of the hand up to a revision say of its incidents. */
async function readRecord(tapis: Tapis, id: HandId, revision: number): Promise<IncidentRecord> {
  return recordsOf((await readDecoded(tapis.store, handStream(id), { limit: revision + 1 })) as unknown as HandEvent[])(revision);
}

/** Loads the current state of a hand from its stream. */
import type { HandId } from '../../../events/ids.js';
import { readIncidents } from '../../app/play/incidents.js';
import type { IncidentRecord } from '../../audit/incident-record.js';
import { hideStateSecrets } from '../../audit/secrets.js';
import { listClaimWindows, type ClaimWindow } from '../../hand/claims/windows.js';
import type { HandState } from '../../hand/state.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { Hand } from './hand.types.js';
import type { Reading } from '../reading/reading.js';
import { readProgress } from '../../app/play/claims.js';

/** The hand; null before it has begun. `secrets`: with cards that the table did not see. */
export async function loadHand(reading: Reading, id: HandId, secrets: boolean): Promise<Hand | null> {
  const { state, revision, position } = await reading.load('hand', id);
  if (state.start === null) return null;
  const shown = secrets ? state : hideStateSecrets(state);
  const record = (): Promise<IncidentRecord> => readIncidents(reading.events, id, revision);
  const windows = (): Promise<readonly ClaimWindow[]> => readWindows(reading, id, state);
  return new Hand({ id, state: shown, revision, position, record, claimWindows: windows }, reading.people);
}

/** The times until which the hand can be disputed under its rulebook; none for an unknown rulebook. */
async function readWindows(reading: Reading, id: HandId, state: HandState): Promise<readonly ClaimWindow[]> {
  const book = state.start === null ? null : rulebookFor(state.start.rulebook);
  return book === null
    ? []
    : listClaimWindows(state, { at: reading.now(), progress: await readProgress({ load: reading.load, store: reading.events }, id) }, book);
}

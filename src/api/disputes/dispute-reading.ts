import type { DisputeId, HandId } from '../../../events/ids.js';
import { disputes } from '../../../projections/disputes.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { DisputeAccount } from '../../dispute/state.js';
import { reach } from '../reading/view-reading.js';
import { Dispute } from './dispute.types.js';
import type { Reading } from '../reading/reading.js';

/** One dispute; null for an unknown id. @throws ApiError when the view does not reach the position */
export async function readDispute(reading: Reading, id: DisputeId, atLeast: number | null | undefined): Promise<Dispute | null> {
  await reach(reading, atLeast, disputes);
  const row = reading.views.get(disputes, id);
  return row === undefined ? null : new Dispute(row.body, reading);
}

/** The disputes of a tournament about one subject, in the order of their numbers. */
export async function findDisputes(
  reading: Reading,
  tournamentId: string,
  atLeast: number | null | undefined,
  isOfIt: (subject: DisputeAccount['subject']) => boolean,
): Promise<Dispute[]> {
  await reach(reading, atLeast, disputes, tournaments);
  const rows = reading.views.page(disputes, tournamentId).rows.filter(({ body }) => isOfIt(body.subject));
  return rows.map(({ body }) => new Dispute(body, reading));
}

export const isOfHand =
  (handId: string) =>
  (subject: DisputeAccount['subject']): boolean =>
    subject.kind === 'hand' && subject.handId === (handId as HandId);

/** Whether the subject is a place, a result or a penalty of a player. */
export const isOfPlayer =
  (playerId: string) =>
  (subject: DisputeAccount['subject']): boolean =>
    'playerId' in subject && subject.playerId === playerId;

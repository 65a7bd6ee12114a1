/**
 * Whom words are about where a command names no person: by the seat or the ruling of a hand, by the offence or the penalty of a tournament.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { HandState } from '../../hand/state.js';
import type { TournamentState } from '../../tournament/state.js';
import type { LeadingField } from './kept-words.js';

/** @returns null for nobody’s */
export function whoseSeat({ start, actState }: HandState, field: LeadingField, value: number): PlayerId | null {
  const ruling = actState?.ruling;
  const seat = field !== 'rulingId' ? value : ruling?.rulingId === value ? ruling.seat : null;
  return start?.seats.find((each) => each.seat === seat)?.playerId ?? null;
}

/** @returns null for nobody’s */
export function whosePenalty(state: TournamentState, field: LeadingField, value: number): PlayerId | null {
  if (state.phase === 'unknown' || state.phase === 'announced') return null;
  const { offences, penalties } = state.discipline;
  return (field === 'penaltyId' ? penalties : offences)[value - 1]?.playerId ?? null;
}

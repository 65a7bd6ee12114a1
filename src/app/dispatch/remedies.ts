/**
 * A command that names a dispute as its correlation is recorded as a remedy of it.
 */
import { type DisputeId, isDisputeId } from '../../../events/ids.js';
import type { Refusal } from '../../decider.js';
import { refuseRemedy as refuseIn } from '../../dispute/decider.js';
import type { CommandContext } from './outcome.js';
import type { KindName } from './kinds.js';
import type { Sources } from './sources.js';

/** What a remedy does: it puts the tournament right, or is for later account. Who may do what is no remedy of anything. */
const kinds: Readonly<Partial<Record<KindName, 'ofTournament' | 'forLater'>>> = {
  tournament: 'ofTournament',
  hand: 'ofTournament',
  sheet: 'ofTournament',
  federation: 'forLater',
  club: 'forLater',
  player: 'forLater',
  season: 'forLater',
};

export interface Remedy {
  readonly disputeId: DisputeId;
  readonly kind: 'ofTournament' | 'forLater';
}

/** The dispute that a command would put right; null for none. */
export function remedyOf(kind: KindName, correlationId: string): Remedy | null {
  const remedies = kinds[kind];
  return remedies !== undefined && isDisputeId(correlationId) ? { disputeId: correlationId, kind: remedies } : null;
}

/** Why a command is no remedy that the dispute takes; null where it is one, or names no dispute. */
export function refuseRemedy(
  kind: KindName,
  { actor, correlationId }: CommandContext,
  { load }: Pick<Sources, 'load'>,
): Promise<Refusal | null> | null {
  const remedy = actor.role === 'system' ? null : remedyOf(kind, correlationId);
  return remedy === null ? null : load('dispute', remedy.disputeId).then(({ state }) => refuseIn(state, remedy.kind));
}

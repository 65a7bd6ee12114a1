/**
 * A command that names a dispute as its correlation is recorded as a remedy of it.
 */
import { type DisputeId, isDisputeId } from '../../../events/ids.js';
import type { Refusal } from '../../decider.js';
import { refuseRemedy as refuseIn } from '../../dispute/decider.js';
import type { CommandContext } from './outcome.js';
import type { Aggregate } from './aggregate.js';
import type { KindName } from './kinds.js';
import type { Sources } from './sources.js';

/** What an entry says of its commands. */
type Remedying = Pick<Aggregate<KindName>, 'remedies'>;

export interface Remedy {
  readonly disputeId: DisputeId;
  readonly kind: NonNullable<Remedying['remedies']>;
}

/** The dispute that a command would put right; null for none. */
export function remedyOf({ remedies }: Remedying, correlationId: string): Remedy | null {
  return remedies !== undefined && isDisputeId(correlationId) ? { disputeId: correlationId, kind: remedies } : null;
}

/** Why a command is no remedy that the dispute takes; null where it is one, or names no dispute. */
export function refuseRemedy(
  entry: Remedying,
  { actor, correlationId }: CommandContext,
  { load }: Pick<Sources, 'load'>,
): Promise<Refusal | null> | null {
  const remedy = actor.role === 'system' ? null : remedyOf(entry, correlationId);
  return remedy === null ? null : load('dispute', remedy.disputeId).then(({ state }) => refuseIn(state, remedy.kind));
}

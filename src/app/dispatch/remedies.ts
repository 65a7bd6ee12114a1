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

/** The part of an entry that concerns remedies. */
type Remedying = Pick<Aggregate<KindName>, 'remedies'>;

export interface Remedy {
  readonly disputeId: DisputeId;
  readonly kind: NonNullable<Remedying['remedies']>;
}

/** The dispute that the command would remedy; null for none. */
export function remedyOf({ remedies }: Remedying, correlationId: string): Remedy | null {
  return remedies !== undefined && isDisputeId(correlationId) ? { disputeId: correlationId, kind: remedies } : null;
}

/** Why the dispute does not take a command as a remedy; null when it does, or when the command cites no dispute. */
export function refuseRemedy(
  entry: Remedying,
  { actor, correlationId }: CommandContext,
  { load }: Pick<Sources, 'load'>,
): Promise<Refusal | null> | null {
  const remedy = actor.role === 'system' ? null : remedyOf(entry, correlationId);
  return remedy === null ? null : load('dispute', remedy.disputeId).then(({ state }) => refuseIn(state, remedy.kind));
}

/**
 * The outcome of a command that was accepted.
 */
import type { CommandOutcome } from '../../app/dispatch/outcome.js';
import { refused } from '../request/error-presentation.js';

export type Accepted = Extract<CommandOutcome, { readonly accepted: true }>;

/** @throws ApiError with the code of a refusal */
export function acceptedOf(outcome: CommandOutcome): Accepted {
  if (!outcome.accepted) throw refused(outcome.refusal);
  return outcome;
}

/** Why an operation that waited must not continue as decided before. */
import { markAccess } from '../../access/access-mark.js';
import type { Principal } from '../../access/principal.js';
import type { ApiError } from '../language/api-error.js';
import { Decisions } from './decisions.js';
import type { Credential } from './credentials.js';
import { accessChanged, accessNotKnown, tokenOver } from './network-errors.js';

/** The asker. */
export interface Asking {
  readonly principal: Principal;
  /** Null for none. */
  readonly credential: Credential | null;
}

/** What changed about the credentials, or about the policy's decisions; null when everything would be decided the same. */
export function accessProblem({ principal, credential }: Asking): ApiError | null {
  const now = credential?.recheck() ?? principal;
  if (now === 'over' || now === 'wrong') return tokenOver().error;
  if (now === 'unknown') return accessNotKnown().error;
  const isAsBefore = markAccess(now) === markAccess(principal) && Decisions.of(principal)?.hold() !== false;
  return isAsBefore ? null : accessChanged();
}

/** The policy for non-GraphQL URLs of the whole installation. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PolicyGroup } from '../../access/policy/groups.js';
import { ApiError } from '../language/api-error.js';
import type { Policy } from '../policy/policy.js';
import type { Edge } from './edge.js';
import { shown, statusOfError } from '../request/error-presentation.js';
import { preferredLanguage } from '../request/request-context.js';

export interface Gate {
  readonly edge: Pick<Edge, 'principalOf'>;
  readonly policy: Pick<Policy, 'require'>;
}

/** The answer when access is denied, 401 or 403; null when it is allowed. @param operation its name in the access log */
export function denial(
  { edge, policy }: Gate,
  operation: string,
  group: PolicyGroup,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  try {
    policy.require(operation, group, { scope: { kind: 'installation' } }, edge.principalOf(request.raw));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const language = preferredLanguage(request.headers['accept-language']);
    return reply.code(statusOfError(error.code)).send({ errors: [shown(error, language, request.id)] });
  }
}

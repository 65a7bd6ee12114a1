/**
 * The context in which a command is taken that came with a request.
 */
import type { CommandContext } from '../../app/outcome.js';
import { bearerActor } from '../server/admin-token.js';
import type { RequestContext } from '../server/request-context.js';
import type { CommandInput } from './command.inputs.js';

/**
 * The context of a command that the bearer of the admin token gives.
 * @param asGiven the command as the client gave it, where the server added to it
 */
export function commandContext(input: CommandInput, request: RequestContext, asGiven?: object): CommandContext {
  return {
    commandId: input.commandId,
    actor: bearerActor,
    correlationId: request.correlateWith(input.correlationId),
    ...(input.expectedRevision == null ? {} : { expectedRevision: input.expectedRevision }),
    ...(asGiven === undefined ? {} : { asGiven }),
  };
}

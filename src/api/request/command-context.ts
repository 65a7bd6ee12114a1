import type { CommandContext } from '../../app/dispatch/outcome.js';
import type { RequestContext } from './request-context.js';
import type { CommandInput } from '../inputs/command.inputs.js';

/**
 * The context of an admitted request's command; the actor follows from the admitting role.
 * @param originalCommand the command as the client sent it, when the server added fields
 */
export function commandContext(input: CommandInput, request: RequestContext, originalCommand?: object): CommandContext {
  return {
    commandId: input.commandId,
    actor: request.admitted!.actor,
    correlationId: request.correlateWith(input.correlationId),
    ...(input.expectedRevision == null ? {} : { expectedRevision: input.expectedRevision }),
    ...(originalCommand === undefined ? {} : { originalCommand }),
  };
}

/**
 * The context in which a command is taken that came with a request.
 */
import type { CommandContext } from '../../app/dispatch/outcome.js';
import type { RequestContext } from './request-context.js';
import type { CommandInput } from '../inputs/command.inputs.js';

/**
 * The context of a command of a request that the policy let pass: who gives it, follows from the role that they were granted.
 * @param originalCommand the command as the client gave it, where the server added to it
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

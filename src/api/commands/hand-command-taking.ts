/**
 * Gives a command to a hand for the resolvers. May import: the facade, its neighbours.
 */
import type { HandId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import type { HandCommand } from '../../hand/commands.js';
import { commandContext } from './command.input.js';
import { HandPayload } from './command-payload.js';
import { refused } from '../server/error-presentation.js';
import type { HandCommandInput } from '../hand/hand.inputs.js';
import type { RequestContext } from '../server/request-context.js';

/**
 * @param asGiven the command as the client gave it, where the server added to it
 * @throws ApiError with the refusal's code
 */
export async function takeHandCommand(
  tapis: Tapis,
  input: HandCommandInput,
  request: RequestContext,
  command: HandCommand,
  asGiven?: object,
): Promise<HandPayload> {
  const id = input.handId as HandId;
  const outcome = await tapis.hand(id, command, commandContext(input, request, asGiven));
  if (!outcome.accepted) throw refused(outcome.refusal);
  return new HandPayload(outcome, tapis, id);
}

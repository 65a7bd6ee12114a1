/**
 * Gives a command to a tournament for the resolvers. May import: the facade, its neighbours.
 */
import type { TournamentId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import type { TournamentCommand } from '../../tournament/commands.js';
import { commandContext } from './command.input.js';
import { TournamentPayload } from './command-payload.js';
import { refused } from '../server/error-presentation.js';
import type { RequestContext } from '../server/request-context.js';
import type { TournamentCommandInput } from '../tournament/tournament.inputs.js';

/**
 * @param asGiven the command as the client gave it, where the server added to it
 * @throws ApiError with the refusal's code
 */
export async function takeTournamentCommand(
  tapis: Tapis,
  input: TournamentCommandInput,
  request: RequestContext,
  command: TournamentCommand,
  asGiven?: object,
): Promise<TournamentPayload> {
  const id = input.tournamentId as TournamentId;
  const outcome = await tapis.tournament(id, command, commandContext(input, request, asGiven));
  if (!outcome.accepted) throw refused(outcome.refusal);
  return new TournamentPayload(outcome, tapis, id);
}

/**
 * How a newcomer is dealt in: the client names the player, and Tapis finds the hand of their table.
 */
import type { PlayerId } from '../../../events/ids.js';
import { commandContext } from '../commands/command-context.js';
import { HandPayload } from '../commands/command-payload.js';
import type { TournamentCommandInput } from '../commands/command.inputs.js';
import { acceptedOf, type Way } from '../commands/mutations.js';

interface DealInNewcomerInput extends TournamentCommandInput {
  readonly playerId: PlayerId;
}

export const dealInNewcomer: Way = {
  async give({ tapis, policy }, input: DealInNewcomerInput, request) {
    const { handId, outcome } = await tapis.dealIn(input.tournamentId, input.playerId, commandContext(input, request));
    return new HandPayload(acceptedOf(outcome), tapis, policy.seesCards(request.principal, input.tournamentId), handId!);
  },
};

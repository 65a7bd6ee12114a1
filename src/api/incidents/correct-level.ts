/**
 * How a hand is put on another level: the structure of its tournament gives the forced bets.
 */
import { correctLevel as command } from '../../../commands/hand/deal.js';
import { tableOfHand, tournamentOfHand } from '../../../events/ids.js';
import type { Stakes } from '../../../events/values.js';
import type { Tapis } from '../../app/tapis.js';
import { findStakesAtLevel } from '../../tournament/hands/stakes.js';
import type { HandCommandInput } from '../commands/command.inputs.js';
import type { Way } from '../commands/mutations.js';
import { badInput } from '../language/api-error.js';

interface CorrectLevelInput extends HandCommandInput {
  readonly level: number;
}

export const correctLevel: Way = {
  async give(mutations, input: CorrectLevelInput, request) {
    return mutations.take(command, input, request, { stakes: await stakesOf(mutations.tapis, input) });
  },
};

/** The forced bets of the hand's own players at another level. @throws ApiError where there is no such level */
async function stakesOf(tapis: Tapis, { handId, level }: CorrectLevelInput): Promise<Stakes> {
  const [tournament, hand] = await Promise.all([tapis.loadTournament(tournamentOfHand(handId)), tapis.loadHand(handId)]);
  const stakes = findStakesAtLevel(tournament.state, level, hand.state.start?.seats.length ?? 0, tableOfHand(handId));
  if (stakes === null) throw badInput([{ path: 'input.level', problem: 'must be a level of the tournament' }]);
  return stakes;
}

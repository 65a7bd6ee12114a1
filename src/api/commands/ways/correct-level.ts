/**
 * How a hand is put on another level: the level must be one of its tournament's structure. Said here, the problem names the field.
 */
import { tableOfHand, tournamentOfHand } from '../../../../events/ids.js';
import { findStakesAtLevel } from '../../../tournament/hands/stakes.js';
import type { HandCommandInput } from '../../inputs/command.inputs.js';
import type { Way } from '../mutations.js';
import { readInput } from '../../inputs/read-input.js';
import { badInput } from '../../language/api-error.js';

interface CorrectLevelInput extends HandCommandInput {
  readonly level: number;
}

export const correctLevel: Way = {
  async read(command, input, tapis) {
    const { handId, level } = input as CorrectLevelInput;
    const [tournament, hand] = await Promise.all([tapis.loadTournament(tournamentOfHand(handId)), tapis.streams.load('hand', handId)]);
    const stakes = findStakesAtLevel(tournament.state, level, hand.state.start?.seats.length ?? 0, tableOfHand(handId));
    if (stakes === null) throw badInput([{ path: 'input.level', problem: 'must be a level of the tournament' }]);
    return readInput(command, input, tapis);
  },
};

/**
 * How a dispute is opened: Tapis gives it the next number of its tournament.
 */
import { openDispute as declared } from '../../../commands/dispute/disputes.js';
import type { DisputeCommand } from '../../../commands/dispute.js';
import type { DisputeId } from '../../../events/ids.js';
import type { Claimed } from '../../app/disputes/find-subject.js';
import type { Asked } from '../../app/registry/registry.js';
import { commandContext } from '../commands/command-context.js';
import type { TournamentCommandInput } from '../commands/command.inputs.js';
import { acceptedOf, type Way } from '../commands/mutations.js';
import { readInput } from '../commands/read-input.js';
import { DisputePayload } from './dispute-payload.js';

export const openDispute: Way = {
  async give({ tapis }, input: TournamentCommandInput, request) {
    const { given, carried } = readInput(declared, input, tapis.now());
    const command = carried as Asked<DisputeCommand> & Claimed;
    const outcome = acceptedOf(await tapis.disputes.open(input.tournamentId, command, commandContext(input, request, given)));
    return new DisputePayload(outcome, tapis, outcome.events[0]!.stream.slice('dispute-'.length) as DisputeId);
  },
};

/**
 * How the structure is corrected: its periods as the events have them.
 */
import { changeStructure as command } from '../../../commands/tournament/clock.js';
import type { TournamentCommandInput } from '../commands/command.inputs.js';
import { readFields } from '../commands/input-fields.js';
import type { Way } from '../commands/mutations.js';
import { periodOf } from '../tournament/announce.js';
import type { PeriodInput } from '../tournament/creation.inputs.js';

interface ChangeStructureInput extends TournamentCommandInput {
  readonly periods: PeriodInput[];
}

export const changeStructure: Way = {
  give(mutations, input: ChangeStructureInput, request) {
    return mutations.take(command, input, request, { periods: readFields(input).periods.map(periodOf) });
  },
};

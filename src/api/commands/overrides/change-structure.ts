/** Corrects the structure: converts its periods to the form of events. */
import type { TournamentCommandInput } from '../../inputs/command.inputs.js';
import { readFields } from '../../inputs/input-fields.js';
import type { MutationOverride } from '../mutations.js';
import { readInput } from '../../inputs/read-input.js';
import { periodOf } from './announce.js';
import type { PeriodInput } from '../../tournament/creation.inputs.js';

interface ChangeStructureInput extends TournamentCommandInput {
  readonly periods: PeriodInput[];
}

export const changeStructure: MutationOverride = {
  read(command, input, reading) {
    const read = readInput(command, input, reading);
    return { ...read, clientCommand: { ...read.clientCommand, periods: readFields(input as ChangeStructureInput).periods.map(periodOf) } };
  },
};

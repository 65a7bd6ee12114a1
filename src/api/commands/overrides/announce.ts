/** Announces a tournament: resolves the edition of its rulebook, and converts its periods. */
import type { Period } from '../../../../events/tournament.js';
import type { RulebookReference } from '../../../../events/values.js';
import type { TournamentCommandInput } from '../../inputs/command.inputs.js';
import type { MutationOverride } from '../mutations.js';
import { readFields, type Plain } from '../../inputs/input-fields.js';
import { readInput } from '../../inputs/read-input.js';
import { editionNameAsked } from '../../rulebook/asked-edition.js';
import type { PeriodInput, RulebookInput } from '../../tournament/creation.inputs.js';
// Registers the inputs of rulebook and structure, which the command refers to by name.
import '../../tournament/creation.inputs.js';

interface CreateTournamentInput extends TournamentCommandInput {
  readonly rulebook: RulebookInput;
  readonly structure: PeriodInput[];
}

export const announceTournament: MutationOverride = {
  read(_command, input) {
    const asked = input as CreateTournamentInput;
    const { rulebook, structure, ...given } = readFields(asked);
    const named = { type: 'CreateTournament', ...given };
    const periods = structure.map(periodOf);
    return {
      originalCommand: { ...named, rulebook: givenReference(rulebook), structure: periods },
      clientCommand: { ...named, rulebook: referenceOf(rulebook), structure: periods },
      aside: {},
    };
  },
};

interface CorrectTermsInput extends TournamentCommandInput {
  readonly rulebook?: RulebookInput | null;
}

export const correctTerms: MutationOverride = {
  read(command, input, reading) {
    const read = readInput(command, input, reading);
    const { rulebook } = readFields(input as CorrectTermsInput);
    if (rulebook === undefined) return read;
    return {
      ...read,
      originalCommand: { ...read.originalCommand, rulebook: givenReference(rulebook) },
      clientCommand: { ...read.clientCommand, rulebook: referenceOf(rulebook) },
    };
  },
};

function referenceOf(input: Plain<RulebookInput>): RulebookReference {
  return { id: input.id, edition: editionNameAsked(input), ...houseRulesOf(input) };
}

/** The rulebook as the client gave it: when the command is repeated, another edition may be the newest. */
function givenReference(input: Plain<RulebookInput>): object {
  const { id, at: { edition, version } = {} } = input;
  return { id, ...(edition === undefined ? { version: version ?? 1 } : { edition }), ...houseRulesOf(input) };
}

function houseRulesOf({ houseRules }: Plain<RulebookInput>): Pick<RulebookReference, 'houseRules'> {
  return houseRules.length === 0 ? {} : { houseRules: Object.fromEntries(houseRules.map(({ setting, value }) => [setting, value])) };
}

/** Converts a period to the form of events. */
export function periodOf({ kind, seconds, smallBlind, bigBlind, ante = 0 }: Plain<PeriodInput>): Period {
  return kind === 'break' ? { kind, seconds } : { kind, smallBlind: smallBlind!, bigBlind: bigBlind!, ante, seconds };
}

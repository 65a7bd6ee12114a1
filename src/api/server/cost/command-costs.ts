/**
 * The costs of mutations, in about microseconds of processor time from input to commit and views, measured with tournaments of 300 players.
 * A refused mutation costs between a fifth and all of it.
 */

/** Most commands: one or a few events of one stream. */
const COMMAND = 600;

const costs: ReadonlyMap<string, number> = new Map([
  ['admitLatePlayer', 1_500],
  ['breakTable', 3_000],
  ['createToken', 3_000],
  ['createTournament', 3_000],
  ['drawSeats', 15_000],
  ['eliminatePlayers', 3_000],
  ['erasePerson', 5_000],
  ['mergePlayers', 5_000],
  ['openHand', 1_500],
  ['pairDevice', 2_000],
  ['playActions', 5_000],
  ['reEnter', 1_500],
  ['recordChipCounts', 5_000],
  ['redrawFinalTable', 3_000],
  ['redrawSeats', 15_000],
  ['registerPerson', 1_500],
  ['registerPlayer', 1_500],
  ['runChipRace', 3_000],
  ['setPrizes', 2_000],
  ['startDay', 15_000],
  ['startTournament', 15_000],
  ['transferEntry', 1_500],
  ['withdrawRedraw', 15_000],
  ['unmergePlayers', 5_000],
  // Measured with a season of 60 sheets of 60 results; its row is written with each of its events.
  ...priced(5_000, [
    'adjustPoints',
    'amendQualification',
    'enterTeam',
    'liftAdjustment',
    'nameLineup',
    'renameSeason',
    'renameTeam',
    'ruleOnCut',
    'upholdQualification',
    'withdrawTeam',
  ]),
  // One sheet is counted again.
  ...priced(15_000, ['amendRow', 'correctSheetDay', 'liftAmendment', 'publishResults', 'ratifySheet', 'reassignRow', 'reopenSeason']),
  ...priced(20_000, ['closeSeason', 'closeStage', 'countTournament', 'discountTournament', 'leaveTournamentToRules', 'withdrawImport']),
  // All sheets are counted again, or as many names looked up.
  ...priced(35_000, ['adoptCorrection', 'adoptScheme', 'changeSeasonRules', 'importResults', 'openStage', 'proposeScheme', 'reopenStage']),
]);

function priced(cost: number, mutations: readonly string[]): [string, number][] {
  return mutations.map((mutation) => [mutation, cost]);
}

/** What a mutation costs. */
export function costOfCommand(mutation: string): number {
  return costs.get(mutation) ?? COMMAND;
}

/** Mutations with a cost of their own. @internal for the check that each exists */
export const pricedMutations: readonly string[] = [...costs.keys()];

/**
 * What fields cost that cost more than to be read, and how long lists are that nobody asks a page of. One unit is about a microsecond.
 * What is not declared weighs one, or as a query what any query weighs. Mutations: `command-costs.ts`. Every list is declared: a spec looks.
 */

import { costOfCommand } from './command-costs.js';

/** A query reads at least one row of a view, or folds what was kept of a stream. */
const QUERY = 100;

/** A query that folds a tournament's own stream, which may be thousands of events long: of those of a list, few are kept folded. */
const TOURNAMENT = 800;

/**
 * A field that is asked as of a moment folds the events since the last moment that is kept of the tournament: some sixty of a night of a club, some
 * hundred of a long one.
 */
export const MOMENT = 3_000;

/** The arguments that name a moment. */
export const momentArguments: ReadonlySet<string> = new Set(['asOf', 'since']);

/** What it takes to work a field out, beside what is selected of it: measured with the longest inputs, and with tournaments of a hundred tables. */
const weights: Readonly<Record<string, number>> = {
  // With a filter it looks at two thousand rows at the most.
  'Query.auditFeed': 6_000,
  'Query.balancing': 8_000,
  'Query.boardErrorProcedure': 500,
  'Query.breakOrder': 1_000,
  'Query.chipRace': TOURNAMENT,
  'Query.events': 600,
  'Query.hand': 400,
  'Query.handForHand': TOURNAMENT,
  'Query.handReplay': 2_000,
  'Query.nextHands': 1_500,
  // Nobody knows before which node it is: as much as the costliest.
  'Query.node': 4_000,
  'Query.prizes': TOURNAMENT,
  'Query.previewChipRace': 2_500,
  'Query.previewCorrectedElimination': TOURNAMENT,
  'Query.previewLift': TOURNAMENT,
  'Query.previewPlaces': TOURNAMENT,
  'Query.previewReinstatement': TOURNAMENT,
  'Query.previewRuling': 10_000,
  'Query.proposedMoves': 2_500,
  'Query.rulebookDifferences': 1_500,
  'Query.reshuffleList': 400,
  'Query.seatingChart': 4_000,
  // Computed from up to 50,000 results.
  'Query.clubReport': 3_000,
  'Query.leaderboard': 2_000,
  'Query.rankChange': 20_000,
  'Query.schemePreview': 20_000,
  'Query.seasonExport': 20_000,
  'Query.seasonRounds': 5_000,
  'Query.disputeDocument': 2_000,
  'Dispute.openedCards': 400,
  'Query.standingHistory': 5_000,
  'Query.tournamentDifferences': 3_000,
  'Query.substantialAction': 400,
  'Query.tables': 1_000,
  // Catalogues by their whole length: what is selected of them is counted while they are answered.
  'Query.__schema': 20_000,
  'Query.__type': 2_000,
  'Query.eventCatalogue': 9_000,
  'Query.refusalCatalogue': 3_000,
  'Query.rulebook': 9_000,
  'Query.rulebooks': 40_000,
  // About two kilobytes of JSON.
  'EventTypeInfo.schema': 60,
};

/** How many entries lists have in a large tournament or a long hand, at the most; without a type, wherever a list has that name. */
const entries: Readonly<Record<string, number>> = {
  'Query.eventCatalogue': 212,
  'Query.logHeads': 100,
  'Query.nextHands': 100,
  'Query.openOffences': 20,
  'Query.refusalCatalogue': 344,
  'Query.seasonClubs': 50,
  'Query.seasonRegions': 20,
  'Query.seasonRounds': 20,
  'Query.standingHistory': 100,
  // Three figures of each of 200 players.
  'Query.tournamentDifferences': 600,
  'Query.disputesOfHand': 1,
  'Query.disputesOfPlayer': 1,
  'Query.tables': 100,
  // A hand has 52 cards, and most are on record once.
  'Hand.cardsTwice': 10,
  'Query.balancing': 5,
  'Query.boardErrorProcedure': 5,
  'Query.previewChipRace': 5,
  'Query.previewRuling': 5,
  'Query.rulebooks': 5,
  'AuditEntry.tables': 2,
  'BreakAnnouncement.tables': 100,
  'BreakOrder.broken': 100,
  'BreakOrder.tables': 100,
  'Clock.next': 30,
  'Clock.structure': 60,
  'Deal.accepted': 12,
  'Dispute.evidence': 5,
  'Dispute.openedCards': 2,
  'Dispute.remedies': 20,
  'Dispute.rulings': 2,
  'Dispute.steps': 10,
  'DisciplineSheet.offences': 20,
  'DisciplineSheet.penalties': 20,
  'Federation.regions': 20,
  'HandReplay.steps': 40,
  'PersonalDetails.contacts': 10,
  'PersonalDetails.externalIds': 10,
  'PersonalDetails.suspensions': 5,
  'Prizes.bounties': 100,
  'Prizes.places': 100,
  'PlacesPreview.changes': 20,
  'PlacesPreview.prizes': 20,
  'PlacesPreview.returns': 2,
  'PlacesPreview.toCount': 10,
  'PrizeAwards.awards': 100,
  'ReshuffleList.shuffled': 52,
  'Registration.duplicates': 5,
  'Registration.licences': 20,
  'Registration.memberships': 10,
  'Rulebook.houseRules': 20,
  'RulebookDifferences.differences': 100,
  'RulebookEdition.coverage': 110,
  'RulebookEdition.settings': 685,
  'SeatingChart.tables': 100,
  'ClubReport.attendance': 100,
  'ConsistencyProof.hashes': 20,
  'InclusionProof.hashes': 20,
  'LogKeys.rotations': 5,
  'LeaderboardRow.results': 20,
  'Lineup.members': 10,
  'QualificationReview.wouldNot': 3,
  'QualificationReview.wouldProceed': 3,
  'RankChange.passed': 20,
  'RankChange.passedBy': 20,
  'SchemePreview.differences': 500,
  'SchemePreview.problems': 10,
  'SchemePreview.rising': 20,
  'Season.adjustments': 20,
  'Season.schemes': 5,
  'Season.stages': 3,
  'Season.teams': 50,
  'SeasonRound.standings': 50,
  'SeasonStage.cut': 3,
  'SeasonStage.lineups': 50,
  'SeasonStage.qualified': 50,
  'SheetRevision.differences': 40,
  'StandingChange.newlyCounted': 1,
  'StandingChange.newlyDropped': 1,
  'ImportResultsPayload.differences': 1_000,
  'ImportResultsPayload.waiting': 200,
  'WaitingRow.proposed': 2,
  'Me.grants': 20,
  'Me.tokens': 20,
  'Token.roles': 10,
  'Tournament.qualified': 100,
  'Tournament.tableNumbers': 100,
  'Tournament.tables': 100,
  announcements: 5,
  articles: 3,
  assignments: 10,
  awaited: 10,
  awards: 4,
  beforeRiver: 5,
  board: 5,
  breaks: 10,
  burned: 3,
  cards: 4,
  choices: 6,
  claimWindows: 4,
  claims: 5,
  commitments: 2,
  controlled: 10,
  corrections: 3,
  deadHands: 10,
  dealtIn: 10,
  decided: 3,
  defaults: 2,
  due: 10,
  events: 20,
  excluded: 10,
  faults: 5,
  from: 10,
  haltArticles: 3,
  halts: 100,
  handsToOpen: 10,
  heldTables: 100,
  infractions: 3,
  leaving: 10,
  lines: 5,
  missed: 20,
  moves: 20,
  newcomers: 10,
  of: 52,
  offences: 10,
  officialCalls: 10,
  options: 6,
  order: 10,
  others: 10,
  penalties: 3,
  pendingActs: 10,
  pieces: 20,
  players: 10,
  playerIds: 10,
  playingTables: 100,
  pots: 10,
  qualifies: 10,
  qualifiesNoMore: 10,
  questions: 10,
  racedOff: 20,
  replacementDue: 10,
  rescued: 10,
  rulings: 10,
  seats: 10,
  settings: 5,
  sharedThings: 3,
  sharedWith: 10,
  shares: 10,
  showdownOrder: 10,
  shownCards: 10,
  spoiltCards: 10,
  stacks: 10,
  steps: 10,
  tabled: 2,
  things: 3,
  tickets: 10,
  tokenIds: 20,
  to: 10,
  toCome: 10,
  types: 6,
  uncorrectedAmounts: 10,
  values: 20,
  waiting: 10,
  waitingTables: 100,
  winners: 10,
  // What introspection finds where it is not asked alone: the most that a type of this schema has.
  '__Schema.types': 500,
  '__Schema.directives': 10,
  '__Type.fields': 120,
  '__Type.inputFields': 40,
  '__Type.enumValues': 400,
  '__Type.interfaces': 5,
  '__Type.possibleTypes': 20,
  '__Field.args': 20,
  '__Directive.args': 5,
};

/** What each row of a page costs before anything is selected of it, where that is more than to read it. */
const rowWeights: Readonly<Record<string, number>> = {
  // Each is read from its stream where its sentence or its data is asked for.
  'Query.auditFeed': 15,
  // Each is read from a second view by its key.
  'Query.playerResults': 20,
  'Query.playerTournaments': 20,
};

/** The weight of a field. @param parent the name of its type; `Query` for one that asks a query */
export function weightOf(parent: string, field: string): number {
  if (parent === 'Mutation') return costOfCommand(field);
  return weights[`${parent}.${field}`] ?? (parent === 'Query' ? QUERY : 1);
}

/** The weight of each row of a page that a field reads. */
export function rowWeightOf(parent: string, field: string): number {
  return rowWeights[`${parent}.${field}`] ?? 1;
}

/** How many entries a list has; undefined where nobody has declared it. @param page how many a page was asked to have, in a connection */
export function entriesOf(parent: string, field: string, page: number | null): number | undefined {
  if (page !== null && (field === 'nodes' || field === 'edges')) return page;
  return entries[`${parent}.${field}`] ?? entries[field];
}

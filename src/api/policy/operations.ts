/**
 * The rows of the policy table for what is no command: queries, subscriptions, and mutations of their own. A command has its row in its declaration.
 * A field of the schema without a row stops the start.
 */
import type { PolicyGroup } from '../../access/policy/groups.js';

/**
 * Where the scope of an operation is read: the argument that names it; `none` for the whole installation; `own` where the resolver goes by what
 * whoever asks holds themselves.
 */
export type ScopeSource = 'none' | 'own' | 'tournamentId' | 'handId' | 'disputeId' | 'stream' | 'clubId' | 'federationId' | 'playerId';

export interface Row {
  readonly group: PolicyGroup;
  readonly scope: ScopeSource;
}

const everybody: Row = { group: 'everybody', scope: 'none' };

export const rows: Readonly<Record<'Query' | 'Mutation' | 'Subscription', Readonly<Record<string, Row>>>> = {
  Query: {
    apiVersion: everybody,
    balancing: everybody,
    boardErrorProcedure: everybody,
    breakOrder: everybody,
    chipInventory: everybody,
    chipRace: everybody,
    clock: everybody,
    club: everybody,
    // Heads and proofs have hashes of hashes alone.
    logHead: everybody,
    logHeads: everybody,
    logKeys: everybody,
    inclusionProof: everybody,
    consistencyProof: everybody,
    clubs: everybody,
    clubsOfFederation: everybody,
    dispute: everybody,
    // The resolver shows it to those whom the dispute concerns, and to officials.
    disputeDocument: everybody,
    disputes: everybody,
    disputesOfHand: everybody,
    disputesOfPlayer: everybody,
    eventCatalogue: everybody,
    fairness: everybody,
    federation: everybody,
    federations: everybody,
    fairnessSummary: everybody,
    hand: everybody,
    handForHand: everybody,
    handReplay: everybody,
    hands: everybody,
    me: everybody,
    moves: everybody,
    nextHands: everybody,
    // It asks the query of what it finds, which has a row of its own.
    node: everybody,
    player: everybody,
    playerFairness: everybody,
    playerResults: everybody,
    playerTournaments: everybody,
    position: everybody,
    previewChipRace: everybody,
    previewRuling: everybody,
    prizes: everybody,
    proposedMoves: everybody,
    refusalCatalogue: everybody,
    registration: everybody,
    reshuffleList: everybody,
    rulebook: everybody,
    rulebookDifferences: everybody,
    rulebooks: everybody,
    resultSheet: everybody,
    clubReport: everybody,
    headToHead: everybody,
    leaderboard: everybody,
    rankChange: everybody,
    schemePreview: everybody,
    season: everybody,
    seasonClubs: everybody,
    seasonExport: everybody,
    seasonRegions: everybody,
    seasonRounds: everybody,
    seasonStanding: everybody,
    seasonTournaments: everybody,
    seasonsOfClub: everybody,
    seasonsOfFederation: everybody,
    standingChanges: everybody,
    seatingChart: everybody,
    sheetResultsOf: everybody,
    sheetRevisions: everybody,
    sheetRows: everybody,
    sheetsOfClub: everybody,
    sheetsOfFederation: everybody,
    tournamentDifferences: everybody,
    standing: everybody,
    standings: everybody,
    substantialAction: everybody,
    table: everybody,
    tables: everybody,
    tablesConnection: everybody,
    tournament: everybody,
    tournaments: everybody,
    accessLog: { group: 'access.own', scope: 'own' },
    auditFeed: { group: 'read.log', scope: 'tournamentId' },
    chipLedger: { group: 'read.floor', scope: 'tournamentId' },
    clubMembers: { group: 'registry.read', scope: 'clubId' },
    clubRequests: { group: 'registry.read', scope: 'clubId' },
    disciplineSheet: { group: 'read.discipline', scope: 'tournamentId' },
    events: { group: 'read.log', scope: 'stream' },
    myData: { group: 'registry.self', scope: 'playerId' },
    openOffences: { group: 'read.discipline', scope: 'tournamentId' },
    personalData: { group: 'registry.read', scope: 'playerId' },
    standingHistory: { group: 'read.log', scope: 'tournamentId' },
    // An id of another program leads to anybody: the resolver shows those whom the asker may read of.
    playerByExternalId: { group: 'registry.read', scope: 'own' },
    // What previews show is what the commands would decide.
    previewCorrectedElimination: { group: 'td.decide', scope: 'tournamentId' },
    previewLift: { group: 'td.decide', scope: 'tournamentId' },
    previewPlaces: { group: 'td.decide', scope: 'tournamentId' },
    previewReinstatement: { group: 'td.decide', scope: 'tournamentId' },
  },
  Mutation: {
    createToken: { group: 'access.own', scope: 'own' },
    endPairing: { group: 'access.devices', scope: 'tournamentId' },
    grantClubRole: { group: 'club.run', scope: 'clubId' },
    grantFederationRole: { group: 'federation.run', scope: 'federationId' },
    grantTournamentRole: { group: 'club.run', scope: 'tournamentId' },
    importResults: { group: 'sheets.import', scope: 'clubId' },
    linkPlayer: { group: 'club.run', scope: 'playerId' },
    namePlayer: { group: 'club.people', scope: 'playerId' },
    offerPairing: { group: 'access.devices', scope: 'tournamentId' },
    pairDevice: everybody,
    publishResults: { group: 'td.direct', scope: 'tournamentId' },
    revokeClubRole: { group: 'club.run', scope: 'clubId' },
    revokeFederationRole: { group: 'federation.run', scope: 'federationId' },
    revokeToken: { group: 'access.own', scope: 'own' },
    revokeTournamentRole: { group: 'club.run', scope: 'tournamentId' },
    unlinkPlayer: { group: 'club.run', scope: 'playerId' },
  },
  Subscription: {
    clockChanged: everybody,
    handEvents: everybody,
    standingsChanged: everybody,
    tableChanged: everybody,
  },
};

/**
 * The policy of the program beside the table that was designed before it: written by others, group by group. What differs is listed with the reason;
 * what came later stands here by hand.
 */
import { readFileSync } from 'node:fs';
import type { Principal, Role, Scope } from '../../src/access/principal.js';
import { Asking, ofFriday, type RootField } from './asking.js';

interface DesignedGroup {
  readonly id: string;
  readonly scope: string;
  readonly allow: readonly Role[];
  readonly operations: readonly string[];
}

const { groups } = JSON.parse(readFileSync(new URL('../fixtures/policy-design.json', import.meta.url), 'utf8')) as {
  readonly groups: readonly DesignedGroup[];
};
const groupNamed = (id: string): DesignedGroup => groups.find((group) => group.id === id)!;
const designed = new Map(groups.flatMap((group) => group.operations.map((name) => [name, group] as const)));

const everyRole: readonly Role[] = [
  'integrationRead',
  'integrationWrite',
  'device',
  'player',
  'floor',
  'td',
  'clubAdmin',
  'federationOfficial',
  'federationAdmin',
];
const officials: readonly Role[] = ['floor', 'td'];

/** Roles that may use an operation, where they are not those of the design. */
const otherRoles: Readonly<Record<string, readonly Role[]>> = {
  // The books let floors announce them, and narrow what is left to the director themselves.
  announceChipRace: officials,
  announceColorUp: officials,
  disqualifyPlayer: officials,
  // A club’s software reads the log as its officials do.
  auditFeed: ['integrationRead', 'td', 'clubAdmin', 'federationOfficial', 'federationAdmin'],
  standingHistory: ['integrationRead', 'td', 'clubAdmin', 'federationOfficial', 'federationAdmin'],
  events: ['integrationRead', 'td', 'clubAdmin', 'federationOfficial', 'federationAdmin'],
  // It is about all tables, so no device of one of them does it.
  revealAllIns: officials,
  // Witnesses ask, who have no token: there are hashes and signatures alone.
  logHead: ['public'],
  logHeads: ['public'],
  logKeys: ['public'],
  inclusionProof: ['public'],
  consistencyProof: ['public'],
  // What is in play is no secret of the floor: clocks show the average stack.
  chipInventory: ['public'],
  // Players see what concerns themselves, and no list of others; federations what they may suspend for.
  disciplineSheet: ['player', 'floor', 'td', 'clubAdmin', 'federationOfficial'],
  disciplineSheets: ['floor', 'td', 'clubAdmin', 'federationOfficial'],
  openOffences: ['floor', 'td', 'clubAdmin', 'federationOfficial'],
  // What the officials owe is nothing that players have to know.
  due: ['floor', 'td', 'clubAdmin'],
  bags: ['floor', 'td', 'clubAdmin'],
  door: ['floor', 'td', 'clubAdmin'],
  doorEntrants: ['floor', 'td', 'clubAdmin'],
  waitingList: ['public'],
  // Who owes what, nobody else has to know.
  cashDesk: ['floor', 'td', 'clubAdmin'],
  recentActivity: ['floor', 'td', 'clubAdmin'],
  // A club on the word of the person.
  chooseVisibility: ['player', 'clubAdmin'],
  requestErasure: ['player', 'clubAdmin'],
  myData: ['player', 'clubAdmin'],
  // Whose results are amended by the official may be by the admin above them too.
  ratifySheet: ['federationOfficial', 'federationAdmin'],
  // As the table of the roles in the design says: clubs whom no federation licensed.
  erasePerson: ['clubAdmin', 'federationAdmin'],
  // Whoever asks goes by what they hold themselves.
  me: ['public'],
  accessLog: everyRole,
  // What is public, as it changes.
  tournamentChanged: ['public'],
  haltedTables: ['public'],
  announcements: ['public'],
  enumLabels: ['public'],
  latestEliminations: ['public'],
  raceProgress: ['public'],
  leaderboardChanged: ['public'],
  tournamentsOfClub: ['public'],
  // Who reads no log anywhere is refused by the feed: `test/api/changes.spec.ts`.
  changes: everyRole,
  changed: everyRole,
  createToken: everyRole,
  revokeToken: everyRole,
  // Each has their own, and whoever administers a principal may end theirs: `test/api/webhooks.spec.ts`.
  createWebhook: everyRole,
  updateWebhook: everyRole,
  rotateWebhookSecret: everyRole,
  disableWebhook: everyRole,
  enableWebhook: everyRole,
  replayWebhook: everyRole,
  deleteWebhook: everyRole,
  testWebhook: everyRole,
  webhook: everyRole,
  webhooks: everyRole,
};

/** What the design does not name: the group of it that the operation belongs to. */
const cameLater: Readonly<Record<string, readonly string[]>> = {
  'hand.play': ['foldTo', 'playActions', 'recordHandResult', 'takeBackEntry'],
  'floor.rule': ['correctEntry', 'withdrawHandPlayed'],
  'floor.seats': ['reopenTable', 'seatWaitingPlayer', 'showMessage', 'takeDownMessage', 'transferEntry', 'withdrawLateness'],
  'floor.chips': [
    'correctChipCount',
    'correctChipRace',
    'recordAbsentBlinds',
    'recordBag',
    'withdrawBag',
    'withdrawChipRace',
    'withdrawColorUp',
  ],
  'floor.entries': [
    'cancelPurchase',
    'checkIn',
    'giveRefund',
    'payEntry',
    'payPrize',
    'registerPlayers',
    'returnAlternate',
    'takeAddOns',
    'transferPurchase',
    'withdrawCheckIn',
    'withdrawEntryPayment',
    'withdrawPayment',
    'withdrawPayout',
  ],
  'club.tournaments': ['copyTournament'],
  'td.direct': [
    'annulEntry',
    'changeCapacity',
    'changeStructure',
    'correctAnnouncement',
    'correctPlayedLevel',
    'correctTerms',
    'dissolveFinalTable',
    'loosenBalancing',
    'redrawSeats',
    'reopenDay',
    'reopenLateEntry',
    'withdrawBreakOrder',
    'withdrawRedraw',
    'withdrawStart',
  ],
  'td.decide': ['annulDeal', 'annulHand', 'correctElimination', 'correctPlaces', 'liftDeclassing', 'liftDisqualification'],
  'registry.write': ['endClubExclusion', 'excludeFromClub', 'unmapExternalId'],
  'season.define': ['renameSeason', 'leaveTournamentToRules', 'renameTeam', 'withdrawTeam'],
  'season.decide': ['liftAdjustment', 'reopenStage', 'upholdQualification', 'reopenSeason'],
  'dispute.open': ['recordEvidence', 'withdrawEvidence'],
  'dispute.rule': ['ruleOnDispute', 'takeUpDispute', 'disownRemedy', 'closeDispute', 'reopenDispute'],
  'dispute.appeal': ['withdrawAppeal'],
  'read.log': ['standingHistory'],
  'federation.run': ['foundFederation', 'registerClub', 'renameFederation'],
  'club.run': ['closeClub', 'linkPlayer', 'reopenClub', 'unlinkPlayer'],
  'read.tournament': [
    'handHistory',
    'apiVersion',
    'dispute',
    'disputeDocument',
    'disputeFindings',
    'disputes',
    'disputesOfHand',
    'disputesOfPlayer',
    'tournamentDifferences',
    'sheetResultsOf',
    'sheetRevisions',
    'sheetRows',
    'sheetsOfClub',
    'sheetsOfFederation',
    'clubReport',
    'clubsOfFederation',
    'rankChange',
    'schemePreview',
    'seasonClubs',
    'seasonExport',
    'seasonRegions',
    'seasonRounds',
    'seasonStanding',
    'seasonTournaments',
    'seasonNotRanked',
    'seasonsOfClub',
    'seasonsOfFederation',
    'stageCounting',
    'standingChanges',
    'playerResults',
    'playerTournaments',
    'players',
    'registration',
    'standing',
  ],
};
/** A club’s own season is the club’s. A line-up is named by the club, or by those above it. */
const ofSeasons: Readonly<Record<string, readonly Role[]>> = {
  ...Object.fromEntries(
    [...groupNamed('season.define').operations, ...cameLater['season.define']!].map((name) => [
      name,
      ['clubAdmin', 'federationOfficial', 'federationAdmin'] as const,
    ]),
  ),
  ...Object.fromEntries(
    ['adjustPoints', 'closeStage', 'ruleOnCut', 'amendQualification', 'closeSeason', 'adoptCorrection', ...cameLater['season.decide']!].map(
      (name) => [name, ['clubAdmin', 'federationOfficial'] as const],
    ),
  ),
  nameLineup: ['td', 'clubAdmin', 'federationOfficial', 'federationAdmin'],
};
/** Results: a director publishes those of their tournament and says whose they are, a club imports, a federation amends. */
const ofResults: Readonly<Record<string, readonly Role[]>> = {
  publishResults: ['td'],
  importResults: ['integrationWrite', 'td', 'clubAdmin'],
  matchName: ['integrationWrite', 'td', 'clubAdmin'],
  forgetName: ['integrationWrite', 'td', 'clubAdmin'],
  waitingNames: ['integrationWrite', 'td', 'clubAdmin'],
  resultsFile: ['integrationWrite', 'td', 'clubAdmin'],
  reassignRow: ['integrationWrite', 'td', 'clubAdmin'],
  correctAffiliation: ['federationAdmin'],
  correctMembership: ['integrationWrite', 'clubAdmin'],
  correctSheetDay: ['integrationWrite', 'td', 'clubAdmin'],
  withdrawImport: ['integrationWrite', 'td', 'clubAdmin'],
  amendRow: ['federationOfficial', 'federationAdmin'],
  liftAmendment: ['federationOfficial', 'federationAdmin'],
};

/** Cards that were not tabled: the design has them as a field that is kept from most. */
const ofCards: Readonly<Record<string, readonly Role[]>> = {
  openCards: ['td', 'federationOfficial'],
  sealCards: ['td', 'federationOfficial'],
};

/** What is read of people, whom the design shows to those who may write it, to programs and to those above. */
const readsOfPeople: readonly Role[] = ['integrationRead', 'integrationWrite', 'clubAdmin', 'federationOfficial', 'federationAdmin'];
const readers: Readonly<Record<string, readonly Role[]>> = {
  clubMembers: readsOfPeople,
  clubExclusions: readsOfPeople,
  clubRequests: readsOfPeople,
  personalData: ['player', ...readsOfPeople],
  // The resolver shows those whom the asker may read of.
  playerByExternalId: everyRole,
};

const later = new Map(Object.entries(cameLater).flatMap(([id, names]) => names.map((name) => [name, groupNamed(id)] as const)));
const groupOf = (name: string): DesignedGroup | undefined => designed.get(name) ?? later.get(name);
const allowed = (name: string): readonly Role[] | undefined =>
  otherRoles[name] ?? ofCards[name] ?? ofSeasons[name] ?? ofResults[name] ?? readers[name] ?? groupOf(name)?.allow;

const scopeOf: Readonly<Record<'own' | 'other', Readonly<Record<string, Scope>>>> = {
  own: {
    table: { kind: 'table', tournamentId: 'friday', table: 1 },
    tournament: { kind: 'tournament', tournamentId: 'friday' },
    club: { kind: 'club', clubId: 'mons' },
    federation: { kind: 'federation', federationId: 'north' },
  },
  other: {
    table: { kind: 'table', tournamentId: 'friday', table: 2 },
    tournament: { kind: 'tournament', tournamentId: 'monday' },
    club: { kind: 'club', clubId: 'namur' },
    federation: { kind: 'federation', federationId: 'south' },
  },
};

const holder = (role: Role, scope: Scope, playerId?: string): Principal => ({
  id: `${role} at ${JSON.stringify(scope)}`,
  kind: role === 'device' ? 'device' : 'person',
  grants: role === 'player' ? [] : [{ role, scope }],
  ...(playerId === undefined ? {} : { playerId }),
});

describe('the policy beside its design', () => {
  let asking: Asking;
  let fields: ReadonlyMap<string, RootField>;
  const passes = (name: string, principal: Principal): boolean => !/^[A-Z_]+$/.test(asking.ask(fields.get(name)!, principal, ofFriday));

  beforeAll(async () => {
    asking = await Asking.open();
    fields = new Map(asking.fields().map((root) => [root.name, root]));
  });

  it('has a line for every operation of the schema, and none for what is not there', () => {
    expect([...fields.keys()].filter((name) => allowed(name) === undefined)).toEqual([]);
    expect(
      [...Object.keys(otherRoles), ...Object.keys(readers), ...Object.keys(ofResults), ...Object.keys(ofSeasons), ...later.keys()].filter(
        (name) => !fields.has(name),
      ),
    ).toEqual([]);
    expect([...later.keys()].filter((name) => designed.has(name))).toEqual([]);
  });

  it('lets each role do what it may, held on the federation, and nothing else', () => {
    const wrong: string[] = [];
    for (const name of fields.keys()) {
      const roles = allowed(name)!;
      for (const role of everyRole) {
        const scope = scopeOf.own[role === 'device' ? 'table' : 'federation']!;
        const due = roles.includes('public') || roles.includes(role);
        if (passes(name, holder(role, scope, role === 'player' ? 'p1' : undefined)) !== due) wrong.push(`${name} as ${role}: not ${due}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('goes by the scope of the design: the roles pass there, and not at another one of its kind', () => {
    const wrong: string[] = [];
    for (const name of fields.keys()) {
      // Officials hold roles on tournaments: a table is its device’s.
      const scope = groupOf(name)?.scope ?? 'none';
      const kind = scope === 'table' ? 'tournament' : scope;
      const roles = allowed(name)!;
      if (!(kind in scopeOf.own) || roles.includes('public') || roles === everyRole) continue;
      for (const place of ['own', 'other'] as const) {
        for (const role of roles.filter((each) => each !== 'player' && each !== 'device')) {
          if (passes(name, holder(role, scopeOf[place][kind]!)) !== (place === 'own')) wrong.push(`${name} as ${role} at ${place} ${kind}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

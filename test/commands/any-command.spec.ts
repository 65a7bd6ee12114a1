import * as fc from 'fast-check';
import { type DomainEvent, validateEvent } from '../../events/catalogue.js';
import { PersonalField } from '../../events/federation.js';
import type { FederationId } from '../../events/ids.js';
import { findMisfit } from '../../commands/shape.js';
import type { Command } from '../../commands/command.js';
import type { HandCommand } from '../../commands/hand.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import type { Decider } from '../../src/decider.js';
import { clubDecider } from '../../src/federation/club-decider.js';
import { federationDecider } from '../../src/federation/federation-decider.js';
import { personDecider } from '../../src/federation/person-decider.js';
import { disputeDecider } from '../../src/dispute/decider.js';
import type { DisputeState } from '../../src/dispute/state.js';
import { seasonDecider } from '../../src/season/decider.js';
import type { SeasonState } from '../../src/season/state.js';
import { sheetDecider } from '../../src/sheet/decider.js';
import type { SheetState } from '../../src/sheet/state.js';
import type { StageRules } from '../../events/season-schemes.js';
import { firstEdition } from '../../events/editions.js';
import type { DisputeEvent } from '../../events/dispute.js';
import type { SeasonEvent } from '../../events/season.js';
import type { SheetRow } from '../../events/sheet-row.js';
import { schemeOf } from '../fixtures/seasons.js';
import type { SheetFacts } from '../../events/sheet.js';
import { licenceKey, type PersonState, unknownPerson } from '../../src/federation/person-state.js';
import { handDecider } from '../../src/hand/decider.js';
import type { HandState } from '../../src/hand/state.js';
import type { TournamentState } from '../../src/tournament/state.js';
import { HandAtTable } from '../fixtures/hand-at-table.js';
import { after, fold, friday, frozen, open, register, START, started, when } from '../tournament-scenario.js';
import { initialTournamentState } from '../../src/tournament/state.js';
import { anyCommand, canBeDrawn, type Drawn, gesture, plainAction } from './any-command.js';
import { allCommands } from '../../commands/rooms.js';

const nothingKnown = { clubs: [], regions: [], levels: [], federations: [], clubsOfPlayers: [] };
const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const drawn: Drawn = {
  players: [...names, 'stranger'],
  hands: ['friday.1.1', 'friday.1.2'],
  at: START + 1_000,
  written: {
    ActionInput: plainAction,
    GestureInput: gesture,
    PeriodInput: fc.constant({ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }),
    RulebookInput: fc.constant(friday.rulebook),
  },
  facts: {
    clubId: fc.constantFrom('a', 'b'),
    tookPart: fc.boolean(),
    whose: fc.constantFrom('a', null),
    event: fc.constantFrom({ stream: 'tournament-friday', revision: 4 }, null),
    sealed: fc.constantFrom([1, 2, 3], []),
    about: fc.record({
      found: fc.constantFrom({ subject: { kind: 'place', playerId: 'a' }, window: null, parties: ['a'] }, null),
      rulebook: fc.constantFrom(firstEdition('ropta'), null),
      ofFederation: fc.boolean(),
      openOfClaimant: fc.constantFrom(0, 5),
    }),
    club: fc.constantFrom('unknown', 'open', 'closed'),
    recorded: fc.subarray([...PersonalField.options]),
    federationOfClub: fc.constantFrom('c', 'd', null),
    ageThen: fc.constantFrom(17, 18, null),
    minimumAge: fc.constant(18),
    regions: fc.constantFrom(['HAINAUT'], [], null),
    exclusionId: fc.constantFrom('e', 'f'),
    suspensionId: fc.constantFrom('e', 'f'),
    isFederation: fc.boolean(),
    hasPseudonym: fc.boolean(),
    isTheirs: fc.boolean(),
    licensedBy: fc.constantFrom('c', null),
    isLicensedOtherwise: fc.boolean(),
    licences: fc.constantFrom([{ federationId: 'c', period: '2026-2027' }], []),
    isOwnerKnown: fc.boolean(),
    waiting: fc.constantFrom(0, 2),
    late: fc.boolean(),
    extraPoints: fc.constantFrom(null, new Map([['a', '2.5']]), new Map()),
    knownWords: fc.constant(nothingKnown),
    check: fc.constantFrom(
      { known: nothingKnown, problem: null },
      { known: nothingKnown, problem: { sheet: null, entrants: 3, place: 1, problem: 'DIVISION_BY_ZERO' } },
    ),
    trial: fc.constantFrom(
      { digest: '0'.repeat(64), problem: null },
      { digest: '', problem: { sheet: null, entrants: 2, place: 1, problem: 'TOO_LARGE' } },
    ),
    sheet: fc.constantFrom({ isOwn: true, kind: 'weekly' }, { isOwn: false, kind: null }, null),
    known: fc.boolean(),
    table: fc.constantFrom(
      { qualified: [], cut: [] },
      { qualified: [{ competitor: 'a', rank: 1, points: '2' }], cut: [{ competitor: 'b', rank: 2, points: '1' }] },
    ),
    standing: fc.constantFrom({ rank: 1, points: '2' }, null),
    isOwnClub: fc.boolean(),
    licensedWith: fc.constantFrom({ a: 'a', b: 'a' }, {}),
    survivingIds: fc.constantFrom({ a: 'b' }, {}),
    isKnown: fc.boolean(),
    survivorId: fc.constantFrom('a', 'b'),
    other: fc.record({
      isKnown: fc.boolean(),
      isErased: fc.boolean(),
      mergedInto: fc.constantFrom('c', null),
      duplicates: fc.constantFrom(['d'], []),
      licences: fc.constantFrom([{ federationId: 'c', period: '2026-2027' }], []),
      met: fc.constantFrom('friday', null),
    }),
  },
};

const announced = after(initialTournamentState, friday);
const running = started(names);
const tournaments: readonly TournamentState[] = [
  initialTournamentState,
  announced,
  after(announced, ...register(...names)),
  running,
  after(running, open(1)),
];

function handAfter(...acts: readonly HandCommand[]): HandState {
  const hand = HandAtTable.with({ stacks: [5_000, 5_000, 300] });
  for (const act of acts) hand.give(act);
  return hand.state;
}

/** Every event has to be one that the catalogue allows and the hand can fold. */
function foldHand(state: HandState, command: HandCommand): void {
  const { events = [] } = handDecider.decide(frozen(command), frozen(state));
  events.forEach((event) => validateEvent(event));
  events.reduce((folded, event) => frozen(handDecider.evolve(folded, frozen(event))), state);
}

const allIn = (seat: number): HandCommand => ({ type: 'Act', seat, action: { type: 'allIn' } });
const hands: readonly HandState[] = [
  handAfter(),
  handAfter({ type: 'Act', seat: 3, action: { type: 'call' } }),
  handAfter(allIn(3), allIn(1), { type: 'Act', seat: 2, action: { type: 'fold' } }),
];

const federations = [
  federationDecider.initialState,
  { ...federationDecider.initialState, name: 'North', regions: new Map([['HAINAUT', 'x']]) },
];
const club = { ...clubDecider.initialState, name: 'Mons' };
const clubs = [
  clubDecider.initialState,
  club,
  { ...club, federationId: 'c' as FederationId, region: 'HAINAUT' },
  { ...club, closed: true },
];
const id = (name: string): never => name as never;
const member: PersonState = {
  ...unknownPerson,
  registered: true,
  clubs: new Map([
    [id('a'), true],
    [id('b'), false],
  ]),
};
const requested = { federationId: id('c'), period: '2026-2027', until: null };
const people: readonly PersonState[] = [
  unknownPerson,
  member,
  { ...member, ofAge: true, duplicates: [id('b')], licences: new Map([[licenceKey(requested), requested]]) },
  { ...member, suspensions: new Map([[id('e'), { federationId: id('c'), from: '2026-09-01', until: null }]]) },
  { ...member, mergedInto: id('a') },
  { ...member, erasure: 'ordered' },
  { ...member, erasure: 'erased' },
];

/** Registry events can be recorded and folded, and the same command can be decided again afterwards. */
function tryRegistry<State, Given, Event extends DomainEvent>(
  decider: Decider<State, Given, Event>,
  states: readonly State[],
  given: object,
  of = 'a',
): void {
  const command = frozen({ ...given, of }) as Given;
  for (const state of states) {
    const { events = [] } = decider.decide(command, state);
    events.forEach((event) => validateEvent(event));
    const after = events.reduce((folded, event) => decider.evolve(folded, frozen(event)), state);
    decider.decide(command, after).events?.forEach((event) => validateEvent(event));
  }
}

const row: SheetRow = { recordedAs: id('a'), place: 1, tied: 1, state: 'finished', entries: 1, rebuys: 0, bounties: 0 };
const facts: SheetFacts = {
  source: 'tapis',
  tournamentId: id('a'),
  clubId: null,
  name: 'Friday',
  date: '2026-09-04',
  kind: null,
  entrants: 2,
  entries: 2,
  buyIn: null,
};
const sheet: SheetState = { ...sheetDecider.initialState, facts, revision: 1, rows: [row, { ...row, recordedAs: id('b'), place: 2 }] };
const sheets: readonly SheetState[] = [sheetDecider.initialState, sheet, { ...sheet, status: 'withdrawn' }];

const rules: StageRules = {
  counting: [{ name: 'all' }],
  selection: { count: 'all' },
  ranking: ['points'],
  qualification: { places: 1, tieAtCut: 'official' },
};
const created: SeasonEvent = {
  type: 'SeasonCreated',
  data: {
    seasonId: id('a'),
    federationId: id('c'),
    clubId: null,
    name: 'Autumn',
    stageName: 'First',
    rules,
    competitors: 'players',
    scheme: schemeOf(),
  },
};
const season = seasonDecider.evolve(seasonDecider.initialState, created);
const [firstStage] = season.stages;
const qualified = [{ competitor: 'a', rank: 1, points: '2' }];
const seasons: readonly SeasonState[] = [
  seasonDecider.initialState,
  season,
  {
    ...season,
    schemes: [schemeOf(), schemeOf()],
    adjusted: 1,
    adjustments: [{ adjustment: 1, stage: 1, playerId: id('a'), teamId: null, points: '1' }],
  },
  { ...season, stages: [{ ...firstStage!, status: 'closed', closedWith: 1, qualified, cut: [{ competitor: 'b', rank: 2, points: '1' }] }] },
  { ...season, stages: [{ ...firstStage!, status: 'closed', closedWith: 1, qualified, review: { wouldProceed: ['b'], wouldNot: ['a'] } }] },
  { ...season, competitors: 'teams', teams: { a: { clubId: id('a'), name: 'A', withdrawn: false } } },
  { ...season, status: 'closed', correctionDue: true },
];

const disputeOpened: DisputeEvent = {
  type: 'DisputeOpened',
  data: {
    disputeId: id('friday.d1'),
    subject: { kind: 'hand', handId: id('friday.1.1'), revision: null },
    playerId: id('a'),
    claim: 'My flush was overlooked.',
    window: { open: false, until: 'nextHandStart', article: 'MO 10.1' },
    parties: [id('a')],
    rulebook: firstEdition('ropta'),
    ofFederation: true,
  },
};
const late = disputeDecider.evolve(disputeDecider.initialState, disputeOpened);
const article = { article: 'RO 1.7', fallback: false, house: false };
const lodged = { playerId: id('a'), reason: 'x', article, withdrawalReason: null, decision: null };
const disputed: readonly DisputeState[] = [
  disputeDecider.initialState,
  late,
  { ...late, status: 'open' },
  { ...late, status: 'ruled', evidence: [{ evidence: 1, playerId: id('a'), statement: 'x', file: null, withdrawalReason: null }] },
  { ...late, status: 'appealed', appeal: lodged, openedSeats: [1] },
  { ...late, status: 'closed', before: 'ruled' },
];

function tryCommand({ on }: Command, given: object): void {
  switch (on) {
    case 'tournament':
      for (const state of tournaments) fold(state, when(state, given as TournamentCommand).events ?? []);
      return;
    case 'hand':
      for (const state of hands) foldHand(state, given as HandCommand);
      return;
    case 'federation':
      return tryRegistry(federationDecider, federations, given);
    case 'club':
      return tryRegistry(clubDecider, clubs, given);
    case 'player':
      return tryRegistry(personDecider, people, given);
    case 'sheet':
      return tryRegistry(sheetDecider, sheets, given);
    case 'season':
      return tryRegistry(seasonDecider, seasons, given);
    case 'dispute':
      return tryRegistry(disputeDecider, disputed, given, 'friday.d1');
    case 'access':
      throw new Error('no client gives it');
  }
}

const ofClients = allCommands.filter(({ mutation }) => mutation !== null);
const byClients = ofClients.filter((command) => canBeDrawn(command, drawn.facts));

describe('Any command that its declaration allows', () => {
  it('is every command that clients give, but those that carry a part of a tournament', () => {
    const left = ofClients.filter((command) => !byClients.includes(command)).map(({ type }) => type);
    expect(left).toEqual(['OpenHand', 'SetPrizes', 'CorrectLevel', 'DealInNewcomer']);
  });

  it.each(byClients.map((command) => [command.type, command] as const))(
    '%s is decided, what it makes can be recorded, and it passes the check of its shape',
    (_type, command) => {
      fc.assert(
        fc.property(anyCommand(command, drawn), (given) => {
          expect(findMisfit(command.fields, given)).toBeNull();
          tryCommand(command, given);
        }),
        { numRuns: 20 },
      );
    },
  );
});

import { readFile } from 'node:fs/promises';
import {
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isNullableType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLSchema,
  buildSchema,
} from 'graphql';
import type { HandCommand } from '../../src/hand/commands.js';
import type { TournamentCommand } from '../../src/tournament/commands.js';
import { handCommandTypes } from '../../src/hand/decider.js';
import { tournamentCommandTypes } from '../../src/tournament/decider.js';
import { schemaText } from '../../src/api/print-schema.js';
import { ApiUnderTest, startFriday } from './client.js';

/** The commands that no client gives: Tapis gives them itself, on this occasion. */
const givenByTapis = {
  SettleHand: 'a hand is over',
  CorrectSettlement: 'a hand that was settled is corrected',
  CorrectPositions: 'button and blinds of a hand are put right',
  RecordNewcomer: 'a player is dealt into a hand that was opened without him',
  NoteOffence: 'a hand notes an offence',
  NoteHiddenChips: 'a hand takes chips out of play',
  StartHand: 'the tournament opens a hand',
  CorrectStacks: 'an earlier hand of the table is corrected',
  ReleaseAllInHands: 'the other tables are done',
} as const satisfies Partial<Record<TournamentCommand['type'] | HandCommand['type'], string>>;

const lowerCamel = (type: string): string => `${type[0]!.toLowerCase()}${type.slice(1)}`;

const givenByClients = [...tournamentCommandTypes, ...handCommandTypes].filter((type) => !(type in givenByTapis));
const mutations = [...givenByClients.map(lowerCamel), 'namePlayer'];

describe('schema.graphql', () => {
  let text: string;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    text = await schemaText();
    schema = buildSchema(text);
  });

  it('is what the code says: "npm run schema" writes it', async () => {
    expect(await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(text);
  });

  it('describes everything in whole sentences', () => {
    const bare: string[] = [];
    const check = (name: string, description: string | null | undefined): void => {
      if (description == null || !/^[A-Z].*[.]$/s.test(description)) bare.push(name);
    };
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
      if (!['Query', 'Mutation', 'Subscription'].includes(type.name)) check(type.name, type.description);
      if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description);
      if (!isObjectType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field.description);
        if (!('args' in field)) continue;
        for (const arg of field.args) if (arg.name !== 'input') check(`${type.name}.${field.name}(${arg.name})`, arg.description);
      }
    }
    expect(bare).toEqual([]);
  });

  it('has a mutation for every command that a client can give, and one for names', () => {
    expect(Object.keys(schema.getMutationType()!.getFields()).toSorted((a, b) => a.localeCompare(b))).toEqual(
      mutations.toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('answers every command in one shape: what happened, and what it was given to as it stands', () => {
    const shapes = Object.values(schema.getMutationType()!.getFields())
      .filter(({ name }) => name !== 'namePlayer')
      .map(({ type }) => String(type));
    expect([...new Set(shapes)].toSorted((a, b) => a.localeCompare(b))).toEqual(['HandPayload', 'OpenHandPayload', 'TournamentPayload']);
    for (const shape of new Set(shapes)) {
      const payload = schema.getType(shape);
      expect(isObjectType(payload) && Object.keys(payload.getFields())).toEqual(
        expect.arrayContaining(['events', 'position', 'repeated', 'revision']),
      );
    }
  });

  it('has mutations that may be null, and in their answers what is read of a view: an error in one takes nothing away of the others', () => {
    for (const { name, type } of Object.values(schema.getMutationType()!.getFields())) {
      expect([name, isNullableType(type)]).toEqual([name, true]);
      const payload = getNamedType(type);
      const views = isObjectType(payload)
        ? Object.values(payload.getFields()).filter((field) => isObjectType(getNullableType(field.type)))
        : [];
      if (name !== 'namePlayer') expect([name, views.length]).not.toEqual([name, 0]);
      for (const view of views) expect([name, view.name, isNullableType(view.type)]).toEqual([name, view.name, true]);
    }
  });

  it('names the articles of a mutation in parentheses at the end of a sentence', () => {
    const elsewhere = Object.values(schema.getMutationType()!.getFields())
      .filter(({ description }) => /\((?:RC|MO|TDA|RO|TF) [^)]*\)(?![.;])/.test(description ?? ''))
      .map(({ name }) => name);
    expect(elsewhere).toEqual([]);
  });

  it('names each input for its mutation', () => {
    for (const { name, args } of Object.values(schema.getMutationType()!.getFields())) {
      expect(args.map((arg) => `${arg.name}: ${String(arg.type)}`)).toEqual([`input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!`]);
    }
  });
});

describe('Who may ask what', () => {
  let api: ApiUnderTest;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    schema = buildSchema(await schemaText());
    await startFriday(api);
  });

  afterAll(async () => {
    await api.close();
  });

  it('every mutation needs the token, whatever its input', async () => {
    const before = await api.tapis.store.lastPosition();
    for (const { name, args } of Object.values(schema.getMutationType()!.getFields())) {
      const type = args[0]!.type;
      const selection = name === 'namePlayer' ? '{ id }' : '{ revision }';
      const sample = samples[name] ?? {};
      const answer = await api.ask(`mutation($input: ${String(type)}) { ${name}(input: $input) ${selection} }`, {
        input: { ...(name === 'namePlayer' ? {} : { commandId: 'x' }), ...sample },
      });
      expect([name, answer.errors?.[0]?.extensions.code]).toEqual([name, 'UNAUTHENTICATED']);
    }
    expect(await api.tapis.store.lastPosition()).toBe(before);
  });

  it.each([
    'auditFeed(tournamentId: "friday") { totalCount }',
    'chipLedger(tournamentId: "friday") { totalCount }',
    'events(stream: "tournament-friday") { totalCount }',
  ])('%s needs the token, and a wrong one will not do', async (field) => {
    const codes = [
      await api.ask(`{ ${field} }`),
      await api.ask(`{ ${field} }`, {}, { authorization: `Bearer tapis_${'x'.repeat(43)}` }),
      await api.ask(`{ ${field} }`, {}, { authorization: 'Bearer ' }),
      await api.ask(`{ ${field} }`, {}, { authorization: 'Basic abc' }),
    ].map((answer) => answer.errors?.[0]?.extensions.code);
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']));
    expect((await api.asDirector(`{ ${field} }`)).errors).toBeUndefined();
  });

  it('standings, tables and clock are for everybody', async () => {
    const answer = await api.ask(
      '{ standings(tournamentId: "friday") { totalCount } tables(tournamentId: "friday") { table } clock(tournamentId: "friday") { state } tournaments { totalCount } hands(tournamentId: "friday") { totalCount } position eventCatalogue { type } }',
    );
    expect(answer.errors).toBeUndefined();
  });

  it('the schema can be read by a client’s tools', async () => {
    const answer = await api.ask(getIntrospectionQuery());
    expect(answer.errors).toBeUndefined();
    expect(answer.data!['__schema'].types.length).toBeGreaterThan(50);
  });
});

const onTournament = { tournamentId: 'friday' };
const onHand = { handId: 'friday.1.1' };
const samples: Readonly<Record<string, object>> = {
  announceColorUp: { ...onTournament, value: 25 },
  exchangeChips: { ...onTournament, table: 1, playerId: 'p1', gives: [{ value: 25, count: 4 }], gets: [{ value: 100, count: 1 }] },
  announceChipRace: { ...onTournament, newSmallest: 100 },
  runChipRace: { ...onTournament, table: 1, newSmallest: 100 },
  addChips: { ...onTournament, playerId: 'p1', amount: 25, reason: 'x' },
  removeChips: { ...onTournament, playerId: 'p1', amount: 25, reason: 'x' },
  reportLostChips: { ...onTournament, playerId: 'p1', amount: 25, reason: 'x' },
  reportLostChipsFound: { ...onTournament, playerId: 'p1', differenceId: 1, amount: 25, outOfView: true },
  confiscateHiddenChips: { ...onTournament, playerId: 'p1', amount: 25, origin: 'OUTSIDE', reason: 'x' },
  recordChipDiscrepancy: { ...onTournament, table: 1, stacks: [{ playerId: 'p1', stack: 1 }], reason: 'x' },
  reportFoundChips: { ...onTournament, playerId: 'p1', value: 25, count: 1 },
  recordOffence: { ...onTournament, playerId: 'p1', offence: 'INSULT' },
  closeOffence: { ...onTournament, offenceId: 1, finding: 'UNPUNISHED' },
  waiveSanction: { ...onTournament, offenceId: 1, reason: 'provoked' },
  issuePenalty: { ...onTournament, playerId: 'p1', unit: 'WARNING' },
  liftPenalty: { ...onTournament, penaltyId: 1, reason: 'an error' },
  setPrizes: onTournament,
  proposeDeal: { ...onTournament, method: 'ICM', playOn: true },
  acceptDeal: { ...onTournament, playerId: 'p1', deal: 1 },
  declineDeal: { ...onTournament, playerId: 'p1', deal: 1 },
  nameBountyWinners: { ...onTournament, playerId: 'p1', by: ['p2'] },
  giveSharedThing: { ...onTournament, playerId: 'p1', place: 1, reason: 'a draw' },
  createTournament: {
    ...onTournament,
    name: 'a',
    club: 'b',
    rulebook: { id: 'ropta' },
    startingStack: 1,
    seatsPerTable: 2,
    chipUnit: 1,
    structure: [],
  },
  registerPlayer: { ...onTournament, playerId: 'x' },
  withdrawRegistration: { ...onTournament, playerId: 'p1' },
  announceLateness: { ...onTournament, playerId: 'p1' },
  recordSpecialNeeds: { ...onTournament, playerId: 'p1' },
  assignSeat: { ...onTournament, playerId: 'p1', table: 1, seat: 1 },
  admitLatePlayer: { ...onTournament, playerId: 'x' },
  closeLateEntry: onTournament,
  reEnter: { ...onTournament, playerId: 'p1' },
  rebuy: { ...onTournament, playerId: 'p1' },
  takeAddOn: { ...onTournament, playerId: 'p1' },
  payPurchase: { ...onTournament, playerId: 'p1' },
  markAway: { ...onTournament, playerId: 'p1' },
  markBack: { ...onTournament, playerId: 'p1' },
  correctWrongSeat: { ...onTournament, playerId: 'p1', table: 1, seat: 2 },
  endDay: onTournament,
  startDay: onTournament,
  eliminatePlayers: { ...onTournament, players: [{ playerId: 'p1' }] },
  recordAbandonment: { ...onTournament, playerId: 'p1' },
  removeAbsentPlayer: { ...onTournament, playerId: 'p1', gaveNotice: true },
  disqualifyPlayer: { ...onTournament, playerId: 'p1', cause: 'OTHER', reason: 'x' },
  declareElimination: { ...onTournament, playerId: 'p1' },
  recordUndeclaredElimination: { ...onTournament, playerId: 'p1', reason: 'x' },
  ruleOnQualification: { ...onTournament, players: ['p1'], reason: 'x' },
  commitDraw: { ...onTournament, hash: '0'.repeat(64) },
  closeRegistration: onTournament,
  reopenRegistration: { ...onTournament, reason: 'x' },
  drawSeats: onTournament,
  startTournament: onTournament,
  advanceClock: onTournament,
  startPeriod: { ...onTournament, period: 1 },
  pauseClock: onTournament,
  resumeClock: onTournament,
  determineFirstButton: { ...onTournament, table: 1, seat: 1 },
  dealInNewcomer: { ...onTournament, playerId: 'p1' },
  openHand: { ...onTournament, table: 1 },
  changeDeck: { ...onTournament, table: 1 },
  recordHandPlayed: { ...onTournament, table: 1 },
  recordChipCounts: { ...onTournament, table: 1, stacks: [] },
  eliminatePlayer: { ...onTournament, playerId: 'p1' },
  movePlayer: { ...onTournament, playerId: 'p1', table: 1, seat: 1, reason: 'x' },
  breakTable: { ...onTournament, table: 1 },
  act: { ...onHand, seat: 1, action: { type: 'FOLD' } },
  dealBoard: { ...onHand, street: 'FLOP' },
  recordHoleCards: { ...onHand, seat: 1, cards: ['As', 'Ah'] },
  tableHand: { ...onHand, seat: 1, cards: ['As', 'Ah'] },
  muckHand: { ...onHand, seat: 1 },
  declareWinners: { ...onHand, winners: [] },
  actSimultaneously: { ...onHand, acts: [] },
  betInTheDark: { ...onHand, seat: 1, street: 'FLOP', gesture: {} },
  confirmDarkBet: { ...onHand, seat: 1, street: 'FLOP' },
  ruleOnAction: { ...onHand, rulingId: 1, option: 'CALL' },
  overrideRuling: { ...onHand, seat: 1, action: { type: 'FOLD' }, reason: 'x' },
  requestTime: { ...onHand, seat: 1, waitedMs: 0 },
  approveTime: onHand,
  refuseTime: onHand,
  adjustTime: { ...onHand, seconds: 1, countdownSeconds: 1 },
  expireTime: onHand,
  claimSkippedTurn: { ...onHand, seat: 1, reasonableTimePassed: true },
  saveSkippedHand: { ...onHand, seat: 1, reason: 'x' },
  recordUncorrected: { ...onHand, seat: 1, action: 'CALL', to: 1 },
  reportWrongAmount: { ...onHand, seat: 1 },
  requestCount: { ...onHand, of: 'BET' },
  requestChange: { ...onHand, seat: 1, chips: [1] },
  claimReading: { ...onHand, pot: 0, seat: 1 },
  claimAward: { ...onHand, pot: 0 },
  claimAmount: { ...onHand, street: 'FLOP', seat: 1, amount: 1 },
  correctAward: { ...onHand, pot: 0 },
  reportCardsPickedUp: onHand,
  reportHiddenChips: { ...onHand, seat: 1, amount: 1, origin: 'ON_TABLE' },
  recordShuffleAndCut: { ...onHand, shuffledBy: 1, cutBy: 2 },
  beginDeal: onHand,
  completeDeal: onHand,
  checkPresence: { ...onHand, seat: 1 },
  reportDealFault: { ...onHand, fault: 'WRONG_COUNT' },
  declareMisdeal: { ...onHand, cause: 'OTHER' },
  redeal: { ...onHand, attempt: 2 },
  reportExposedCard: { ...onHand, seat: 1, cause: 'DEALER' },
  replaceExposedCards: onHand,
  reportBoxedCard: { ...onHand, duringInitialDeal: true, count: 1 },
  reportFallenCard: { ...onHand, seat: 1, cause: 'DEALER' },
  reportFlashedCard: { ...onHand, seat: 1, cause: 'DEALER', seenBy: 'ONE' },
  reportMixedDeadCard: { ...onHand, seat: 1 },
  completeButtonHand: { ...onHand, seat: 1 },
  takeBackExtraCard: { ...onHand, seat: 1 },
  correctLevel: { ...onHand, level: 1 },
  correctBlinds: { ...onHand, button: 1, bigBlindSeat: 2 },
  correctMisreadAction: { ...onHand, seat: 1, to: 1 },
  resolveSkippedPlayer: { ...onHand, seat: 1 },
  ruleOnIncident: { ...onHand, question: 'MISDEAL', option: 'PLAY_ON', reason: 'x' },
  reportHandKilled: { ...onHand, seat: 1, cause: 'SWEPT_BY_DEALER' },
  reportDiscard: { ...onHand, seat: 1 },
  retrieveHand: { ...onHand, seat: 1 },
  reportExposedHand: { ...onHand, seat: 1, to: 'TABLE' },
  reportPhoneUse: { ...onHand, seat: 1 },
  recordLeftTable: { ...onHand, seat: 1 },
  reportHiddenCards: { ...onHand, seat: 1 },
  reportTalk: { ...onHand, seat: 1, kind: 'ADVICE' },
  reportRabbitHunting: { ...onHand, seat: 1 },
  holdAllInHands: onHand,
  turnUpAllInHands: onHand,
  imposeShowdownOrder: onHand,
  tableOneCard: { ...onHand, seat: 1, card: 'As' },
  refuseToTable: { ...onHand, seat: 1 },
  requestToSee: { ...onHand, bySeat: 1, targetSeat: 2 },
  requestHandControl: { ...onHand, targetSeats: [1] },
  reportFalseAnnouncement: { ...onHand, seat: 1, deliberate: true },
  reportSmallestChip: { ...onHand, chip: 1 },
  awardPots: onHand,
  reportBoardError: { ...onHand, street: 'FLOP', kind: 'NO_BURN' },
  correctBoard: { ...onHand, street: 'FLOP' },
  reportBoardRemoved: { ...onHand, discernible: true },
  reportStubIncident: { ...onHand, kind: 'DROPPED' },
  reportDeckIrregularity: { ...onHand, kind: 'JOKER' },
  voidHand: { ...onHand, cause: 'JOKER', settlement: 'SPLIT', reason: 'x' },
  namePlayer: { playerId: 'p1' },
};

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Answer, ApiUnderTest, startFriday, token, tournamentInput } from './client.js';
import { holeCards, openHand, give, passive, playOut } from './hands.js';

const standing = 'rank playerId player { id name } state stack table seat place tied hands lostIn eliminatedAt';
const hand = `id stream tournamentId table number level phase street board button smallBlindSeat bigBlindSeat
  stakes { smallBlind bigBlind ante anteFormat antePriority } potTotal currentBet turn showdownOrder revision
  seats { seat playerId player { name } stack bet committed status cards tabled mucked } pots { amount seats }
  awards { pot amount basis oddChips shares { seat amount } }
  legalActions { seat types callAmount wager minRaiseTo maxRaiseTo chipUnit raiseBar }
  openRuling { rulingId kind seat options { option to } default committed articles { article fallback house text { en fr } } explanation { en fr } }
  restriction { seat options } pendingActs { seat ruling gesture } timeCall { seat endsAt } uncorrectedAmounts { seat to } forfeitedTurn { seat }
  wrongStreet { street } burnBeforeNextStreet
  incidents {
    deal { phase attempt firstCardAt lastCardAt misdeal { cause } faults { fault } spoiltCards { seat } replacementDue boxedCards firstBurn }
    beforeRiver { en } heldAside controlled deadHands { seat cause text { en } articles { article } } shownCards { seat cards }
    handsToOpen { seat when } questions { question options text { fr } } rulings { question option } officialCalls { seat }
    offences { seat offence sanction startsAt text { en } article { article } } claims { claim outcome } corrections { pot }
    claimWindows { claim open until articles { article } }
  }`;
const preview = `rulebook version name { en fr } withHouseRules ruling kind to returned toAdd committed minTo minRaiseTo binding directorMayRelieve
  options { option to } default articles { article text { fr } } explanation { en fr } offences { offence sanction article { article } } refusal`;
const situation = {
  button: 6,
  players: [1, 2, 3].map((seat) => ({ seat, stack: 20_000 })),
  smallBlind: 50,
  bigBlind: 100,
  street: 'FLOP',
  acts: [{ seat: 1, action: { type: 'BET', to: 1_200 } }],
};
const event =
  'id type version stream revision recordedAt actor { actorId role club } command commandId causationId correlationId previousHash hash data';

/** The second answer reads less, because of caches. */
function withoutWork({ extensions, ...rest }: Answer): object {
  return { ...rest, estimated: extensions?.cost.estimated };
}

/** Operations with what goes with them. The token comes with all but the last few. */
const operations: readonly {
  readonly what: string;
  readonly query: string;
  readonly variables?: object;
  readonly publicly?: boolean;
  readonly name?: string;
}[] = [
  {
    what: 'standings',
    query: `{ tournament(id: "friday") { standings { totalCount position pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${standing} } } } } }`,
  },
  {
    what: 'a page by variables',
    query: `query Page($id: ID!, $n: Int = 2) { tournament(id: $id) { standings(first: $n) { nodes { ${standing} } } } }`,
    variables: { id: 'friday' },
  },
  {
    what: 'aliases and fragments',
    query:
      'query { tournament(id: "friday") { a: standings(last: 1) { ...s } b: standings(first: 1) { ...s ...s } } } fragment s on StandingConnection { nodes { playerId stack } totalCount }',
  },
  {
    what: 'skip and include',
    query:
      'query($yes: Boolean!, $no: Boolean!) { tournament(id: "friday") { id @skip(if: $yes) name @include(if: $yes) club @include(if: $no) phase @skip(if: $no) } }',
    variables: { yes: true, no: false },
  },
  { what: 'two operations', query: 'query One { position } query Two { tournament(id: "friday") { name } }', name: 'Two' },
  { what: 'an operation that is not there', query: 'query One { position }', name: 'Three' },
  {
    what: 'tournaments',
    query:
      '{ tournaments { nodes { id name clubName rulebook { rulebookId version name { en } houseRules { question { key } house { value } book { value } } } phase startingStack seatsPerTable anteFormat registered left tableNumbers level onBreak createdAt startedAt finishedAt winner { id } } } }',
  },
  {
    what: 'tables',
    query:
      '{ tournament(id: "friday") { tables { nodes { tournamentId table state seats { seat playerId stack player { name } } button smallBlindSeat bigBlindSeat level handsPlayed position lastHand { handId number level winners { seat amount } } hand { handId number level state street board potTotal pots { amount seats } stakes { bigBlind } showdownOrder awards { pot seat amount } seats { seat stack bet status action tabled } } } } } }',
  },
  {
    what: 'the clock',
    query:
      '{ tournament(id: "friday") { clock { tournamentId state period level onBreak startedAt endsAt pausedAt anteFormat structure { kind seconds smallBlind bigBlind ante } current { kind } next { kind } } } }',
  },
  {
    what: 'hands',
    query:
      '{ tournament(id: "friday") { hands { totalCount nodes { id table number level stage pot winners wentToShowdown openedAt endedAt players { seat playerId stackBefore stackAfter won } } } } }',
  },
  { what: 'a hand', query: `{ hand(id: "friday.1.2") { ${hand} } }` },
  { what: 'a hand for everybody', query: `{ hand(id: "friday.1.2") { ${hand} } }`, publicly: true },
  {
    what: 'an act under every book, in a situation given by variables',
    query: `query($s: SituationInput!, $g: GestureInput!) { previewRuling(scene: { situation: $s }, seat: 2, gesture: $g) { ${preview} } }`,
    variables: { s: situation, g: { motions: [[1_000, 1_000]] } },
  },
  {
    what: 'an act under two books, given inline',
    query: `{ previewRuling(scene: { handId: "friday.1.2" }, seat: 2, gesture: { words: { kind: CHECK } }, rulebooks: ["mons", "ropta"]) { ${preview} } }`,
  },
  {
    what: 'an act that no book can judge',
    query: `{ previewRuling(scene: { handId: "friday.1.2" }, seat: 2, gesture: {}) { ${preview} } }`,
  },
  {
    what: 'a replay',
    query: `{ handReplay(handId: "friday.1.1") { handId length steps { revision recordedAt hash previousHash actor { actorId role } event { ${event} } before { ${hand} } after { ${hand} } legal { types } pots { amount } stacks { seat stack bet } } } }`,
  },
  {
    what: 'substantial action',
    query: '{ hand(id: "friday.1.2") { substantialAction { made street actsWithChips articles { article } } } }',
  },
  {
    what: 'a refused report with lists and defaults by variables',
    query: 'mutation($input: ReportBoardErrorInput!) { reportBoardError(input: $input) { revision } }',
    variables: {
      input: { commandId: 'b', handId: 'friday.1.2', street: 'TURN', kind: 'PREMATURE', actsSince: [{ seat: 1, action: 'CHECK' }] },
    },
  },
  {
    what: 'the audit feed',
    query:
      '{ tournament(id: "friday") { auditFeed(first: 5) { nodes { position type stream revision recordedAt command hash actor { role } } } } }',
  },
  { what: 'a stream', query: `{ events(stream: "tournament-friday", last: 3) { edges { cursor node { ${event} position } } } }` },
  {
    what: 'the catalogues',
    query: '{ eventCatalogue { type version description schema } refusalCatalogue { refusalCode en fr } position }',
  },
  {
    what: 'introspection',
    query:
      '{ __schema { queryType { name } types { name kind description fields(includeDeprecated: true) { name type { kind name ofType { kind name ofType { name } } } args { name defaultValue } } enumValues { name } } } __type(name: "Standing") { name } }',
  },
  {
    what: 'nothing there',
    query: '{ tournament(id: "nope") { name } hand(id: "nope.1.1") { id } tournament(id: "nope") { standings { totalCount } } }',
  },
  {
    what: 'type names',
    query: '{ __typename tournament(id: "friday") { standings(first: 1) { __typename nodes { __typename player { __typename } } } } }',
  },
  { what: 'a refused page', query: '{ tournament(id: "friday") { standings(first: 501) { totalCount } } position }' },
  {
    what: 'a variable that does not fit',
    query: 'query($n: Int) { tournament(id: "friday") { standings(first: $n) { totalCount } } }',
    variables: { n: 'two' },
  },
  { what: 'a variable that is missing', query: 'query($id: ID!) { tournament(id: $id) { standings { totalCount } } }' },
  { what: 'a position that is none', query: 'query($p: Position) { tournament(id: "friday", atLeast: $p) { id } }', variables: { p: -1 } },
  { what: 'a field that is not there', query: '{ tournament(id: "friday") { standings { nope } } }' },
  { what: 'no token', query: '{ tournament(id: "friday") { auditFeed { totalCount } } position }', publicly: true },
  { what: 'no token, elsewhere', query: '{ events(stream: "tournament-friday") { totalCount } }', publicly: true },
  { what: 'a refused command', query: 'mutation { openHand(input: { commandId: "o", tournamentId: "friday", table: 1 }) { revision } }' },
  {
    what: 'a command twice',
    query:
      'mutation { a: pauseClock(input: { commandId: "pause", tournamentId: "friday" }) { revision events { type } } b: pauseClock(input: { commandId: "pause", tournamentId: "friday" }) { revision events { type } } }',
  },
];

describe('A compiled query is answered as graphql-js answers it', () => {
  let api: ApiUnderTest;
  let uncompiled: NestFastifyApplication;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    uncompiled = await api.withoutCompiling();
    await startFriday(api);
    const houseRules = [{ setting: 'timeCall.seconds', value: 35 }];
    await api.command('createTournament', {
      ...tournamentInput,
      tournamentId: 'club',
      startingStack: 15_000,
      rulebook: { id: 'mons', houseRules },
    });
    await playOut(api, await openHand(api), passive);
    const open = await openHand(api);
    await give(api, 'recordHoleCards', { handId: open.id, seat: 1, cards: holeCards[1] });
    await api.command('reportHiddenCards', { handId: open.id, seat: 2 });
    await api.command('requestHandControl', { handId: open.id, targetSeats: [2], cards: [{ seat: 2, cards: holeCards[2] }] });
    const gesture = { words: { kind: 'RAISE', amount: 200, conditional: true } };
    await api.command('act', { handId: open.id, seat: open.turn, act: { gesture } });
    await api.command('pauseClock', { tournamentId: 'friday', commandId: 'pause' });
    await api.untilViewsReached();
  });

  afterAll(async () => {
    await uncompiled.close();
    await api.close();
  });

  it.each(operations)('$what', async ({ query, variables, publicly, name }) => {
    const request = {
      method: 'POST',
      url: '/graphql',
      headers: { 'x-correlation-id': 'same', ...(publicly === true ? {} : { authorization: `Bearer ${token}` }) },
      payload: { query, variables, operationName: name },
    } as const;
    for (const time of ['executed', 'compiled', 'compiled before']) {
      const [compiled, interpreted] = await Promise.all([api.app.inject(request), uncompiled.inject(request)]);
      expect({ time, answer: withoutWork(compiled.json()) }).toEqual({ time, answer: withoutWork(interpreted.json()) });
      expect(compiled.statusCode).toBe(interpreted.statusCode);
    }
  });
});

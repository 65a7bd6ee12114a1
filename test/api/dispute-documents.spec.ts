/**
 * One dispute of each kind, from its claim to what was put right, and the document of each in both languages as it is kept in test/golden/disputes/.
 * TAPIS_WRITE_DOCUMENTS=1 writes them again: read them then as somebody who was not there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { fold, misread, openHand, playOut } from './hands.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const names = ['Anna Petit', 'Bruno Maes', 'Chloé Lambert', 'David Noël', 'Élise Moreau', 'Farid Haddad', 'Gaëlle Simon', 'Hugo Peeters'];
const titles: Readonly<Record<string, string>> = {
  friday: 'Open du vendredi',
  seats: 'Tournoi du samedi',
  race: 'Coupe d’automne',
  final: 'Finale régionale',
};
const MINUTE = 60_000;
const BEGUN = Date.UTC(2026, 10, 20, 19);

const rules = { counting: [{ name: 'All' }], selection: { count: 'all' }, ranking: ['points'] };
const scheme = { points: { kind: 'linear', k: '1' }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } };
const level = (smallBlind: number): object => ({ kind: 'LEVEL', smallBlind, bigBlind: smallBlind * 2, ante: 0, seconds: 36_000 });

interface Seated {
  readonly playerId: string;
  readonly seat: number;
  readonly stack: number;
}

describe('The document of a dispute says who did what, what the book says and what was changed', () => {
  let api: ApiUnderTest;
  let now = BEGUN;

  /** Each command is given a minute after the one before it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  function give(name: string, input: object, selection?: string): Promise<any> {
    now += MINUTE;
    return api.command(name, input, selection);
  }

  const moment = (): string => new Date(now).toISOString();

  async function start(tournamentId: string, players: number, settings: object = {}): Promise<void> {
    await give('createTournament', {
      ...tournamentInput,
      tournamentId,
      name: titles[tournamentId],
      club: 'Poker Club Mons',
      clubId: 'mons',
      kind: 'NATIONAL',
      rulebook: { id: 'ropta', at: { version: 1 }, houseRules: [{ setting: 'stack.initial', value: 0 }] },
      anteFormat: 'NONE',
      seatsPerTable: 8,
      chipSet: [
        { value: 25, count: 400, inStack: 20 },
        { value: 100, count: 400, inStack: 15 },
      ],
      structure: [level(25), level(100)],
      ...settings,
    });
    for (let n = 1; n <= players; n += 1)
      await give('registerPlayer', { tournamentId, playerId: `p${n}`, name: names[n - 1], adult: true, showsDocument: true });
    await give('setPrizes', { tournamentId, money: { amounts: [10_000, 6_000, 4_000] } });
    await drawFrom(api, seed, tournamentId);
    await give('startTournament', { tournamentId });
  }

  async function seatedAt(tournamentId: string, table: number): Promise<readonly Seated[]> {
    const { data } = await api.asDirector(
      `{ tournament(id: "${tournamentId}") { standings(first: 50) { nodes { playerId table seat stack } } } }`,
    );
    const rows = data!['tournament'].standings.nodes as (Seated & { readonly table: number | null })[];
    return rows.filter((row) => row.table === table).toSorted((one, other) => one.seat - other.seat);
  }

  /** Opens a dispute, rules on it, and answers its id. */
  async function settle(claim: object, ruling: object, tournamentId = 'friday'): Promise<string> {
    const { dispute } = await give('openDispute', { tournamentId, ...claim }, '{ dispute { id status } }');
    const disputeId = dispute.id as string;
    if (dispute.status === 'LATE') await give('takeUpDispute', { disputeId, reason: 'The table was broken in between.' });
    await give('recordEvidence', { disputeId, playerId: 'p6', statement: 'I sat next to it and saw it.' });
    await give('ruleOnDispute', { disputeId, upheld: true, ...ruling });
    return disputeId;
  }

  async function expectDocument(file: string, disputeId: string): Promise<void> {
    const { data, errors } = await api.asDirector(`{ dispute(id: "${disputeId}") { document { en fr } } }`);
    expect(errors).toBeUndefined();
    for (const language of ['en', 'fr'] as const) {
      const text = data!['dispute'].document[language] as string;
      const path = new URL(`../golden/disputes/${file}.${language}.txt`, import.meta.url);
      if (process.env['TAPIS_WRITE_DOCUMENTS'] === '1') writeFileSync(path, text);
      expect(existsSync(path)).toBe(true);
      expect(text).toBe(readFileSync(path, 'utf8'));
      // What only the log knows is nothing for a reader.
      expect(text).not.toMatch(
        /\b(?:event|événement) \d|\bp\d\b|tournament-|hand-|season-|\d{4}-\d\d-\d\dT|[a-z][A-Z]|\bstep \d|undefined|null/,
      );
    }
  }

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => now });
    await give('foundFederation', { federationId: 'north', name: 'Nord' });
    await give('registerClub', { clubId: 'mons', name: 'Mons' });
    await give('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
    await give('createSeason', {
      seasonId: 'autumn',
      owner: { federationId: 'north' },
      name: 'Automne',
      stageName: 'All',
      rules: rulesInput(rules),
      scheme: schemeInput(scheme),
    });
    await start('friday', 8);
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('1. an act of a hand: a string bet, and the claim is dismissed (RO 9.5)', async () => {
    const hand = await openHand(api);
    const { revision, events } = await give('act', {
      handId: hand.id,
      seat: hand.turn,
      act: { gesture: { motions: [[100], [100, 100]] } },
    });
    await playOut(api, (await give('act', { handId: hand.id, seat: hand.turn! + 1, act: { action: fold() } }, handSelection)).hand, fold);
    const judged = revision - events.findIndex(({ type }: { readonly type: string }) => type === 'Called');
    const player = hand.seats.find(({ seat }) => seat === hand.turn)!.playerId;
    const disputeId = await settle(
      { subject: { handId: hand.id }, step: judged, playerId: player, claim: 'It was one motion, a raise to 300.' },
      { upheld: false, article: 'RO 9.5', reason: 'The table saw two motions.' },
    );
    await expectDocument('01-act-of-a-hand', disputeId);
  });

  it('2. a pot that went to the wrong seat (RO 10.9)', async () => {
    const { handId, other } = await misread(api);
    const hand = await api.asDirector(`{ hand(id: "${handId}") { seats { seat playerId } } }`);
    const player = hand.data!['hand'].seats.find(({ seat }: { readonly seat: number }) => seat === other).playerId;
    const disputeId = await settle(
      { subject: { handId }, playerId: player, claim: 'My straight beats the aces.' },
      { article: 'RO 10.9', remedy: 'The pot goes to the straight.', reason: 'Both hands lay open.' },
    );
    await give('claimAward', { correlationId: disputeId, handId, pot: 0, goesTo: { winners: [other] }, by: other });
    await give('closeDispute', { disputeId });
    await expectDocument('02-pot-of-a-hand', disputeId);
  });

  it('3. a hand whose award was claimed too late, and was taken up (RO 10.9)', async () => {
    const next = await openHand(api);
    await playOut(api, next, fold);
    const disputeId = await settle(
      { subject: { handId: 'friday.1.1' }, claim: 'A chip of the pot stayed on the table.' },
      { upheld: false, article: 'RO 10.9', reason: 'Nobody saw the chip.' },
    );
    await expectDocument('03-late-claim', disputeId);
  });

  it('4. a count with two lines swapped', async () => {
    await give('recordHandPlayed', { tournamentId: 'friday', table: 1 });
    const right = (await seatedAt('friday', 1)).map(({ playerId, stack }) => ({ playerId, stack }));
    const [one, two, ...rest] = right as [Omit<Seated, 'seat'>, Omit<Seated, 'seat'>, ...Omit<Seated, 'seat'>[]];
    const moved = { ...one, stack: one.stack + 500 };
    const wrong = [moved, { ...two, stack: two.stack - 500 }, ...rest];
    await give('recordChipCounts', { tournamentId: 'friday', table: 1, stacks: wrong });
    const disputeId = await settle(
      { subject: { countAt: { table: 1, at: moment() } }, playerId: two.playerId, claim: 'I had 500 more.' },
      { article: 'RO 3.4', remedy: 'The count is corrected.', reason: 'The paper of the table says so.' },
    );
    await give('correctChipCount', {
      correlationId: disputeId,
      tournamentId: 'friday',
      table: 1,
      count: 1,
      stacks: right,
      reason: 'Two lines were swapped.',
    });
    await expectDocument('04-count', disputeId);
  });

  it('5. a seat: somebody sat in another one than was theirs (RO 2.1)', async () => {
    await start('seats', 6);
    const [one] = (await seatedAt('seats', 1)) as [Seated];
    await give('movePlayer', { tournamentId: 'seats', playerId: one.playerId, table: 1, seat: 8, reason: 'A broken chair.' });
    const disputeId = await settle(
      { subject: { moveAt: { playerId: one.playerId, at: moment() } }, claim: 'Seat 7 is nearer to the button.' },
      { article: 'RO 2.1', remedy: 'Seat 7 for the rest of the evening.', reason: 'The nearest free seat is taken.' },
      'seats',
    );
    await give('movePlayer', {
      correlationId: disputeId,
      tournamentId: 'seats',
      playerId: one.playerId,
      table: 1,
      seat: 7,
      reason: 'As it was ruled.',
    });
    await expectDocument('05-move', disputeId);
  });

  it('the page of disputes shows the middle of that document', () => {
    const page = readFileSync(new URL('../../docs/disputes.md', import.meta.url), 'utf8');
    const document = readFileSync(new URL('../golden/disputes/05-move.en.txt', import.meta.url), 'utf8');
    expect(page).toContain(document.slice(document.indexOf('What happened'), document.indexOf('\n\nWhat the articles')));
  });

  it('6. the clock: a level that was begun by mistake', async () => {
    await give('startPeriod', { tournamentId: 'seats', period: 1 });
    const disputeId = await settle(
      { subject: { clockAt: moment() }, playerId: 'p2', claim: 'Level 2 came much too early.' },
      { article: 'RO 1.1', remedy: 'Level 1 goes on.', reason: 'The clock was pressed by mistake.' },
      'seats',
    );
    await give('startPeriod', {
      correlationId: disputeId,
      tournamentId: 'seats',
      period: 0,
      remainingSeconds: 900,
      reason: 'The clock was pressed by mistake.',
    });
    await expectDocument('06-clock', disputeId);
  });

  it('7. a penalty for somebody who was not there (RO 11.2)', async () => {
    await give('recordOffence', { tournamentId: 'seats', playerId: 'p3', offence: 'INSULT', note: 'to the dealer' });
    await give('issuePenalty', {
      tournamentId: 'seats',
      playerId: 'p3',
      punishes: { offenceId: 1 },
      unit: 'HANDS',
      count: 2,
      reason: 'It was loud.',
    });
    const disputeId = await settle(
      { subject: { penaltyId: 1 }, playerId: 'p3', claim: 'I was at the bar.' },
      { article: 'RO 11.2', remedy: 'The penalty is taken back.', reason: 'It was somebody at the next table.' },
      'seats',
    );
    await give('liftPenalty', { correlationId: disputeId, tournamentId: 'seats', penaltyId: 1, reason: 'It was somebody else.' });
    await expectDocument('07-penalty', disputeId);
  });

  it('8. a chip race whose card was misread (RO 3.2)', async () => {
    await start('race', 6);
    const seats = await seatedAt('race', 1);
    const odd = [75, -50, -25, 50, 0, -50];
    await give('recordHandPlayed', { tournamentId: 'race', table: 1 });
    await give('startPeriod', { tournamentId: 'race', period: 1 });
    const stacks = seats.map(({ playerId, stack }, at) => ({ playerId, stack: stack + odd[at]! }));
    await give('recordChipCounts', { tournamentId: 'race', table: 1, stacks });
    await give('announceChipRace', { tournamentId: 'race', newSmallest: 100 });
    const cardsOf = ['Ks 7d 2c', 'Ah 4s', '8c 6c 3d', 'As Td', '', 'Jd 3h'];
    const dealt = (read: readonly string[]): object[] =>
      seats.flatMap(({ seat }, at) => (read[at] === '' ? [] : [{ seat, cards: read[at]!.split(' ') }]));
    await give('runChipRace', { tournamentId: 'race', table: 1, newSmallest: 100, cards: dealt(cardsOf) });
    const disputeId = await settle(
      { subject: { chipRaceAt: { table: 1, at: moment() } }, playerId: seats[0]!.playerId, claim: 'That was a five and no ace.' },
      { article: 'RO 3.2', remedy: 'The race is corrected.', reason: 'The card lies on the table: a five.' },
      'race',
    );
    await give('correctChipRace', {
      correlationId: disputeId,
      tournamentId: 'race',
      table: 1,
      cards: dealt(cardsOf.map((cards) => cards.replace('As', '5c'))),
      reason: 'A five was read as an ace.',
    });
    await expectDocument('08-chip-race', disputeId);
  });

  it('9. a place that was read from the wrong line (RO 1.10)', async () => {
    await start('final', 6);
    for (const playerId of ['p1', 'p2', 'p3', 'p4', 'p5']) {
      await give('recordHandPlayed', { tournamentId: 'final', table: 1 });
      await give('eliminatePlayer', { tournamentId: 'final', playerId });
    }
    const disputeId = await settle(
      { subject: { place: 'p3' }, playerId: 'p3', claim: 'I was still in when David went out.' },
      { article: 'RO 1.10', remedy: 'The two places change.', reason: 'The sheet was read upside down.' },
      'final',
    );
    await give('correctPlaces', {
      correlationId: disputeId,
      tournamentId: 'final',
      players: [
        { playerId: 'p3', place: 3 },
        { playerId: 'p4', place: 4 },
      ],
      article: 'RO 1.10',
      reason: 'The sheet was read upside down.',
    });
    await expectDocument('09-place', disputeId);
  });

  it('10. a row of the result sheet', async () => {
    const disputeId = await settle(
      { subject: { result: 'p1' }, playerId: 'p2', claim: 'They had marked cards, and I came behind them.' },
      { article: 'RO 11.2', remedy: 'The federation disqualifies them.', reason: 'The cards were found.' },
      'final',
    );
    await give('amendRow', {
      correlationId: disputeId,
      sheetId: 'final',
      playerId: 'p1',
      state: 'DISQUALIFIED',
      reason: 'Marked cards.',
    });
    await expectDocument('10-result', disputeId);
  });

  it('11. a place that went to the commission, whose points were taken back again (RO 1.7)', async () => {
    const disputeId = await settle(
      { subject: { place: 'p5' }, playerId: 'p5', claim: 'I was made to play a last hand after the announced end.' },
      { upheld: false, article: 'RO 1.7', reason: 'The hand had begun before.' },
      'final',
    );
    await give('appealToCommission', { disputeId, playerId: 'p5', reason: 'The clock shows otherwise.' });
    await give('decideAppeal', {
      disputeId,
      upheld: true,
      article: 'RO 1.7',
      remedy: 'Two points.',
      reason: 'The hand began after the end.',
    });
    await give('adjustPoints', {
      correlationId: disputeId,
      seasonId: 'autumn',
      stage: 1,
      competitor: { playerId: 'p5' },
      points: '2',
      reason: 'Decision of the commission.',
    });
    await give('liftAdjustment', { seasonId: 'autumn', adjustment: 1, reason: 'The wrong player.' });
    await expectDocument('11-appeal', disputeId);
  });
});

const handSelection = `{ hand {
  id phase street turn potTotal currentBet revision
  seats { seat playerId stack bet status cards tabled }
  pots { amount seats } legalActions { types callAmount minRaiseTo maxRaiseTo } showdownOrder
} }`;

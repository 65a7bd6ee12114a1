/**
 * Disputes, the beginning of a hand and the change of a deck through the API: the server knows how far the table has come, nobody tells it.
 */
import { ApiUnderTest, startFriday, tournamentInput } from './client.js';
import { allIn, misread, openHand, playOut } from './hands.js';

const started = Date.parse('2026-01-31T20:00:00Z');
let now = started;
let api: ApiUnderTest;

async function table(rulebook: string): Promise<void> {
  now = started;
  api = await ApiUnderTest.open({ now: () => now });
  if (rulebook === tournamentInput.rulebook.id) {
    await startFriday(api);
    return;
  }
  await api.command('createTournament', {
    ...tournamentInput,
    rulebook: { id: rulebook, houseRules: [{ setting: 'stack.initial', value: 0 }] },
  });
  for (const n of [1, 2, 3, 4, 5, 6])
    await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, adult: true, showsDocument: true });
  await api.command('drawSeats', { tournamentId: 'friday' });
  await api.command('startTournament', { tournamentId: 'friday' });
}

const standings = '{ tournament(id: "friday") { standings(first: 6) { edges { node { stack } } } } }';
async function stacks(): Promise<number[]> {
  const { data } = await api.asDirector(standings);
  return data!['tournament'].standings.edges.map(({ node }: { node: { stack: number } }) => node.stack);
}

afterEach(async () => {
  expect(api.log).toEqual([]);
  await api.close();
});

describe('A pot that is disputed', () => {
  it('goes to the right seat, and the standings follow (RC 22)', async () => {
    await table('redcactus');
    const { handId, winner, other } = await misread(api);
    const before = await stacks();
    const payload = await api.command(
      'claimReading',
      { handId, pot: 0, seat: other, goesTo: { winners: [other] }, by: winner },
      '{ events { type data } hand { seats { seat stack } } }',
    );
    expect(payload.events.map(({ type }: { type: string }) => type)).toEqual(['ClaimAccepted', 'PotAwardCorrected', 'HandResultCorrected']);
    const sum = (all: number[]): number => all.reduce((total, stack) => total + stack, 0);
    const after = await stacks();
    expect([after.length, sum(after)]).toEqual([6, sum(before)]);
    expect(after).not.toEqual(before);
    const { hand } = payload as { hand: { seats: { seat: number; stack: number }[] } };
    const stackOf = (seat: number): number => hand.seats.find((at) => at.seat === seat)!.stack;
    expect(stackOf(other) - stackOf(winner)).toBeGreaterThan(0);
  });

  it('is not corrected once it is too late, but by the director with a reason (MO 10.1, 13.2)', async () => {
    await table('mons');
    const { handId, winner, other } = await misread(api);
    await openHand(api);
    const late = await api.refusal('claimAward', { handId, pot: 0, goesTo: { winners: [other] } });
    expect(late.extensions).toMatchObject({ code: 'CLAIM_WINDOW_CLOSED', article: 'MO 10.1' });
    expect((await api.refusal('correctAward', { handId, pot: 0, goesTo: { winners: [other] } })).extensions.code).toBe('NO_CLAIM_ACCEPTED');
    const shares = [
      { seat: winner, amount: 100 },
      { seat: other, amount: 1 },
    ];
    const odd = await api.refusal('correctAward', { handId, pot: 0, goesTo: { shares }, reason: 'film' });
    expect(odd.extensions.code).toBe('SHARES_DO_NOT_ADD_UP');
    const ruled = await api.command('correctAward', { handId, pot: 0, goesTo: { winners: [other] }, reason: 'film' });
    expect(ruled.events.map(({ type }: { type: string }) => type)).toEqual(['IncidentRuled', 'PotAwardCorrected', 'HandResultCorrected']);
  });

  it('counts once, also in the pot of the hand that is being played (RC 22)', async () => {
    await table('redcactus');
    const { handId, winner, other } = await misread(api, allIn);
    const next = await openHand(api);
    expect(next.seats.some(({ seat }) => seat === other)).toBe(false);
    await api.command('claimAward', { handId, pot: 0, goesTo: { winners: [other] } });
    const { data } = await api.asDirector(`{ hand(id: "${next.id}") { potTotal } }`);
    expect(next.seats.find(({ seat }) => seat === winner)!.bet).toBe(0);
    expect(data!['hand'].potTotal).toBe(next.potTotal);
    expect((await stacks()).length).toBe(6);
  });

  it('stays as it is once the cards are picked up (RO 10.9)', async () => {
    await table('ropta');
    const { handId, other } = await misread(api);
    const { events } = await api.command('reportCardsPickedUp', { handId });
    expect(events).toEqual([{ type: 'CardsPickedUp' }]);
    expect((await api.refusal('claimReading', { handId, pot: 0, seat: other, goesTo: { winners: [other] } })).extensions).toMatchObject({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RO 10.9',
      messages: { fr: expect.stringContaining('trop tard') },
    });
    const amount = await api.refusal('claimAmount', { handId, street: 'PREFLOP', seat: other, amount: 50 });
    expect(amount.extensions).toMatchObject({ code: 'CLAIM_WINDOW_CLOSED', article: 'RO 9.17' });
  });

  it('is named by whoever disputes it within bounds', async () => {
    await table('ropta');
    const fields = (await api.refusal('claimAward', { handId: 'friday.1.1', pot: 11, goesTo: { shares: [{ seat: 1, amount: 0 }] } }))
      .extensions.parameters['fields'] as { path: string }[];
    expect(fields.map(({ path }) => path)).toEqual(['input.pot', 'input.goesTo.shares[0].amount']);
  });
});

describe('The beginning of a hand', () => {
  it('fixes its level, by what the table did and the rulebook takes for it (RC 23)', async () => {
    await table('redcactus');
    const levelSeconds = tournamentInput.structure[0]!.seconds;
    now = started + levelSeconds * 1000 + 20_000;
    const at = (seconds: number): string => new Date(started + levelSeconds * 1000 + seconds * 1000).toISOString();
    const open = (gestures: object): Promise<{ hand: { level: number } }> =>
      api.command('openHand', { tournamentId: 'friday', table: 1, gestures }, '{ hand { id level } }');
    const late = await api.refusal('openHand', { tournamentId: 'friday', table: 1, gestures: { firstRiffleAt: at(21) } });
    expect(late.extensions.code).toBe('INVALID_NUMBER');
    expect((await open({ previousPotAwardedAt: at(-10), firstRiffleAt: at(-5), firstCardAt: at(10) })).hand.level).toBe(1);
  });

  it('waits for the announcement of the level where the rulebook does (TDA 17)', async () => {
    await table('tdaFr');
    const [level, pause] = tournamentInput.structure;
    now = started + (level!.seconds + pause!.seconds) * 1000 + 20_000;
    const opened = await api.command(
      'openHand',
      { tournamentId: 'friday', table: 1, gestures: { levelNotAnnounced: true } },
      '{ hand { level } }',
    );
    expect(opened.hand.level).toBe(1);
  });
});

describe('Another deck', () => {
  it('is for the rulebook to grant to a player (RO 3.4)', async () => {
    await table('ropta');
    const asked = { tournamentId: 'friday', table: 1, requestedBy: 2 };
    expect((await api.refusal('changeDeck', asked)).extensions).toMatchObject({ code: 'DECK_CHANGE_REFUSED', article: 'RO 3.4' });
    expect((await api.command('changeDeck', { ...asked, defect: 'MARKED' })).events).toEqual([{ type: 'DeckChanged' }]);
    expect((await api.command('changeDeck', { tournamentId: 'friday', table: 1 })).events).toEqual([{ type: 'DeckChanged' }]);
    await playOut(api, await openHand(api), () => ({ type: 'FOLD' }));
  });
});

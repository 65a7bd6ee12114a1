/** The chips of a tournament through the API: what is in play, the ledger, counts that do not add up, and the same on the command line. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { give, openHand, passive, playOut } from './hands.js';

const id = { tournamentId: 'friday' };

describe('the chips of a tournament', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('createTournament', {
      ...tournamentInput,
      seatsPerTable: 2,
      chipUnit: 25,
      rulebook: { id: 'redcactus', at: { version: 1 } },
    });
    for (const playerId of ['p1', 'p2', 'p3', 'p4']) await api.command('registerPlayer', { ...id, playerId, adult: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
  });

  afterEach(async () => {
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function see(query: string): Promise<any> {
    const { data, errors } = await api.asDirector(`{ ${query} }`);
    expect(errors).toBeUndefined();
    return data!['tournament'];
  }

  const stacks = async (table: number): Promise<{ playerId: string; stack: number }[]> =>
    (await see(`tournament(id: "friday") { table(table: ${table}) { seats { playerId stack } } }`)).table.seats;

  it('are accounted for, with who did what, why and by which article', async () => {
    await api.command('addChips', { ...id, playerId: 'p1', amount: 500, reason: 'a chip short' });
    await api.command('reportLostChips', { ...id, playerId: 'p2', amount: 1000, reason: 'fell down' });
    await api.command('reportLostChipsFound', { ...id, differenceId: 1, playerId: 'p2', amount: 1000, outOfView: false });
    await api.command('confiscateHiddenChips', { ...id, playerId: 'p3', amount: 500, origin: 'ON_TABLE', reason: 'behind his cup' });
    const accounts = 'inPlay handedOut rounding found lost confiscated withPlayers takenBack';
    const { chipInventory } = await see(`tournament(id: "friday") { chipInventory { accounts { ${accounts} } pieces { value } untold } }`);
    const begun = 4 * tournamentInput.startingStack;
    expect(chipInventory).toEqual({
      accounts: {
        inPlay: begun + 500 - 1000 - 500,
        handedOut: begun + 500,
        rounding: 0,
        found: 0,
        lost: 0,
        confiscated: 1500,
        withPlayers: 0,
        takenBack: 0,
      },
      pieces: [],
      untold: begun + 500,
    });
    const { chipLedger } = await see(
      'tournament(id: "friday") { chipLedger(first: 3, after: null) { totalCount pageInfo { hasNextPage } nodes { type change playerId differenceId reason articles { article } text { en fr } actor { role } accounts { inPlay } } } }',
    );
    expect(chipLedger).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    expect(chipLedger.nodes[2]).toMatchObject({
      type: 'ChipsReportedLost',
      change: -1000,
      playerId: 'p2',
      differenceId: 1,
      reason: 'fell down',
      text: { en: 'loss 1: 1,000 of p2 are missing', fr: 'perte 1\u00a0: il manque 1\u202f000 à p2' },
    });
    const { chipLedger: rest } = await see(
      'tournament(id: "friday") { chipLedger(last: 2) { nodes { change articles { article } text { en } } } }',
    );
    expect(rest.nodes[0]).toMatchObject({ change: 0, text: { en: 'loss 1: 1,000 are found and removed from play' } });
    expect(rest.nodes[0].articles[0]).toEqual({ article: 'RC 64' });
    expect(rest.nodes[1]).toMatchObject({ change: -500, articles: expect.arrayContaining([{ article: 'RC 63' }]) });
  });

  it('that a count misses are refused with the tables that could explain it, and accepted by the director', async () => {
    for (const table of [1, 2]) await api.command('recordHandPlayed', { ...id, table });
    const counted = (await stacks(1)).map(({ playerId, stack }, index) => ({ playerId, stack: index === 0 ? stack - 500 : stack }));
    const refusal = await api.refusal('recordChipCounts', { ...id, table: 1, stacks: counted });
    expect(refusal.extensions).toMatchObject({ code: 'CHIP_COUNT_MISMATCH' });
    expect(JSON.stringify(refusal)).toContain('What can explain it: table 2 (not counted since).');
    await api.command('recordChipDiscrepancy', { ...id, table: 1, stacks: counted, reason: 'counted twice' });
    const more = (await stacks(2)).map(({ playerId, stack }, index) => ({ playerId, stack: index === 0 ? stack + 500 : stack }));
    await api.command('recordChipDiscrepancy', { ...id, table: 2, stacks: more, reason: 'there they are' });
    const { chipLedger } = await see(
      'tournament(id: "friday") { chipLedger(last: 1) { nodes { explains change text { en } accounts { lost found } } } }',
    );
    expect(chipLedger.nodes).toEqual([
      {
        explains: 1,
        change: 500,
        text: { en: 'difference 2: table 2 counts +500, which explains difference 1' },
        accounts: { lost: 0, found: 0 },
      },
    ]);
  });

  it('that a hand takes from a player’s pocket come to the ledger when the hand is settled (RC 63)', async () => {
    const opened = await openHand(api);
    const toFlop = await give(api, 'act', { handId: opened.id, seat: opened.turn, act: { action: { type: 'CALL' } } });
    await give(api, 'act', { handId: opened.id, seat: toFlop.turn, act: { action: { type: 'CHECK' } } });
    const flop = await give(api, 'dealBoard', { handId: opened.id, street: 'FLOP', cards: ['2c', '5d', '7h'] });
    const seat = flop.turn!;
    const bet = await give(api, 'act', { handId: opened.id, seat, act: { action: { type: 'BET', to: 500 } } });
    const called = await give(api, 'act', { handId: opened.id, seat: bet.turn, act: { action: { type: 'CALL' } } });
    // They were in no stack: none is smaller.
    await api.command('reportHiddenChips', { handId: opened.id, seat, amount: 500, origin: 'OUTSIDE' });
    await api.command('ruleOnAction', { handId: opened.id, rulingId: 1, option: 'REMOVE_FROM_PLAY', reason: 'from his pocket' });
    const hand = await playOut(api, called, passive);
    expect(hand.phase).toBe('COMPLETED');
    const { chipLedger } = await see(
      'tournament(id: "friday") { chipLedger(last: 1) { nodes { type change handId text { en } accounts { inPlay } } } }',
    );
    expect(chipLedger.nodes).toMatchObject([
      { type: 'HiddenChipsConfiscated', change: 0, handId: opened.id, accounts: { inPlay: 4 * tournamentInput.startingStack } },
    ]);
  });

  it('are nobody’s where there is no tournament', async () => {
    expect(await see('tournament(id: "nowhere") { chipInventory { untold } chipLedger { totalCount } }')).toBeNull();
  });
});

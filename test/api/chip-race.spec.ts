/** Races, color-ups and chips that are found, through the API. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

const id = { tournamentId: 'friday' };
const outcome = 'winners rescued removedValue issuedValue delta players { seat before oddChips cards after }';
const query = `{ tournament(id: "friday") { chipRace(table: 1) {
  smallestChip smallestInStacks values racedOff
  due { removed newSmallest method startSeat order oddChips chipsToAward explanation { en fr } articles { article } }
  last { removed newSmallest method startSeat seed chipsToAward outcome { ${outcome} } articles { article } }
} } }`;

describe('a race of a tournament', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('createTournament', {
      ...tournamentInput,
      rulebook: { id: 'ropta', at: { version: 1 } },
      anteFormat: 'NONE',
      structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 1_200 }],
      chipSet: [
        { value: 25, count: 200, inStack: 20 },
        { value: 100, inStack: 15 },
      ],
    });
    for (const n of [1, 2, 3, 4]) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
    const { data } = await api.asDirector('{ tournament(id: "friday") { table(table: 1) { seats { seat playerId } } } }');
    const stacks = [2_075, 1_950, 1_925, 2_050];
    const counted = data!['tournament'].table.seats.map(({ playerId }: { playerId: string }, at: number) => ({
      playerId,
      stack: stacks[at],
    }));
    await api.command('recordChipCounts', { ...id, table: 1, stacks: counted });
  });

  afterEach(async () => {
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function race(): Promise<any> {
    const { data, errors } = await api.ask(query);
    expect(errors).toBeUndefined();
    return data!['tournament'].chipRace;
  }

  it('is announced, run with the cards of the table, and seen by everybody', async () => {
    expect(await race()).toMatchObject({ smallestChip: 25, smallestInStacks: 25, values: [25, 100], racedOff: [], due: null, last: null });
    await api.command('announceChipRace', { ...id, newSmallest: 100, by: 'FLOOR' });
    expect(await race()).toMatchObject({
      smallestChip: 100,
      smallestInStacks: 25,
      values: [100],
      racedOff: [25],
      due: { removed: 25, newSmallest: 100, method: 'CARDS', startSeat: 1, order: [1, 2, 3, 4], oddChips: 8, chipsToAward: 2 },
    });
    const cards = [
      { seat: 1, cards: ['Ks', '7d', '2c'] },
      { seat: 2, cards: ['Ah', '4s'] },
      { seat: 3, cards: ['As'] },
      { seat: 4, cards: ['9d', '3h'] },
    ];
    const wrong = await api.refusal('runChipRace', { ...id, table: 1, newSmallest: 100, cards, winners: [1, 3] });
    expect(wrong.extensions).toMatchObject({ code: 'WRONG_WINNERS', article: 'RO 3.2', parameters: { expected: [2, 3] } });
    await api.command('runChipRace', { ...id, table: 1, newSmallest: 100, cards, startSeat: 1, winners: [2, 3], rescued: [] });
    expect(await race()).toMatchObject({
      smallestInStacks: 100,
      due: null,
      last: {
        method: 'CARDS',
        startSeat: 1,
        seed: null,
        outcome: { winners: [2, 3], delta: 0, players: [{ cards: ['Ks', '7d', '2c'] }, {}, {}, {}] },
      },
    });
    const seen = await api.asDirector('{ tournament(id: "friday") { table(table: 1) { seats { stack } } standings { nodes { stack } } } }');
    expect(seen.data!['tournament'].table.seats.map(({ stack }: { stack: number }) => stack)).toEqual([2_000, 2_000, 2_000, 2_000]);
    expect(seen.data!['tournament'].standings.nodes.map(({ stack }: { stack: number }) => stack)).toEqual([2_000, 2_000, 2_000, 2_000]);
    const found = await api.command('reportFoundChips', { ...id, playerId: 'p1', value: 25, count: 5 }, '{ events { type data } }');
    expect(found.events).toMatchObject([{ type: 'FoundChipsReported', data: { credited: 100, removed: 25 } }]);
  });

  it('is withdrawn before it is run, and its winners are corrected after it', async () => {
    await api.command('announceChipRace', { ...id, newSmallest: 100 });
    await api.command('withdrawChipRace', { ...id, reason: 'a level too early' });
    expect(await race()).toMatchObject({ smallestChip: 25, values: [25, 100], racedOff: [], due: null });
    await api.command('announceChipRace', { ...id, newSmallest: 100 });
    const cards = [
      { seat: 1, cards: ['Ks', '7d', '2c'] },
      { seat: 2, cards: ['Ah', '4s'] },
      { seat: 3, cards: ['As'] },
      { seat: 4, cards: ['9d', '3h'] },
    ];
    await api.command('runChipRace', { ...id, table: 1, newSmallest: 100, cards });
    const late = await api.refusal('withdrawChipRace', { ...id, reason: 'a level too early' });
    expect(late.extensions).toMatchObject({ code: 'RACE_HAS_RUN', article: 'RO 3.2', parameters: { tables: [1] } });
    const right = cards.map((each) => (each.seat === 3 ? { seat: 3, cards: ['5c'] } : each));
    await api.command('correctChipRace', { ...id, table: 1, cards: right, winners: [1, 2], reason: 'a five was typed as an ace' });
    expect((await race()).last).toMatchObject({ outcome: { winners: [1, 2], delta: 0 } });
    const { data } = await api.asDirector('{ tournament(id: "friday") { table(table: 1) { seats { stack } } } }');
    expect(data!['tournament'].table.seats.map(({ stack }: { stack: number }) => stack)).toEqual([2_100, 2_000, 1_900, 2_000]);
    const ledger = await api.asDirector('{ tournament(id: "friday") { chipLedger { nodes { type change reason text { en fr } } } } }');
    expect(ledger.errors).toBeUndefined();
    expect(ledger.data!['tournament'].chipLedger.nodes.at(-1)).toEqual({
      type: 'ChipRaceCorrected',
      change: 0,
      reason: 'a five was typed as an ace',
      text: {
        en: 'the race of table 1 is corrected; chips of 2 players change hands',
        fr: 'le chip race de la table 1 est corrigé\u202f; jetons de 2 joueurs changés de mains',
      },
    });
  });

  it('is drawn by the software where no cards are given; a second time gives nothing', async () => {
    await api.command('announceChipRace', { ...id, newSmallest: 100 });
    await api.command('runChipRace', { ...id, table: 1, newSmallest: 100 });
    const { last } = await race();
    expect(last.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(last.outcome.winners).toHaveLength(2);
    const again = await api.command('runChipRace', { ...id, table: 1, newSmallest: 100 }, '{ events { type } }');
    expect(again.events).toEqual([]);
  });

  it('color-ups are announced and exchanged', async () => {
    const exchange = { ...id, table: 1, playerId: 'p1', otherId: 'p2', gives: [{ value: 25, count: 8 }], gets: [{ value: 100, count: 2 }] };
    expect((await api.refusal('exchangeChips', { ...exchange, by: 'PLAYERS' })).extensions.code).toBe('EXCHANGE_NOT_ANNOUNCED');
    await api.command('announceColorUp', { ...id, value: 25 });
    const { events } = await api.command('exchangeChips', { ...exchange, by: 'PLAYERS' }, '{ events { type } }');
    expect(events).toEqual([{ type: 'ChipsExchanged' }]);
    await api.command('withdrawColorUp', { ...id, value: 25, reason: 'the wrong value' });
    expect((await api.refusal('exchangeChips', { ...exchange, by: 'PLAYERS' })).extensions.code).toBe('EXCHANGE_NOT_ANNOUNCED');
  });

  it('is nobody’s question at a table that there is not', async () => {
    expect((await api.ask('{ tournament(id: "friday") { chipRace(table: 2) { smallestChip } } }')).data!['tournament'].chipRace).toBeNull();
    expect((await api.ask('{ tournament(id: "monday") { chipRace(table: 1) { smallestChip } } }')).data).toEqual({ tournament: null });
  });
});

describe('a race that is described', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    await api.close();
  });

  const preview = (situation: string, fields = 'rulebook chipsToAward outcome { winners }') =>
    api.ask(`{ previewChipRace(situation: { ${situation} }, rulebooks: ["redcactus", "ropta"]) { ${fields} } }`);

  it('has no winners where cards decide and are not given', async () => {
    const { data } = await preview('removed: 25, newSmallest: 100, stacks: [{ seat: 1, stack: 75 }, { seat: 2, stack: 500 }]');
    expect(data!['previewChipRace']).toEqual([
      { rulebook: 'redcactus', chipsToAward: 1, outcome: { winners: [1] } },
      { rulebook: 'ropta', chipsToAward: 1, outcome: null },
    ]);
  });

  it('says what does not go together', async () => {
    const code = async (situation: string) => (await preview(situation)).errors?.[0]?.extensions.code;
    expect(await code('removed: 25, newSmallest: 90, stacks: [{ seat: 1, stack: 75 }]')).toBe('BAD_USER_INPUT');
    expect(await code('removed: 25, newSmallest: 100, stacks: [{ seat: 1, stack: 70 }]')).toBe('BAD_USER_INPUT');
    expect(await code('removed: 25, newSmallest: 100, stacks: [{ seat: 1, stack: 75 }, { seat: 1, stack: 75 }]')).toBe('BAD_USER_INPUT');
    const cards = 'cards: [{ seat: 1, cards: ["As"] }]';
    expect(await code(`removed: 25, newSmallest: 100, stacks: [{ seat: 1, stack: 75 }], ${cards}`)).toBe('WRONG_CARD_COUNT');
  });
});

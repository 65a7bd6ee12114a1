import { ApiUnderTest, tournamentInput } from './client.js';

const rulebook = `{ tournament(id: "friday") { rulebook { rulebookId version name { en fr } houseRules {
  question { key title { en fr } } house { value source label { en } } book { value source articles defaults label { en } }
} } } }`;

const rules = [
  { setting: 'timeCall.seconds', value: 35 },
  { setting: 'minRaise.method', value: 'lastIncrement' },
  { setting: 'pot.finalAfterGathering', value: false },
];

describe('House rules of a tournament', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const withRules = (houseRules: unknown) => ({ ...tournamentInput, startingStack: 15_000, rulebook: { id: 'mons', houseRules } });

  it.each<[string, unknown, string, object]>([
    ['a setting that there is not', [{ setting: 'minRaise.methode', value: 'x' }], 'UNKNOWN_SETTING', { setting: 'minRaise.methode' }],
    ['a word that it cannot be', [{ setting: 'minRaise.method', value: 'triple' }], 'VALUE_OUT_OF_RANGE', { value: 'triple' }],
    ['a number out of bounds', [{ setting: 'timeCall.seconds', value: -1 }], 'VALUE_OUT_OF_RANGE', { value: '-1' }],
    ['a number for a yes or no', [{ setting: 'pot.finalAfterGathering', value: 1 }], 'VALUE_OUT_OF_RANGE', { allowed: ['true', 'false'] }],
    ['a setting twice', [rules[0], rules[0]], 'BAD_USER_INPUT', { fields: [{ path: 'input.rulebook.houseRules' }] }],
    ['a list for a value', [{ setting: 'timeCall.seconds', value: [1] }], 'BAD_USER_INPUT', {}],
    ['no value', [{ setting: 'timeCall.seconds' }], 'BAD_USER_INPUT', {}],
    ['half a number', [{ setting: 'timeCall.seconds', value: 1.5 }], 'BAD_USER_INPUT', {}],
  ])('are refused for %s', async (_name, houseRules, code, parameters) => {
    const error = await api.refusal('createTournament', withRules(houseRules));
    expect(error.extensions).toMatchObject({ code, parameters });
    expect(await api.tapis.store.lastPosition()).toBeNull();
  });

  it('say in both languages what is allowed', async () => {
    const { extensions } = await api.refusal('createTournament', withRules([{ setting: 'minRaise.method', value: 'triple' }]));
    expect(extensions.messages.en).toMatch(/^This setting \(minRaise\.method\) can’t be triple\. It can be: .*doubleLargestBet/);
    expect(extensions.messages.fr).toMatch(/^Ce réglage \(minRaise\.method\) ne peut pas valoir triple/);
  });

  it('stand beside what the book itself says', async () => {
    const created = await api.command('createTournament', withRules(rules), '{ events { data } }');
    expect(created.events[0].data.rulebook).toEqual({
      id: 'mons',
      edition: '1',
      houseRules: { 'minRaise.method': 'lastIncrement', 'pot.finalAfterGathering': false, 'timeCall.seconds': 35 },
    });
    const shown = (await api.asDirector(rulebook)).data!['tournament'].rulebook;
    expect(shown).toMatchObject({ rulebookId: 'mons', version: 1, name: { en: expect.any(String), fr: expect.any(String) } });
    expect(shown.houseRules).toMatchObject([
      {
        question: { key: 'minRaise.method' },
        house: { value: 'lastIncrement', source: 'HOUSE' },
        book: { value: 'doubleLargestBet', source: 'ARTICLE', articles: ['MO 8.8'] },
      },
      { question: { key: 'pot.finalAfterGathering' }, house: { value: false }, book: { value: true } },
      { question: { key: 'timeCall.seconds' }, house: { value: 35 }, book: { value: expect.any(Number) } },
    ]);
  });

  it('given inline, are the same tournament again', async () => {
    const inline = rules.map(({ setting, value }) => `{ setting: "${setting}", value: ${JSON.stringify(value)} }`).join(', ');
    const { tournamentId, name, club } = tournamentInput;
    const answer = await api.asDirector(`mutation { createTournament(input: {
      commandId: "inline", tournamentId: "${tournamentId}", name: "${name}", club: "${club}",
      rulebook: { id: "mons", houseRules: [${inline}] }, startingStack: 15000, seatsPerTable: 6, anteFormat: BIG_BLIND, chipUnit: 25,
      structure: [
        { kind: LEVEL, smallBlind: 25, bigBlind: 50, ante: 50, seconds: 1200 }, { kind: BREAK, seconds: 600 },
        { kind: LEVEL, smallBlind: 50, bigBlind: 100, ante: 100, seconds: 1200 }
      ]
    }) { events { type } } }`);
    expect(answer.errors).toBeUndefined();
    expect(answer.data!['createTournament'].events).toEqual([]);
  });

  it('judge its hands', async () => {
    for (const n of [1, 2, 3])
      await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, adult: true, showsDocument: true });
    await api.command('drawSeats', { tournamentId: 'friday' });
    await api.command('startTournament', { tournamentId: 'friday' });
    const { hand } = await api.command('openHand', { tournamentId: 'friday', table: 1 }, '{ hand { id turn } }');
    const raise = { handId: hand.id, seat: hand.turn, act: { action: { type: 'RAISE', to: 100 } } };
    const raised = await api.command('act', raise, '{ hand { turn legalActions { minRaiseTo } } }');
    // 50 over 50: the book itself doubles the raise to 200.
    expect(raised.hand.legalActions.minRaiseTo).toBe(150);
    const seat = raised.hand.turn as number;
    await api.command('requestTime', { handId: hand.id, seat, askedBy: hand.turn, waitedMs: 600_000 });
    const time = await api.command('approveTime', { handId: hand.id }, '{ hand { timeCall { seconds } } events { data } }');
    expect(time.hand.timeCall.seconds).toBe(35);
    expect(time.events[0].data.article).toMatchObject({ house: true });
  });
});

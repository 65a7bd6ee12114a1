import { ApiUnderTest, startFriday, tournamentInput } from './client.js';
import { openHand, type HandAnswer } from './hands.js';

const floor = `{
  events { type data }
  hand {
    phase turn currentBet seats { seat bet status }
    openRuling { rulingId kind seat options { option to } default committed articles { article fallback } explanation { en fr } }
    restriction { seat options committed awaited minTo }
    pendingActs { seat street ruling currentBet simultaneous dark confirmed gesture }
    timeCall { seat askedBy startedAt seconds countdownSeconds endsAt }
    uncorrectedAmounts { seat street to legalTo }
    forfeitedTurn { seat options }
  }
}`;

let now = Date.parse('2026-01-31T20:00:00Z');

async function table(rulebook: string): Promise<{ api: ApiUnderTest; hand: HandAnswer }> {
  const api = await ApiUnderTest.open({ now: () => now });
  if (rulebook === tournamentInput.rulebook.id) await startFriday(api);
  else {
    await api.command('createTournament', { ...tournamentInput, rulebook: { id: rulebook } });
    for (const n of [1, 2, 3, 4, 5, 6]) await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, adult: true });
    await api.command('drawSeats', { tournamentId: 'friday' });
    await api.command('startTournament', { tournamentId: 'friday' });
  }
  return { api, hand: await openHand(api) };
}

describe('Acts at the table through the API', () => {
  let api: ApiUnderTest;
  let handId: string;

  beforeAll(async () => {
    const opened = await table('redcactus');
    api = opened.api;
    handId = opened.hand.id;
    expect(opened.hand.turn).toBe(4);
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const give = (name: string, input: object): Promise<any> => api.command(name, { handId, ...input }, floor);
  const code = async (name: string, input: object): Promise<string> => (await api.refusal(name, { handId, ...input })).extensions.code;
  const types = (payload: { events: { type: string }[] }): string[] => payload.events.map(({ type }) => type);

  it('an act is either a plain action or a gesture', async () => {
    const problem = async (input: object): Promise<unknown> =>
      (await api.refusal('act', { handId, seat: 4, ...input })).extensions.parameters['fields'];
    const [action, gesture] = [{ type: 'CALL' }, { words: { kind: 'CALL' } }];
    for (const input of [{}, { act: {} }, { act: { action, gesture } }])
      expect(await code('act', { seat: 4, ...input })).toBe('BAD_USER_INPUT');
    expect(await problem({ act: { gesture: { motions: [[25, 0]] } } })).toMatchObject([{ path: 'input.act.gesture.motions' }]);
    expect(await problem({ act: { gesture: { words: { kind: 'AMOUNT' } } } })).toMatchObject([{ path: 'input.act.gesture.words.amount' }]);
  });

  it('what a book leaves to the director stops the hand until he has ruled', async () => {
    const gesture = { words: { kind: 'RAISE', amount: 200, conditional: true, text: 'if you bet, I raise' } };
    const asked = await give('act', { seat: 4, act: { gesture } });
    expect(types(asked)).toEqual(['GestureJudged', 'InfractionNoted', 'RulingRequested']);
    expect(asked.events[0].data.gesture).toEqual({ words: { kind: 'raise', amount: 200, conditional: true, text: 'if you bet, I raise' } });
    expect(asked.hand.openRuling).toMatchObject({
      rulingId: 1,
      kind: 'CONDITIONAL',
      seat: 4,
      options: [
        { option: 'HOLD_TO_RAISE', to: 200 },
        { option: 'FREE', to: null },
      ],
      default: 'FREE',
      articles: [{ article: 'RC 59-A', fallback: false }],
    });
    expect(asked.hand.openRuling.explanation.fr).toMatch(/directeur.*\(RC 59-A\)$/);
    expect(await code('act', { seat: 4, act: { action: { type: 'CALL' } } })).toBe('RULING_PENDING');
    expect(await code('ruleOnAction', { rulingId: 1, option: 'TAKE_BETS_BACK' })).toBe('OPTION_NOT_ALLOWED');
    expect(await code('ruleOnAction', { rulingId: 7, option: 'FREE' })).toBe('UNKNOWN_RULING');
    const ruled = await give('ruleOnAction', { rulingId: 1, option: 'FREE', reason: 'He was joking.' });
    expect(ruled.events[0]).toMatchObject({
      type: 'RulingGiven',
      data: { rulingId: 1, option: 'free', amount: null, reason: 'He was joking.' },
    });
    expect(ruled.hand).toMatchObject({ openRuling: null, turn: 4 });
    expect(await code('ruleOnAction', { rulingId: 1, option: 'HOLD_TO_RAISE' })).toBe('RULING_CLOSED');
  });

  it('an act that does not stand narrows what is left to the seat', async () => {
    const voided = await give('act', { seat: 4, act: { gesture: { words: { kind: 'CHECK' } } } });
    expect(voided.hand.restriction).toEqual({ seat: 4, options: ['CALL', 'FOLD'], committed: 0, awaited: null, minTo: null });
    expect(await code('act', { seat: 4, act: { action: { type: 'RAISE', to: 200 } } })).not.toBe('BAD_USER_INPUT');
  });

  it('the director may depart from the text, with a reason', async () => {
    expect(await code('overrideRuling', { seat: 4, action: { type: 'RAISE', to: 200 }, reason: ' ' })).toBe('BAD_USER_INPUT');
    const departed = await give('overrideRuling', { seat: 4, action: { type: 'RAISE', to: 200 }, reason: 'The dealer had said check.' });
    expect(departed.events[0]).toMatchObject({
      type: 'RulingOverridden',
      data: {
        seat: 4,
        action: { type: 'raise', to: 200 },
        reason: 'The dealer had said check.',
        book: { ruling: 'void' },
        article: 'RC 1',
      },
    });
    expect(departed.hand).toMatchObject({ currentBet: 200, restriction: null, turn: 5 });
  });

  it('a raise announced without its amount waits for it', async () => {
    const announced = await give('act', { seat: 5, act: { gesture: { words: { kind: 'RAISE' } } } });
    expect(announced.hand.restriction).toMatchObject({ seat: 5, awaited: 'RAISE', minTo: 400 });
    expect((await give('act', { seat: 5, act: { gesture: { words: { kind: 'AMOUNT', amount: 400 } } } })).hand).toMatchObject({
      currentBet: 400,
      turn: 6,
    });
  });

  it('a fold before its turn kills the hand when it is thrown (RC 44-A)', async () => {
    const early = await give('act', { seat: 1, act: { gesture: { words: { kind: 'FOLD' } } } });
    expect(early.events.find(({ type }: { type: string }) => type === 'OutOfTurnActRecorded').data).toMatchObject({
      seat: 1,
      ruling: 'fold',
      dies: true,
      gesture: { words: { kind: 'fold' } },
    });
    expect(early.hand.pendingActs).toEqual([]);
    const turned = await give('act', {
      seat: 6,
      act: {
        gesture: {
          motions: [
            [100, 100],
            [100, 100],
          ],
        },
      },
    });
    expect(turned.hand.pendingActs).toEqual([]);
    expect(turned.hand.seats.find(({ seat }: { seat: number }) => seat === 1).status).toBe('DEAD');
  });

  it('acts at the same moment count in turn order, however they are given', async () => {
    expect(await code('actSimultaneously', { acts: [2, 2].map((seat) => ({ seat, gesture: { words: { kind: 'CALL' } } })) })).toBe(
      'ACTS_NOT_DISTINCT',
    );
    const acts = [3, 2].map((seat) => ({ seat, gesture: { words: { kind: 'CALL' } } }));
    const both = await give('actSimultaneously', { acts });
    expect(
      both.events.filter(({ type }: { type: string }) => type === 'Called').map(({ data }: { data: { seat: number } }) => data.seat),
    ).toEqual([2, 3]);
  });

  it('an act in the dark is confirmed by the dealer', async () => {
    let hand = (await give('act', { seat: 4, act: { action: { type: 'CALL' } } })).hand;
    expect(hand.phase).toBe('AWAITING_BOARD');
    expect(await code('confirmDarkBet', { seat: 2, street: 'FLOP' })).toBe('UNKNOWN_DARK_BET');
    expect(await code('betInTheDark', { seat: 2, street: 'PREFLOP', gesture: { taps: 2 } })).toBe('BAD_USER_INPUT');
    hand = (await give('betInTheDark', { seat: 2, street: 'FLOP', gesture: { words: { kind: 'CHECK' } } })).hand;
    expect(hand.pendingActs).toMatchObject([{ seat: 2, street: 'FLOP', dark: true, confirmed: false, ruling: null, currentBet: null }]);
    hand = (await give('confirmDarkBet', { seat: 2, street: 'FLOP' })).hand;
    expect(hand.pendingActs).toMatchObject([{ confirmed: true }]);
    expect(types(await give('dealBoard', { street: 'FLOP' }))).toContain('Checked');
  });

  it('a gesture that is sent again has one effect', async () => {
    const input = { commandId: 'again', handId, seat: 3, act: { gesture: { motions: [[100, 100, 100]], first: 'CHIPS' } } };
    const once = await api.command('act', input);
    expect(await api.command('act', { ...input, act: { gesture: { first: 'CHIPS', motions: [[100, 100, 100]] } } })).toEqual({
      ...once,
      repeated: true,
    });
    expect((await api.refusal('act', { ...input, act: { gesture: { motions: [[100]] } } })).extensions.code).toBe('COMMAND_ID_REUSED');
  });
});

describe('What a table reports, through the API', () => {
  let api: ApiUnderTest;
  let handId: string;
  let hand: HandAnswer;

  beforeAll(async () => {
    ({ api, hand } = await table('ropta'));
    handId = hand.id;
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const give = (name: string, input: object = {}): Promise<any> => api.command(name, { handId, ...input }, floor);
  const code = async (name: string, input: object = {}): Promise<string> => (await api.refusal(name, { handId, ...input })).extensions.code;

  it('time is called, approved by the clock of the server, adjusted and run out', async () => {
    const seat = hand.turn!;
    expect(await code('approveTime')).toBe('TIME_NOT_REQUESTED');
    expect(await code('adjustTime', { seconds: 10, countdownSeconds: 10 })).toBe('TIME_NOT_RUNNING');
    expect(await code('requestTime', { seat, askedBy: seat, waitedMs: -1 })).toBe('BAD_USER_INPUT');
    expect(await code('requestTime', { seat: seat === 1 ? 2 : 1, askedBy: 3, waitedMs: 90_000 })).toBe('TARGET_NOT_TO_ACT');
    const asked = await give('requestTime', { seat, askedBy: 3, waitedMs: 300_000 });
    expect(asked.events[0]).toMatchObject({ type: 'TimeRequested', data: { seat, askedBy: 3, waitedMs: 300_000, at: now } });
    expect(asked.hand.timeCall).toEqual({ seat, askedBy: 3, startedAt: null, seconds: null, countdownSeconds: null, endsAt: null });
    expect((await give('refuseTime', { reason: 'Too early.' })).hand.timeCall).toBeNull();
    await give('requestTime', { seat, askedBy: 3, waitedMs: 300_000 });
    const approved = await give('approveTime', { seconds: 20, countdownSeconds: 10 });
    expect(approved.hand.timeCall).toMatchObject({
      startedAt: '2026-01-31T20:00:00.000Z',
      seconds: 20,
      countdownSeconds: 10,
      endsAt: '2026-01-31T20:00:30.000Z',
    });
    expect((await give('adjustTime', { seconds: 40, countdownSeconds: 10 })).hand.timeCall.endsAt).toBe('2026-01-31T20:00:50.000Z');
    expect(await code('expireTime')).toBe('TIME_NOT_OVER');
    now += 50_000;
    const over = await give('expireTime');
    expect(over.events[0]).toMatchObject({ type: 'TimeExpired', data: { seat, outcome: 'handDead' } });
    expect(over.hand).toMatchObject({ timeCall: null });
    expect(over.hand.turn).not.toBe(seat);
  });

  it('a wrong amount that nobody corrected lies on the table until it is noticed', async () => {
    const { turn: seat } = (await api.ask(`{ hand(id: "${handId}") { turn } }`)).data!['hand'];
    expect(await code('reportWrongAmount', { seat })).toBe('NOTHING_TO_CORRECT');
    const wrong = await give('recordUncorrected', { seat, action: 'RAISE', to: 75 });
    expect(wrong.hand.uncorrectedAmounts).toEqual([{ seat, street: 'PREFLOP', to: 75, legalTo: 100 }]);
    const corrected = await give('reportWrongAmount', { seat });
    expect(corrected.events[0]).toMatchObject({ type: 'BetCorrected', data: { seat, from: 75, to: 100 } });
    expect(corrected.hand.uncorrectedAmounts).toEqual([]);
  });

  it('counts, change, skipped turns and chips found', async () => {
    const { turn: seat } = (await api.ask(`{ hand(id: "${handId}") { turn } }`)).data!['hand'];
    const counted = await give('requestCount', { of: 'POT', askedBy: seat });
    expect(counted.events).toMatchObject([{ type: 'CountGiven', data: { askedBy: seat, of: 'pot' } }]);
    expect((await give('requestCount', { of: 'BET' })).events).toMatchObject([{ data: { askedBy: null, of: 'bet', amount: 100 } }]);
    expect(await code('requestChange', { seat, chips: [500] })).toBe('AMOUNT_NOT_ANNOUNCED');
    const changed = await give('requestChange', { seat, chips: [500], announced: 200 });
    expect(changed.events[0]).toMatchObject({ type: 'ChangeGiven', data: { seat, announced: 200, pushed: 500, change: 300 } });
    expect(await code('claimSkippedTurn', { seat, reasonableTimePassed: true })).toBe('SEAT_NOT_SKIPPED');
    expect(await code('saveSkippedHand', { seat, reason: 'Fair.' })).toBe('NOTHING_TO_SAVE');
    expect(await code('reportHiddenChips', { seat, amount: 100, origin: 'ON_TABLE' })).toBe('NOT_ALL_IN');
    expect(await code('reportHiddenChips', { seat, amount: 0, origin: 'OUTSIDE' })).toBe('BAD_USER_INPUT');
  });
});

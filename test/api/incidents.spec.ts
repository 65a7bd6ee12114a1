/** What went wrong with the deal and the board of a hand, reported, mended and ruled on through the API. */
import { both, flop, TableUnderTest } from './incident-table.js';

describe('RO 6.1, 6.7: a misdeal and the new deal', () => {
  let table: TableUnderTest;

  beforeAll(async () => {
    table = await TableUnderTest.open('ropta');
  });

  afterAll(async () => {
    await table.close();
  });

  it('nobody acts while cards are dealt', async () => {
    expect(await table.code('completeDeal')).toEqual(['DEAL_NOT_IN_PROGRESS', null]);
    expect((await table.give('beginDeal')).hand).toMatchObject({ phase: 'DEALING', turn: null, incidents: { deal: { phase: 'DEALING' } } });
    expect(await table.code('act', { seat: 4, act: { action: { type: 'CALL' } } })).toEqual(['DEAL_IN_PROGRESS', null]);
  });

  it('a fault of the deal cancels it, by its article', async () => {
    expect(await table.code('declareMisdeal', { cause: 'DELIBERATE_PLAYER_ACT', seats: [4] })).toEqual(['DELIBERATE_ACT', 'RO 6.1']);
    expect(await table.code('reportDealFault', { fault: 'WRONG_COUNT', seats: [4], count: 2 })).toEqual(['COUNT_IS_RIGHT', null]);
    const cancelled = await table.give('reportDealFault', { fault: 'PLAYER_SKIPPED', seats: [4] });
    expect(cancelled.events).toMatchObject([{ type: 'MisdealDeclared', data: { cause: 'playerSkipped', seats: [4], attempt: 1 } }]);
    expect(cancelled.hand).toMatchObject({
      phase: 'AWAITING_REDEAL',
      incidents: { deal: { phase: 'MISDEALT', misdeal: { cause: 'PLAYER_SKIPPED', seats: [4], articles: [{ article: 'RO 6.1' }] } } },
    });
  });

  it('the same hand is dealt again, for the same players', async () => {
    expect(await table.code('act', { seat: 4, act: { action: { type: 'CALL' } } })).toEqual(['REDEAL_DUE', null]);
    expect(await table.code('redeal', { dealtIn: [1, 2, 3, 4, 5, 6, 7] })).toEqual(['NEWCOMER_NOT_IN_REDEAL', 'RO 6.1']);
    expect(await table.code('redeal', { button: 2 })).toEqual(['REDEAL_MUST_BE_IDENTICAL', 'RO 6.1']);
    const redealt = await table.give('redeal', { penalised: [6] });
    expect(redealt.hand).toMatchObject({
      phase: 'BETTING',
      turn: 4,
      potTotal: 125,
      incidents: {
        deal: { attempt: 2, misdeal: null },
        deadHands: [{ seat: 6, cause: 'PENALISED', text: { en: 'serving a penalty', fr: 'sanction en cours' } }],
      },
    });
    expect(redealt.hand.seats[5]).toMatchObject({ seat: 6, status: 'DEAD' });
  });

  it('after substantial action it is too late, and the query says so', async () => {
    const query = `{ hand(id: "${table.handId}") { substantialAction { made street actsWithChips folds checks articles { article fallback } } } }`;
    expect((await table.api.ask(query)).data!['hand'].substantialAction).toEqual({
      made: false,
      street: 'PREFLOP',
      actsWithChips: 0,
      folds: 0,
      checks: 0,
      articles: [{ article: 'RO 6.7', fallback: false }],
    });
    await table.act(4, 'CALL');
    await table.act(5, 'FOLD');
    expect((await table.api.ask(query)).data!['hand'].substantialAction).toMatchObject({ made: true, actsWithChips: 1, folds: 1 });
    expect(await table.code('declareMisdeal', { cause: 'WRONG_COUNT', seats: [4] })).toEqual(['SUBSTANTIAL_ACTION_DONE', 'RO 6.7']);
    const late = await table.give('reportDealFault', { fault: 'WRONG_COUNT', seats: [4], count: 3 });
    expect(late.hand.incidents).toMatchObject({
      deal: { faults: [{ fault: 'WRONG_COUNT', seats: [4], remedy: 'TOO_LATE' }] },
      deadHands: [{ seat: 6 }, { seat: 4, cause: 'WRONG_COUNT' }],
    });
    expect((await table.api.ask('{ hand(id: "friday.1.99") { substantialAction { made } } }')).data).toEqual({ hand: null });
  });

  it('a level is put right by its number alone, until then', async () => {
    expect(await table.code('correctLevel', { level: 2 })).toEqual(['SUBSTANTIAL_ACTION_DONE', 'RO 3.1']);
    expect((await table.refusal('correctLevel', { level: 9 })).parameters).toMatchObject({ fields: [{ path: 'input.level' }] });
    const { handId } = table;
    expect((await table.api.refusal('reportDealFault', { handId, fault: 'WRONG_ORDER', seats: [11] })).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('the replay shows each step as it was', async () => {
    const fields = 'phase incidents { deal { phase attempt misdeal { cause } } deadHands { seat } claimWindows { open } }';
    expect(await table.steps('MisdealDeclared', fields)).toMatchObject([
      {
        after: {
          phase: 'AWAITING_REDEAL',
          incidents: { deal: { phase: 'MISDEALT', attempt: 1, misdeal: { cause: 'PLAYER_SKIPPED' } }, deadHands: [], claimWindows: null },
        },
      },
    ]);
    expect(await table.steps('HandsDeclaredDead', fields)).toMatchObject([
      { after: { incidents: { deal: { attempt: 2, misdeal: null }, deadHands: [{ seat: 6 }] } } },
    ]);
  });
});

describe('RO 3.1: a hand on the wrong level', () => {
  it('takes the blinds of the structure', async () => {
    const table = await TableUnderTest.open('ropta');
    const corrected = await table.give('correctLevel', { level: 2 });
    expect(corrected.events.map(({ type }: { type: string }) => type)).toContain('HandLevelCorrected');
    expect(corrected.hand.potTotal).toBe(50 + 100 + 100);
    await table.close();
  });
});

describe('RO 4.1: players who are not there', () => {
  it('have dead hands, whether the hand was opened without them or they came too late', async () => {
    const table = await TableUnderTest.open('ropta', { absent: [5] });
    const deadHands = `{ hand(id: "${table.handId}") { seats { seat status } incidents { deadHands { seat cause articles { article } } } } }`;
    const absent = (seat: number): object => ({ seat, cause: 'ABSENT', articles: [{ article: 'RO 4.1' }] });
    expect((await table.api.ask(deadHands)).data!['hand']).toMatchObject({
      seats: { 4: { seat: 5, status: 'DEAD' } },
      incidents: { deadHands: [absent(5)] },
    });
    expect(await table.code('checkPresence', { seat: 6, seatedAt: '2026-01-31T20:00:00Z', leftAt: '2026-01-31T20:05:00Z' })).toEqual([
      'CUTOFF_NOT_REACHED',
      'RO 4.1',
    ]);
    await table.give('beginDeal');
    const late = await table.give('checkPresence', { seat: 6, posture: 'WITHIN_REACH' });
    expect(late.hand.incidents.deadHands).toMatchObject([absent(5), absent(6)]);
    await table.close();
  });
});

describe('RO 6.3: a card that the dealer turned up', () => {
  let table: TableUnderTest;

  beforeAll(async () => {
    table = await TableUnderTest.open('ropta');
    await table.give('beginDeal');
  });

  afterAll(async () => {
    await table.close();
  });

  it('is dead, and to be replaced before anybody acts', async () => {
    expect(await table.code('replaceExposedCards')).toEqual(['NOTHING_TO_REPLACE', null]);
    const exposed = await table.give('reportExposedCard', { seat: 4, ordinal: 3, cause: 'DEALER', card: 'Kd' });
    expect(exposed.hand.incidents.deal).toMatchObject({
      spoiltCards: [{ ordinal: 3, seat: 4, card: 'Kd', how: 'EXPOSED', by: 'DEALER', fate: 'DEAD' }],
      replacementDue: [4],
      firstBurn: 'STUB',
    });
    expect(await table.code('reportExposedCard', { seat: 5, ordinal: 3, cause: 'DEALER' })).toEqual(['CARD_ALREADY_REPORTED', null]);
    expect((await table.refusal('reportExposedCard', { seat: 5, ordinal: 21, cause: 'DEALER' })).code).toBe('BAD_USER_INPUT');
  });

  it('becomes the first burn', async () => {
    const replaced = await table.give('replaceExposedCards');
    expect(replaced.events).toMatchObject([
      { type: 'ExposedCardReplaced', data: { seat: 4, slot: 'X1', articles: [{ article: 'RO 6.3' }] } },
    ]);
    expect(replaced.hand.incidents.deal).toMatchObject({
      spoiltCards: [{ fate: 'REPLACED' }],
      replacementDue: [],
      firstBurn: 'EXPOSED_CARD',
    });
    await table.give('completeDeal');
    expect(await table.code('reportExposedCard', { seat: 5, ordinal: 4, cause: 'DEALER' })).toEqual(['DEAL_NOT_IN_PROGRESS', null]);
    await table.playRound();
    expect((await table.refusal('dealBoard', { street: 'FLOP', cards: ['Kd', '2c', '3c'] })).code).toBe('CARD_ALREADY_DEALT');
  });
});

describe('RO 7.1, 7.3: a street dealt wrongly', () => {
  let table: TableUnderTest;

  beforeAll(async () => {
    table = await TableUnderTest.open('ropta');
    await table.playRound();
  });

  afterAll(async () => {
    await table.close();
  });

  it('is put right by numbered steps in both languages; an order that nobody told is the director’s to find', async () => {
    const input = { street: 'FLOP', kind: 'EXTRA_CARD', burnKnown: true, cards: ['2c', '5d', '7h', '9s'] };
    const { hand } = await table.give('reportBoardError', input);
    expect(hand).toMatchObject({ phase: 'AWAITING_BOARD', wrongStreet: { street: 'FLOP', kind: 'EXTRA_CARD', orderKnown: false } });
    expect(hand.wrongStreet.articles[0]).toEqual({ article: 'RO 7.3' });
    expect(hand.wrongStreet.lines[0]).toMatchObject({
      en: expect.stringMatching(/^1\. /) as string,
      fr: expect.stringMatching(/^1\. /) as string,
    });
    expect(hand.incidents.questions).toMatchObject([
      {
        question: 'ORDER_KNOWN',
        seat: null,
        options: ['KNOWN', 'UNKNOWN'],
        default: 'UNKNOWN',
        articles: [{ article: 'RO 7.3' }],
        text: both,
      },
    ]);
    const ruled = await table.give('ruleOnIncident', { question: 'ORDER_KNOWN', option: 'KNOWN', reason: 'All saw them come.' });
    expect(ruled.hand).toMatchObject({
      wrongStreet: { orderKnown: true },
      burnBeforeNextStreet: true,
      incidents: { questions: [], rulings: [{ question: 'ORDER_KNOWN', option: 'KNOWN', reason: 'All saw them come.', overrides: false }] },
    });
  });

  it('takes the cards that the procedure lets come, and no others', async () => {
    expect(await table.code('correctBoard', { street: 'FLOP', cards: ['2c', '5d', 'Kh'] })).toEqual(['CORRECTED_CARDS_CONTRADICTED', null]);
    expect(await table.code('correctBoard', { street: 'FLOP', cards: ['2c', '5d', '9s'] })).toEqual(['CARD_ALREADY_DEALT', null]);
    expect((await table.refusal('correctBoard', { street: 'FLOP', cards: ['2c', '5d'] })).code).toBe('WRONG_NUMBER_OF_CARDS');
    const corrected = await table.give('correctBoard', { street: 'FLOP', cards: ['2c', '5d', '7h'] });
    expect(corrected.hand).toMatchObject({
      phase: 'BETTING',
      board: ['2c', '5d', '7h'],
      wrongStreet: null,
      burnBeforeNextStreet: false,
      incidents: { questions: [] },
    });
    expect(await table.code('correctBoard', { street: 'TURN', cards: ['3c'] })).toEqual(['NO_CORRECTION_DUE', null]);
  });

  it('stands once there was substantial action on it', async () => {
    await table.act(2, 'BET', 50);
    await table.act(3, 'CALL');
    expect(await table.refusal('reportBoardError', { street: 'FLOP', kind: 'TWO_BURNS', orderKnown: true })).toEqual({
      code: 'ERROR_COVERED_BY_ACTION',
      article: 'RO 7.1',
      parameters: { street: 'flop', skipped: [] },
    });
  });

  it('every step of the replay has the procedure that was in force', async () => {
    const [first, second] = (await table.steps('BoardErrorRuled', 'wrongStreet { orderKnown lines { en } }')) as {
      after: { wrongStreet: { orderKnown: boolean; lines: unknown[] } };
    }[];
    expect(first!.after.wrongStreet.orderKnown).toBe(false);
    expect(second!.after.wrongStreet.orderKnown).toBe(true);
    expect(second!.after.wrongStreet.lines).not.toEqual(first!.after.wrongStreet.lines);
  });
});

describe('MO 2.11: a turn that came too early', () => {
  it('leaves its card to be shuffled in before the river', async () => {
    const table = await TableUnderTest.open('mons');
    await table.deal(flop);
    const reported = await table.give('reportBoardError', {
      street: 'TURN',
      kind: 'PREMATURE',
      cards: ['9c'],
      actsSince: [{ seat: 2, action: 'CHECK' }],
    });
    expect(reported.hand).toMatchObject({ wrongStreet: { street: 'TURN' }, incidents: { beforeRiver: [] } });
    await table.playRound();
    const corrected = await table.give('correctBoard', { street: 'TURN', cards: ['3c'] });
    expect(corrected.hand.incidents.beforeRiver).toEqual([
      {
        en: expect.stringMatching(/^Before the river, put .* back into the stub/) as string,
        fr: expect.stringMatching(/^Avant la river/) as string,
      },
    ]);
    await table.playRound();
    expect((await table.give('dealBoard', { street: 'RIVER', cards: ['9c'] })).hand.incidents.beforeRiver).toEqual([]);
    await table.close();
  });
});

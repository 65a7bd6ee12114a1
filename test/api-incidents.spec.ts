/** What went wrong with the deal, the cards or the pots of a hand, reported, mended and ruled on through the API. */
import { ApiUnderTest, type Answer, seed, type ShownError, tournamentInput } from './api-client.js';
import { give as giveHand, type HandAnswer, openHand, passive } from './api-hands.js';

const shown = `{
  phase street turn board potTotal burnBeforeNextStreet showdownOrder
  seats { seat stack bet status cards }
  wrongStreet { street kind orderKnown lines { en fr } articles { article } }
  awards { pot shares { seat amount } }
  incidents {
    deal {
      phase attempt misdeal { cause seats articles { article } } faults { fault seats count remedy }
      spoiltCards { ordinal seat card how by fate } replacementDue firstBurn
    }
    beforeRiver { en fr } heldAside controlled
    deadHands { seat cause text { en fr } articles { article } }
    shownCards { seat cards } handsToOpen { seat when }
    questions { question seat options default amount articles { article } text { en fr } }
    rulings { question seat option amount reason overrides articles { article } }
    officialCalls { seat articles { article } }
    offences { seat offence sanction startsAt text { en fr } article { article } }
    claims { kind pot street seat by amount outcome articles { article } }
    corrections { pot amount from { seat amount } to { seat amount } articles { article } }
    claimWindows { kind open until articles { article } }
  }
}`;

const both = { en: expect.any(String) as string, fr: expect.any(String) as string };

/** A table of six in its first hand: the button at 1, the blinds at 2 and 3, and 4 to speak first. */
class TableUnderTest {
  private constructor(
    readonly api: ApiUnderTest,
    readonly handId: string,
  ) {}

  static async open(rulebook: string, options: { now?: () => number } = {}): Promise<TableUnderTest> {
    const api = await ApiUnderTest.open(options);
    await api.command('createTournament', { ...tournamentInput, rulebook: { id: rulebook } });
    for (const n of [1, 2, 3, 4, 5, 6]) await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}` });
    await api.command('drawSeats', { tournamentId: 'friday', seed });
    await api.command('startTournament', { tournamentId: 'friday' });
    return new TableUnderTest(api, (await openHand(api)).id);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  give(name: string, input: object = {}): Promise<any> {
    return this.api.command(name, { handId: this.handId, ...input }, `{ events { type data } hand ${shown} }`);
  }

  /** A refusal, which says what is wrong in both languages, and where the rulebook says so. */
  async refusal(name: string, input: object = {}): Promise<Pick<ShownError['extensions'], 'code' | 'article' | 'parameters'>> {
    const { message, extensions } = await this.api.refusal(name, { handId: this.handId, ...input });
    const { code, article, parameters, messages } = extensions;
    expect(messages).toEqual(both);
    expect(message).toBe(messages.en);
    expect(messages.fr).not.toBe(messages.en);
    if (article !== null) for (const text of [messages.en, messages.fr]) expect(text).toContain(`(${article})`);
    return { code, article, parameters };
  }

  async code(name: string, input: object = {}): Promise<[string, string | null]> {
    const { code, article } = await this.refusal(name, input);
    return [code, article];
  }

  act(seat: number, type: string, to?: number): Promise<unknown> {
    return this.give('act', { seat, action: { type, ...(to === undefined ? {} : { to }) } });
  }

  /** Everybody checks or calls to the end of the round. */
  async playRound(): Promise<void> {
    const answer = await this.api.ask(`{ hand(id: "${this.handId}") { phase turn legalActions { types } } }`);
    let hand = answer.data!['hand'] as HandAnswer;
    while (hand.phase === 'BETTING') {
      hand = await giveHand(this.api, 'act', { handId: this.handId, seat: hand.turn, action: passive(hand) });
    }
  }

  /** Plays passively through the streets given. */
  async deal(...streets: readonly (readonly [string, readonly string[]])[]): Promise<void> {
    for (const [street, cards] of streets) {
      await this.playRound();
      await this.give('dealBoard', { street, cards });
    }
  }

  /** The steps of the hand's replay whose event is of a type, as anybody sees them. */
  async steps(type: string, fields: string, ask: (query: string) => Promise<Answer> = (query) => this.api.ask(query)): Promise<unknown[]> {
    const { data, errors } = await ask(`{ handReplay(handId: "${this.handId}") { steps { event { type data } after { ${fields} } } } }`);
    expect(errors).toBeUndefined();
    const steps = data!['handReplay'].steps as { event: { type: string; data: unknown }; after: unknown }[];
    return steps.filter(({ event }) => event.type === type).map(({ event, after }) => ({ data: event.data, after }));
  }

  async close(): Promise<void> {
    expect(this.api.log).toEqual([]);
    await this.api.close();
  }
}

const flop = ['FLOP', ['2c', '5d', '7h']] as const;
const turn = ['TURN', ['3c']] as const;
const river = ['RIVER', ['Td']] as const;

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
    expect(await table.code('act', { seat: 4, action: { type: 'CALL' } })).toEqual(['DEAL_IN_PROGRESS', null]);
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
    expect(await table.code('act', { seat: 4, action: { type: 'CALL' } })).toEqual(['REDEAL_DUE', null]);
    expect(await table.code('redeal', { attempt: 3 })).toEqual(['WRONG_ATTEMPT', null]);
    expect(await table.code('redeal', { attempt: 2, dealtIn: [1, 2, 3, 4, 5, 6, 7] })).toEqual(['NEWCOMER_NOT_IN_REDEAL', 'RO 6.1']);
    expect(await table.code('redeal', { attempt: 2, button: 2 })).toEqual(['REDEAL_MUST_BE_IDENTICAL', 'RO 6.1']);
    const redealt = await table.give('redeal', { attempt: 2, penalised: [6] });
    expect(redealt.hand).toMatchObject({
      phase: 'BETTING',
      turn: 4,
      potTotal: 125,
      incidents: {
        deal: { attempt: 2, misdeal: null },
        deadHands: [{ seat: 6, cause: 'PENALISED', text: { en: 'serving a penalty', fr: 'sous pénalité' } }],
      },
    });
    expect(redealt.hand.seats[5]).toMatchObject({ seat: 6, status: 'DEAD' });
  });

  it('after substantial action it is too late, and the query says so', async () => {
    const query = `{ substantialAction(handId: "${table.handId}") { made street actsWithChips folds checks articles { article silent } } }`;
    expect((await table.api.ask(query)).data!['substantialAction']).toEqual({
      made: false,
      street: 'PREFLOP',
      actsWithChips: 0,
      folds: 0,
      checks: 0,
      articles: [{ article: 'RO 6.7', silent: false }],
    });
    await table.act(4, 'CALL');
    await table.act(5, 'FOLD');
    expect((await table.api.ask(query)).data!['substantialAction']).toMatchObject({ made: true, actsWithChips: 1, folds: 1 });
    expect(await table.code('declareMisdeal', { cause: 'WRONG_COUNT', seats: [4] })).toEqual(['SUBSTANTIAL_ACTION_DONE', 'RO 6.7']);
    const late = await table.give('reportDealFault', { fault: 'WRONG_COUNT', seats: [4], count: 3 });
    expect(late.hand.incidents).toMatchObject({
      deal: { faults: [{ fault: 'WRONG_COUNT', seats: [4], remedy: 'TOO_LATE' }] },
      deadHands: [{ seat: 6 }, { seat: 4, cause: 'WRONG_COUNT' }],
    });
    expect((await table.api.ask('{ substantialAction(handId: "friday.1.99") { made } }')).data!['substantialAction']).toBeNull();
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

describe('RO 8.2, 8.5: a hand swept away', () => {
  let table: TableUnderTest;

  beforeAll(async () => {
    table = await TableUnderTest.open('ropta');
    await table.act(4, 'RAISE', 200);
  });

  afterAll(async () => {
    await table.close();
  });

  it('is dead, and what nobody had called goes back', async () => {
    const killed = await table.give('reportHandKilled', { seat: 4, cause: 'SWEPT_BY_DEALER' });
    expect(killed.events.at(-1)).toMatchObject({ type: 'BetRefunded', data: { seat: 4, amount: 150, articles: [{ article: 'RO 8.2' }] } });
    expect(killed.hand.seats[3]).toMatchObject({ stack: 1950, bet: 50, status: 'DEAD' });
    expect(killed.hand.incidents.deadHands).toEqual([
      {
        seat: 4,
        cause: 'SWEPT_BY_DEALER',
        text: { en: 'swept in by the dealer', fr: 'ramassée par le donneur' },
        articles: [{ article: 'RO 8.2' }],
      },
    ]);
  });

  it('its player can’t have it back, and the director can give it back for fairness', async () => {
    expect(await table.code('retrieveHand', { seat: 4 })).toEqual(['NOT_IDENTIFIABLE', 'RO 8.5']);
    const answer = { question: 'KILL_IDENTIFIABLE', seat: 4 };
    expect(await table.code('ruleOnIncident', { ...answer, option: 'SHOW', reason: 'x' })).toEqual(['OPTION_NOT_ALLOWED', null]);
    expect(await table.code('ruleOnIncident', { ...answer, option: 'LIVE', reason: ' ' })).toEqual(['REASON_REQUIRED', null]);
    const given = await table.give('ruleOnIncident', { ...answer, option: 'LIVE', reason: 'The dealer held them apart.' });
    expect(given.hand.seats[3]).toMatchObject({ stack: 1800, bet: 200, status: 'LIVE' });
    expect(given.hand.incidents).toMatchObject({
      deadHands: [],
      rulings: [{ ...answer, option: 'LIVE', overrides: true, articles: [{ article: 'RO 8.2' }, { article: 'RO 1.1' }] }],
    });
  });

  it('each step of the replay says which hands were dead then', async () => {
    const fields = 'seats { status } incidents { deadHands { seat } rulings { option } }';
    expect(await table.steps('HandKilled', fields)).toMatchObject([{ after: { incidents: { deadHands: [{ seat: 4 }], rulings: [] } } }]);
    expect(await table.steps('HandRetrieved', fields)).toMatchObject([
      { after: { incidents: { deadHands: [], rulings: [{ option: 'LIVE' }] } } },
    ]);
  });

  it('a phone, a player who leaves, talk: each is noted with its article', async () => {
    const phone = await table.give('reportPhoneUse', { seat: 5, kind: 'READING' });
    expect(phone.hand.incidents.offences).toMatchObject([
      { seat: 5, offence: 'PHONE', sanction: 'WARNING', article: { article: 'RO 4.1' }, text: both },
    ]);
    const left = await table.give('recordLeftTable', { seat: 6 });
    expect(left.hand.incidents.deadHands).toMatchObject([{ seat: 6, cause: 'LEFT_TABLE' }]);
    const talk = await table.give('reportTalk', { seat: 1, kind: 'CONTENT_OF_LIVE_HAND' });
    expect(talk.hand.incidents.offences.map(({ offence }: { offence: string }) => offence)).toEqual(['PHONE', 'LEFT_TABLE', 'TALK']);
    expect(await table.code('reportRabbitHunting', { seat: 1 })).toEqual(['WRONG_PHASE', null]);
  });
});

describe('RO 8.4: what the director is asked', () => {
  it('a refusal says what he can answer; what he does not answer stands as it is proposed', async () => {
    const table = await TableUnderTest.open('ropta');
    await table.act(4, 'FOLD');
    const asked = await table.refusal('retrieveHand', { seat: 4, touchedMuck: false, identifiable: true });
    expect(asked).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 8.4',
      parameters: { question: 'retrieveDiscard', seat: 4, options: ['giveBack', 'dead'], default: 'dead' },
    });
    const given = await table.give('ruleOnIncident', {
      question: 'RETRIEVE_DISCARD',
      seat: 4,
      option: 'GIVE_BACK',
      reason: 'Nobody had acted.',
    });
    expect(given.hand.seats[3]).toMatchObject({ status: 'LIVE' });
    const hidden = await table.give('reportHiddenCards', { seat: 4, consequence: 'Seat 5 thought that it was out.' });
    expect(hidden.hand.incidents.questions).toMatchObject([
      { question: 'HIDDEN_CARDS', seat: 4, options: ['AGAINST_PLAYER', 'NONE'], default: 'NONE', text: both },
    ]);
    await table.close();
  });
});

describe('RO 10.5, 10.6: hands asked to be seen and to be checked', () => {
  let table: TableUnderTest;

  beforeAll(async () => {
    table = await TableUnderTest.open('ropta');
    await table.deal(flop, turn, river);
    await table.act(2, 'BET', 100);
    await table.act(3, 'CALL');
    for (const seat of [4, 5, 6, 1]) await table.act(seat, 'FOLD');
  });

  afterAll(async () => {
    await table.close();
  });

  it('who called the last bet may see the hand of the last to bet, and nobody else', async () => {
    expect(await table.code('requestToSee', { bySeat: 4, targetSeat: 2 })).toEqual(['NOT_A_CALLER', 'RO 10.5']);
    expect((await table.refusal('requestToSee', { bySeat: 3, targetSeat: 2, cards: ['Ks'] })).code).toBe('BAD_USER_INPUT');
    expect((await table.refusal('requestToSee', { bySeat: 3, targetSeat: 2, cards: ['Td', 'Kh'] })).code).toBe('CARD_ALREADY_DEALT');
    const seen = await table.give('requestToSee', { bySeat: 3, targetSeat: 2, cards: ['Ks', 'Kh'] });
    expect(seen.events.map(({ type }: { type: string }) => type)).toEqual(['HandShownOnRequest', 'HandTabled']);
    expect(seen.hand.seats[1].cards).toEqual(['Ks', 'Kh']);
  });

  it('what an official saw stays with him', async () => {
    expect(await table.code('requestHandControl', { targetSeats: [3] })).toEqual(['SUSPICION_NOT_STATED', 'RO 10.6']);
    const input = { targetSeats: [3], suspicion: 'Soft play.', cards: [{ seat: 3, cards: ['Qs', 'Qh'] }] };
    const checked = await table.give('requestHandControl', input);
    expect(checked.hand).toMatchObject({ incidents: { controlled: [3] }, seats: { 2: { cards: ['Qs', 'Qh'] } } });
    const open = `{ hand(id: "${table.handId}") { seats { cards } incidents { controlled } } }`;
    expect((await table.api.ask(open)).data!['hand']).toMatchObject({
      seats: [{ cards: null }, { cards: ['Ks', 'Kh'] }, { cards: null }, {}, {}, {}],
      incidents: { controlled: [3] },
    });
    const fields = 'seats { cards } incidents { controlled shownCards { cards } }';
    const everybody = JSON.stringify(await table.steps('HandControlled', fields));
    expect(everybody).not.toMatch(/Q[sh]/);
    const director = await table.steps('HandControlled', fields, (query) => table.api.asDirector(query));
    expect(director).toMatchObject([{ data: { cards: ['Qs', 'Qh'] }, after: { seats: { 2: { cards: ['Qs', 'Qh'] } } } }]);
  });

  it('one card shown is seen by all, and wins nothing', async () => {
    const single = await table.give('tableOneCard', { seat: 3, card: 'Qs' });
    expect(single.hand.incidents.shownCards).toEqual([{ seat: 3, cards: ['Qs'] }]);
    expect((await table.refusal('awardPots', { withoutTabling: 3 })).code).toBe('HANDS_NOT_TABLED');
    const refused = await table.give('refuseToTable', { seat: 3 });
    expect(refused.hand.incidents).toMatchObject({
      officialCalls: [{ seat: 3 }],
      questions: [{ question: 'REFUSES_TO_TABLE', seat: 3, options: ['FACE_UP_BY_OFFICIAL', 'DEAD'], default: 'FACE_UP_BY_OFFICIAL' }],
    });
  });
});

describe('RC 22: a pot that went to the wrong player', () => {
  let table: TableUnderTest;
  const standings = async (): Promise<Readonly<Record<string, number>>> => {
    const { data } = await table.api.see('{ standings(tournamentId: "friday", first: 6) { edges { node { playerId stack } } } }');
    const nodes = data!['standings'].edges.map(({ node }: { node: { playerId: string; stack: number } }) => [node.playerId, node.stack]);
    return Object.fromEntries(nodes) as Record<string, number>;
  };

  beforeAll(async () => {
    table = await TableUnderTest.open('redcactus');
    await table.deal(['FLOP', ['2c', '5d', '7h']], turn);
    await table.playRound();
    await table.give('dealBoard', { street: 'RIVER' });
    await table.playRound();
    for (const [seat, cards] of [
      [2, ['Ks', 'Kh']],
      [3, ['As', 'Ah']],
    ] as const)
      await table.give('tableHand', { seat, cards });
    for (const seat of [4, 5, 6, 1]) await table.give('muckHand', { seat });
    await table.give('declareWinners', { winners: [{ pot: 0, seats: [2] }] });
  });

  afterAll(async () => {
    await table.close();
  });

  const windows = async (): Promise<unknown[]> => {
    const fields = 'claimWindows { kind open until articles { article } }';
    return (await table.api.ask(`{ hand(id: "${table.handId}") { incidents { ${fields} } } }`)).data!['hand'].incidents
      .claimWindows as unknown[];
  };

  it('can be disputed, of right, until substantial action in the next hand', async () => {
    expect(await standings()).toMatchObject({ p5: 2300, p6: 1900 });
    const window = { kind: 'AWARD', until: 'NEXT_HAND_SA', articles: [{ article: 'RC 22' }] };
    expect(await windows()).toContainEqual({ ...window, open: true });
    expect(await table.code('claimAward', { pot: 0, winners: [2] })).toEqual(['AWARD_STANDS', null]);
    expect((await table.refusal('claimAward', { pot: 0, winners: [4] })).code).toBe('WINNER_NOT_ELIGIBLE');
    expect(
      (
        await table.refusal('claimAward', {
          pot: 0,
          shares: [
            { seat: 2, amount: 100 },
            { seat: 3, amount: 100 },
          ],
        })
      ).code,
    ).toBe('SHARES_DO_NOT_ADD_UP');
  });

  it('is mended by events, and so are the standings', async () => {
    const claimed = await table.give('claimAward', { pot: 0, by: 3, winners: [3] });
    expect(claimed.events.map(({ type }: { type: string }) => type)).toEqual(['ClaimAccepted', 'PotAwardCorrected', 'HandResultCorrected']);
    expect(claimed.hand).toMatchObject({
      awards: [{ pot: 0, shares: [{ seat: 3, amount: 350 }] }],
      incidents: {
        claims: [{ kind: 'AWARD', pot: 0, by: 3, outcome: 'UPHELD', articles: [{ article: 'RC 22' }] }],
        corrections: [
          { pot: 0, amount: 350, from: [{ seat: 2, amount: 350 }], to: [{ seat: 3, amount: 350 }], articles: [{ article: 'RC 22' }] },
        ],
      },
    });
    expect(await standings()).toMatchObject({ p5: 1950, p6: 2250 });
  });

  it('the replay shows who had it at each step', async () => {
    const fields = 'awards { shares { seat } } incidents { claims { outcome } corrections { pot } }';
    expect(await table.steps('PotAwarded', fields)).toMatchObject([
      { after: { awards: [{ shares: [{ seat: 2 }] }], incidents: { claims: [], corrections: [] } } },
    ]);
    expect(await table.steps('ClaimAccepted', fields)).toMatchObject([
      { after: { incidents: { claims: [{ outcome: 'OPEN' }], corrections: [] } } },
    ]);
    expect(await table.steps('PotAwardCorrected', fields)).toMatchObject([
      { after: { awards: [{ shares: [{ seat: 3 }] }], incidents: { claims: [{ outcome: 'UPHELD' }], corrections: [{ pot: 0 }] } } },
    ]);
  });

  it('after that only the director corrects it, with his reason on record', async () => {
    let next = await openHand(table.api);
    for (const type of ['CALL', 'CALL']) next = await giveHand(table.api, 'act', { handId: next.id, seat: next.turn, action: { type } });
    expect(await windows()).toContainEqual({ kind: 'AWARD', open: false, until: 'NEXT_HAND_SA', articles: [{ article: 'RC 22' }] });
    expect(await table.refusal('claimAward', { pot: 0, winners: [2] })).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RC 22',
      parameters: { claim: 'award', until: 'nextHandSa' },
    });
    expect(await table.code('correctAward', { pot: 0, winners: [2, 3] })).toEqual(['NO_CLAIM_ACCEPTED', 'RC 22']);
    const ruled = await table.give('correctAward', { pot: 0, winners: [2, 3], reason: 'The board played.' });
    expect(ruled.hand.incidents).toMatchObject({
      rulings: [{ question: 'OVERRIDE_RULE', option: 'AS_RULED', reason: 'The board played.', overrides: true }],
      corrections: [
        {},
        {
          to: [
            { seat: 2, amount: 175 },
            { seat: 3, amount: 175 },
          ],
          articles: [{ article: 'RC 1' }],
        },
      ],
    });
  });
});

/** Hands that die, are asked to be seen, and pots that are disputed: reported, mended and ruled on through the API. */
import { give as giveHand, openHand } from './hands.js';
import { both, flop, river, TableUnderTest, turn } from './incident-table.js';

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
    expect((await table.code('ruleOnIncident', { ...answer, option: 'LIVE', reason: ' ' }))[0]).toBe('BAD_USER_INPUT');
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
    const { data } = await table.api.asDirector(
      '{ tournament(id: "friday") { standings(first: 6) { edges { node { playerId stack } } } } }',
    );
    const nodes = data!['tournament'].standings.edges.map(({ node }: { node: { playerId: string; stack: number } }) => [
      node.playerId,
      node.stack,
    ]);
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
    const fields = 'claimWindows { claim open until articles { article } }';
    return (await table.api.ask(`{ hand(id: "${table.handId}") { incidents { ${fields} } } }`)).data!['hand'].incidents
      .claimWindows as unknown[];
  };

  it('can be disputed, of right, until substantial action in the next hand', async () => {
    expect(await standings()).toMatchObject({ p5: 2300, p6: 1900 });
    const window = { claim: 'AWARD', until: 'NEXT_HAND_SA', articles: [{ article: 'RC 22' }] };
    expect(await windows()).toContainEqual({ ...window, open: true });
    expect(await table.code('claimAward', { pot: 0, goesTo: { winners: [2] } })).toEqual(['AWARD_STANDS', null]);
    expect((await table.refusal('claimAward', { pot: 0, goesTo: { winners: [4] } })).code).toBe('WINNER_NOT_ELIGIBLE');
    expect(
      (
        await table.refusal('claimAward', {
          pot: 0,
          goesTo: {
            shares: [
              { seat: 2, amount: 100 },
              { seat: 3, amount: 100 },
            ],
          },
        })
      ).code,
    ).toBe('SHARES_DO_NOT_ADD_UP');
  });

  it('is mended by events, and so are the standings', async () => {
    const claimed = await table.give('claimAward', { pot: 0, by: 3, goesTo: { winners: [3] } });
    expect(claimed.events.map(({ type }: { type: string }) => type)).toEqual(['ClaimAccepted', 'PotAwardCorrected', 'HandResultCorrected']);
    expect(claimed.hand).toMatchObject({
      awards: [{ pot: 0, shares: [{ seat: 3, amount: 350 }] }],
      incidents: {
        claims: [{ claim: 'AWARD', pot: 0, by: 3, outcome: 'UPHELD', articles: [{ article: 'RC 22' }] }],
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
    for (const type of ['CALL', 'CALL'])
      next = await giveHand(table.api, 'act', { handId: next.id, seat: next.turn, act: { action: { type } } });
    expect(await windows()).toContainEqual({ claim: 'AWARD', open: false, until: 'NEXT_HAND_SA', articles: [{ article: 'RC 22' }] });
    expect(await table.refusal('claimAward', { pot: 0, goesTo: { winners: [2] } })).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RC 22',
      parameters: { claim: 'award', until: 'nextHandSa' },
    });
    expect(await table.code('correctAward', { pot: 0, goesTo: { winners: [2, 3] } })).toEqual(['NO_CLAIM_ACCEPTED', 'RC 22']);
    const ruled = await table.give('correctAward', { pot: 0, goesTo: { winners: [2, 3] }, reason: 'The board played.' });
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

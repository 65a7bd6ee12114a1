import type { ByType } from '../../../events/event-type.js';
import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop, say } from '../../../test/fixtures/acts.js';
import { dealingUnder } from '../../../test/fixtures/deals.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

type Command<Type extends HandCommand['type']> = ByType<HandCommand>[Type];

const thrown = (seat: number, more: Omit<Command<'ReportDiscard'>, 'type' | 'seat'> = {}): HandCommand => ({
  type: 'ReportDiscard',
  seat,
  ...more,
});
const wanted = (seat: number, more: Omit<Command<'RetrieveHand'>, 'type' | 'seat'> = {}): HandCommand => ({
  type: 'RetrieveHand',
  seat,
  ...more,
});
const ruled = (question: 'retrieveDiscard' | 'thoughtHeWon' | 'refundAfterMistake', seat: number, option: string): HandCommand =>
  ({ type: 'RuleOnIncident', question, seat, option, reason: 'seen by the table' }) as HandCommand;
const apart = { touchedMuck: false, identifiable: true };
const lost = { touchedMuck: true, identifiable: false };
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('cards thrown in turn', () => {
  it.each(bookIds)('are a fold facing a bet, without penalty (%s; RC 68; MO 5.2; RO 8.3; TF §6 b2)', (book) => {
    const table = flop(book).act(1, 300);
    expect(types(table.give(thrown(2)))).toEqual(['HandThrown', 'Folded']);
    expect(table.give(thrown(2))).toEqual([]);
    expect(table.legal?.seat).toBe(3);
  });

  it.each([
    ['redcactus', 'may', 'RC 58'],
    ['mons', 'must', 'RO 9.22'],
    ['ropta', 'must', 'RO 9.22'],
  ])('though a check was free cost a penalty under %s (%s, %s)', (book, sanction, article) => {
    expect(flop(book).give(thrown(1, { reason: 'mistake', ...lost }))).toMatchObject([
      { type: 'HandThrown', data: { reason: 'mistake', touchedMuck: true, identifiable: false } },
      { type: 'Folded' },
      { type: 'InfractionNoted', data: { seat: 1, offence: 'discardByMistake', sanction, article: { article } } },
    ]);
  });

  it('by the big blind on his option lose the blind and nothing else (RO 8.3); under RC 58 he is any player', () => {
    const option = (book: string): HandAtTable =>
      HandAtTable.with({ stacks: [5000, 5000, 5000], rulebook: firstEdition(book) })
        .act(3, 'call')
        .act(1, 'call');
    const mistake = thrown(2, { reason: 'mistake', ...lost });
    expect(types(option('ropta').give(mistake))).toEqual(['HandThrown', 'Folded', 'ChipsGathered']);
    expect(types(option('redcactus').give(mistake))).toContain('InfractionNoted');
  });

  it('high, or off the table, may be punished (RC 68, 71-B; TDA 7; RO 11.1)', () => {
    expect(
      flop('redcactus')
        .act(1, 300)
        .give(thrown(2, { manner: 'high' })),
    ).toMatchObject([
      {},
      { type: 'InfractionNoted', data: { offence: 'improperDiscard', sanction: 'may', article: { article: 'RC 68' } } },
      { type: 'Folded' },
    ]);
    expect(
      flop('tdaFr')
        .act(1, 300)
        .give(thrown(2, { manner: 'faceUp' }))[1],
    ).toMatchObject({ data: { offence: 'exposedHand' } });
  });

  it('are no fold where one is not among the options left', () => {
    const table = flop('redcactus').act(1, 300).act(2, 600);
    table.act(3, 'fold').act(4, 'fold');
    table.give({ type: 'Act', seat: 1, gesture: { pulledBack: 300 } });
    expect(table.refusal(thrown(1))).toEqual({
      code: 'OPTION_NOT_OFFERED',
      article: null,
      parameters: { seat: 1, options: ['call', 'raise'] },
    });
  });
});

describe('cards thrown out of turn', () => {
  it('are dead when they are thrown (RC 44-A; RO 9.3)', () => {
    const table = flop('ropta');
    expect(types(table.give(thrown(3)))).toEqual(['HandThrown', 'OutOfTurnActRecorded', 'InfractionNoted', 'HandKilled']);
    expect(table.give(thrown(3))).toEqual([]);
    table.act(1, 300);
    expect(types(table.act(2, 'call').events.slice(-1))).toEqual(['Called']);
    expect(table.legal?.seat).toBe(4);
    expect(table.refusal(wanted(3))).toEqual({ code: 'NOT_IDENTIFIABLE', article: 'RO 8.3', parameters: { seat: 3 } });
  });

  it('are given back with the fold that waited, where the director says so (RO 8.4)', () => {
    const table = flop('ropta');
    table.give(thrown(3, apart));
    expect(table.refusal(wanted(3))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 8.4',
      parameters: { question: 'retrieveDiscard', seat: 3, options: ['giveBack', 'dead'], default: 'dead' },
    });
    table.give(ruled('retrieveDiscard', 3, 'giveBack'));
    table.act(1, 'check').act(2, 'check');
    expect(table.legal?.seat).toBe(3);
  });

  it('are dead at once where no turn is to come: after a check, between streets, all in', () => {
    const checked = flop('ropta').act(1, 'check');
    expect(checked.give(thrown(1))).toMatchObject([
      {},
      { type: 'HandKilled', data: { cause: 'mucked' } },
      { type: 'InfractionNoted', data: { offence: 'foldOutOfTurn' } },
    ]);
    const between = flop('redcactus', 3).act(1, 'check').act(2, 'check').act(3, 'check');
    expect(types(between.give(thrown(2)))).toEqual(['HandThrown', 'HandKilled', 'InfractionNoted']);
    const allIn = flop('mons', 3, { 1: 300 }).act(1, 'allIn');
    expect(types(allIn.give(thrown(1)))).toEqual(['HandThrown', 'HandKilled', 'InfractionNoted']);
  });
});

describe('a bettor who threw his hand, forgetting an opponent', () => {
  it.each([
    ['redcactus', 'RC 15', false],
    ['mons', 'MO 5.3', false],
    ['tdaFr', 'RO 10.10', true],
    ['ropta', 'RO 10.10', false],
    ['toufflers', 'TF §6 b3', false],
  ])('has his bet back and no hand under %s once the cards are lost (%s)', (book, article, fallback) => {
    const table = flop(book).act(1, 500);
    table.act(2, 'fold').act(3, 'fold');
    const events = table.give(thrown(1, { reason: 'thoughtHeWon', ...lost }));
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'HandThrown' },
      {
        type: 'HandKilled',
        data: { cause: 'thoughtHeWon', articles: expect.arrayContaining([expect.objectContaining({ article, fallback })]) },
      },
      { type: 'BetRefunded', data: { amount: 500 } },
    ]);
    expect(table.awards).toEqual([[0, 400, { 4: 400 }]]);
  });

  it.each([
    ['redcactus', 'handLives', ['RC 15']],
    ['mons', 'dead', ['RO 10.10', 'MO 5.4']],
    ['tdaFr', 'handLives', ['RO 10.10', 'RO 8.4']],
    ['ropta', 'handLives', ['RO 10.10', 'RO 8.4']],
    ['toufflers', 'dead', ['RO 10.10', 'TF §6 b4']],
  ])(
    'has their cards kept for the director under %s, who is proposed: %s (RC 15; MO 5.4; RO 10.10; TF §6 b4)',
    (book, proposed, articles) => {
      const table = flop(book, 3).act(1, 500).act(2, 'fold');
      expect(table.give(thrown(1, { reason: 'thoughtHeWon', ...apart }))).toMatchObject([
        {},
        { type: 'DiscardHeldAside', data: { seat: 1, options: ['handLives', 'dead'], default: proposed } },
        { type: 'OfficialCalled', data: { seat: 1 } },
      ]);
      expect(table.all('DiscardHeldAside')[0]!.articles.map(({ article }) => article)).toEqual(articles);
      // Nobody plays on before the director has ruled.
      const waits = {
        code: 'TD_RULING_REQUIRED',
        article: book === 'redcactus' ? 'RC 15' : 'RO 10.10',
        parameters: { question: 'thoughtHeWon', seat: 1, options: ['handLives', 'dead'], default: proposed },
      };
      expect(table.refusalOf(3, 'fold')).toEqual(waits);
      expect(table.refusal(wanted(1))).toEqual(waits);
      expect(table.give(thrown(1, { reason: 'thoughtHeWon', ...apart }))).toEqual([]);
      table.give(ruled('thoughtHeWon', 1, 'handLives'));
      expect(table.legal).toMatchObject({ seat: 3, callAmount: 500 });
      expect(table.state.bets[0]).toBe(500);
    },
  );

  it('is no longer asked about once the hand is dead for another reason', () => {
    const table = flop('ropta', 3).act(1, 500).act(2, 'fold');
    table.give(thrown(1, { reason: 'thoughtHeWon', ...apart }));
    expect(types(table.give({ type: 'CheckPresence', seat: 1, seatedAt: null }))).toContain('HandsDeclaredDead');
    expect(table.refusal(ruled('thoughtHeWon', 1, 'handLives'))?.code).toBe('QUESTION_NOT_OPEN');
    expect(table.awards).toEqual([[0, 800, { 3: 800 }]]);
  });

  it('is out of the hand, with his bet back, where the director says so', () => {
    const table = flop('ropta', 3).act(1, 500).act(2, 'fold');
    table.give(thrown(1, { reason: 'thoughtHeWon', ...apart }));
    expect(types(table.give(ruled('thoughtHeWon', 1, 'dead'))).slice(0, 3)).toEqual(['IncidentRuled', 'HandKilled', 'BetRefunded']);
    expect(table.awards).toEqual([[0, 300, { 3: 300 }]]);
  });

  it.each([
    ['mons', 'MO 5.3'],
    ['toufflers', 'TF §6 b3'],
  ])('has nothing to hope for under %s once they touched the muck, told apart or not (%s)', (book) => {
    const table = flop(book, 3).act(1, 500);
    const events = table.give(thrown(1, { reason: 'thoughtHeWon', touchedMuck: true, identifiable: true }));
    expect(types(events)).toEqual(['HandThrown', 'HandKilled', 'BetRefunded']);
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true });
  });
});

describe('a bettor who threw his hand by a mistake of his or another', () => {
  const misled = thrown(1, { reason: 'misledByOpponent', ...lost });

  it.each(['mons', 'tdaFr', 'ropta', 'toufflers'])(
    'is dead under %s; the director may return the bet, and it is by default (RO 8.3)',
    (book) => {
      const table = flop(book, 3).act(1, 600);
      expect(table.give(misled)).toMatchObject([
        {},
        { type: 'HandKilled', data: { cause: 'notIdentifiable' } },
        { type: 'BetRefunded', data: { seat: 1, amount: 600 } },
        { type: 'DefaultRuled', data: { question: 'refundAfterMistake', options: ['refund', 'none'], default: 'refund', amount: 600 } },
      ]);
      expect(types(table.give(ruled('refundAfterMistake', 1, 'none')))).toEqual(['IncidentRuled', 'ChipsCommitted']);
      expect(table.give(ruled('refundAfterMistake', 1, 'none'))).toEqual([]);
      expect(table.state.bets[0]).toBe(600);
      const late = flop(book, 3).act(1, 600);
      late.give(misled);
      late.act(2, 'check').act(3, 'check');
      expect(late.refusal(ruled('refundAfterMistake', 1, 'none'))).toEqual({
        code: 'WRONG_PHASE',
        article: null,
        parameters: { phase: 'awaitingBoard' },
      });
      table.act(2, 'check').act(3, 'check');
      expect(table.state.pots).toEqual([{ amount: 900, seats: [2, 3] }]);
    },
  );

  it('has nothing back under RC 15 unless he thought that he had won', () => {
    expect(types(flop('redcactus', 3).act(1, 600).give(misled))).toEqual(['HandThrown', 'HandKilled']);
  });

  it('may have the hand back instead where it can be told apart (RO 8.4)', () => {
    const table = flop('ropta', 3).act(1, 600);
    expect(types(table.give(thrown(1, { reason: 'misledByOpponent', ...apart })))).toEqual(['HandThrown', 'HandKilled']);
    expect(table.refusal(wanted(1))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 8.4',
      parameters: { question: 'retrieveDiscard', seat: 1, options: ['giveBack', 'dead'], default: 'dead' },
    });
    table.give(ruled('retrieveDiscard', 1, 'giveBack'));
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 600 });
  });

  it('loses the bet where he meant to fold', () => {
    const table = flop('ropta', 3).act(1, 600);
    expect(types(table.give(thrown(1, lost)))).toEqual(['HandThrown', 'HandKilled', 'InfractionNoted']);
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 600 });
  });
});

describe('a report of thrown cards', () => {
  it('is of a live hand at its own time', () => {
    const table = flop('ropta').act(1, 300);
    expect(table.refusal(thrown(2, { stage: 'showdown' }))).toEqual({
      code: 'WRONG_PHASE',
      article: null,
      parameters: { phase: 'betting' },
    });
    expect(dealingUnder('ropta').refusal(thrown(2))).toEqual({ code: 'WRONG_PHASE', article: null, parameters: { phase: 'dealing' } });
    expect(table.refusal(thrown(9))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
    table.act(2, 'fold');
    expect(table.refusal(thrown(2))).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 2 } });
  });

  it('takes what nobody stated to nobody’s advantage', () => {
    const table = flop('ropta').act(1, 300);
    table.give(thrown(2));
    expect(table.all('HandThrown')).toMatchObject([{ touchedMuck: true, identifiable: false, crossedLine: null, stage: 'betting' }]);
    table.give({ type: 'Act', seat: 4, gesture: say('fold') });
    table.give(thrown(4, { touchedMuck: false }));
    expect(table.all('HandThrown')[1]).toMatchObject({ touchedMuck: false, identifiable: true });
  });
});

describe('RC 15; RO 10.10: a hand thrown at showdown in the belief that it had won', () => {
  const lost = (book: string, identifiable: boolean): HandAtTable => {
    const table = flop(book, 3)
      .act(1, 'check')
      .act(2, 'check')
      .act(3, 'check')
      .deal('turn')
      .act(1, 'check')
      .act(2, 'check')
      .act(3, 'check');
    table.deal('river').act(1, 300).act(2, 'call').act(3, 'call');
    table.give({ type: 'ReportDiscard', seat: 1, reason: 'thoughtHeWon', touchedMuck: true, identifiable });
    return table;
  };

  it.each([
    ['redcactus', 'RC 15'],
    ['mons', 'MO 5.3'],
    ['tdaFr', 'RO 10.10'],
    ['ropta', 'RO 10.10'],
    ['toufflers', 'TF §6 b3'],
  ])('is dead by that rule where it can’t be told apart, and called bets stay (%s, %s)', (book, article) => {
    const table = lost(book, false);
    expect(table.all('HandKilled')).toMatchObject([{ seat: 1, cause: 'thoughtHeWon' }]);
    expect(table.all('HandKilled')[0]?.articles[0]?.article).toBe(article);
    expect(table.all('BetRefunded')).toEqual([]);
  });

  it.each(['redcactus', 'tdaFr', 'ropta'])('is kept for the director where it can (%s)', (book) => {
    expect(lost(book, true).all('DiscardHeldAside')).toHaveLength(1);
  });
});

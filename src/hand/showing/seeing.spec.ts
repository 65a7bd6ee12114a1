import { firstEdition } from '../../../events/editions.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { checkedThrough, riverBet } from '../../../test/fixtures/showdowns.js';
import type { HandCommand } from '../../../commands/hand.js';

const see = (bySeat: number, targetSeat: number, more: object = {}): HandCommand => ({ type: 'RequestToSee', bySeat, targetSeat, ...more });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('asking to see a hand (RC 18; RO 10.5)', () => {
  it.each([
    ['redcactus', 'RC 18', false],
    ['tdaFr', 'RO 10.5', true],
    ['ropta', 'RO 10.5', false],
    ['toufflers', 'RO 10.5', true],
  ])('is the right of who called on the river, also once he has shown his own (%s)', (book, article, fallback) => {
    const table = riverBet(book).tables(2, 'Ah Qc');
    expect(table.give(see(2, 1))).toEqual([
      { type: 'HandShownOnRequest', data: { seat: 1, by: 2, revived: false, articles: [{ article, fallback, house: false }] } },
    ]);
    expect(table.give(see(2, 1))).toEqual([]);
    expect(types(table.give(see(2, 1, { cards: ['3c', '4c'] })))).toEqual(['HandTabled']);
  });

  it('turns the hand up at once where its cards are entered', () => {
    const table = riverBet('ropta').tables(2, 'Ah Qc').mucks(3);
    expect(types(table.give(see(2, 1, { cards: ['Kc', 'Ks'] })))).toEqual([
      'HandShownOnRequest',
      'HandTabled',
      'PotAwarded',
      'HandCompleted',
    ]);
    expect(table.awards).toEqual([[0, 900, { 1: 900 }]]);
    expect(table.give(see(2, 1, { cards: ['Kc', 'Ks'] }))).toEqual([]);
    expect(table.give(see(2, 1))).toEqual([]);
  });

  it('comes to a look by an official where only he may (MO 9.1)', () => {
    const table = riverBet('mons').tables(2, 'Ah Qc');
    expect(table.give(see(2, 1))).toMatchObject([{ type: 'HandControlled', data: { seat: 1, by: 2, suspicion: null, cards: null } }]);
    expect(table.give(see(2, 1))).toEqual([]);
    expect(riverBet('mons').mucks(2).give(see(2, 1))).toMatchObject([{ type: 'HandControlled' }]);
    expect(checkedThrough('mons').give(see(3, 2))).toMatchObject([{ type: 'HandControlled', data: { seat: 2, by: 3 } }]);
  });

  it.each([
    ['redcactus', 'RC 18'],
    ['ropta', 'RC 18'],
    ['tdaFr', 'RC 18'],
    ['toufflers', 'RC 18'],
  ])('is lost by who threw his own hand unseen (%s)', (book, article) => {
    expect(riverBet(book).mucks(2).refusal(see(2, 1))).toEqual({ code: 'REQUESTER_MUCKED', article, parameters: { seat: 2 } });
  });

  it('goes to the last who bet or raised, and to nobody else (RO 10.5); elsewhere the director decides (RC 18)', () => {
    expect(riverBet('ropta').refusal(see(2, 3))).toEqual({
      code: 'TARGET_NOT_LAST_AGGRESSOR',
      article: 'RO 10.5',
      parameters: { seat: 3, aggressor: 1 },
    });
    expect(riverBet('redcactus').refusal(see(2, 3))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RC 18',
      parameters: { question: 'seeHand', options: ['show', 'refuse'], default: 'refuse' },
    });
    expect(riverBet('ropta').refusal(see(1, 2))).toEqual({ code: 'NOT_A_CALLER', article: 'RO 10.5', parameters: { seat: 1 } });
    expect(riverBet('ropta').refusal(see(7, 1))).toEqual({ code: 'NOT_A_CALLER', article: 'RO 10.5', parameters: { seat: 7 } });
  });

  it('needs a bet on the last round (RO 10.5); elsewhere the director decides (RC 18)', () => {
    expect(checkedThrough('ropta').refusal(see(2, 1))).toEqual({ code: 'NOT_A_CALLER', article: 'RO 10.5', parameters: { seat: 2 } });
    expect(checkedThrough('redcactus').refusal(see(2, 1))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RC 18',
      parameters: { question: 'seeHand', options: ['show', 'refuse'], default: 'refuse' },
    });
  });

  it('is granted by the director who so rules (RC 18)', () => {
    const table = checkedThrough('redcactus');
    const show: HandCommand = { type: 'RuleOnIncident', question: 'seeHand', seat: 1, option: 'show', reason: 'fair' };
    expect(table.give(show)).toMatchObject([
      { type: 'IncidentRuled', data: { overrides: false } },
      { type: 'HandShownOnRequest', data: { seat: 1, by: null } },
    ]);
    expect(table.give(show)).toEqual([]);
  });

  it('ends when the pot is pushed (RO 10.5)', () => {
    const table = riverBet('ropta').mucks(1).mucks(3);
    expect(table.state.phase).toBe('completed');
    expect(table.refusal(see(2, 1))).toEqual({ code: 'POT_AWARDED', article: 'RO 10.5', parameters: {} });
  });

  it('can’t contradict the cards that lie open', () => {
    const table = riverBet('ropta').tables(2, 'Ah Qc');
    expect(table.refusal(see(2, 1, { cards: ['Ah', '4c'] }))).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
    expect(table.refusal(see(2, 9))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
  });
});

describe('a thrown hand that is asked for (RO 10.5)', () => {
  const facts = { identifiable: true, touchedMuck: true, muckedByDealer: true };

  it.each([
    ['ropta', facts, true],
    ['ropta', { identifiable: true }, true],
    ['ropta', {}, false],
    ['tdaFr', facts, true],
    ['redcactus', facts, false],
    ['redcactus', { ...facts, muckedByDealer: false }, true],
    ['toufflers', facts, false],
    ['toufflers', { ...facts, touchedMuck: false }, true],
  ])('plays again under %s where it is %j: %s', (book, told, revived) => {
    const table = riverBet(book).tables(2, 'Ah Qc').mucks(1);
    expect(table.give(see(2, 1, told))[0]).toMatchObject({ type: 'HandShownOnRequest', data: { seat: 1, by: 2, revived } });
  });

  it('takes the pot if it wins', () => {
    const table = riverBet('ropta').tables(2, 'Ah Qc').mucks(1);
    table.give(see(2, 1, { identifiable: true, cards: ['Kc', 'Ks'] }));
    expect(table.mucks(3).awards).toEqual([[0, 900, { 1: 900 }]]);
  });

  it('is shown no more when nobody can tell its cards: its player is punished (RC 18; RO 10.5)', () => {
    const table = riverBet('ropta').tables(2, 'Ah Qc').mucks(1);
    expect(table.give(see(2, 1, { identifiable: false }))).toMatchObject([
      { type: 'InfractionNoted', data: { seat: 1, offence: 'muckToDodge', sanction: 'must', article: { article: 'RO 10.5' } } },
    ]);
    expect(table.refusal(see(2, 1, { identifiable: false }))).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 1 } });
  });

  it('is punished when it is thrown after it was asked for', () => {
    const table = riverBet('redcactus').tables(2, 'Ah Qc');
    table.give(see(2, 1));
    expect(table.give({ type: 'MuckHand', seat: 1 })).toMatchObject([
      { type: 'HandMucked' },
      { type: 'InfractionNoted', data: { seat: 1, offence: 'muckToDodge', sanction: 'must', article: { article: 'RC 18' } } },
    ]);
  });
});

describe('a hand thrown away before the last other one (RC 18; RO 10.5)', () => {
  /** Heads-up: seat 2 bets the river and is called, then throws its hand away. */
  const thrown = (book: string): HandAtTable => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000], rulebook: firstEdition(book) })
      .act(1, 'call')
      .act(2, 'check');
    table.deal('flop', '2c 7d 9h').act(2, 'check').act(1, 'check').deal('turn', 'Js').act(2, 'check').act(1, 'check');
    table.deal('river', 'Kd').act(2, 200).act(1, 'call');
    expect(types(table.give({ type: 'MuckHand', seat: 2, potWaits: true }))).toEqual(['HandMucked', 'AwardHeld']);
    return table;
  };

  it('can be asked for as long as the pot waits, and takes it if it wins', () => {
    const table = thrown('ropta');
    table.give(see(1, 2, { identifiable: true, cards: ['Kc', 'Ks'] }));
    expect(table.tables(1, 'Ah Qc').awards).toEqual([[0, 600, { 2: 600 }]]);
  });

  it('lets the pot go once it was looked at and can’t play again', () => {
    const table = thrown('toufflers');
    expect(types(table.give(see(1, 2, { identifiable: true, touchedMuck: true })))).toEqual([
      'HandShownOnRequest',
      'PotAwarded',
      'HandCompleted',
    ]);
    expect(table.awards).toEqual([[0, 600, { 1: 600 }]]);
  });

  it('is asked for by nobody: the pot is pushed, unshown', () => {
    const table = thrown('redcactus');
    expect(table.refusal({ type: 'AwardPots', withoutTabling: 2 })).toEqual({
      code: 'HAND_NOT_LIVE',
      article: null,
      parameters: { seat: 2 },
    });
    expect(table.refusal({ type: 'MuckHand', seat: 1 })).toEqual({ code: 'LAST_HAND', article: null, parameters: { seat: 1 } });
    const badly: HandCommand = { type: 'RuleOnIncident', question: 'tabledSufficiently', seat: 1, option: 'no', reason: 'unseen' };
    expect(table.refusal(badly)).toEqual({ code: 'LAST_HAND', article: null, parameters: { seat: 1 } });
    expect(types(table.give({ type: 'AwardPots', withoutTabling: 1 }))).toEqual(['PotAwarded', 'HandCompleted']);
    expect(table.give({ type: 'AwardPots' })).toEqual([]);
  });

  it('leaves the pot to be pushed at once where nothing is said', () => {
    const table = riverBet('ropta').mucks(2).mucks(3);
    expect(table.state.phase).toBe('completed');
  });
});

describe('RO 10.5, RC 18: a side pot waits for its own caller, whoever else plays for the main pot', () => {
  /** Seat 3 is all in for 100; seat 1 bets 200 on the river for the side pot, seat 2 calls, and seat 1 throws its hand away. */
  const thrown = (book: string): HandAtTable => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 100], rulebook: firstEdition(book) });
    table.act(3, 'allIn').act(1, 'call').act(2, 'check').deal('flop', '2c 7d 9h').act(1, 'check').act(2, 'check');
    table.deal('turn', 'Js').act(1, 'check').act(2, 'check').deal('river', 'Kd').act(1, 200).act(2, 'call');
    return table;
  };
  const mucked = (book: string): HandAtTable => {
    const table = thrown(book);
    // Under RC 16 nobody who called an all-in may muck; a hand can have been thrown all the same.
    table.give({ type: 'MuckHand', seat: 1, potWaits: true, ...(book === 'redcactus' ? { fromRecord: true } : {}) });
    return table;
  };

  it.each(['redcactus', 'tdaFr', 'ropta', 'toufflers'])('the hand that is asked for takes both pots if it wins (%s)', (book) => {
    const table = mucked(book);
    expect(table.all('AwardHeld')).toHaveLength(1);
    table.give(see(2, 1, { identifiable: true, touchedMuck: false, cards: ['Kc', 'Ks'] }));
    expect(table.tables(2, 'Ah Qc').tables(3, 'Qd Qh').awards).toEqual([
      [1, 400, { 1: 400 }],
      [0, 300, { 1: 300 }],
    ]);
  });

  it.each(bookIds)('is pushed when nobody asks; the others play for the main pot (%s)', (book) => {
    const table = mucked(book);
    table.tables(3, 'Qd Qh');
    expect(table.awards).toEqual([]);
    expect(table.refusal({ type: 'AwardPots', withoutTabling: 3 })).toEqual({
      code: 'HAND_NOT_LIVE',
      article: null,
      parameters: { seat: 3 },
    });
    table.give({ type: 'AwardPots' });
    expect(table.awards).toEqual([[1, 400, { 2: 400 }]]);
    expect(table.tables(2, 'Ah Qc').awards).toEqual([
      [1, 400, { 2: 400 }],
      [0, 300, { 3: 300 }],
    ]);
  });

  it.each(bookIds)('the table may name the winners of both (%s)', (book) => {
    const table = mucked(book).tables(3, 'Qd Qh').tables(2, 'Ah Qc');
    table.give({
      type: 'AwardPots',
      winners: [
        { pot: 0, seats: [3] },
        { pot: 1, seats: [2] },
      ],
    });
    expect(table.state.phase).toBe('completed');
    expect(table.awards.at(-1)).toEqual([0, 300, { 3: 300 }]);
  });

  it.each(['mons', 'tdaFr', 'ropta', 'toufflers'])(
    'cards that are pushed away make it wait too, where they can still come back (%s)',
    (book) => {
      const table = thrown(book);
      table.give({ type: 'ReportDiscard', seat: 1, touchedMuck: false });
      expect(table.awards).toEqual([]);
      table.give({
        type: 'RuleOnIncident',
        question: 'retrieveDiscard',
        seat: 1,
        option: 'giveBack',
        amount: null,
        reason: 'not released',
      });
      expect(table.tables(1, 'Kc Ks').tables(2, 'Ah Qc').tables(3, 'Qd Qh').awards).toEqual([
        [1, 400, { 1: 400 }],
        [0, 300, { 1: 300 }],
      ]);
    },
  );
});

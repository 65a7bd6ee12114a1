import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const irregular = (kind: 'joker' | 'duplicate', foldsInfluenced: boolean | null = null): HandCommand => ({
  type: 'ReportDeckIrregularity',
  kind,
  foldsInfluenced,
});
const stub = (kind: 'mixedWithMuck' | 'dropped' | 'revealed', foldsInfluenced: boolean | null = null): HandCommand => ({
  type: 'ReportStubIncident',
  kind,
  foldsInfluenced,
});
const checkAround = (table: HandAtTable): HandAtTable => {
  for (let legal = table.legal; legal !== null; legal = table.legal) table.act(legal.seat, 'check');
  return table;
};

describe('an irregular deck (RO 5.4, 7.8)', () => {
  it.each(bookIds)('voids a hand in which nobody has folded, blinds and antes included, however late (%s)', (book) => {
    const table = HandAtTable.with({
      stacks: [1000, 1000, 150],
      rulebook: firstEdition(book),
      stakes: { ante: 30, anteFormat: 'bigBlind' },
    });
    table.act(3, 'allIn').act(1, 'call').act(2, 'call').deal('flop').act(1, 400).act(2, 'call').deal('turn');
    expect(table.give(irregular('joker'))).toMatchObject([
      {
        type: 'HandVoided',
        data: {
          cause: 'joker',
          settlement: 'refundAll',
          refunds: [
            { seat: 1, amount: 550 },
            { seat: 2, amount: 580 },
            { seat: 3, amount: 150 },
          ],
        },
      },
    ]);
    expect(table.state.stacks).toEqual([1000, 1000, 150]);
    expect(table.state.phase).toBe('awaitingRedeal');
    expect(types(table.give({ type: 'Redeal' }))).toContain('HandRedealt');
    expect(table.state).toMatchObject({ phase: 'betting', street: 'preflop', board: [], bets: [50, 100, 0] });
  });

  it('lets those still in share the pot where others folded before, and not because of it', () => {
    const table = flop('ropta', 5).act(1, 'fold').act(2, 'fold').act(3, 300);
    const events = table.give(irregular('joker', false));
    expect(types(events)).toEqual(['HandVoided', 'UncalledBetReturned', 'ChipsGathered', 'PotAwarded', 'HandCompleted']);
    expect(table.awards).toEqual([[0, 500, { 3: 167, 4: 167, 5: 166 }]]);
    expect(table.all('PotAwarded')[0]?.basis).toBe('shared');
    expect(events[0]).toMatchObject({
      data: { settlement: 'split', refunds: [], articles: [{ article: 'RO 7.8' }, { article: 'RO 5.4' }] },
    });
    expect(table.refusal(irregular('joker', false))).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RO 5.4',
      parameters: { claim: 'deck', until: 'handEnd' },
    });
  });

  it('refunds everybody where a fold may have come of it', () => {
    const table = flop('ropta', 5).act(1, 'fold').act(2, 300);
    expect(types(table.give(irregular('duplicate', true)))).toEqual(['HandVoided']);
    expect(table.state.stacks).toEqual([20_100, 20_100, 20_100, 20_100, 20_100]);
  });

  it('is the director’s to settle where that is in doubt', () => {
    const table = flop('ropta', 5).act(1, 'fold');
    expect(table.refusal(irregular('joker'))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 7.8',
      parameters: { question: 'deckIrregular', options: ['refundAll', 'split', 'continue'], default: 'refundAll' },
    });
    const rule = { type: 'RuleOnIncident', question: 'deckIrregular', option: 'split', reason: 'found on the floor' } as const;
    expect(types(table.give(rule)).slice(0, 2)).toEqual(['IncidentRuled', 'HandVoided']);
    expect(table.state.phase).toBe('completed');
    expect(table.give(rule)).toEqual([]);
  });

  it('goes on where the director says so', () => {
    const table = flop('ropta');
    expect(types(table.give({ type: 'RuleOnIncident', question: 'voidHand', option: 'continue', reason: 'nobody saw it' }))).toEqual([
      'IncidentRuled',
    ]);
    expect(table.legal?.seat).toBe(1);
  });

  it.each([
    ['mons', 'MO 10.1'],
    ['ropta', 'RO 5.4'],
    ['toufflers', 'TF §11 b1'],
  ])('touches no earlier hand (%s)', (book, article) => {
    expect(flop(book).refusal({ type: 'ReportDeckIrregularity', kind: 'missingCard', earlierHand: true })).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article,
      parameters: { claim: 'deck', until: 'handEnd' },
    });
  });

  it('shares every pot, the outermost first', () => {
    const table = HandAtTable.with({ stacks: [2000, 2000, 300, 2000] });
    table.act(3, 'allIn').act(4, 'call').act(1, 'call').act(2, 'fold').deal('flop').act(1, 500).act(4, 'call');
    table.give({ type: 'VoidHand', cause: 'stubRevealed', settlement: 'split', reason: 'the deck fell open' });
    expect(table.awards).toEqual([
      [1, 1000, { 1: 500, 4: 500 }],
      [0, 1000, { 1: 334, 3: 333, 4: 333 }],
    ]);
  });
});

describe('two decks in one hand (RO 5.4)', () => {
  const allIn = (): HandAtTable =>
    HandAtTable.with({ stacks: [500, 500, 500] })
      .act(3, 'allIn')
      .act(1, 'call')
      .act(2, 'fold')
      .deal('flop', 'Ah Kd 7c');
  const twoDecks = (actionsOnBoth: boolean, from?: 'flop' | 'turn'): HandCommand => ({
    type: 'ReportDeckIrregularity',
    kind: 'twoDecks',
    actionsOnBoth,
    ...(from === undefined ? {} : { from }),
  });

  it('saves the hand where nobody acted on both: the board comes again from the right deck', () => {
    const table = allIn().deal('turn', 'Qs');
    expect(table.give(twoDecks(false))).toMatchObject([
      { type: 'BoardCancelled', data: { from: 'flop', cards: ['Ah', 'Kd', '7c', 'Qs'] } },
    ]);
    expect(table.state).toMatchObject({ phase: 'awaitingBoard', street: 'preflop', board: [] });
    table.board('Qs Ah 2d 3d 4d');
    expect(table.state.phase).toBe('showdown');
    expect(types(allIn().deal('turn').give(twoDecks(false, 'turn')))).toEqual(['BoardCancelled']);
  });

  it('voids it where somebody acted on both, as the table or the record says', () => {
    expect(allIn().give(twoDecks(true))).toMatchObject([{ type: 'HandVoided', data: { cause: 'twoDecks', settlement: 'refundAll' } }]);
    expect(types(flop('ropta').act(1, 200).give(twoDecks(false)))).toEqual(['HandVoided']);
  });
});

describe('the stub (RO 7.6, 7.7)', () => {
  it('is shuffled with the muck where nobody can tell them apart, and thrown cards may then come again', () => {
    const table = HandAtTable.with({ stacks: [1000, 1000, 1000] });
    table.give({ type: 'RecordHoleCards', seat: 3, cards: ['Ah', 'Kd'] });
    table.act(3, 'fold').act(1, 'call').act(2, 'check');
    expect(table.refusal({ type: 'DealBoard', street: 'flop', cards: ['Ah', '2c', '3c'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
    expect(table.give(stub('mixedWithMuck'))).toMatchObject([
      { type: 'StubReshuffled', data: { withMuck: true, articles: [{ article: 'RO 7.7' }] } },
    ]);
    expect(table.give(stub('mixedWithMuck'))).toEqual([]);
    // They come on the board alone: the other hands were dealt before.
    expect(table.refusal({ type: 'RecordHoleCards', seat: 1, cards: ['Kd', 'Qd'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Kd' },
    });
    table.deal('flop', 'Ah 2c 3c');
    expect(types(table.give(stub('mixedWithMuck')))).toEqual(['StubReshuffled']);
  });

  it('that fell or was seen ends the hand: shared, or void where nobody has folded', () => {
    expect(flop('ropta').act(1, 'fold').give(stub('dropped', false))[0]).toMatchObject({
      data: { cause: 'stubDropped', settlement: 'split' },
    });
    expect(flop('ropta').give(stub('revealed', false))[0]).toMatchObject({ data: { cause: 'stubRevealed', settlement: 'refundAll' } });
    expect(flop('ropta').act(1, 'fold').refusal(stub('revealed'))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 7.8',
      parameters: { question: 'stubIncident', options: ['refundAll', 'split', 'continue'], default: 'refundAll' },
    });
  });

  it('matters no more once the river lies there', () => {
    const table = checkAround(checkAround(checkAround(flop('ropta')).deal('turn')).deal('river'));
    for (const kind of ['mixedWithMuck', 'dropped', 'revealed'] as const)
      expect(table.refusal(stub(kind))).toEqual({ code: 'WRONG_PHASE', article: null, parameters: { phase: 'showdown' } });
    const ruling = { type: 'RuleOnIncident', question: 'stubIncident', seat: null, option: 'refundAll', reason: 'seen' } as const;
    expect(table.refusal(ruling)).toEqual({ code: 'QUESTION_NOT_OPEN', article: null, parameters: { question: 'stubIncident' } });
  });
});

describe('a board that was taken away (RO 7.6)', () => {
  it('is laid out again where each card is known', () => {
    const table = checkAround(flop('ropta', 3)).deal('turn', 'Qs');
    const removed: HandCommand = { type: 'ReportBoardRemoved', discernible: true };
    expect(table.give(removed)).toMatchObject([{ type: 'BoardRestored', data: { board: [null, null, null, 'Qs'] } }]);
    expect(table.give(removed)).toEqual([]);
    expect(table.legal?.seat).toBe(1);
    expect(HandAtTable.with({ stacks: [500, 500] }).refusal(removed)).toEqual({
      code: 'WRONG_PHASE',
      article: null,
      parameters: { phase: 'betting' },
    });
  });

  it('ends the hand with a shared pot where it is lost', () => {
    const table = flop('ropta', 3);
    table.give({ type: 'ReportBoardRemoved', discernible: false });
    expect(table.awards).toEqual([[0, 300, { 1: 100, 2: 100, 3: 100 }]]);
    expect(table.state.phase).toBe('completed');
  });
});

describe('the director’s word that a hand is void (RO 7.8)', () => {
  const voidHand = (cause: 'joker' | 'other' | 'misdealCause', reason = 'x'): HandCommand => ({
    type: 'VoidHand',
    cause,
    settlement: 'refundAll',
    reason,
  });

  it('needs a reason, a cause that there is, and a hand that is not paid out', () => {
    const table = flop('ropta', 3);
    expect(table.refusal(voidHand('joker', ' '))).toEqual({ code: 'REASON_REQUIRED', article: null, parameters: {} });
    expect(table.refusal(voidHand('other'))).toEqual({ code: 'NOT_A_VOID_CAUSE', article: 'RO 7.8', parameters: { cause: 'other' } });
    expect(table.refusal(voidHand('misdealCause'))).toEqual({ code: 'SUBSTANTIAL_ACTION_DONE', article: 'RO 6.7', parameters: {} });
    table.give(voidHand('joker'));
    expect(table.refusal(voidHand('joker'))).toEqual({ code: 'REDEAL_DUE', article: null, parameters: {} });
    const over = flop('ropta', 2).act(1, 'fold');
    expect(over.refusal(voidHand('joker'))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  it('takes a cause of a misdeal as long as it would make one', () => {
    const table = HandAtTable.with({ stacks: [500, 500, 500] });
    expect(types(table.give(voidHand('misdealCause')))).toEqual(['HandVoided']);
  });
});

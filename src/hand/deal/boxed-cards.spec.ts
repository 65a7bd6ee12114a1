import { bookIds, flop } from '../../../test/fixtures/acts.js';
import { dealingUnder, lastCard, sixUnder, typesOf } from '../../../test/fixtures/deals.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const boxed = (duringInitialDeal: boolean, count: number, more: object = {}): HandCommand => ({
  type: 'ReportBoxedCard',
  duringInitialDeal,
  count,
  ...more,
});
const voidBooks = ['mons', 'tdaFr', 'ropta', 'toufflers'];

describe('RC 35; RO 5.3: cards face up in the deck during the deal', () => {
  it.each(bookIds)('one is set aside, and the deal goes on as if it had not been there: %s', (book) => {
    const table = dealingUnder(book);
    expect(table.give(boxed(true, 1, { nextSeat: 5, cards: ['7c'] }))).toMatchObject([
      { type: 'BoxedCardSetAside', data: { count: 1, cards: ['7c'], duringInitialDeal: true, articles: [{ article: 'RO 5.3' }] } },
      { type: 'DealContinues', data: { nextSeat: 5 } },
    ]);
    expect(table.give(boxed(true, 1))).toEqual([]);
    expect(table.refusal({ type: 'RecordHoleCards', seat: 3, cards: ['7c', '2c'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: '7c' },
    });
  });

  it.each(bookIds)('two are a misdeal, at once or one after the other: %s', (book) => {
    const together = dealingUnder(book);
    expect(together.give(boxed(true, 2)).at(-1)).toMatchObject({ type: 'MisdealDeclared', data: { cause: 'twoBoxed' } });
    expect(together.give(boxed(true, 2))).toEqual([]);
    const table = dealingUnder(book);
    table.give(boxed(true, 1));
    expect(typesOf(table.give(boxed(true, 2)))).toEqual(['BoxedCardSetAside', 'MisdealDeclared']);
  });

  it('are named now or later, and are cards of the deck', () => {
    const table = dealingUnder('ropta');
    table.give(boxed(true, 1));
    expect(table.give(boxed(true, 1, { cards: ['7c'] }))).toMatchObject([{ data: { count: 0, cards: ['7c'] } }]);
    expect(table.give(boxed(true, 1, { cards: ['7c'] }))).toEqual([]);
    expect(table.refusal(boxed(true, 1, { cards: ['8c'] }))).toEqual({
      code: 'WRONG_NUMBER_OF_CARDS',
      article: null,
      parameters: { expected: 0, got: 1 },
    });
    table.give({ type: 'RecordHoleCards', seat: 3, cards: ['Ah', '2c'] });
    expect(table.refusal(boxed(true, 2, { cards: ['Ah'] }))).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
    expect(table.refusal(boxed(true, 0))).toEqual({ code: 'CARDS_OUT_OF_RANGE', article: null, parameters: { cards: 0, min: 1, max: 52 } });
    expect(dealingUnder('ropta').refusal(boxed(true, 1, { nextSeat: 9 }))).toEqual({
      code: 'SEAT_NOT_IN_HAND',
      article: null,
      parameters: { seat: 9 },
    });
  });

  it('are reported of the time in which they were found', () => {
    expect(dealingUnder('ropta').refusal(boxed(false, 1))).toEqual({ code: 'DEAL_IN_PROGRESS', article: null, parameters: {} });
    const table = dealingUnder('ropta');
    table.give(lastCard);
    expect(table.refusal(boxed(true, 1))).toEqual({ code: 'DEAL_NOT_IN_PROGRESS', article: null, parameters: {} });
    expect(typesOf(table.give(boxed(false, 1)))).toEqual(['BoxedCardSetAside']);
  });
});

describe('RC 35; RO 5.3, 7.8: cards face up in the deck after the deal', () => {
  it.each(voidBooks)('two new ones void the hand while bets are possible, before substantial action too: %s', (book) => {
    for (const table of [flop(book), sixUnder(book)]) {
      expect(typesOf(table.give(boxed(false, 1)))).toEqual(['BoxedCardSetAside']);
      expect(table.give(boxed(false, 2)).at(-1)).toMatchObject({
        type: 'HandVoided',
        data: { cause: 'boxedCards', settlement: 'refundAll' },
      });
      expect(table.give(boxed(false, 2))).toEqual([]);
      expect(table.state.phase).toBe('awaitingRedeal');
    }
  });

  it('the one that was set aside in the deal is not one of them', () => {
    const table = dealingUnder('ropta');
    table.give(boxed(true, 1));
    table.give(lastCard);
    expect(typesOf(table.give(boxed(false, 1)))).toEqual(['BoxedCardSetAside']);
  });

  it('RC 35: two are a misdeal before substantial action, and nothing after it', () => {
    expect(typesOf(sixUnder('redcactus').act(3, 'call').give(boxed(false, 2)))).toEqual(['BoxedCardSetAside', 'MisdealDeclared']);
    const late = sixUnder('redcactus').act(3, 'call').act(4, 'fold');
    expect(typesOf(late.give(boxed(false, 2)))).toEqual(['BoxedCardSetAside']);
    expect(late.legal).toMatchObject({ seat: 5 });
    expect(typesOf(flop('redcactus').give(boxed(false, 2)))).toEqual(['BoxedCardSetAside']);
  });

  it('are ignored once nobody can bet', () => {
    const table = HandAtTable.with({ stacks: [1000, 1000, 1000] });
    table.act(3, 'allIn').act(1, 'allIn').act(2, 'fold');
    expect(typesOf(table.give(boxed(false, 3)))).toEqual(['BoxedCardSetAside']);
    expect(table.state.phase).toBe('awaitingBoard');
  });

  it('RO 7.8: those still in share the pot where others folded, and not because of them', () => {
    const folded = (): HandAtTable => flop('ropta').act(1, 'check').act(2, 300).act(3, 'fold');
    const split = folded();
    expect(typesOf(split.give(boxed(false, 2, { foldsInfluenced: false })))).toContain('PotAwarded');
    expect(split.give(boxed(false, 2, { foldsInfluenced: false }))).toEqual([]);
    expect(
      folded()
        .give(boxed(false, 2, { foldsInfluenced: true }))
        .at(-1),
    ).toMatchObject({ data: { settlement: 'refundAll' } });
  });

  it('RO 7.8: whether they folded because of them is for the director where it is in doubt; he may also let it go on', () => {
    const table = flop('ropta').act(1, 'check').act(2, 300).act(3, 'fold');
    expect(table.refusal(boxed(false, 2))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RO 7.8',
      parameters: { question: 'voidHand', options: ['refundAll', 'split', 'continue'], default: 'refundAll' },
    });
    table.give({ type: 'RuleOnIncident', question: 'voidHand', option: 'continue', reason: 'nobody had seen them' });
    expect(typesOf(table.give(boxed(false, 2)))).toEqual(['BoxedCardSetAside']);
    expect(table.legal).toMatchObject({ seat: 4 });
  });
});

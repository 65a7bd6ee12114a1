import { firstEdition } from '../../../events/editions.js';
import { bookIds, byBook, say } from '../../../test/fixtures/acts.js';
import { dealingUnder, exposed, lastCard, replace, sixUnder } from '../../../test/fixtures/deals.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';
import { deckOf } from '../cards/places.js';

const complete = (count?: number, seat = 6): HandCommand => ({
  type: 'CompleteButtonHand',
  seat,
  ...(count === undefined ? {} : { count }),
});
const takeBack = (more: object = {}, seat = 1): HandCommand => ({
  type: 'TakeBackExtraCard',
  seat,
  lastDealt: true,
  identifiable: true,
  seen: false,
  ...more,
});
const holds = (seat: number, count: number): HandCommand => ({ type: 'ReportDealFault', fault: 'wrongCount', seats: [seat], count });
const flopOf = ({ state }: HandAtTable): string[] => [0, 1, 2, 3].map((n) => deckOf(state, 'flop').slot(n));

describe('RC 37; MO 2.17; RO 6.8; TF §2 b16: a button that lacks cards', () => {
  it.each([
    ['redcactus', null, null],
    [
      'mons',
      { code: 'MISDEAL_REQUIRED', article: 'MO 2.17', parameters: { seat: 6, count: 1 } },
      { code: 'MISDEAL_REQUIRED', article: 'MO 2.17', parameters: { seat: 6, count: 0 } },
    ],
    ['tdaFr', null, { code: 'MISDEAL_REQUIRED', article: 'RO 6.1', parameters: { seat: 6, count: 0 } }],
    ['ropta', null, { code: 'MISDEAL_REQUIRED', article: 'RO 6.1', parameters: { seat: 6, count: 0 } }],
    [
      'toufflers',
      { code: 'MISDEAL_REQUIRED', article: 'TF §2 b16', parameters: { seat: 6, count: 1 } },
      { code: 'MISDEAL_REQUIRED', article: 'TF §2 b16', parameters: { seat: 6, count: 0 } },
    ],
  ])('gets one, gets two, or neither, under %s', (book, one, two) => {
    expect(sixUnder(book).refusal(complete(1)) ?? null).toEqual(one);
    expect(sixUnder(book).refusal(complete(0)) ?? null).toEqual(two);
  });

  it('gets the next of the stub while it has not acted, substantial action or not (RC 37; RO 6.8)', () => {
    const cited = { redcactus: ['RC 37', 'custom'], tdaFr: ['RO 6.8', 'custom'], ropta: ['RO 6.8', 'custom'] };
    for (const [book, articles] of Object.entries(cited)) {
      const table = sixUnder(book).act(3, 'call').act(4, 'fold').act(5, 'call');
      expect(table.give(complete())).toMatchObject([{ type: 'ButtonHandCompleted', data: { seat: 6, slots: ['X1'] } }]);
      expect(table.all('ButtonHandCompleted')[0]!.articles.map(({ article }) => article)).toEqual(articles);
      expect(flopOf(table)).toEqual(['X2', 'X3', 'X4', 'X5']);
      expect(table.give(complete())).toEqual([]);
      table.act(6, 'call');
      expect(table.give(complete())).toEqual([]);
    }
  });

  it('RC 37: gets all that it lacks of its two cards (RC preamble, hole cards)', () => {
    const table = sixUnder('redcactus');
    table.give({ type: 'ReportDealFault', fault: 'playerSkipped', seats: [6] });
    expect(table.give(complete())).toMatchObject([
      { data: { slots: ['X1', 'X2'], articles: [{ article: 'RC 37' }, { article: 'custom' }] } },
    ]);
    expect(flopOf(table)[0]).toBe('X3');
  });

  it('gets nothing once it has acted, and nobody else ever does', () => {
    const table = sixUnder('ropta').act(3, 'call').act(4, 'fold').act(5, 'fold').act(6, 'call');
    expect(table.refusal(complete())).toEqual({ code: 'BUTTON_HAS_ACTED', article: 'RO 6.8', parameters: { seat: 6 } });
    expect(sixUnder('ropta').refusal(complete(1, 5))).toEqual({
      code: 'NOT_THE_BUTTON',
      article: null,
      parameters: { seat: 5, button: 6 },
    });
    expect(sixUnder('ropta').refusal(complete(2))).toEqual({ code: 'NOT_SHORT', article: null, parameters: { seat: 6, count: 2 } });
    expect(sixUnder('ropta').refusal(complete(-1))).toEqual({
      code: 'CARDS_OUT_OF_RANGE',
      article: null,
      parameters: { cards: -1, min: 0, max: 52 },
    });
    const away = sixUnder('ropta');
    away.give({ type: 'CheckPresence', seat: 6, seatedAt: null });
    expect(away.refusal(complete())).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 6 } });
  });

  it('is what the table reported before, whatever is said now', () => {
    const table = sixUnder('ropta');
    table.give(holds(6, 1));
    expect(table.give(complete(0))).toMatchObject([{ data: { slots: ['X1'] } }]);
  });

  it('is past mending once it is too late for a misdeal that it would need (MO 2.20; TF §2 b17)', () => {
    for (const book of ['mons', 'toufflers']) {
      const table = sixUnder(book).act(3, 'call').act(4, 'call').act(5, 'fold');
      expect(table.refusal(complete())).toEqual({
        code: 'SUBSTANTIAL_ACTION_DONE',
        article: byBook(book, { mons: 'MO 2.20', toufflers: 'TF §2 b17' }),
        parameters: {},
      });
    }
  });

  it('waits for the exchange of a dead card, and gets the next one', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(9, 3));
    expect(table.refusal(complete())).toEqual({ code: 'REPLACEMENT_DUE', article: null, parameters: { seats: [3] } });
    table.give(replace);
    table.give(lastCard);
    expect(table.give(complete())).toMatchObject([{ data: { slots: ['X2'] } }]);
    expect(flopOf(table)).toEqual(['E', 'X3', 'X4', 'X5']);
  });
});

describe('MO 2.17; TF §2 b16: one card too many for the small blind', () => {
  it('says first that the hand is over', () => {
    const table = sixUnder('mons');
    for (const seat of [3, 4, 5, 6, 1]) table.act(seat, 'fold');
    expect(table.refusal(takeBack({}, 9))).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
  });

  it.each(['mons', 'toufflers'])('is taken back and burned first under %s', (book) => {
    const table = sixUnder(book);
    table.give(holds(1, 3));
    expect(table.give(takeBack())).toMatchObject([{ type: 'ExtraCardTakenBack', data: { seat: 1, becomes: 'firstBurn' } }]);
    expect(table.give(takeBack())).toEqual([]);
    expect(table.state.incidents?.deal.counts).toEqual({ 1: 2 });
    expect(flopOf(table)).toEqual(['E', 'X1', 'X2', 'X3']);
    expect(deckOf(table.state, 'turn').slot(0)).toBe('X4');
  });

  it.each(['mons', 'toufflers'])('is a misdeal where it was seen, came earlier, or can’t be told apart, under %s', (book) => {
    for (const more of [{ seen: true }, { lastDealt: false }, { identifiable: false }]) {
      const table = sixUnder(book);
      expect(table.refusal(takeBack(more))).toEqual({ code: 'CARD_NOT_IDENTIFIABLE', article: 'custom', parameters: { seat: 1 } });
      expect(table.refusal({ type: 'TakeBackExtraCard', seat: 1 })).toEqual({
        code: 'CARD_NOT_IDENTIFIABLE',
        article: 'custom',
        parameters: { seat: 1 },
      });
      expect(table.refusal({ type: 'DeclareMisdeal', cause: 'wrongCount', seats: [1] })).toBeUndefined();
    }
    // What nobody said is not in the card's favour.
    for (const unsaid of ['seen', 'lastDealt', 'identifiable'])
      expect(sixUnder(book).refusal(takeBack({ [unsaid]: undefined }))).toMatchObject({ code: 'CARD_NOT_IDENTIFIABLE' });
  });

  it.each(['redcactus', 'tdaFr', 'ropta'])('is a misdeal under %s', (book) => {
    expect(sixUnder(book).refusal(takeBack())).toEqual({ code: 'EXCEPTION_NOT_IN_RULEBOOK', article: 'RO 6.1', parameters: { seat: 1 } });
  });

  it('is no other seat’s, no second one, and none that comes too late', () => {
    expect(sixUnder('mons').refusal(takeBack({}, 2))).toEqual({
      code: 'EXCEPTION_NOT_IN_RULEBOOK',
      article: 'MO 2.17',
      parameters: { seat: 2 },
    });
    expect(sixUnder('mons').act(3, 'call').act(4, 'call').refusal(takeBack())).toEqual({
      code: 'SUBSTANTIAL_ACTION_DONE',
      article: 'MO 2.20',
      parameters: {},
    });
    const waiting = dealingUnder('mons');
    waiting.give(exposed(9, 3));
    expect(waiting.refusal(takeBack())).toEqual({ code: 'REPLACEMENT_DUE', article: null, parameters: { seats: [3] } });
  });

  it('replaces a dead card that comes after it, and the dead card is burned', () => {
    const table = dealingUnder('mons');
    table.give(takeBack());
    table.give(exposed(12, 6));
    expect(table.give(replace)).toMatchObject([{ data: { seat: 6, slot: null } }]);
    expect(flopOf(table)).toEqual(['E', 'X1', 'X2', 'X3']);
  });

  it('is burned instead of a dead card that was exchanged before', () => {
    const table = dealingUnder('mons');
    table.give(exposed(9, 3));
    table.give(replace);
    table.give(takeBack());
    expect(flopOf(table)).toEqual(['E', 'X2', 'X3', 'X4']);
  });
});

it.each(bookIds)('RC 38; RO 6.7: a hand that dies of its number of cards leaves the stub as it lies: %s', (book) => {
  const table = sixUnder(book).act(3, 300).act(4, 'call');
  table.give(holds(5, 1));
  expect(flopOf(table)).toEqual(['X1', 'X2', 'X3', 'X4']);
});

describe('a wrong count that is known and was not mended', () => {
  const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

  it.each([
    ['redcactus', 'RC 37'],
    ['tdaFr', 'RO 6.8'],
    ['ropta', 'RO 6.8'],
  ])('kills the button as soon as it acts with one card, though nobody reports it again (%s; RC 37; RO 6.8)', (book, article) => {
    for (const what of ['call', 300] as const) {
      const table = sixUnder(book).act(3, 'call').act(4, 'fold');
      table.give(holds(6, 1));
      expect(types(table.act(5, 'call').events.slice(-1))).toEqual(['Called']);
      table.act(6, what);
      expect(table.all('HandKilled')).toMatchObject([{ seat: 6, cause: 'actedShort', articles: [{ article }] }]);
      expect(table.legal?.seat).toBe(1);
      expect(table.refusal(holds(6, 1))).toBeUndefined();
      expect(table.give(holds(6, 1))).toEqual([]);
    }
  });

  it.each([['redcactus'], ['tdaFr'], ['ropta']])('leaves the button in that was given its card, or folds (%s; RC 37; RO 6.8)', (book) => {
    const table = sixUnder(book);
    table.give(holds(6, 1));
    table.give(complete());
    table.act(3, 'call').act(4, 'fold').act(5, 'call').act(6, 'call');
    const folds = sixUnder(book);
    folds.give(holds(6, 1));
    folds.act(3, 'call').act(4, 'fold').act(5, 'call').act(6, 'fold');
    for (const each of [table, folds]) expect(each.all('HandKilled')).toEqual([]);
  });

  it.each([
    ['mons', 'MO 2.20'],
    ['toufflers', 'TF §2 b17'],
  ])('kills the small blind whose third card was not taken back before two players wagered (%s; MO 2.20; TF §2 b17)', (book, article) => {
    const table = sixUnder(book);
    expect(table.give(holds(1, 3))).toMatchObject([{ data: { remedy: 'takeBackCard' } }]);
    table.act(3, 'call');
    expect(table.all('HandKilled')).toEqual([]);
    table.act(4, 'call');
    expect(table.all('MisdealTooLate')).toMatchObject([{ cause: 'wrongCount', seats: [1] }]);
    expect(table.all('HandKilled')).toMatchObject([{ seat: 1, cause: 'wrongCount' }]);
    expect(table.all('HandKilled')[0]?.articles.map((each) => each.article)).toContain(article);
    expect(table.legal?.seat).toBe(5);
    const mended = sixUnder(book);
    mended.give(holds(1, 3));
    mended.give(takeBack());
    mended.act(3, 'call').act(4, 'call');
    expect(mended.all('HandKilled')).toEqual([]);
  });

  it.each(['mons', 'toufflers'])('settles what the seat behind it did before its turn, which comes by its death: %s', (book) => {
    const table = HandAtTable.with({ stacks: [5000, 5000, 5000, 5000], rulebook: firstEdition(book) });
    table.give(holds(1, 3));
    table.give({ type: 'Act', seat: 2, gesture: say('check') });
    table.act(3, 'call');
    const events = table.give({ type: 'Act', seat: 4, action: { type: 'call' } });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['MisdealTooLate', 'HandKilled', 'OutOfTurnActBound', 'Checked']),
    );
  });
});

import { bookIds, byBook, flop } from '../../../test/fixtures/acts.js';
import type { HandCommand } from '../../../commands/hand.js';

const noon = Date.UTC(2026, 0, 1, 12);
const onSeat = (seat: number, askedBy: number | null, more: object = {}): HandCommand => ({
  type: 'RequestTime',
  seat,
  askedBy,
  at: noon,
  waitedMs: 90_000,
  ...more,
});
const approve: HandCommand = { type: 'ApproveTime', at: noon };
const expireAfter = (seconds: number): HandCommand => ({ type: 'ExpireTime', at: noon + seconds * 1000 });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('calling time', () => {
  it.each([
    ['redcactus', 25, 5, 'RC 29'],
    ['mons', 60, 10, 'MO 5.6'],
    ['tdaFr', 60, 10, 'TDA 5'],
    ['ropta', 25, 5, 'RO 3.5'],
    ['toufflers', 60, 10, 'TF §6 b5'],
  ])('gives the clock of %s: %i s, then %i s aloud (%s)', (book, seconds, countdownSeconds, article) => {
    const table = flop(book);
    table.give(onSeat(1, 2));
    expect(table.give(approve)).toEqual([
      { type: 'TimeStarted', data: { seat: 1, at: noon, seconds, countdownSeconds, article: { article, fallback: false, house: false } } },
    ]);
  });

  it.each(bookIds)('ends with the hand of a player who was not there, under %s', (book) => {
    const table = flop(book);
    table.give(onSeat(1, 2));
    table.give(approve);
    expect(types(table.give({ type: 'CheckPresence', seat: 1, seatedAt: null }))).toEqual(['HandsDeclaredDead']);
    expect(table.refusal(expireAfter(120))).toEqual({ code: 'TIME_NOT_RUNNING', article: null, parameters: {} });
  });

  it('waits for an official, who may refuse, or set another length (RC 29; RO 3.5)', () => {
    const table = flop('ropta');
    expect(table.refusal(approve)).toEqual({ code: 'TIME_NOT_REQUESTED', article: null, parameters: {} });
    table.give(onSeat(1, 2));
    expect(table.refusal(expireAfter(60))).toEqual({ code: 'TIME_NOT_RUNNING', article: null, parameters: {} });
    expect(table.give({ type: 'RefuseTime', reason: 'too early' })).toEqual([
      { type: 'TimeRefused', data: { seat: 1, reason: 'too early' } },
    ]);
    table.give(onSeat(1, 2));
    table.give({ type: 'ApproveTime', at: noon, seconds: 10 });
    expect(table.give({ type: 'AdjustTime', seconds: 20, countdownSeconds: 5 })).toMatchObject([
      { data: { seconds: 20, countdownSeconds: 5 } },
    ]);
    expect(table.refusal(expireAfter(20))).toEqual({ code: 'TIME_NOT_OVER', article: null, parameters: { left: 5 } });
    expect(types(table.give(expireAfter(25)))).toEqual(['TimeExpired', 'Folded']);
    expect(table.refusal({ type: 'AdjustTime', seconds: 5, countdownSeconds: 5 })).toEqual({
      code: 'TIME_NOT_RUNNING',
      article: null,
      parameters: {},
    });
  });

  it('is given twice without a second event', () => {
    const table = flop('ropta');
    table.give(onSeat(1, 2));
    expect(table.give(onSeat(1, 2))).toEqual([]);
    expect(table.refusal(onSeat(1, 3))).toEqual({ code: 'TIME_ALREADY_RUNNING', article: null, parameters: { seat: 1 } });
    table.give(approve);
    expect(table.give(approve)).toEqual([]);
    expect(table.refusal({ ...approve, at: noon + 1 })).toEqual({ code: 'TIME_ALREADY_RUNNING', article: null, parameters: { seat: 1 } });
    expect(table.give({ type: 'AdjustTime', seconds: 25, countdownSeconds: 5 })).toEqual([]);
  });

  it('is for the seat in turn, after the book’s wait, by one at his seat', () => {
    const table = flop('ropta');
    expect(table.refusal(onSeat(2, 3))).toEqual({ code: 'TARGET_NOT_TO_ACT', article: null, parameters: { seat: 2, turn: 1 } });
    expect(table.refusal(onSeat(1, 3, { waitedMs: 59_999 }))).toEqual({
      code: 'TIME_TOO_EARLY',
      article: 'RO 3.5',
      parameters: { seat: 1, waited: 59, minimum: 60 },
    });
    expect(flop('ropta').give(onSeat(1, 3, { waitedMs: 60_999 }))).toMatchObject([{ type: 'TimeRequested', data: { waitedMs: 60_999 } }]);
    expect(flop('ropta').give(onSeat(1, 3, { waitedMs: 60_000.5 }))).toMatchObject([{ type: 'TimeRequested', data: { waitedMs: 60_000 } }]);
    expect(table.refusal(onSeat(1, 3, { away: true }))).toEqual({ code: 'TIME_NOT_SEATED', article: 'RO 4.1', parameters: { askedBy: 3 } });
    expect(flop('mons').give(onSeat(1, 3, { waitedMs: 1 }))).toHaveLength(1);
  });

  it.each([
    ['redcactus', true, false],
    ['mons', true, true],
    ['tdaFr', true, true],
    ['ropta', true, true],
    ['toufflers', false, false],
  ])('under %s: by a player who has folded %s, by an official %s', (book, folded, official) => {
    const table = flop(book).act(1, 'fold');
    expect(table.refusal(onSeat(2, 1)) === undefined).toBe(folded);
    expect(table.refusal(onSeat(2, null)) === undefined).toBe(official);
    expect(table.refusal(onSeat(2, 2))).toBeUndefined();
    expect(table.refusal(onSeat(2, 9))).toEqual({
      code: 'TIME_NOT_ALLOWED',
      article: byBook(book, { redcactus: 'RC 29', mons: 'MO 5.6', tdaFr: 'TDA 8', ropta: 'RO 3.5', toufflers: 'TF §6 b5' }),
      parameters: { seat: 2, askedBy: 9 },
    });
    expect(table.refusal(onSeat(2, 1, { dealing: true }))).toBeUndefined();
  });

  it.each(bookIds)('under %s kills the hand of who faces a bet', (book) => {
    const table = flop(book).act(1, 300);
    table.give(onSeat(2, 3));
    table.give(approve);
    expect(types(table.give(expireAfter(70)))).toEqual(['TimeExpired', 'Folded']);
    expect(table.legal?.seat).toBe(3);
  });

  it.each([
    ['redcactus', 'Checked'],
    ['mons', 'Folded'],
    ['tdaFr', 'Folded'],
    ['ropta', 'Folded'],
    ['toufflers', 'Folded'],
  ])('under %s comes to %s where nobody has bet', (book, outcome) => {
    const table = flop(book);
    table.give(onSeat(1, 2));
    table.give(approve);
    expect(types(table.give(expireAfter(70)))).toEqual(['TimeExpired', outcome]);
  });

  it('keeps an act made as the count ends (RO 3.5)', () => {
    const table = flop('ropta').act(1, 300);
    table.give(onSeat(2, 3));
    table.give(approve);
    table.act(2, 'call');
    expect(table.refusal(expireAfter(30))).toEqual({ code: 'PLAYER_HAS_ACTED', article: 'RO 3.5', parameters: { seat: 2 } });
  });

  it('leaves chips in that were committed before', () => {
    const table = flop('mons').act(1, 2000);
    table.give({ type: 'Act', seat: 2, gesture: { motions: [[500]] } });
    table.give(onSeat(2, 3));
    table.give(approve);
    expect(types(table.give(expireAfter(70)))).toEqual(['TimeExpired', 'ChipsCommitted', 'Folded']);
    expect(table.state.bets).toEqual([2000, 500, 0, 0]);
  });

  it('takes no length out of bounds', () => {
    const table = flop('ropta');
    table.give(onSeat(1, 2));
    for (const seconds of [-1, 1.5, 3601, Number.NaN])
      expect(table.refusal({ ...approve, seconds })).toEqual({
        code: 'TIME_OUT_OF_RANGE',
        article: null,
        parameters: { seconds: Number.isNaN(seconds) ? 'NaN' : seconds, max: 3600 },
      });
  });
});

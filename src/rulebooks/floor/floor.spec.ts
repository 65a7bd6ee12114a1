/** Telling cells of the five books on the floor, each by the article that says so. */
import { withHouseRules } from '../house-rules.js';
import { rulebookNumbered } from '../rulebooks.js';
import type { Rulebook } from '../rulebooks.js';
import type { BookId } from '../setting.js';
import { articlesOf, bookIds, citationOf } from '../setting.js';
import { settingOf } from '../settings-of.js';

const book = (id: BookId): Rulebook => {
  const found = rulebookNumbered(id, 1);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const five = (key: string): unknown[] => bookIds.map((id) => settingOf(book(id), key).value);

describe('what each book says, in the order RedCactus, Mons, TDA, ROPTA, Toufflers', () => {
  it.each([
    ['MO 1.2, RO 1.4: adults', 'registration.minimumAge', [18, 18, 18, 18, 18]],
    [
      'RC 2, MO 1.2, RO 1.2: who a player is',
      'registration.identityDocument',
      ['playerChecks', 'identityCard', 'playerChecks', 'playerChecks', 'playerChecks'],
    ],
    [
      'RC 7, MO 3.1, RO 1.8: until when late players are admitted',
      'lateEntry.window',
      ['minutes', 'minutesOrBreakEarlier', 'levels', 'levels', 'levels'],
    ],
    ['RC 7-A, MO 3.1: minutes of late entry', 'lateEntry.minutes.weekly', [60, 60, 60, 60, 60]],
    ['RC 7-C: two hours at the national final', 'lateEntry.minutes.national', [120, 60, 60, 60, 60]],
    ['RO 1.8: two levels', 'lateEntry.levels', [2, 2, 2, 2, 2]],
    ['TF §4 b1: late without notice', 'lateEntry.unannounced', ['admitted', 'admitted', 'admitted', 'admitted', 'refused']],
    ['RC 7-A, MO 3.1, RO 1.8, TF §4 b1: the stack before its player', 'lateEntry.stackInPlayWhileAbsent', [false, false, true, true, true]],
    [
      'RC 7-A, MO 3.1, RO 1.8, TF §4 b1: the price',
      'lateEntry.price.weekly',
      ['bigBlindPerEliminated', 'smallBlindToEachPresent', 'blindsTaken', 'blindsTaken', 'blindsTaken'],
    ],
    [
      'RC 7-B: none at a regional final',
      'lateEntry.price.regional',
      ['none', 'smallBlindToEachPresent', 'blindsTaken', 'blindsTaken', 'blindsTaken'],
    ],
    [
      'RC 7, MO 3.1, RO 1.9: who never came',
      'lateEntry.noShowAfterWindow',
      ['neverEntered', 'neverEntered', 'blindedUntilGone', 'blindedUntilGone', 'blindedUntilGone'],
    ],
    ['RC 7, RO presentation: re-entry', 'reEntry.allowed', [false, false, false, false, false]],
    ['RO presentation: entries are free', 'prize.entryPrice', ['asOffered', 'asOffered', 'asOffered', 'free', 'asOffered']],
    ['nobody: bounties need a house rule', 'prize.bounty', [false, false, false, false, false]],
    ['nobody: deals', 'prize.deals', [true, true, true, true, true]],
    ['RC 27, TDA 18: rebuys', 'rebuy.allowed', ['oldVenuesWeekly', 'no', 'ifOffered', 'no', 'no']],
    ['MO 1.4: the starting stack', 'stack.initial', [0, 15_000, 0, 0, 0]],
    ['RC preamble: no ante every week', 'structure.antes.weekly', ['none', 'free', 'free', 'free', 'free']],
    ['RC preamble: the ante of the finals', 'structure.antes.regional', ['bigBlind', 'free', 'free', 'free', 'free']],
    ['RC 11: players at a table', 'seating.perTable.weekly', [8, 10, 10, 10, 10]],
    ['RC 11: the same, national final', 'seating.perTable.national', [9, 10, 10, 10, 10]],
    [
      'RC 11, RO 2.6: the final table',
      'finalTable.size',
      ['nine', 'onePlusFormatUpToNine', 'onePlusFormatUpToNine', 'onePlusFormatUpToNine', 'onePlusFormatUpToNine'],
    ],
    ['RC 6, MO 2.2, TF §2 b2: the first button', 'firstButton.standard', ['seat1', 'seat1', 'drawn', 'drawn', 'drawn']],
    ['RC 6: the same in the Finals', 'firstButton.finals', ['drawn', 'seat1', 'drawn', 'drawn', 'drawn']],
    ['RO 2.2: seated to begin', 'table.minSeatedAtStart', [3, 3, 3, 3, 3]],
    ['RO 2.2: seated after a break', 'table.minSeatedAfterBreak', [2, 2, 2, 2, 2]],
    ['RO 2.7: two minutes a hand', 'handForHand.minutesPerHand', [2, 2, 2, 2, 2]],
    [
      'RC 32, MO 7.6, TDA 6, RO 2.3, TF §8 b7: the big blind steps back',
      'deadButton.bigBlindMovesBack',
      [false, false, false, true, false],
    ],
    [
      'MO 7.14, RO 4.3, TF §8 b11: who deals for a dead button',
      'deal.deadButtonDealer',
      ['rightOfButton', 'previousDealer', 'rightOfButton', 'rightOfButton', 'previousDealer'],
    ],
    [
      'MO 7.14 with 3.2: who deals for an absent button',
      'deal.absentDealer',
      ['rightOfButton', 'previousDealer', 'rightOfButton', 'rightOfButton', 'rightOfButton'],
    ],
    ['MO 7.1, TDA 25, RO 2.3, TF §8 b1: what moves a player', 'balance.triggerDifference.early', [3, 2, 3, 3, 2]],
    ['RC 10, RO 2.3: the same, late', 'balance.triggerDifference.late', [2, 2, 3, 2, 2]],
    ['RC 10, RO 2.3: when it tightens', 'balance.phaseSwitch', ['director', 'never', 'never', 'tableCount', 'never']],
    ['RC 10, RO 2.3: what halts a table', 'playHalt.difference.early', [4, 3, 3, 3, 3]],
    ['RC 10, RO 2.3: the same, late', 'playHalt.difference.late', [4, 2, 3, 2, 2]],
    ['RC 10: a halt as the director sees fit', 'playHalt.discretion', ['director', 'automatic', 'automatic', 'automatic', 'automatic']],
    ['MO 7.1, RO 2.3: the table that gives', 'balance.sourceTable', ['designated', 'fullest', 'designated', 'designated', 'designated']],
    [
      'RC 10, MO 7.1, TDA 25, RO 2.3, TF §8 b1: the table that receives',
      'balance.destinationTable',
      ['shortest', 'shortest', 'designated', 'designated', 'designated'],
    ],
    ['RC 10, MO 7.8, TDA 25: never the small blind', 'balance.neverSmallBlind', [true, true, true, false, false]],
    [
      'RC 9, MO 7.1, TDA 13, RO 2.4, TF §8 b12: tables after a break',
      'tableBreak.tableAssignment',
      ['drawn', 'shortest', 'drawn', 'designated', 'drawn'],
    ],
    [
      'RC 9, MO 7.1, TDA 13, RO 2.4, TF §8 b12: seats after a break',
      'tableBreak.seatAssignment',
      ['drawn', 'anticlockwiseFromButton', 'drawn', 'nearestLeftOfBigBlind', 'drawn'],
    ],
    [
      'RC 9, MO 7.10, TDA 24, RO 2.3, TF §8 b7: seats left out',
      'tableBreak.forbiddenSeats',
      ['betweenButtonAndSmallBlind', 'none', 'none', 'none', 'none'],
    ],
    ['MO 7.18: and if he does not', 'elimination.undeclared', ['nothing', 'noPoints', 'nothing', 'nothing', 'nothing']],
    ['MO 9.10, RO 1.10, TF §10 b10: out at two tables', 'ranking.differentTables', ['tied', 'byStack', 'tied', 'tied', 'byStack']],
    ['MO 9.10, RO 2.7, TF §10 b10: on the bubble', 'ranking.bubble', ['tied', 'byStack', 'tied', 'tied', 'byStack']],
    ['MO 1.4: nine qualify', 'satellite.qualified', [0, 9, 0, 0, 0]],
  ])('%s', (_article, key, values) => {
    expect(five(key)).toEqual(values);
  });
});

describe('where a value comes from', () => {
  it('MO 7.14 names the last dealer, and RO 4.3 stands where he is gone', () => {
    expect(articlesOf(book('mons').dealing.deal.deadButtonDealer)).toEqual(['MO 7.13', 'MO 7.14', 'RO 4.3']);
  });

  it('TDA 24 is on broken tables; RO 2.3 stands for other newcomers', () => {
    expect(articlesOf(book('tdaFr').floor.newPlayer.otherSeats)).toEqual(['TDA 24', 'RO 2.3']);
  });

  it('RO 4.4 goes before RO 2.5 when two are left', () => {
    expect(book('ropta').floor.principles.rightToButton.reading).toBe('CT-RO-03');
    expect(citationOf(book('ropta').floor.headsUp.transition).article).toBe('RO 4.4');
  });

  it('RO 2.7 stands for every other book where tables play hand for hand', () => {
    expect(bookIds.map((id) => citationOf(book(id).floor.handForHand.tablesWait))).toEqual(
      bookIds.map((id) => ({ article: 'RO 2.7', fallback: id !== 'ropta', house: false })),
    );
  });
});

describe('what holds in every book', () => {
  it.each(bookIds)('%s: no table halts at a difference at which nobody would move to it (RO 2.3)', (id) => {
    const { balance, playHalt } = book(id).floor;
    expect(playHalt.difference.early.value).toBeGreaterThanOrEqual(balance.triggerDifference.early.value);
    expect(playHalt.difference.late.value).toBeGreaterThanOrEqual(balance.triggerDifference.late.value);
  });

  it.each(bookIds)('%s: late in the event no difference is larger than before (RC 10, RO 2.3)', (id) => {
    const { balance, playHalt } = book(id).floor;
    expect(balance.triggerDifference.late.value).toBeLessThanOrEqual(balance.triggerDifference.early.value);
    expect(playHalt.difference.late.value).toBeLessThanOrEqual(playHalt.difference.early.value);
  });
});

describe('house rules on the floor', () => {
  it('RO 2.3: a club says from how many tables on it balances tightly', () => {
    const { rulebook } = withHouseRules(book('ropta'), { 'balance.lateFromTables': 3 });
    expect(rulebook?.floor.balance.lateFromTables.value).toBe(3);
    expect(citationOf(rulebook!.floor.balance.lateFromTables)).toEqual({ article: 'RO 2.3', fallback: false, house: true });
  });

  it('MO 3.1: a club takes the later of the first hour and the first break', () => {
    expect(withHouseRules(book('mons'), { 'lateEntry.window': 'minutesOrBreakLater' }).rulebook?.floor.lateEntry.window.value).toBe(
      'minutesOrBreakLater',
    );
  });
});

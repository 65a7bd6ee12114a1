/** Telling cells of the five books, each by the article that says so. */
import { rulebookNumbered } from './rulebooks.js';
import type { Rulebook } from './rulebooks.js';
import type { BookId } from './setting.js';
import { citationOf } from './setting.js';
import { settingOf } from './settings-of.js';

const book = (id: BookId): Rulebook => {
  const found = rulebookNumbered(id, 1);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const valueIn = (id: BookId, key: string): unknown => settingOf(book(id), key).value;
const five = (key: string): unknown[] => (['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const).map((id) => valueIn(id, key));

describe('what each book says, in the order RedCactus, Mons, TDA, ROPTA, Toufflers', () => {
  it.each([
    [
      'RC preamble, RO 4.2: what a short big blind pays first',
      'ante.bigBlind.shortOrder',
      ['blindFirst', 'anteFirst', 'anteFirst', 'anteFirst', 'anteFirst'],
    ],
    [
      'RC preamble, RO 4.4: ante between two players',
      'ante.headsUp',
      ['paid', 'noneUnlessClassic', 'noneUnlessClassic', 'noneUnlessClassic', 'noneUnlessClassic'],
    ],
    ['RC preamble: smaller ante at a short table', 'ante.shortHanded.maxPlayers', ['fiveOrFewer', 'never', 'never', 'never', 'never']],
    [
      'RC 3, MO 8.4, RO 1.6, TF §9 b4: tapping when facing a bet',
      'tap.facingBet',
      ['callOrFold', 'fold', 'callOrFold', 'callOrFold', 'fold'],
    ],
    [
      'RC 47-A, MO 8.8, TDA 26, RO 9.6, TF §9 b8: the minimum raise',
      'minRaise.method',
      ['doubleLargestBet', 'doubleLargestBet', 'lastIncrement', 'lastIncrement', 'lastIncrement'],
    ],
    [
      'RC 40, MO 8.2, TDA 30, RO 9.4, TF §9 b2: words or chips',
      'declaration.precedence',
      ['firstCounts', 'firstCounts', 'firstCounts', 'firstCounts', 'firstUnlessMisunderstood'],
    ],
    [
      'RC 40, RO 9.4, TF §9 b2: words and chips at once',
      'declaration.simultaneous',
      ['clearVerbalElseChips', 'verbal', 'verbal', 'verbal', 'clearVerbalElseChips'],
    ],
    [
      'RC 40, MO 13.2, TDA 1, RO 9.5, TF §9 b2: disputed words',
      'declaration.contradiction',
      ['directorDecides', 'directorDecides', 'directorDecides', 'directorDecides', 'chips'],
    ],
    [
      'RC 42, MO 8.9, RO 9.10, TF §9 b9: a number below the call',
      'amountOnly.belowCall',
      ['undercall', 'voidCallOrFold', 'undercall', 'undercall', 'fullCall'],
    ],
    ['RC 47-B, RO 9.1: "4000 more"', 'raiseAmount.plusX', ['increment', 'total', 'total', 'total', 'total']],
    [
      'RC 47-B, MO 8.17, TDA 39, RO 9.1, TF §9 b16: a raise in two amounts',
      'raiseAmount.twoPart',
      ['sum', 'firstNumber', 'firstNumber', 'firstNumber', 'firstNumber'],
    ],
    [
      'RC 57, RO 9.1: a number cut short',
      'abbreviated.otherDigits',
      ['highestWithinPot', 'hundredsOrThousands', 'hundredsOrThousands', 'hundredsOrThousands', 'hundredsOrThousands'],
    ],
    [
      'RC 51-A, RO 9.11: a larger chip over chips in front',
      'overchip.withPriorChips',
      ['directorIfUnclear', 'call', 'call', 'call', 'call'],
    ],
    [
      'RC 42, MO 8.9, RO 9.12, TF §9 b9: one smaller chip, several players',
      'smallChip.multiway',
      ['undercall', 'callOrFold', 'callOrFold', 'callOrFold', 'fullCall'],
    ],
    [
      'RC 50-A, RO 9.13: unequal chips',
      'multiChip.mixedDenominations',
      ['callIfSmallestNeeded', 'fullValue', 'fullValue', 'fullValue', 'fullValue'],
    ],
    [
      'RC 42, MO 8.9, RO 9.10, TF §9 b9: undercall between two',
      'undercall.headsUp',
      ['fullCall', 'callOrFold', 'fullCall', 'fullCall', 'fullCall'],
    ],
    [
      'RC 42, MO 8.9, RO 9.10, TF §9 b9: undercall of a raise',
      'undercall.raiseMultiway',
      ['directorDecides', 'callOrFold', 'directorDecides', 'directorDecides', 'fullCall'],
    ],
    [
      'RC 43, MO 8.11, RO 9.17, TF §9 b11: late corrections',
      'incorrectBet.correctionWindow',
      ['endOfStreet', 'gathering', 'gathering', 'gathering', 'gathering'],
    ],
    [
      'RC 43, MO 8.11, TF §9 b11: those after the error',
      'incorrectBet.laterPlayers',
      ['payCorrectedAmount', 'mayChangeUnlessBelowBigBlind', 'payCorrectedAmount', 'payCorrectedAmount', 'mayChange'],
    ],
    [
      'MO 8.9, RO 9.4: gross misunderstanding',
      'grossMisunderstanding.effect',
      ['losesInsufficientBet', 'takesBetsBack', 'losesInsufficientBet', 'losesInsufficientBet', 'losesInsufficientBet'],
    ],
    [
      'RC 56, MO 8.17, TDA 39, RO 9.5, TF §9 b16: several motions',
      'string.facingBet',
      ['call', 'firstMotion', 'firstMotion', 'firstMotion', 'firstMotion'],
    ],
    [
      'RC 46-C, RO 9.5: raise, call, then the rest',
      'string.raiseDeclaredThenCallThenRest',
      ['callPlusRest', 'minimumRaise', 'minimumRaise', 'minimumRaise', 'minimumRaise'],
    ],
    [
      'RC 44-A, MO 8.14, RO 9.3, TF §9 b14: a released act',
      'oot.released.options',
      ['all', 'raiseOnlyIfHeRaised', 'all', 'all', 'raiseOnlyIfHeRaised'],
    ],
    [
      'RC 44-A, MO 8.16, TDA 36, RO 9.3, TF §9 b15: penalty out of turn',
      'oot.penalty',
      ['possible', 'ifRepeated', 'possible', 'dueIfReleasedOrFold', 'ifRepeated'],
    ],
    [
      'RC 44-B, MO 8.15, RO 9.3: losing a skipped turn',
      'skipped.losesRightWhen',
      ['reasonableTimeAndSubstantialAction', 'threeActed', 'substantialAction', 'substantialAction', 'substantialAction'],
    ],
    [
      'MO 8.14, RO 9.18, TF §9 b14: acting at once',
      'simultaneous.players',
      ['turnOrder', 'secondOutOfTurn', 'turnOrder', 'turnOrder', 'secondOutOfTurn'],
    ],
    ['RC 59-A, RO 9.19: conditions', 'conditional.binding', ['directorMayBind', 'notBinding', 'notBinding', 'notBinding', 'notBinding']],
    [
      'RC 58, RO 8.3: the big blind folds on his option',
      'fold.bigBlindOnHisOption',
      ['asAnyPlayer', 'blindLostNoPenalty', 'blindLostNoPenalty', 'blindLostNoPenalty', 'blindLostNoPenalty'],
    ],
    ['RC 29, MO 5.6, TDA 5, RO 3.5, TF §6 b5: seconds given', 'timeCall.seconds', [25, 60, 60, 25, 60]],
    ['the same: seconds counted aloud', 'timeCall.countdownSeconds', [5, 10, 10, 5, 10]],
    ['RO 3.5: never before a minute', 'timeCall.minimumWait', [0, 0, 0, 60, 0]],
    ['RC 29: time runs out without a bet', 'timeCall.expired.noBet', ['check', 'handDead', 'handDead', 'handDead', 'handDead']],
    [
      'RC 60, RO 9.15: who may have a bet counted',
      'count.bet.whoMayAsk',
      ['facingAllInInTurn', 'opponentStillIn', 'opponentStillIn', 'opponentStillIn', 'opponentStillIn'],
    ],
    [
      'RC 62, TDA 23, RO 9.23: found chips of a loser',
      'hiddenChips.notPart.allInLoses',
      ['directorMayAward', 'lostToCaller', 'removed', 'lostToCaller', 'lostToCaller'],
    ],
    ['RC 22, MO 10.2, RO 9.17, TF §11 b2: a gathered pot', 'pot.finalAfterGathering', [false, true, true, true, true]],
    ['RC 36, RO 6.7: three checks', 'substantialAction.threeChecks', [true, false, false, false, false]],
  ])('%s', (_article, key, values) => {
    expect(five(key)).toEqual(values);
  });
});

describe('where a value comes from', () => {
  it('RO 9.6 speaks for itself', () => {
    expect(citationOf(book('ropta').betting.minRaise.method)).toEqual({ article: 'RO 9.6', fallback: false, house: false });
  });

  it('TDA is silent on a single smaller chip: RO 9.12 stands, and is shown as standing in', () => {
    expect(book('tdaFr').betting.smallChip.multiway.source).toEqual({ kind: 'silent', from: 'RO 9.12' });
    expect(citationOf(book('tdaFr').betting.smallChip.multiway)).toEqual({ article: 'RO 9.12', fallback: true, house: false });
  });

  it('MO 7.16 says who is first before the flop, and RO 4.4 the rest', () => {
    expect(book('mons').betting.blinds.headsUp.source).toEqual({ kind: 'article', articles: ['MO 7.16'], completedBy: 'RO 4.4' });
  });

  it('RC 47-A names the reading on which the doubling rests', () => {
    expect(book('redcactus').betting.minRaise.method.reading).toBe('CB-RC-01');
  });

  it('MO 8.18 rules on words after the chip, where one chip was pushed', () => {
    expect(citationOf(book('mons').betting.declaration.afterSilentChips).article).toBe('MO 8.18');
  });

  it('the director of every book but Toufflers has an article for departing from the text', () => {
    const cited = (['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const).map((id) =>
      citationOf(book(id).betting.director.mayDepart),
    );
    expect(cited.map(({ article }) => article)).toEqual(['RC 1', 'MO 13.2', 'TDA 1', 'RO 1.1', 'RO 1.1']);
    expect(cited.map(({ fallback }) => fallback)).toEqual([false, false, false, false, true]);
  });
});

describe('how many articles are listed', () => {
  it.each([
    ['redcactus', 'RC 71-C', 110],
    ['mons', 'MO 13.2', 99],
    ['tdaFr', 'TDA 40', 40],
    ['ropta', 'RO 11.7', 100],
    ['toufflers', 'TF §12 b7', 87],
  ] as const)('%s, to the last, %s', (id, last, count) => {
    expect(book(id).coverage.at(-1)?.article).toBe(last);
    expect(book(id).coverage).toHaveLength(count);
  });
});

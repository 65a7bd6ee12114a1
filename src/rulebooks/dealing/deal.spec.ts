/** Telling cells of the five books on the deal, the board and void hands, each by the article that says so. */
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
    [
      'RC 23, MO 7.5, TDA 17, RO 3.1, TF §8 b5: a hand starts',
      'hand.startsAt',
      ['firstRiffle', 'deckInHand', 'shuffleBegins', 'previousPotAwarded', 'shuffleBegins'],
    ],
    ['TDA 17: a level must be announced', 'level.becomesDue', ['timer', 'timer', 'announcement', 'timer', 'timer']],
    [
      'RC 30, MO 2.18, TDA 8, RO 4.1, TF §4 b3: present by',
      'presence.cutoff',
      ['lastCard', 'firstCard', 'allHandsDealt', 'firstCard', 'lastCard'],
    ],
    ['RC 30, RO 4.1: within reach of the seat', 'presence.posture', ['withinReach', 'seated', 'seated', 'withinReach', 'seated']],
    ['MO 2.18: officials who play', 'presence.exempt', ['none', 'officials', 'none', 'none', 'none']],
    [
      'RC G, RO 5.2: who cuts the second deck',
      'cut.by.twoDecks',
      ['currentDealer', 'futureDealer', 'futureDealer', 'futureDealer', 'futureDealer'],
    ],
    ['TF §2 b3: the cut card', 'cut.cutCard', [false, false, false, false, true]],
    ['RC G, MO 2.3, RO 5.2, TF §2 b3: the smallest pile', 'cut.minCardsPerPile', [3, 3, 3, 3, 3]],
    [
      'RC 26, MO 2.19, TDA 16, RO 3.4: another deck',
      'deck.changeOnRequest',
      ['ifDefective', 'ifDefective', 'never', 'ifMarked', 'ifMarked'],
    ],
    [
      'MO 2.14, RC 68, TDA 31: a card its player turned up by accident',
      'exposed.byPlayer.involuntary',
      ['plays', 'replaced', 'plays', 'plays', 'plays'],
    ],
    [
      'MO 4.1, RC 68, TDA 31, RO 11.5, TF §7 b1: the same on purpose',
      'exposed.byPlayer.deliberate',
      ['playsWithSanction', 'plays', 'playsWithSanction', 'playsWithSanction', 'playsWithSanction'],
    ],
    [
      'MO 2.15, RO 6.4, TF §2 b14: a card its player dropped',
      'fallen.byPlayer',
      ['mustBePlayedAfterDeal', 'mustBePlayed', 'mustBePlayedAfterDeal', 'mustBePlayedAfterDeal', 'mustBePlayed'],
    ],
    [
      'RC 65-B, MO 4.1, RO 6.6, TF §5 b1: a flashed card',
      'flashed.byDealer',
      ['plays', 'dead', 'deadIfWholeTable', 'deadIfWholeTable', 'ownerChoosesIfUntouched'],
    ],
    [
      'MO 2.16, RO 6.5, TF §2 b15: a dead card mixed into a hand',
      'deadCard.mixedIntoHand',
      ['deadIfUnidentifiable', 'dead', 'deadIfUnidentifiable', 'deadIfUnidentifiable', 'dead'],
    ],
    ['RC 35, RO 5.3: two boxed cards after the deal', 'boxed.twoAfterInitialDeal', ['ignored', 'void', 'void', 'void', 'void']],
    ['RC 35: an open list', 'misdeal.listIsOpen', [true, false, false, false, false]],
    ['RC 35, MO 2.17, TF §2 b16: a broken order', 'misdeal.cause.wrongOrderElsewhere', ['ruling', 'yes', 'no', 'no', 'yes']],
    [
      'MO 2.17, RO 6.1: who forces a misdeal',
      'misdeal.cause.deliberatePlayerAct',
      ['outAndSanctioned', 'out', 'outAndSanctioned', 'outAndSanctioned', 'outAndSanctioned'],
    ],
    ['MO 2.17, RO 6.1, TF §2 b16: three cards for the small blind', 'misdeal.cause.smallBlindOneExtra', [true, false, true, true, false]],
    [
      'RC 35, MO 2.20, RO 6.7, TF §2 b17: too late for a misdeal',
      'misdeal.deadline',
      ['sa', 'twoPlayersWithChips', 'sa', 'sa', 'twoPlayersWithChips'],
    ],
    [
      'RC 37, MO 2.17, RO 6.8, TF §2 b16: one card for the button',
      'cards.button.oneMissing.completed',
      ['complete', 'misdeal', 'complete', 'complete', 'misdeal'],
    ],
    ['RC 37: no card for the button', 'cards.button.twoMissing', ['complete', 'misdeal', 'misdeal', 'misdeal', 'misdeal']],
    ['MO 2.5, RO 7.3, TF §2 b5: no burn, order unknown', 'flop.noBurn.unknownOrder', ['apart', 'stub', 'apart', 'apart', 'stub']],
    ['MO 2.6, RO 7.3, TF §2 b6: two burns, order unknown', 'flop.twoBurns.unknownOrder', ['apart', 'stub', 'apart', 'apart', 'stub']],
    [
      'RC 39-A, MO 2.7, RO 7.3, TF §2 b7: four cards, order known',
      'flop.fourCards.knownOrder',
      ['shuffleAndDraw', 'lastIsBurn', 'lastIsBurn', 'lastIsBurn', 'lastIsBurn'],
    ],
    ['the same, order unknown', 'flop.fourCards.unknownOrder', ['apart', 'stub', 'apart', 'apart', 'stub']],
    [
      'RC 39-B, MO 2.11, RO 7.4, TF §2 b11: premature turn',
      'turn.premature',
      ['newTurnNoBurn', 'riverBecomesTurn', 'riverBecomesTurn', 'riverBecomesTurn', 'riverBecomesTurn'],
    ],
    [
      'MO 2.13, RO 7.1, TF §2 b13: a premature card played on',
      'board.error.afterSA',
      ['stands', 'takenBack', 'stands', 'stands', 'takenBack'],
    ],
  ])('%s', (_article, key, values) => {
    expect(five(key)).toEqual(values);
  });
});

describe('where a value comes from', () => {
  it('RO 6.8 stands for TDA, and is shown as standing in', () => {
    expect(citationOf(book('tdaFr').dealing.cards.button.oneMissing.completed)).toEqual({
      article: 'RO 6.8',
      fallback: true,
      house: false,
    });
  });

  it('TDA 27 is read against its letter for two later cards', () => {
    const setting = book('tdaFr').dealing.misdeal.cause.twoExposed;
    expect(articlesOf(setting)).toEqual(['TDA 27', 'RO 6.1']);
    expect(setting.reading).toBe('CD-TD-02');
  });

  it('RC 39-A names a procedure that it does not print', () => {
    expect(articlesOf(book('redcactus').dealing.flop.premature.burnKnown)).toEqual(['RC 39-A', 'RO 7.3', 'TDA-EN RP-5']);
  });

  it('RO 7.8 cancels hands for every book', () => {
    expect(new Set(bookIds.map((id) => citationOf(book(id).dealing.void.causes).article))).toEqual(new Set(['RO 7.8']));
  });
});

/** Telling cells of the five books on dead and shown hands, the showdown, pots and claims, each by the article that says so. */
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
      'RC 65-A, MO 5.8, TDA 28, RO 8.2, TF §6 b7: put into the muck by others',
      'kill.stillIdentifiable',
      ['dead', 'dead', 'dead', 'dead', 'dead'],
    ],
    [
      'MO 11.1: cards kept out of view',
      'cards.offTableOrHidden',
      ['directorDecides', 'againstPlayer', 'directorDecides', 'directorDecides', 'directorDecides'],
    ],
    [
      'RC 14, MO 5.4, RO 10.5, TF §6 b4: cards pushed away at showdown',
      'discard.atShowdown.untabledPushed',
      ['live', 'rulingDead', 'rulingDead', 'rulingDead', 'rulingDead'],
    ],
    [
      'RC 14, MO 5.3, RO 10.5, TF §6 b3: when they are dead',
      'discard.deadWhen',
      ['muckedByDealer', 'touchedDeadCard', 'sentToMuck', 'sentToMuck', 'touchedDeadCard'],
    ],
    ['TF §6 b4: a line on the table', 'discard.acrossLine', ['nothing', 'nothing', 'nothing', 'nothing', 'dead']],
    [
      'RC 15, MO 5.4, RO 10.10, TF §6 b4: thrown by one who thought that he had won',
      'discard.thinkingWon.identifiable',
      ['live', 'dead', 'live', 'live', 'dead'],
    ],
    [
      'RC 15, RO 8.3: bets of a hand thrown by mistake',
      'discard.refundOnMistake',
      ['onlyIfThoughtWon', 'directorMayReturn', 'directorMayReturn', 'directorMayReturn', 'directorMayReturn'],
    ],
    [
      'RC 68, TDA 31, RO 11.5: when a penalty begins',
      'show.sanctionStarts',
      ['nextHand', 'endOfHand', 'nextHand', 'endOfHand', 'endOfHand'],
    ],
    [
      'RC 68, MO 12.7, TDA 31, RO 11.4, TF §7 b1: shown to one who is not in the hand',
      'show.toOnePerson.notInHand',
      ['live', 'liveShownToAll', 'live', 'dead', 'live'],
    ],
    [
      'the same, with one opponent left (RO 11.4: more than one other player)',
      'show.toOnePerson.headsUp',
      ['live', 'liveShownToAll', 'live', 'live', 'live'],
    ],
    ['the same, to an opponent', 'show.toLivePlayer', ['live', 'liveRoundReplayed', 'live', 'liveShownToAll', 'live']],
    ['RC 67, MO 6.1, TDA 12, RO 11.3, TF §7 b1: saying what one holds', 'talk.ownHand', ['possible', 'due', 'possible', 'possible', 'due']],
    [
      'RC 67, MO 12.2, TDA 12, RO 11.3: talking of other hands',
      'talk.aboutLiveOrDeadHand',
      ['possible', 'due', 'possible', 'possible', 'possible'],
    ],
    [
      'RC 4, MO 12.5, TDA 15, RO 1.3: phones at the table',
      'phone.allowed',
      ['noCallsNorScreenInHand', 'noCallsElseHouse', 'never', 'noCallsElseHouse', 'noCallsElseHouse'],
    ],
    [
      'MO 5.5, RO 4.1: phones in a hand',
      'phone.whileInHand.handFate',
      ['warningThenDead', 'dead', 'warningThenDead', 'warningThenDead', 'warningThenDead'],
    ],
    [
      'RC 31, RO 4.1, RO 11.1: penalty for walking away',
      'presence.leavesLiveHand.sanction',
      ['possible', 'possible', 'possible', 'possible', 'possible'],
    ],
    ['RO 2.7: all-in hands, hand for hand', 'allIn.delay', ['none', 'none', 'none', 'handForHand', 'none']],
    ['RC 17: an order only if imposed', 'showdown.voluntaryOrder', ['spontaneous', 'inOrder', 'inOrder', 'inOrder', 'inOrder']],
    ['RC 18, MO 9.1, RO 10.5: the caller sees', 'see.byRiverCaller', ['right', 'officialOnly', 'right', 'right', 'right']],
    ['RC 18, MO 9.1: having thrown his own hand', 'see.byCallerWhoMucked', ['lost', 'officialOnly', 'lost', 'lost', 'lost']],
    ['RC 18, MO 9.1, RO 10.5: another caller', 'see.anotherCallersHand', ['ruling', 'officialOnly', 'refused', 'refused', 'refused']],
    [
      'RO 10.5 with RC 14, MO 5.3, TF §6 b3: a hand seen by right',
      'see.revivesHand',
      ['unlessMuckedByDealer', 'unlessTouchedDeadCard', 'revived', 'revived', 'unlessTouchedDeadCard'],
    ],
    ['RC 69, MO 9.1, RO 10.6: who has hands checked', 'control.who', ['td', 'anyPlayer', 'anyPlayer', 'anyPlayer', 'anyPlayer']],
    [
      'RC 69, MO 9.1, RO 10.6: on what ground',
      'control.condition',
      ['directorsDoubt', 'collusionOnly', 'suspicionStated', 'suspicionStated', 'suspicionStated'],
    ],
    ['MO 9.1, RO 10.6: asked for again and again', 'control.abuse', ['penalty', 'notCarriedOut', 'penalty', 'penalty', 'penalty']],
    ['RC 69, MO 9.1, RO 10.6: which hands', 'control.handsCovered', ['folded', 'atShowdown', 'notShown', 'notShown', 'notShown']],
    [
      'RC 12, MO 9.4, TDA 20, RO 10.3, TF §10 b4: false announcements',
      'falseAnnouncement.sanction',
      ['may', 'must', 'none', 'may', 'must'],
    ],
    [
      'MO 9.4, TF §10 b4: who believed one',
      'falseAnnouncement.opponentThrew',
      ['asAnyDiscard', 'lost', 'asAnyDiscard', 'asAnyDiscard', 'lost'],
    ],
    ['RC 28, MO 12.3, TDA 21, RO 3.6: rabbit hunting', 'rabbitHunting', ['possible', 'due', 'possible', 'possible', 'possible']],
    [
      'RC 20, MO 9.8: the chip that cannot be divided',
      'split.unit',
      ['smallestInPlay', 'smallestInPot', 'smallestInPlay', 'smallestInPlay', 'smallestInPlay'],
    ],
    [
      'RC 22, MO 10.1, RO 10.9, TF §11 b1: a reading disputed',
      'claim.reading.until',
      ['nextHandStart', 'nextHandStart', 'cardsPickedUp', 'cardsPickedUp', 'nextHandStart'],
    ],
    ['the same: an award', 'claim.award.until', ['nextHandSa', 'nextHandStart', 'cardsPickedUp', 'cardsPickedUp', 'nextHandStart']],
    ['RC 22: before a break', 'claim.handEndsDuringBreak', ['oneMinute', 'asUsual', 'asUsual', 'asUsual', 'asUsual']],
  ])('%s', (_article, key, values) => {
    expect(five(key)).toEqual(values);
  });
});

describe('where a value comes from', () => {
  it('TDA 28 gives back a raise, and RO 8.2 the opening bet of which it does not speak', () => {
    const setting = book('tdaFr').dealing.kill.refund.openingBetUncalled;
    expect(articlesOf(setting)).toEqual(['TDA 28', 'RO 8.2']);
    expect(setting.reading).toBe('CD-TD-03');
  });

  it('RC 31 has a penalty for leaving, and RO 4.1 the fate of the hand', () => {
    const { handFate, sanction } = book('redcactus').dealing.presence.leavesLiveHand;
    expect(citationOf(handFate)).toEqual({ article: 'RO 4.1', fallback: true, house: false });
    expect(citationOf(sanction)).toEqual({ article: 'RC 31', fallback: false, house: false });
  });

  it('no book says what becomes of a side pot whose players are all dead', () => {
    expect(new Set(bookIds.map((id) => citationOf(book(id).dealing.pot.allSidePotPlayersDead).article))).toEqual(new Set(['custom']));
  });

  it('RC 22, MO 10.2, RO 9.17 and TF §11 b2 are cited first on the amount of a gathered pot', () => {
    expect(bookIds.map((id) => citationOf(book(id).betting.pot.finalAfterGathering).article)).toEqual([
      'RC 22',
      'MO 10.2',
      'RO 9.17',
      'RO 9.17',
      'TF §11 b2',
    ]);
  });
});

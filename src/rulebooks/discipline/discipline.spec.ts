/** Telling cells of the five books on chips, penalties and offences, each by the article that says so. */
import { Offence } from '../../../events/judging.js';
import { withHouseRules } from '../house-rules.js';
import { rulebookNumbered } from '../rulebooks.js';
import type { Rulebook } from '../rulebooks.js';
import type { BookId, Setting } from '../setting.js';
import { articlesOf, bookIds, citationOf } from '../setting.js';
import { settingOf } from '../settings-of.js';
import type { Severity } from './offence.js';

const book = (id: BookId): Rulebook => {
  const found = rulebookNumbered(id, 1);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const five = (key: string): unknown[] => bookIds.map((id) => settingOf(book(id), key).value);

describe('what each book says of chips, in the order RedCactus, Mons, TDA, ROPTA, Toufflers', () => {
  it.each([
    [
      'RC 24, MO 9.8, RO 3.2: who gathers small chips',
      'colorUp.collector',
      ['chipLeaderIfAsked', 'floorOnly', 'playersThenFloor', 'playersThenFloor', 'playersThenFloor'],
    ],
    [
      'RC 24, RO 3.2: what brings a race about',
      'chipRace.trigger',
      ['directorJudges', 'levelStart', 'levelStart', 'levelStart', 'levelStart'],
    ],
    ['RC 24, TDA 2, RO 3.2, TF §12 b1: cards or a threshold', 'chipRace.method', ['threshold', 'cards', 'cards', 'cards', 'cards']],
    ['RC 24, RO 3.2, TF §12 b1: who runs it', 'chipRace.runBy', ['director', 'floor', 'floor', 'floor', 'newDealer']],
    ['TDA 2, RO 3.2, TF §12 b1: from which seat', 'chipRace.startSeat', ['seat1', 'seat1', 'leftOfDealer', 'seat1', 'leftOfNewDealer']],
    ['RC 24, RO 3.2, TF §12 b5: for how many chips', 'chipRace.rounding', ['half', 'half', 'half', 'half', 'up']],
    ['RC 24, TDA 2, RO 3.2, TF §12 b4: one chip at most', 'chipRace.maxPerPlayer', ['one', 'one', 'one', 'one', 'one']],
    [
      'RC 64, RO 3.2, TF §12 b7: old chips found later',
      'chipRace.foundLater',
      ['removed', 'exactElseRemoved', 'exactElseRemoved', 'exactElseRemoved', 'removed'],
    ],
    [
      'RC 64, MO 11.3, TDA 23, RO 3.7, TF §3 b3: lost and found',
      'chips.lostThenFound',
      ['removed', 'removedIfOutOfView', 'removedIfOutOfView', 'removedIfOutOfView', 'removedIfOutOfView'],
    ],
  ])('%s', (_article, key, values) => {
    expect(five(key)).toEqual(values);
  });
});

describe('what each book says of penalties, in the same order', () => {
  it.each([
    [
      'RC 71-A, MO 13.1, TDA 7, RO 11.2: the steps',
      'penalty.ladder',
      ['free', 'warningRoundsOut', 'free', 'handHandsRoundsOut', 'handHandsRoundsOut'],
    ],
    ['RC 71-A, MO 13.1, TDA 7, RO 11.2: skipping them', 'penalty.skipSteps', ['noOrder', 'byGravity', 'noOrder', 'byGravity', 'byGravity']],
    ['RC 71-A, MO 13.1, TDA 7, RO 11.2: in hands', 'penalty.hands', ['any', 'none', 'none', 'oneToFour', 'oneToFour']],
    ['RC 71-A, MO 13.1, TDA 7, RO 11.2: in rounds', 'penalty.rounds', ['any', 'oneToFour', 'oneToFour', 'oneToFour', 'oneToFour']],
    [
      'RC 71-A, MO 13.1, TDA 7, RO 11.2: what counts as a repetition',
      'penalty.repetition',
      ['anyFault', 'sameFault', 'anyFault', 'sameFault', 'sameFault'],
    ],
    [
      'RC 71-A, MO 13.2, TDA 7, RO 1.7: who pronounces',
      'penalty.pronouncedBy',
      ['director', 'directorAndFloors', 'directorAndFloors', 'directorAndFloors', 'directorAndFloors'],
    ],
    [
      'RC 71-A, MO 13.1, TDA 7, RO 11.1: who disqualifies',
      'penalty.disqualifiedBy',
      ['director', 'director', 'directorAndFloors', 'director', 'director'],
    ],
    ['RO 11: the degree of an event that declares none', 'penalty.degree', ['normal', 'normal', 'normal', 'normal', 'normal']],
    ['RC 1, MO 13.2, TDA 1, RO 1.7: appeals', 'authority.appeals', ['none', 'none', 'none', 'commissionForLater', 'none']],
  ])('%s', (_article, key, values) => {
    expect(five(key)).toEqual(values);
  });

  it('RC 35 stands for every other book on a misdeal under penalty', () => {
    expect(bookIds.map((id) => citationOf(book(id).discipline.penalty.misdealCountsOnce))).toEqual(
      bookIds.map((id) => ({ article: 'RC 35', fallback: id !== 'redcactus', house: false })),
    );
  });
});

describe('how far each book has an offence punished, in the same order', () => {
  it.each<readonly [string, Offence, readonly Severity[]]>([
    ['RC 68, MO 6.1, TDA 31, RO 11.5, TF §7 b1', 'exposedHand', ['optional', 'mandatory', 'mandatory', 'mandatory', 'mandatory']],
    [
      'RC 44-A, MO 8.16, TDA 36, RO 9.3, TF §9 b15',
      'actOutOfTurn',
      ['optional', 'optionalIfRepeated', 'optionalThenMandatory', 'mandatoryIfReleasedOrRepeated', 'optionalIfRepeated'],
    ],
    ['RC 58, RO 9.22', 'foldWhenCheckFree', ['optional', 'notNamed', 'notNamed', 'mandatory', 'mandatory']],
    ['RC 54-C', 'potBet', ['optional', 'notNamed', 'notNamed', 'notNamed', 'notNamed']],
    ['MO 8.17', 'stringBet', ['notNamed', 'optionalIfRepeated', 'notNamed', 'notNamed', 'notNamed']],
    ['MO 8.9', 'grossMisunderstanding', ['notNamed', 'mandatory', 'notNamed', 'notNamed', 'notNamed']],
    [
      'RC 70, MO 8.12, RO 9.2, TF §9 b12',
      'betIntoPot',
      ['optionalIfRepeated', 'optionalIfRepeated', 'notNamed', 'mandatoryIfDeliberate', 'optionalIfRepeated'],
    ],
    [
      'RC 29, MO 5.7, TDA 36, RO 3.5, TF §6 b6',
      'stalling',
      ['optionalIfDeliberate', 'optional', 'mandatoryIfRepeated', 'optionalThenMandatory', 'optional'],
    ],
    ['RC 33, TDA 22, RO 2.3', 'dodgedBlind', ['mandatory', 'mandatory', 'optional', 'mandatory', 'mandatory']],
    [
      'RC 12, MO 9.4, TDA 20, RO 10.3, TF §10 b4',
      'falseAnnouncement',
      [
        'optionalIfDeliberate',
        'mandatoryIfDeliberateOrRepeated',
        'mandatoryIfRepeated',
        'optionalIfDeliberate',
        'mandatoryIfDeliberateOrRepeated',
      ],
    ],
    ['RC 18, RO 10.5', 'muckToDodge', ['mandatory', 'notNamed', 'notNamed', 'mandatory', 'mandatory']],
    ['MO 12.3', 'rabbitHunting', ['notNamed', 'mandatory', 'notNamed', 'notNamed', 'notNamed']],
    ['MO 2.9, RO 6.2, TF §2 b9', 'repeatedMisdeals', ['notNamed', 'mandatory', 'notNamed', 'mandatory', 'mandatory']],
    ['RC 71-B, TDA 7, RO 11.1', 'collusion', ['mandatory', 'notNamed', 'mandatory', 'mandatory', 'mandatory']],
    ['RC 69, MO 12.6, TDA 33, RO 11.6', 'chipDumping', ['mandatory', 'mandatory', 'mandatory', 'mandatory', 'mandatory']],
    ['RC 71-B, RO 10.5', 'checkedNuts', ['mandatoryUnlessCleared', 'optional', 'optional', 'optional', 'optional']],
    ['RC 71-B, MO 12.4, TDA 7, RO 11.1', 'insult', ['mandatory', 'optional', 'mandatory', 'mandatory', 'mandatory']],
    ['RC 67, MO 12.1, TDA 12, RO 11.3', 'criticism', ['optional', 'mandatory', 'optional', 'optional', 'optional']],
    ['RC 67, MO 12.2, TDA 12, RO 11.3', 'advice', ['optional', 'mandatory', 'optional', 'optional', 'optional']],
    ['RC 63, MO 11.3, TDA 23, RO 3.7, TF §3 b3', 'hiddenChips', ['optional', 'mandatory', 'optional', 'optional', 'mandatory']],
    ['RC 4, MO 12.5, TDA 15, RO 4.1', 'phone', ['notNamed', 'notNamed', 'notNamed', 'mandatory', 'mandatory']],
    ['MO 7.18, TF §8 b15', 'undeclaredElimination', ['noOffence', 'notNamed', 'noOffence', 'noOffence', 'notNamed']],
  ])('%s: %s', (_article, code, severities) => {
    expect(bookIds.map((id) => book(id).discipline.offences[code].severity.value)).toEqual(severities);
  });

  it.each<readonly [string, string, readonly unknown[]]>([
    [
      'RC 69, MO 12.6, TDA 33: giving chips begins beyond a warning',
      'offences.chipDumping.firstStep',
      ['disqualification', 'noWarning', 'disqualification', 'byLadder', 'byLadder'],
    ],
    [
      'RC 69, MO 12.6, TDA 33, RO 11.6: and both players answer for it',
      'offences.chipDumping.punished',
      ['bothPlayers', 'bothPlayers', 'bothPlayers', 'bothPlayers', 'bothPlayers'],
    ],
    ['RO 11.6: which can cost the event', 'offences.chipDumping.outcome', ['none', 'none', 'none', 'mayDisqualify', 'mayDisqualify']],
    [
      'RC 69: collusion puts both out',
      'offences.collusion.firstStep',
      ['disqualification', 'byLadder', 'byLadder', 'byLadder', 'byLadder'],
    ],
    [
      'RC 69, MO 12.6, TDA 33: soft play',
      'offences.softPlay.outcome',
      ['mayRemoveChipsOrDisqualify', 'mayForfeitBets', 'mayForfeitBetsOrDisqualify', 'none', 'none'],
    ],
    ['RC 69: soft play, who is punished', 'offences.softPlay.punished', ['allConcerned', 'offender', 'offender', 'offender', 'offender']],
    [
      'RC 63, MO 11.3, TDA 23, RO 3.7, TF §3 b3: hidden chips',
      'offences.hiddenChips.outcome',
      ['chipsRemovedMayDisqualify', 'chipsRemoved', 'chipsRemovedMayDisqualify', 'chipsRemovedMayDisqualify', 'chipsRemoved'],
    ],
    ['RO 4.1: a phone brings a warning', 'offences.phone.firstStep', ['byLadder', 'byLadder', 'byLadder', 'warning', 'warning']],
    [
      'RO 1.4: cheating on identity puts a player out',
      'offences.identityFraud.firstStep',
      ['disqualification', 'disqualification', 'disqualification', 'disqualification', 'disqualification'],
    ],
    ['MO 7.18: no points', 'offences.undeclaredElimination.outcome', ['none', 'noPoints', 'none', 'none', 'none']],
  ])('%s', (_article, key, values) => {
    expect(five(key)).toEqual(values);
  });
});

describe('the catalogue of offences', () => {
  it.each(bookIds)('%s: holds every code, each with a severity that cites an article', (id) => {
    const { offences } = book(id).discipline;
    expect(Object.keys(offences).toSorted()).toEqual(Offence.options.toSorted());
    for (const { severity } of Object.values(offences)) expect(articlesOf(severity).length).toBeGreaterThan(0);
  });

  it('RC 71-B, MO 13.2, TDA 7, RO 11.1: an offence that a book does not name falls under its general clause', () => {
    expect(bookIds.map((id) => citationOf(book(id).discipline.offences.tinyChips.severity))).toEqual([
      { article: 'RC 45-D', fallback: false, house: false },
      { article: 'MO 13.2', fallback: false, house: false },
      { article: 'TDA 7', fallback: false, house: false },
      { article: 'RO 11.1', fallback: false, house: false },
      { article: 'RO 11.1', fallback: true, house: false },
    ]);
  });

  it('RO 11.6: Toufflers, which has no chapter on penalties, follows ROPTA and says so', () => {
    expect(book('toufflers').discipline.offences.collusion.outcome?.source).toEqual({ kind: 'silent', from: 'RO 11.6' });
  });

  it('RO 11.1: a club may have any offence punished', () => {
    const { rulebook } = withHouseRules(book('redcactus'), { 'offences.rabbitHunting.severity': 'mandatory' });
    expect(rulebook?.discipline.offences.rabbitHunting.severity.value).toBe('mandatory');
    expect(citationOf(rulebook!.discipline.offences.rabbitHunting.severity)).toEqual({ article: 'RC 28', fallback: false, house: true });
  });
});

describe('what betting and dealing say of the same offence', () => {
  const due = new Set<unknown>(['due', 'must', 'penalty', true]);
  const settingsOf: Readonly<Partial<Record<Offence, (rules: Rulebook) => Setting>>> = {
    exposedHand: ({ betting }) => betting.exposedHandPenalty,
    foldWhenCheckFree: ({ betting }) => betting.fold.whenCheckPossible.penalty,
    conditionalDeclaration: ({ betting }) => betting.conditional.penalty,
    potBet: ({ betting }) => betting.potBet.penalty,
    rabbitHunting: ({ dealing }) => dealing.rabbitHunting,
    repeatedMisdeals: ({ dealing }) => dealing.misdeal.repeatedBySamePlayer,
    muckToDodge: ({ dealing }) => dealing.showdown.muckToDodgeRequest,
    abuseOfControl: ({ dealing }) => dealing.control.abuse,
    cardsThrownOnHand: ({ dealing }) => dealing.kill.throwerSanction,
  };
  const cases = bookIds.flatMap((id) => Object.entries(settingsOf).map(([code, read]) => [id, code as Offence, read(book(id))] as const));

  it.each(cases.filter(([, , { source }]) => source.kind === 'article' && source.completedBy === undefined))(
    '%s, %s: alike where the book speaks',
    (id, code, setting) => {
      expect(book(id).discipline.offences[code].severity.value === 'mandatory').toBe(due.has(setting.value));
    },
  );
});

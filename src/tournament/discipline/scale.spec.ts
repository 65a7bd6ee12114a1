import type { Offence, Sanction } from '../../../events/judging.js';
import type { OffenceFacts } from '../../../events/tournament-discipline.js';
import { withHouseRules } from '../../rulebooks/house-rules.js';
import { newestRulebook, type Rulebook } from '../../rulebooks/rulebooks.js';
import { type JudgedOffence, type OffenceHistory, proposeStep } from './proposal.js';
import { findHeaviest, type GivenPenalty, findNextStep, findSteps } from './scale.js';

const book = (id: string, houseRules: Readonly<Record<string, string>> = {}): Rulebook => {
  const adopted = withHouseRules(newestRulebook(id)!, houseRules).rulebook;
  if (adopted === undefined) throw new Error('the house rules do not hold');
  return adopted;
};
const warning: GivenPenalty = { unit: 'warning', count: 0, handsToMiss: 0 };
const hands = (count: number): GivenPenalty => ({ unit: 'hands', count, handsToMiss: count });
const rounds = (count: number, players = 6): GivenPenalty => ({ unit: 'rounds', count, handsToMiss: count * players });
const said = (told: Rulebook, offence: Offence): string[] | null =>
  findSteps(told, offence)?.map(({ unit, minimum, maximum }) => (maximum === 0 ? unit : `${minimum}-${maximum} ${unit}`)) ?? null;
const next = (told: Rulebook, offence: Offence, given: readonly GivenPenalty[], earlierSeason = 0): string => {
  const { unit, minimum, maximum } = findNextStep(told, offence, given, earlierSeason);
  return maximum === 0 ? unit : `${minimum}-${maximum ?? ''} ${unit}`;
};

describe('the heaviest penalty', () => {
  it('is the one with the most hands to miss, and of those the one in rounds', () => {
    expect(findHeaviest([hands(2), rounds(1), hands(4)])).toEqual(rounds(1));
    expect(findHeaviest([hands(6), rounds(1), warning])).toEqual(rounds(1));
    expect(findHeaviest([rounds(1), hands(6)])).toEqual(rounds(1));
    expect(findHeaviest([])).toBeUndefined();
  });
});

describe('the steps of each book', () => {
  it.each([
    ['RC 71-A: in no order', 'redcactus', null],
    ['MO 13.1', 'mons', ['warning', '1-4 rounds', 'disqualification']],
    ['TDA 7: in no order', 'tdaFr', null],
    ['RO 11.2', 'ropta', ['1-1 hands', '2-4 hands', '1-4 rounds', 'disqualification']],
    ['RO 11.2 for TF', 'toufflers', ['1-1 hands', '2-4 hands', '1-4 rounds', 'disqualification']],
  ])('%s', (_article, id, steps) => {
    expect(said(book(id), 'insult')).toEqual(steps);
  });

  it.each([
    ['RO 11, light: a warning comes before', 'ropta', 'light', ['warning', '1-1 hands', '2-4 hands', '1-4 rounds', 'disqualification']],
    ['RO 11, heavy: never a warning', 'ropta', 'heavy', ['1-1 hands', '2-4 hands', '1-4 rounds', 'disqualification']],
    ['RO 11 for MO, heavy', 'mons', 'heavy', ['1-4 rounds', 'disqualification']],
    ['RO 11 for MO, light', 'mons', 'light', ['warning', '1-4 rounds', 'disqualification']],
  ])('%s', (_article, id, degree, steps) => {
    expect(said(book(id, { 'penalty.degree': degree }), 'insult')).toEqual(steps);
  });

  it('MO 12.6: giving chips begins with a suspension; RC 69, TDA 33: with disqualification; RO 4.1: a phone with a warning', () => {
    expect(said(book('mons'), 'chipDumping')).toEqual(['1-4 rounds', 'disqualification']);
    expect(said(book('redcactus'), 'chipDumping')).toEqual(['disqualification']);
    expect(said(book('tdaFr'), 'chipDumping')).toEqual(['disqualification']);
    expect(said(book('ropta'), 'phone')).toEqual(['warning', '1-1 hands', '2-4 hands', '1-4 rounds', 'disqualification']);
  });
});

describe('the step that comes next', () => {
  it.each([
    ['MO 13.1: first a warning', 'mons', [], 'warning'],
    ['MO 13.1: then rounds', 'mons', [warning], '1-4 rounds'],
    ['MO 13.1: then out', 'mons', [warning, rounds(1)], 'disqualification'],
    ['RO 11.2: a warning with one hand', 'ropta', [], '1-1 hands'],
    ['RO 11.1: a verbal warning is no step', 'ropta', [warning], '1-1 hands'],
    ['RO 11.2: then two to four', 'ropta', [hands(1)], '2-4 hands'],
    ['RO 11.2: then rounds', 'ropta', [hands(3)], '1-4 rounds'],
    ['RO 11.2: by the heaviest, whenever it was', 'ropta', [rounds(1), hands(1)], 'disqualification'],
    ['RC 71-A: the lightest', 'redcactus', [], 'warning'],
    ['RC 71-A: a hand after a warning', 'redcactus', [warning], '1- hands'],
    ['RC 71-A: more hands after hands', 'redcactus', [warning, hands(3)], '4- hands'],
    ['RC 71-A: more rounds after rounds', 'redcactus', [rounds(2)], '3- rounds'],
    ['TDA 7: a round after a warning', 'tdaFr', [warning], '1-4 rounds'],
    ['TDA 7: more rounds', 'tdaFr', [rounds(3)], '4-4 rounds'],
    ['TDA 7: beyond four rounds', 'tdaFr', [rounds(4)], 'disqualification'],
    ['RO 11.2 for TF', 'toufflers', [hands(4)], '1-4 rounds'],
  ] as const)('%s', (_article, id, given, step) => {
    expect(next(book(id), 'improperConduct', given)).toBe(step);
  });

  it('counts penalties of the season by one step each, where they say more than this event', () => {
    expect(next(book('mons'), 'insult', [], 1)).toBe('1-4 rounds');
    expect(next(book('mons'), 'insult', [warning, rounds(1)], 1)).toBe('disqualification');
    expect(next(book('redcactus'), 'insult', [], 1)).toBe('1- hands');
  });
});

const nothing: OffenceHistory = { offences: [], penalties: [], earlierSeason: 0 };
const judged = (offence: Offence, facts: OffenceFacts = {}): JudgedOffence => ({ offence, facts, noted: null, isOut: false });
const noted = (offence: Offence, sanction: Sanction): JudgedOffence => ({
  ...judged(offence),
  noted: { sanction, article: { article: 'RO 9.3', fallback: false, house: false } },
});
const before = (offence: Offence): OffenceHistory => ({ ...nothing, offences: [offence] });

describe('whether a penalty is owed', () => {
  it.each([
    ['RC 71-B: collusion', 'redcactus', judged('collusion'), nothing, 'due'],
    ['RC 68: cards shown', 'redcactus', judged('exposedHand'), nothing, 'possible'],
    ['RC 12: an announcement in error', 'redcactus', judged('falseAnnouncement'), nothing, 'none'],
    ['RC 12: a deliberate one', 'redcactus', judged('falseAnnouncement', { deliberate: true }), nothing, 'possible'],
    ['MO 9.4: a deliberate one', 'mons', judged('falseAnnouncement', { deliberate: true }), nothing, 'due'],
    ['MO 9.4: a second one', 'mons', judged('falseAnnouncement'), before('falseAnnouncement'), 'due'],
    ['TDA 20: a first one', 'tdaFr', judged('falseAnnouncement'), nothing, 'none'],
    ['MO 8.17: a first string bet', 'mons', judged('stringBet'), nothing, 'none'],
    ['MO 8.17: a second', 'mons', judged('stringBet'), before('stringBet'), 'possible'],
    ['MO 8.17: after another fault', 'mons', judged('stringBet'), before('phone'), 'none'],
    ['RO 9.3: out of turn', 'ropta', judged('actOutOfTurn'), nothing, 'possible'],
    ['RO 9.3: and a bet came in between', 'ropta', judged('actOutOfTurn', { betBetween: true }), nothing, 'due'],
    ['TDA 36: persistently out of turn', 'tdaFr', judged('actOutOfTurn'), before('actOutOfTurn'), 'due'],
    ['RC 71-B: the nuts checked', 'redcactus', judged('checkedNuts'), nothing, 'due'],
    ['RC 71-B: and cleared', 'redcactus', judged('checkedNuts', { cleared: true }), nothing, 'none'],
    ['a hand that prescribes one', 'ropta', noted('actOutOfTurn', 'must'), nothing, 'due'],
    ['a hand that leaves one', 'ropta', noted('actOutOfTurn', 'may'), nothing, 'possible'],
    ['a hand that waits for a repetition', 'ropta', noted('actOutOfTurn', 'ifRepeated'), nothing, 'none'],
    ['a hand that waited for it', 'ropta', noted('actOutOfTurn', 'ifRepeated'), before('actOutOfTurn'), 'possible'],
    ['RO 4.1: a player who is out', 'ropta', { ...noted('leftTable', 'mustUnlessEliminated'), isOut: true }, nothing, 'none'],
  ] as const)('%s', (_article, id, told, history, due) => {
    expect(proposeStep(book(id), history, told).due).toBe(due);
  });

  it('proposes no step for what the book does not name, and cites its general clause', () => {
    expect(proposeStep(book('redcactus'), nothing, judged('phone'))).toMatchObject({
      due: 'possible',
      step: null,
      articles: [{ article: 'RC 4' }, { article: 'RC 71-B' }],
    });
  });

  it('RO 8.1: what the hand meets with a warning is met by one first, by the scale after that, and by a hand at the heavy degree', () => {
    const told = noted('unprotectedHand', 'warning');
    const again = { ...before('unprotectedHand'), penalties: [{ ...warning, offence: 'unprotectedHand' as const }] };
    expect(proposeStep(book('ropta'), nothing, told).step).toMatchObject({ unit: 'warning' });
    expect(proposeStep(book('ropta'), again, told).step).toMatchObject({ unit: 'hands', minimum: 1 });
    expect(proposeStep(book('ropta', { 'penalty.degree': 'heavy' }), nothing, told).step).toMatchObject({ unit: 'hands', minimum: 1 });
  });

  it('RC 71-A, TDA 7: any fault makes the next graver; MO 13.1, RO 11.2: the same fault', () => {
    const history = { ...before('phone'), penalties: [{ ...rounds(1), offence: 'phone' as const }] };
    const unit = (id: string): string | undefined => proposeStep(book(id), history, judged('insult')).step?.unit;
    expect(['redcactus', 'tdaFr', 'mons', 'ropta'].map(unit)).toEqual(['rounds', 'rounds', 'warning', 'hands']);
  });

  it('cites the article of the fault, then the scale, then why it grows', () => {
    const again = { ...before('insult'), penalties: [{ ...hands(1), offence: 'insult' as const }] };
    expect(proposeStep(book('ropta'), again, judged('insult')).articles.map(({ article }) => article)).toEqual(['RO 11.1', 'RO 11.2']);
  });
});

/**
 * The scale of penalties of a book: its steps in their order, where it has one, for an offence and at the declared degree of severity; and
 * which step comes next (RC 71-A; MO 13.1; TDA 7; RO 11, 11.1, 11.2).
 */
import type { Offence } from '../../../events/judging.js';
import type { PenaltyStep, PenaltyUnit } from '../../../events/tournament-discipline.js';
import type { OffenceDefinition } from '../../rulebooks/discipline/offence.js';
import type { Policies } from '../../rulebooks/policies.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';

/** A penalty that counts: given, and not taken back. */
export interface GivenPenalty {
  readonly unit: PenaltyUnit;
  readonly count: number;
  readonly handsToMiss: number;
}

/** What the catalogue says of an offence; what it leaves out is as the book has it in general. */
export type CatalogueEntry = Policies<OffenceDefinition>;

export function findCatalogued(book: Rulebook, offence: Offence): CatalogueEntry {
  return book.discipline.offences[offence];
}

const WARNING: PenaltyStep = { unit: 'warning', minimum: 0, maximum: 0 };
export const DISQUALIFICATION: PenaltyStep = { unit: 'disqualification', minimum: 0, maximum: 0 };

const most = { any: null, oneToFour: 4, none: 0 } as const;

/** How many hands or rounds a penalty can be; 0 and 0 where the book has none of that unit. */
export function rangeOf({ discipline: { penalty } }: Rulebook, unit: PenaltyUnit): Pick<PenaltyStep, 'minimum' | 'maximum'> {
  if (unit === 'warning') return { minimum: 0, maximum: 0 };
  const maximum = most[penalty[unit].value];
  return { minimum: maximum === 0 ? 0 : 1, maximum };
}

/** The most hands that a penalty has by the scales of the books: four rounds of the table. */
export function countMostHands(playersAtTable: number): number {
  return most.oneToFour * playersAtTable;
}

/** The steps in their order; null where the official chooses freely. */
function orderOf(book: Rulebook): readonly PenaltyStep[] | null {
  const rounds: PenaltyStep = { unit: 'rounds', ...rangeOf(book, 'rounds') };
  switch (book.discipline.penalty.ladder.value) {
    case 'free':
      return null;
    case 'warningRoundsOut':
      return [WARNING, rounds, DISQUALIFICATION];
    case 'handHandsRoundsOut': {
      const { maximum } = rangeOf(book, 'hands');
      const hands: readonly PenaltyStep[] =
        maximum === 0
          ? []
          : [
              { unit: 'hands', minimum: 1, maximum: 1 },
              { unit: 'hands', minimum: 2, maximum },
            ];
      return [...hands, rounds, DISQUALIFICATION];
    }
  }
}

/** Whether an offence can be met by a warning. */
export function isWarningCounted(book: Rulebook, offence: Offence): boolean {
  const first = findCatalogued(book, offence).firstStep?.value;
  return book.discipline.penalty.degree.value !== 'heavy' && first !== 'noWarning' && first !== 'disqualification';
}

/** The steps for an offence in their order; null where the official chooses freely. */
export function findSteps(book: Rulebook, offence: Offence): readonly PenaltyStep[] | null {
  const first = findCatalogued(book, offence).firstStep?.value ?? 'byLadder';
  if (first === 'disqualification') return [DISQUALIFICATION];
  const order = orderOf(book);
  if (order === null) return null;
  const suspensions = order.filter(({ unit }) => unit !== 'warning');
  const begins = order[0]?.unit === 'warning' || first === 'warning' || book.discipline.penalty.degree.value === 'light';
  return begins && isWarningCounted(book, offence) ? [WARNING, ...suspensions] : suspensions;
}

/**
 * The step that is due next, after the heaviest that was given.
 * @param given the penalties that count as earlier ones, in any order
 * @param earlierSeason how many the season's earlier events add to them
 */
export function findNextStep(book: Rulebook, offence: Offence, given: readonly GivenPenalty[], earlierSeason: number): PenaltyStep {
  const steps = findSteps(book, offence);
  if (steps === null) return findNextFreely(book, offence, given, earlierSeason);
  return steps[Math.min(findReached(steps, given, earlierSeason) + 1, steps.length - 1)]!;
}

/** The index of the heaviest step that was given, penalties of the season's earlier events being one step each; -1 for none. */
export function findReached(steps: readonly PenaltyStep[], given: readonly GivenPenalty[], earlierSeason: number): number {
  return given.reduce((highest, each) => Math.max(highest, findPlaceIn(steps, each)), earlierSeason - 1);
}

/** The index of the step that a penalty is; -1 for a warning that is no step. */
export function findPlaceIn(steps: readonly PenaltyStep[], { unit, count }: Pick<GivenPenalty, 'unit' | 'count'>): number {
  return steps.findIndex((step) => step.unit === unit && count >= step.minimum && (step.maximum === null || count <= step.maximum));
}

/** Without an order: the lightest, and after a penalty the next heavier of its kind. */
function findNextFreely(book: Rulebook, offence: Offence, given: readonly GivenPenalty[], earlierSeason: number): PenaltyStep {
  const last = findHeaviest(given);
  if (last === undefined && earlierSeason === 0 && isWarningCounted(book, offence)) return WARNING;
  for (const unit of ['hands', 'rounds'] as const) {
    if (last?.unit === 'rounds' && unit === 'hands') continue;
    const { minimum, maximum } = rangeOf(book, unit);
    if (maximum === 0) continue;
    const least = last?.unit === unit ? last.count + 1 : minimum;
    if (maximum === null || least <= maximum) return { unit, minimum: least, maximum };
  }
  return DISQUALIFICATION;
}

const order: readonly PenaltyUnit[] = ['warning', 'hands', 'rounds'];

/** The heaviest by its hands, then by its kind. */
export function findHeaviest<Each extends GivenPenalty>(given: readonly Each[]): Each | undefined {
  return given.toSorted((a, b) => b.handsToMiss - a.handsToMiss || order.indexOf(b.unit) - order.indexOf(a.unit))[0];
}

/** Whether a penalty is heavier than an earlier one: a later step of the scale, or more of the same. */
export function isHeavier(book: Rulebook, offence: Offence, now: GivenPenalty, before: GivenPenalty): boolean {
  if (now.unit === before.unit) return now.count > before.count;
  const steps = findSteps(book, offence);
  if (steps !== null) {
    const [place, was] = [findPlaceIn(steps, now), findPlaceIn(steps, before)];
    if (place !== was) return place > was;
  }
  return now.handsToMiss > before.handsToMiss;
}

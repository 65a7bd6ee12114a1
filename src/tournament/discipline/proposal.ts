/**
 * What a book proposes for an offence: whether a penalty is owed, and the next step of its scale. The director decides.
 */
import type { Citation, Offence, Sanction } from '../../../events/judging.js';
import type { OffenceFacts, PenaltyDue, PenaltyStep } from '../../../events/tournament-discipline.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Severity } from '../../rulebooks/discipline/offence.js';
import { cite, removeRepeated } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { findCatalogued, type GivenPenalty, findNextStep } from './scale.js';
import type { DisciplineState } from '../state/discipline.js';

/** What a player did before, and the penalties given for it. */
export interface OffenceHistory {
  /** Offences of the player that were no mistake, without the one at hand. */
  readonly offences: readonly Offence[];
  readonly penalties: readonly (GivenPenalty & { readonly offence: Offence })[];
  /** Penalties for the offence at hand at earlier events of the season; 0 where the season does not count. */
  readonly earlierSeason: number;
}

/** An offence as it is judged. */
export interface JudgedOffence {
  readonly offence: Offence;
  readonly facts: OffenceFacts;
  /** What the rules that judged the hand said of it; null where an official noted it. */
  readonly noted: { readonly sanction: Sanction; readonly article: Citation } | null;
  /** Its player is out. */
  readonly isOut: boolean;
}

export interface ProposedPenalty {
  readonly due: PenaltyDue;
  /** Null where none is proposed. */
  readonly step: PenaltyStep | null;
  readonly articles: readonly Citation[];
}

/** How often a player did this before, as far as it is on record and no mistake. `before`: what counts is on record before that number. */
export function countOf({ offences }: DisciplineState, playerId: PlayerId, offence: Offence, before = Infinity): number {
  return offences.filter(
    (known) => known.playerId === playerId && known.offence === offence && known.outcome !== 'unfounded' && known.offenceId < before,
  ).length;
}

/** What a player did before an offence (by its number), and the penalties for it; penalties that were taken back do not count. */
export function historyOf(discipline: DisciplineState, playerId: PlayerId, earlierSeason: number, before = Infinity): OffenceHistory {
  const { offences, penalties } = discipline;
  const own = offences.filter((known) => known.playerId === playerId && known.outcome !== 'unfounded' && known.offenceId < before);
  return {
    offences: own.map(({ offence }) => offence),
    penalties: penalties.filter((penalty) => penalty.playerId === playerId && penalty.stage !== 'lifted'),
    earlierSeason,
  };
}

/** The penalties that make this offence graver: for the same fault, or for any, as the book counts repetition. */
export function listCountedPenalties<Each extends { readonly offence: Offence }>(
  { discipline: { penalty } }: Rulebook,
  penalties: readonly Each[],
  offence: Offence,
): readonly Each[] {
  return penalty.repetition.value === 'anyFault' ? penalties : penalties.filter((given) => given.offence === offence);
}

/** Whether a penalty is owed for an offence, and which step comes next. */
export function proposeStep(book: Rulebook, history: OffenceHistory, judged: JudgedOffence): ProposedPenalty {
  const { offence, noted, isOut } = judged;
  const { penalty } = book.discipline;
  const { severity, firstStep } = findCatalogued(book, offence);
  const isRepeated = history.offences.includes(offence) || history.earlierSeason > 0;
  const owed = noted === null ? findDue(severity.value, judged.facts, isRepeated) : findDueAsNoted(noted.sanction, isRepeated, isOut);
  const grounds = noted === null ? cite(severity) : [noted.article];
  const isNamed = noted !== null || severity.value !== 'notNamed';
  // At the heavy degree no fault that the book names goes without a penalty (RO 11).
  const due: PenaltyDue = owed === 'possible' && isNamed && penalty.degree.value === 'heavy' ? 'due' : owed;
  if (due === 'none' || !isNamed || isOut) return { due, step: null, articles: grounds };
  const counted = listCountedPenalties(book, history.penalties, offence);
  const isFirst = counted.length === 0 && history.earlierSeason === 0;
  const warns = noted?.sanction === 'warning' && isFirst && penalty.degree.value !== 'heavy';
  const step: PenaltyStep = warns
    ? { unit: 'warning', minimum: 0, maximum: 0 }
    : findNextStep(book, offence, counted, history.earlierSeason);
  const scale = [
    ...(firstStep === undefined || firstStep.value === 'byLadder' ? [] : cite(firstStep)),
    ...cite(penalty.ladder),
    ...(penalty.degree.value === 'normal' ? [] : cite(penalty.degree)),
    ...(isFirst ? [] : cite(penalty.escalation)),
  ];
  return { due, step, articles: removeRepeated([...grounds, ...scale]) };
}

function findDue(severity: Severity, { deliberate, betBetween, cleared }: OffenceFacts, isRepeated: boolean): PenaltyDue {
  const dueIf = (holds: boolean | undefined, otherwise: PenaltyDue = 'none'): PenaltyDue => (holds === true ? 'due' : otherwise);
  switch (severity) {
    case 'mandatory':
      return 'due';
    case 'mandatoryIfRepeated':
      return dueIf(isRepeated);
    case 'mandatoryIfDeliberate':
      return dueIf(deliberate);
    case 'mandatoryIfDeliberateOrRepeated':
      return dueIf(deliberate === true || isRepeated);
    case 'mandatoryIfReleasedOrRepeated':
      return dueIf(betBetween === true || isRepeated, 'possible');
    case 'mandatoryUnlessCleared':
      return dueIf(cleared !== true);
    case 'optionalThenMandatory':
      return dueIf(isRepeated, 'possible');
    case 'optional':
    case 'notNamed':
      return 'possible';
    case 'optionalIfDeliberate':
      return deliberate === true ? 'possible' : 'none';
    case 'optionalIfRepeated':
      return isRepeated ? 'possible' : 'none';
    case 'noOffence':
      return 'none';
  }
}

function findDueAsNoted(sanction: Sanction, isRepeated: boolean, isOut: boolean): PenaltyDue {
  switch (sanction) {
    case 'may':
      return 'possible';
    case 'must':
    case 'warning':
      return 'due';
    case 'ifRepeated':
      return isRepeated ? 'possible' : 'none';
    case 'mustUnlessEliminated':
      return isOut ? 'none' : 'due';
  }
}

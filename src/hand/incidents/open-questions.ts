/**
 * What the director can answer now to a question that an incident left open.
 */
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { HandState } from '../state.js';
import { findRules } from './rule-on-incident.js';

export interface QuestionAsked {
  readonly question: IncidentQuestion;
  readonly seat: number | null;
  readonly options: readonly IncidentOption[];
}

/** Those of the options that a ruling would be taken with; none where the hand has gone past the question, or its book is not known. */
export function listAnswersLeft(state: HandState, { question, seat, options }: QuestionAsked): readonly IncidentOption[] {
  const book = state.start === null ? null : rulebookFor(state.start.rulebook);
  const rules = findRules(question, state);
  if (book === null || rules === undefined) return [];
  return options.filter((option) => {
    const open = rules.open(state, { seat, option, amount: null, reason: '' }, book);
    return open !== null && !('refusal' in open) && open.options.includes(option);
  });
}

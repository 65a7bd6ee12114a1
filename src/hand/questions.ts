/**
 * What a room says of the questions that are asked of the director: when one is open, what the director can answer, what follows.
 */
import type { Citation } from '../../events/judging.js';
import type { IncidentOption, IncidentQuestion } from '../../events/hand-incidents.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import type { Ruled } from './state/deal.js';
import type { Refused } from './refusals.js';
import type { HandState } from './state.js';
import type { HandUnfolding } from './unfolding.js';

/** The director's answer. */
export type IncidentAnswer = Omit<Ruled, 'question'>;

/** A question as it stands in the hand now. */
export interface OpenQuestion {
  readonly options: readonly IncidentOption[];
  /** What the text of the book prescribes; any other option departs from it. Null where the book leaves the choice to the director. */
  readonly prescribed: IncidentOption | null;
  /** The rules that the question comes from. */
  readonly articles: readonly Citation[];
}

/** One question of a room. */
export interface QuestionRules {
  /** The question as it stands, a refusal, or null where it is not open: also once its answer has been carried out. */
  readonly open: (state: HandState, answer: IncidentAnswer, book: Rulebook) => OpenQuestion | Refused | null;
  /** Adds what follows of the answer, after `IncidentRuled`; a refusal undoes the whole command. */
  readonly carryOut: (unfolding: HandUnfolding, answer: IncidentAnswer, book: Rulebook) => Refused | null;
}

/** The questions of a room. */
export type Questions = Readonly<Partial<Record<IncidentQuestion, QuestionRules>>>;

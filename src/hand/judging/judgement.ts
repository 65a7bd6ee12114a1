/**
 * What judging an act comes to.
 */
import type { Citation, Offence, OfferedOption, ReasonOfAct, Ruling, RulingKind, RulingOption, Sanction } from '../../../events/judging.js';

export type { Citation, Offence, OfferedOption, ReasonOfAct, Ruling, RulingKind, RulingOption, Sanction } from '../../../events/judging.js';

/** An offence, what the book provides for it, and where it says so. */
export interface JudgedOffence {
  readonly offence: Offence;
  readonly sanction: Sanction;
  readonly article: Citation;
}

/** Totals (`to`, `minTo`, an option's `to`) are the seat's chips in front of it on the street after the ruling. */
export interface Judgement {
  readonly ruling: Ruling;
  /** The question that is left to the director; null unless the ruling is `directorDecides`. */
  readonly kind: RulingKind | null;
  /** Null where the ruling fixes no total. */
  readonly to: number | null;
  /** Chips of those pushed that go back. */
  readonly returned: number;
  /** Chips still to be put in to reach `to`. */
  readonly toAdd: number;
  /** Chips that stay in the pot even if the player then folds. */
  readonly committed: number;
  /** The least total of a bet or raise whose amount is still to be set. */
  readonly minTo: number | null;
  /** What the player may choose from after a void act, or the director in a ruling; empty where the act is settled. */
  readonly options: readonly OfferedOption[];
  /** The proposal to the director. */
  readonly default: RulingOption | null;
  /** Whether the act binds its author. */
  readonly binding: boolean;
  /** The director may relieve the player of what the text prescribes for their act. */
  readonly directorMayRelieve: boolean;
  /** The rules that decided, the one that decided most first. */
  readonly articles: readonly Citation[];
  readonly offences: readonly JudgedOffence[];
  readonly reason: ReasonOfAct;
}

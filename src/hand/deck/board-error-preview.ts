/**
 * The ruling of a book on a wrong street, without a hand: the streets before it count as dealt correctly.
 */
import type { Citation } from '../../../events/judging.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { cardCountOf, makeUntouchedDeck, makeWrongStreet, type WrongStreet } from '../cards/places.js';
import type { Procedure } from './procedure.js';
import { findProcedure } from './remedy.js';

export type BoardErrorQuestion = Pick<WrongStreet, 'street' | 'kind' | 'orderKnown' | 'burnKnown'> & {
  /** How many cards of a premature street were turned up; null for all. */
  readonly shown: number | null;
};

export interface BoardErrorAnswer extends Procedure {
  readonly wrong: WrongStreet;
  readonly articles: readonly Citation[];
}

export function previewBoardError({ shown, ...error }: BoardErrorQuestion, { dealing }: Rulebook): BoardErrorAnswer {
  const { street, kind } = error;
  const count = kind === 'premature' && shown !== null ? Math.min(shown, cardCountOf(street)) : undefined;
  const wrong = makeWrongStreet(makeUntouchedDeck(street), error, count);
  const { steps, burnBeforeNextStreet, rules } = findProcedure(wrong, dealing);
  const premature = kind === 'premature' ? [dealing.premature.takenBackWhateverSkippedPlayersDo] : [];
  return { wrong, steps, burnBeforeNextStreet, articles: cite(...rules, ...premature) };
}

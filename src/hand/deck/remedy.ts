/**
 * Decides by which method a book puts a wrong street right, and which of its rules say so (RC 39-A, 39-B; MO 2.5 to 2.12; RO 7.1 to 7.5;
 * TF §2 b5 to b12).
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { isBurnKnown, cardCountOf, type WrongStreet } from '../cards/places.js';
import { type Method, type Procedure, makeProcedure } from './procedure.js';

type Dealing = Rulebook['dealing'];

export interface Remedy {
  readonly method: Method;
  /** The rules that prescribe it, the weightiest first. */
  readonly rules: readonly Setting[];
}

const DRAWN: Readonly<Record<'apart' | 'stub', Method>> = { apart: 'apart', stub: 'stub' };

export function findRemedy(wrong: WrongStreet, dealing: Dealing): Remedy {
  switch (wrong.kind) {
    case 'noBurn':
      return afterNoBurn(wrong, dealing);
    case 'twoBurns':
      return afterTwoBurns(wrong, dealing);
    case 'extraCard':
      return afterExtraCard(wrong, dealing);
    case 'premature':
      return afterPremature(wrong, dealing);
  }
}

/** The remedy as steps. */
export function findProcedure(wrong: WrongStreet, dealing: Dealing): Procedure & Remedy {
  const remedy = findRemedy(wrong, dealing);
  // The books name an official for every shuffle, if one is free.
  return { ...makeProcedure(wrong, remedy.method, 'official'), ...remedy };
}

/** Whether it makes a difference that nobody knows the order: of one card there is only one. */
export function isOrderNeeded(wrong: WrongStreet, dealing: Dealing): boolean {
  const steps = (orderKnown: boolean): string => JSON.stringify(findProcedure({ ...wrong, orderKnown }, dealing).steps);
  return steps(true) !== steps(false);
}

function afterNoBurn({ street, orderKnown }: WrongStreet, { flop, turn, river }: Dealing): Remedy {
  if (street !== 'flop') return { method: 'inOrder', rules: [street === 'turn' ? turn.noBurn : river.noBurn] };
  if (orderKnown) return { method: 'inOrder', rules: [flop.noBurn.knownOrder] };
  return { method: DRAWN[flop.noBurn.unknownOrder.value], rules: [flop.noBurn.unknownOrder] };
}

function afterTwoBurns({ street, orderKnown }: WrongStreet, { flop, turn, river }: Dealing): Remedy {
  if (orderKnown) return { method: 'inOrder', rules: [{ flop, turn, river }[street].twoBurns.knownOrder] };
  // Of the river no book speaks; it is as the turn, but for a next street.
  const rule = street === 'flop' ? flop.twoBurns.unknownOrder : turn.twoBurns.unknownOrder;
  return { method: DRAWN[rule.value], rules: [rule] };
}

/** The books speak of a flop of four; a turn or river of two cards is the same mistake. */
function afterExtraCard(wrong: WrongStreet, { flop: { fourCards } }: Dealing): Remedy {
  const { orderKnown } = wrong;
  const drawn = fourCards.knownOrder.value === 'shuffleAndDraw';
  if (orderKnown && !drawn) return { method: 'inOrder', rules: [fourCards.knownOrder] };
  if (!isBurnKnown(wrong)) return { method: DRAWN[fourCards.burnUnknownToo.value], rules: [fourCards.burnUnknownToo] };
  const rule = orderKnown ? fourCards.knownOrder : fourCards.unknownOrder;
  const byDirector = drawn && rule.value !== 'stub';
  return byDirector ? { method: 'drawnByDirector', rules: [rule] } : { method: DRAWN[fourCards.unknownOrder.value], rules: [rule] };
}

function afterPremature(wrong: WrongStreet, { flop, turn, river }: Dealing): Remedy {
  const { street, shown } = wrong;
  if (street === 'turn' && turn.premature.value === 'riverBecomesTurn') return { method: 'nextStreetCard', rules: [turn.premature] };
  if (!isBurnKnown(wrong)) return { method: 'newStreet', rules: [flop.premature.burnUnknown] };
  const alone = street === 'flop' && shown.length < cardCountOf(street) ? [flop.premature.onlyOneCardShown] : [];
  const rule = { flop: flop.premature.burnKnown, turn: turn.premature, river: river.premature }[street];
  return { method: 'newStreet', rules: [rule, ...alone] };
}

/**
 * The one table between the words of the betting cases and the project's: a name is changed here, and nothing but the name.
 */
import type { Gesture, Sanction, Words } from '../../../events/judging.js';
import type { Said, When } from './shape.js';

const order = { verbal: 'words', chips: 'chips', simultaneous: 'together' } as const;

/** An offence that counts once it is repeated is one that may be punished. */
export const penaltyOf: Readonly<Record<Sanction, string>> = {
  may: 'may',
  must: 'must',
  ifRepeated: 'may',
  warning: 'may',
  mustUnlessEliminated: 'must',
};

/** Taps that every book takes for a sign. */
const TAPS = 2;

/** The player's act in a case, as a gesture. */
export function gestureOf(when: When, amountKnown: boolean): Gesture {
  const motions = when.motions ?? (when.chips.length === 0 ? [] : [when.chips]);
  const words = wordsOf(when.verbal);
  const { misreadAs } = when;
  return {
    ...(words === null ? {} : { words }),
    ...(motions.length === 0 ? {} : { motions }),
    ...(when.first === undefined ? {} : { first: order[when.first] }),
    ...(when.tap === true ? { taps: TAPS } : {}),
    ...(when.allIn === true ? { allInShown: true } : {}),
    ...(when.exposedHand === true ? { exposedHand: true } : {}),
    ...(when.heardByAll === undefined ? {} : { heardByAll: when.heardByAll }),
    ...(when.pulledBack === undefined ? {} : { pulledBack: when.pulledBack.reduce((sum, chip) => sum + chip, 0) }),
    ...(amountKnown ? {} : { amountKnown: false }),
    ...(when.toldAmount === undefined ? {} : { amountTold: when.toldAmount }),
    ...(misreadAs === undefined ? {} : { misreadAs: readAs(misreadAs) }),
    ...(when.followedBySubstantialAction === true ? { substantialActionFollowed: true } : {}),
    ...(when.claims === 'grossMisunderstanding' ? { misunderstood: true } : {}),
    ...(when.chipValuesInPlay === undefined ? {} : { chipValuesInPlay: when.chipValuesInPlay }),
  };
}

function readAs(misread: NonNullable<When['misreadAs']>): NonNullable<Gesture['misreadAs']> {
  if (typeof misread === 'string') return { type: misread };
  return { type: misread.action, ...(misread.to == null ? {} : { to: misread.to }) };
}

function wordsOf(said: Said): Words | null {
  if (said.kind === 'none') return null;
  return {
    kind: said.kind,
    ...(said.amount == null ? {} : { amount: said.amount }),
    ...(said.plus === true ? { plus: true } : {}),
    ...(said.more === undefined ? {} : { more: said.more }),
    ...(said.abbreviated === true ? { abbreviated: true } : {}),
    ...(said.conditional === true ? { conditional: true } : {}),
    ...(said.pot === true ? { pot: true } : {}),
    ...(said.text === undefined ? {} : { text: said.text }),
  };
}

/** Who asks for time or a count: a seat, or null for someone of the staff. */
export function askerOf(askedBy: When['askedBy'], otherwise: number): number | null {
  if (typeof askedBy === 'number') return askedBy;
  return askedBy === undefined ? otherwise : null;
}

/** The dealer of the hand, by their name in the cases. */
export function isDealer(askedBy: When['askedBy']): boolean {
  return askedBy === 'dealer' || askedBy === 'donneur';
}

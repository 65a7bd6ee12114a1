/**
 * The one table between the words of the betting cases and the project's: a name is changed here, and nothing but the name.
 */
import type { Gesture, Sanction, Words } from '../../../events/judging.js';
import type { ChipsOrigin } from '../../../events/hand-reports.js';
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

/** The sentence in which a case says what a neighbour has announced without its amount. */
const ANNOUNCED = /seat (\d+)(?: has)? said "(?:je )?(?:relance|mise)"(?:.*?amount given later: ([\d,.  ]+))?/;

/** A raise whose amount came after the act of the case: who made it, and the amount if it is stated. */
export function announcementIn(note: string | undefined): { readonly seat: number; readonly to: number | null } | null {
  const found = note === undefined ? null : ANNOUNCED.exec(note);
  if (found === null) return null;
  const amount = found[2]?.replace(/\D/g, '') ?? '';
  return { seat: Number(found[1]), to: amount === '' ? null : Number(amount) };
}

/** Where found chips had been: on the table, unless the case says that they came from elsewhere. */
export function originIn(note: string | undefined): ChipsOrigin {
  return note !== undefined && /pocket|outside|poche/.test(note) ? 'outside' : 'onTable';
}

/** What the player of a case did, as a gesture. */
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
  const more = secondAmount(said.text);
  return {
    kind: said.kind,
    ...(said.amount == null ? {} : { amount: said.amount }),
    ...(said.plus === true ? { plus: true } : {}),
    ...(more === null ? {} : { more }),
    ...(said.abbreviated === true ? { abbreviated: true } : {}),
    ...(said.conditional === true ? { conditional: true } : {}),
    ...(said.amount == null && said.text !== undefined && /\bpot\b/.test(said.text) ? { pot: true } : {}),
    ...(said.text === undefined ? {} : { text: said.text }),
  };
}

/** "… et 5000 de plus": the second amount of a sentence, which a case gives in its words only. */
function secondAmount(text: string | undefined): number | null {
  const found = text === undefined ? null : /\bet (\d[\d  ]*?) de (?:plus|mieux)/.exec(text);
  return found === null ? null : Number(found[1]!.replace(/\D/g, ''));
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

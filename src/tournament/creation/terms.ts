/**
 * Whether the terms of an organiser are feasible and not against the book: chips at the start, antes of the kind of
 * event, who qualifies, what can be bought (RC 7, 27, preamble; MO 1.4; TDA 18; RO presentation). House rules come first.
 */
import { bookOf } from '../book.js';
import { articleOf } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessPayable } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import { qualifiersOf } from '../places/qualifiers.js';
import type { Settings } from '../state.js';
import { countYearsBetween } from '../entry/admission.js';
import { refuseAntes } from '../timing/antes.js';
import { refuseAddOns, refuseRebuys } from '../entry/purchases.js';

/** @param settings whose rulebook is known */
export function refuseTerms(settings: Settings): Refused | null {
  const book = bookOf(settings);
  return (
    refuseStake(settings) ??
    refuseEntry(settings) ??
    refuseStack(settings, book) ??
    refuseAntes(settings, book) ??
    refusePurchases(settings, book)
  );
}

function refuseStake(settings: Settings): Refused | null {
  const { satellite } = settings.atStake ?? {};
  return satellite === true && qualifiersOf(settings) === null ? refuse('QUALIFIERS_NEEDED') : null;
}

function refuseEntry({ entry, chipUnit }: Settings): Refused | null {
  if (entry === undefined) return null;
  const { lateStack, rebuys, addOn, venueSince } = entry;
  return (
    (lateStack === undefined ? null : refuseUnlessPayable('entry.lateStack', lateStack, 1, chipUnit)) ??
    (rebuys === undefined ? null : refuseUnlessPayable('entry.rebuys.chips', rebuys.chips, 1, chipUnit)) ??
    (addOn === undefined ? null : refuseUnlessPayable('entry.addOn.chips', addOn.chips, 1, chipUnit)) ??
    (venueSince === undefined || countYearsBetween(venueSince, 0) !== null ? null : refuse('INVALID_DAY', { field: 'entry.venueSince' }))
  );
}

function refuseStack({ startingStack }: Settings, { floor }: Rulebook): Refused | null {
  const { initial } = floor.stack;
  if (initial.value === 0 || initial.value === startingStack) return null;
  return refuse('STACK_NOT_CONFORMING', { startingStack, expected: initial.value }, articleOf(initial));
}

/** What can't be bought at all is not offered. */
function refusePurchases(settings: Settings, book: Rulebook): Refused | null {
  const { reEntries, rebuys, addOn } = settings.entry ?? {};
  const { allowed } = book.floor.reEntry;
  return (
    (reEntries === undefined || allowed.value ? null : refuse('REENTRY_FORBIDDEN', { playerId: null }, articleOf(allowed))) ??
    (rebuys === undefined ? null : refuseRebuys(settings, book)) ??
    (addOn === undefined ? null : refuseAddOns(settings, book))
  );
}

/**
 * Whether what an organiser lays down is such that it can be held to, and is not against his book: chips at the start, antes of the kind of
 * event, who qualifies, what can be bought (RC 7, 27, preamble; MO 1.4; TDA 18; RO presentation). House rules come first.
 * Pure. May import: `rulebooks/`, its neighbours.
 */
import { articleOf } from '../../rulebooks/citing.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessPayable } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import { qualifiersOf } from '../ranking/end.js';
import type { Settings } from '../state.js';
import { yearsBetween } from '../entry/admission.js';
import { ruledKind } from '../entry/late-window.js';
import { refuseAddOns, refuseRebuys } from '../entry/purchases.js';

/** @param settings whose rulebook is known */
export function refuseTerms(settings: Settings): Refused | undefined {
  const book = rulebookFor(settings.rulebook)!;
  return (
    refuseStake(settings) ??
    refuseEntry(settings) ??
    refuseStack(settings, book) ??
    refuseAntes(settings, book) ??
    refusePurchases(settings, book)
  );
}

function refuseStake(settings: Settings): Refused | undefined {
  const { satellite } = settings.atStake ?? {};
  return satellite === true && qualifiersOf(settings) === null ? refuse('QUALIFIERS_NEEDED') : undefined;
}

function refuseEntry({ entry, chipUnit }: Settings): Refused | undefined {
  if (entry === undefined) return undefined;
  const { lateStack, rebuys, addOn, venueSince } = entry;
  return (
    (lateStack === undefined ? undefined : refuseUnlessPayable('entry.lateStack', lateStack, 1, chipUnit)) ??
    (rebuys === undefined ? undefined : refuseUnlessPayable('entry.rebuys.chips', rebuys.chips, 1, chipUnit)) ??
    (addOn === undefined ? undefined : refuseUnlessPayable('entry.addOn.chips', addOn.chips, 1, chipUnit)) ??
    (venueSince === undefined || yearsBetween(venueSince, 0) !== null ? undefined : refuse('INVALID_DAY', { field: 'entry.venueSince' }))
  );
}

function refuseStack({ startingStack }: Settings, { floor }: Rulebook): Refused | undefined {
  const { initial } = floor.stack;
  if (initial.value === 0 || initial.value === startingStack) return undefined;
  return refuse('STACK_NOT_CONFORMING', { startingStack, expected: initial.value }, articleOf(initial));
}

/** Of a kind of event that nobody has said, nothing is known. */
function refuseAntes(settings: Settings, { floor }: Rulebook): Refused | undefined {
  const { kind, anteFormat } = settings;
  if (kind === undefined || kind === 'other') return undefined;
  const allowed = floor.structure.antes[ruledKind(settings)];
  if (allowed.value === 'free' || allowed.value === anteFormat) return undefined;
  return refuse('ANTE_NOT_ALLOWED', { anteFormat, kind }, articleOf(allowed));
}

/** What can't be bought at all is not offered. */
function refusePurchases(settings: Settings, book: Rulebook): Refused | undefined {
  const { reEntries, rebuys, addOn } = settings.entry ?? {};
  const { allowed } = book.floor.reEntry;
  return (
    (reEntries === undefined || allowed.value ? undefined : refuse('REENTRY_FORBIDDEN', { playerId: null }, articleOf(allowed))) ??
    (rebuys === undefined ? undefined : refuseRebuys(settings, book)) ??
    (addOn === undefined ? undefined : refuseAddOns(settings, book))
  );
}

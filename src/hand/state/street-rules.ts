/**
 * Which rulebook a hand is played under, and the few of its policies that the engine needs at every action. A hand whose book
 * is none of those known (an import, a conformance record) is counted by the last increment, and cannot be judged by gestures.
 */
import type { RulebookReference } from '../../../events/values.js';
import { type Rulebook, rulebookOf } from '../../rulebooks/rulebooks.js';

/** The betting policies of a book, house rules laid over them. */
export type Betting = Rulebook['betting'];

export interface StreetRules {
  /** A raise adds at least the total of the last full bet or raise, not its increment (`minRaise.method`). */
  readonly doubling: boolean;
  /** A player who has checked may raise any bet made after them, an opening all-in below the big blind too (`reopen.checkerFacingShortOpening`). */
  readonly checkerMayRaise: boolean;
}

/** What holds where no book is known. */
export const plainRules: StreetRules = { doubling: false, checkerMayRaise: false };

const combinations: readonly StreetRules[] = [
  plainRules,
  { doubling: true, checkerMayRaise: false },
  { doubling: false, checkerMayRaise: true },
  { doubling: true, checkerMayRaise: true },
];

/** The engine's policies of a book; read once a hand, so without laying out the whole book. */
export function streetRulesOf({ id, edition, houseRules }: RulebookReference): StreetRules {
  const book = rulebookOf(id, edition);
  if (book === undefined) return plainRules;
  const { minRaise, reopen } = book.betting;
  const method = houseRules?.['minRaise.method'] ?? minRaise.method.value;
  const checker = houseRules?.['reopen.checkerFacingShortOpening'] ?? reopen.checkerFacingShortOpening.value;
  return combinations[(method === 'doubleLargestBet' ? 1 : 0) + (checker === 'mayRaise' ? 2 : 0)]!;
}

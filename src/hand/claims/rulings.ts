/**
 * What the director can rule on pots and claims: that the award of this hand is corrected though the book's time for it is over.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Questions } from '../questions.js';
import { claimsOf } from '../state/claims-of.js';

export const ruleOnClaims: Questions = {
  overrideRule: {
    // The book prescribes nothing beyond itself: any ruling departs from it.
    open: (state, _answer, book) =>
      claimsOf(state).overridden
        ? null
        : { options: ['asRuled', 'none'], prescribed: 'none', articles: cite(book.dealing.claim.award.until) },
    carryOut: () => null,
  },
};

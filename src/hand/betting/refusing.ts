/**
 * Refusals that a rule makes: each cites the article of the hand's own book, or the rule that stands for its silence.
 */
import type { RefusalOf } from '../../decider.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { type HandRefusalCode, type HandRefusals, refuse } from '../refusals.js';
import type { BettingRound } from '../state/round.js';

/** The setting that decides each of these refusals. */
const deciding = {
  CANNOT_CHECK: ({ betting }) => betting.wrong.checkFacingBet,
  NOTHING_TO_CALL: ({ betting }) => betting.wrong.callNoBet,
  BET_ALREADY_PLACED: ({ betting }) => betting.wrong.betFacingBet,
  NOTHING_TO_RAISE: ({ betting }) => betting.wrong.raiseNoBet,
  BELOW_MINIMUM_BET: ({ betting }) => betting.open.minimum,
  BELOW_MINIMUM_RAISE: ({ betting }) => betting.minRaise.method,
  RAISE_NOT_REOPENED: ({ betting }) => betting.reopen.single,
  NOBODY_CAN_CALL_A_RAISE: ({ dealing }) => dealing.allIn.faceUp.when,
  POTS_NOT_BUILT: ({ betting }) => betting.gather.when,
  TURN_LOST: ({ betting }) => betting.skipped.consequence,
  SKIPPED_HAND_DEAD: ({ betting }) => betting.skipped.consequence,
  NOT_IN_TURN: ({ betting }) => betting.oot.bindingIfUnchanged,
} satisfies Partial<Record<HandRefusalCode, (book: Rulebook) => Setting>>;

/** Refuses by a rule of betting. Without a known book (an import) no article is cited. */
export function refuseByRule<Code extends keyof typeof deciding>(
  state: BettingRound,
  code: Code,
  parameters: HandRefusals[Code],
): { readonly refusal: RefusalOf<Pick<HandRefusals, Code>> } {
  const book = state.start === null ? null : rulebookFor(state.start.rulebook);
  return refuse(code, parameters, book === null ? null : articleOf(deciding[code](book)));
}

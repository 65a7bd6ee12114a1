/**
 * Acts that are none of the plain ones: a hand shown for an answer, a bet drawn back, a condition, a call before its amount,
 * an amount plainly not grasped, an act that was misread.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import { readTotalSaid } from './amounts-said.js';
import type { ReadAs, WholeGesture, Words } from './gesture.js';
import type { OfferedOption, RulingOption } from './judgement.js';
import {
  callOf,
  checkOf,
  citeFirst,
  directorOf,
  listAllOptions,
  foldOf,
  type GestureOutcome,
  voidOf,
  withOffence,
  listOptionsWithoutRaise,
} from './outcome.js';
import type { Situation } from './situation.js';
import { allInOf, findLegalTotal, judgeWagerTo } from './wagering.js';

/** A hand turned face up without a word (RC 68; MO 6.1; RO 8.6; TF §7 b1): it lives, and its owner cannot raise. */
export function judgeExposedHand(situation: Situation, betting: Betting): GestureOutcome {
  const { exposedHandInTurn, exposedHandPenalty: penalty } = betting;
  const outcome = voidOf(listOptionsWithoutRaise(situation), cite(exposedHandInTurn), 'exposedHand', situation.lying);
  return withOffence(outcome, {
    offence: 'exposedHand',
    sanction: penalty.value === 'due' ? 'must' : 'may',
    article: cite(penalty)[0]!,
  });
}

/** A player who draws back their earlier bet, facing a raise, must call or raise (RC 51-B). */
export function judgePulledBack(situation: Situation, betting: Betting): GestureOutcome {
  const options: readonly RulingOption[] = situation.raiseBar === null ? ['call', 'raise'] : ['call'];
  return { ...voidOf(options, cite(betting.priorChips.pulledBack), 'pulledBack', situation.lying), binding: true };
}

/** "If you bet, I raise" (RC 59-A; RO 9.19). */
export function judgeConditional(situation: Situation, gesture: WholeGesture, betting: Betting, words: Words): GestureOutcome {
  const { binding, penalty } = betting.conditional;
  const conditional = { offence: 'conditionalDeclaration' as const, sanction: 'may' as const, article: cite(penalty)[0]! };
  if (binding.value === 'notBinding') {
    const free = voidOf(listAllOptions(situation), cite(binding), 'conditionalVoid', situation.lying);
    return withOffence({ ...free, binding: false }, conditional);
  }
  const options: OfferedOption[] = [
    { option: optionFor(situation, words.kind), to: findTotalHeldTo(situation, gesture, betting) },
    { option: 'free', to: null },
  ];
  return withOffence(directorOf('conditional', options, 'free', cite(binding), 'conditionalDirector', situation.lying), conditional);
}

/** The total that the announcement names, as a legal one; null where it names none. */
function findTotalHeldTo(situation: Situation, gesture: WholeGesture, betting: Betting): number | null {
  const said = readTotalSaid(situation, gesture, betting);
  return said === null ? null : findLegalTotal(situation, said.total);
}

function optionFor({ opened }: Situation, kind: Words['kind']): RulingOption {
  if (kind === 'check' || kind === 'fold') return kind;
  if (kind === 'call') return 'holdToCall';
  return opened ? 'holdToRaise' : 'holdToBet';
}

/** "Call" to a bet whose amount was not said yet (RC 59-B; RO 9.3). */
export function judgeCallBeforeAmount(situation: Situation, betting: Betting): GestureOutcome {
  const options: OfferedOption[] = [
    { option: 'callFullAmount', to: situation.callTo },
    { option: 'callSmallerAmount', to: null },
    { option: 'free', to: null },
  ];
  const articles = cite(betting.callBeforeAmountKnown);
  const outcome = directorOf('callBeforeAmount', options, 'callFullAmount', articles, 'callBeforeAmount', situation.lying);
  return withOffence(outcome, makeEarlyOffence(betting));
}

/** Acting before an announced amount is known is an offence, whatever the act. */
export function makeEarlyOffence(betting: Betting) {
  return { offence: 'actBeforeAmount' as const, sanction: 'may' as const, article: cite(betting.turn.waitForAmount)[0]! };
}

/** A player who plainly had not grasped a far larger bet (MO 8.9; RO 9.4, 9.10); `ordinary` is the act without such a relief. */
export function judgeMisunderstood(
  situation: Situation,
  gesture: WholeGesture,
  betting: Betting,
  ordinary: GestureOutcome,
): GestureOutcome {
  const { allowed, effect, penalty } = betting.grossMisunderstanding;
  const committed = gesture.pushed + situation.lying;
  if (committed === 0 && ordinary.ruling !== 'call') return ordinary;
  const relief: OfferedOption = { option: effect.value === 'takesBetsBack' ? 'takeBetsBack' : 'foldLosingChips', to: null };
  // To refuse the relief leaves the rule on bets that are too small.
  const refusal: OfferedOption = ordinary.ruling === 'void' ? { option: 'callOrFold', to: null } : { option: 'call', to: situation.callTo };
  const proposed = ordinary.ruling === 'directorDecides' ? (ordinary.default === 'call' ? 'call' : relief.option) : refusal.option;
  const articles = [...cite(allowed, effect), ...ordinary.articles];
  const outcome = directorOf('grossMisunderstanding', [relief, refusal], proposed, articles, 'misunderstood', committed);
  if (penalty.value !== 'prescribed') return outcome;
  return withOffence(outcome, { offence: 'grossMisunderstanding', sanction: 'must', article: cite(penalty)[0]! });
}

/** An act that the dealer or the table took for another (RO 9.20); `real` is what it was. */
export function judgeMisread(
  situation: Situation,
  gesture: WholeGesture,
  betting: Betting,
  readAs: ReadAs,
  real: GestureOutcome,
): GestureOutcome {
  const { bindsAuthor, afterSubstantialAction } = betting.misreadByDealer;
  if (!gesture.substantialActionFollowed) return { ...citeFirst(cite(bindsAuthor), real), reason: 'misreadRestored' };
  const articles = cite(afterSubstantialAction);
  const understood = judgeAsUnderstood(situation, betting, readAs, articles);
  if (understood !== null) return understood;
  const upheld = findNearestLegal(situation, readAs);
  const options = [upheld, optionOf(real, 'restore')].filter(({ option }, k, all) => all.findIndex((each) => each.option === option) === k);
  return directorOf('misread', options, upheld.option, articles, 'misreadDirector', situation.lying);
}

/** The legal act that is nearest to what was understood and cannot stand. */
function findNearestLegal(situation: Situation, { type, to = 0 }: ReadAs): OfferedOption {
  const { facesBet, raiseBar, callTo } = situation;
  if (type === 'check' && facesBet) return { option: 'callOrFold', to: null };
  if (raiseBar !== null || type === 'check' || type === 'call') return { option: 'uphold', to: callTo };
  return { option: 'uphold', to: findLegalTotal(situation, to) };
}

/** What an act comes to as an option of the director; where it is open, the player speaks again. */
function optionOf({ ruling, to }: GestureOutcome, option: RulingOption): OfferedOption {
  if (ruling === 'fold') return { option: 'fold', to: null };
  return ruling === 'void' || ruling === 'directorDecides' || to === null ? { option: 'free', to: null } : { option, to };
}

/** The act as it was understood, where the betting rules allow it. */
function judgeAsUnderstood(
  situation: Situation,
  betting: Betting,
  { type, to }: ReadAs,
  articles: GestureOutcome['articles'],
): GestureOutcome | null {
  const { facesBet, opened, raiseBar, minTo, allInTo } = situation;
  switch (type) {
    case 'fold':
      return foldOf(situation, articles, 'misreadUpheld');
    case 'check':
      return facesBet ? null : checkOf(situation, articles, 'misreadUpheld');
    case 'call':
      return facesBet ? callOf(situation, articles, 'misreadUpheld') : null;
    case 'allIn':
      return raiseBar === null || raiseBar === 'stackTooShort' ? allInOf(situation, betting, articles, 'misreadUpheld') : null;
    case 'bet':
    case 'raise': {
      const fits = to !== undefined && to <= allInTo && (to >= minTo || to === allInTo) && opened === (type === 'raise');
      return raiseBar === null && fits ? judgeWagerTo(situation, betting, to, articles, 'misreadUpheld') : null;
    }
  }
}

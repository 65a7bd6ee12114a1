/**
 * Chips, or a bare amount, below the call (RC 42, 45-D; MO 8.9; RO 9.10, 9.12; TF §9 b9).
 */
import { cite } from '../../rulebooks/citing.js';
import type { Setting } from '../../rulebooks/setting.js';
import type { Betting } from '../state/street-rules.js';
import type { WholeGesture } from './gesture.js';
import { callOf, directorOf, type GestureOutcome, voidOf, withOffence } from './outcome.js';
import type { Situation } from './situation.js';

/** Chips are a mere token of calling when they come to no more than this part of what is owed. */
const TOKEN = 10;

/** One chip worth less than the call. */
export function judgeSmallChip(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  const forced = makeForcedCall(situation, gesture, betting);
  if (forced !== null) return forced;
  const setting = situation.headsUp ? betting.smallChip.headsUp : betting.smallChip.multiway;
  return setting.value === 'undercall'
    ? judgeRuled(situation, gesture, betting)
    : judgeByPolicy(situation, gesture, setting, setting.value);
}

/** Several chips, or an amount said alone, below the call. */
export function judgeUndercall(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  return makeForcedCall(situation, gesture, betting) ?? judgeRuled(situation, gesture, betting);
}

/** Nobody may mistake the big blind; and a player who was given a wrong amount owes the true one. */
function makeForcedCall(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome | null {
  if (gesture.amountTold !== null) {
    const { callerOwesTrueAmount, relief } = betting.acceptedAction;
    return { ...callOf(situation, cite(callerOwesTrueAmount, relief), 'amountMisinformed'), directorMayRelieve: true };
  }
  return situation.owesBigBlind ? callOf(situation, cite(betting.undercall.owedBigBlind), 'undercallBigBlind') : null;
}

function judgeRuled(situation: Situation, gesture: WholeGesture, betting: Betting): GestureOutcome {
  const { headsUp, openingBet } = situation;
  const { undercall: policy } = betting;
  const setting = headsUp ? policy.headsUp : openingBet ? policy.openingBetMultiway : policy.raiseMultiway;
  const outcome = judgeByPolicy(situation, gesture, setting, setting.value);
  return policy.tinyChip.value === 'directorMayRuleFullCall' && isToken(situation, gesture)
    ? makeTokenCall(situation, betting, outcome)
    : outcome;
}

function judgeByPolicy(
  situation: Situation,
  gesture: WholeGesture,
  setting: Setting,
  value: 'fullCall' | 'callOrFold' | 'directorDecides',
): GestureOutcome {
  const committed = gesture.pushed + situation.lying;
  switch (value) {
    case 'fullCall':
      return callOf(situation, cite(setting), 'undercallCompleted');
    case 'callOrFold':
      return voidOf(['call', 'fold'], cite(setting), 'undercallChoice', committed);
    case 'directorDecides': {
      const options = [
        { option: 'call' as const, to: situation.callTo },
        { option: 'fold' as const, to: null },
      ];
      return directorOf('undercall', options, 'fold', cite(setting), 'undercallDirector', committed);
    }
  }
}

function isToken({ price, own }: Situation, { pushed }: WholeGesture): boolean {
  return pushed > 0 && pushed * TOKEN <= price - own;
}

/** A token of calling can be held to be a call, and is an offence; where a full call is imposed anyway only the offence is left. */
function makeTokenCall(situation: Situation, betting: Betting, outcome: GestureOutcome): GestureOutcome {
  const article = cite(betting.undercall.tinyChip);
  const tinyChips = { offence: 'tinyChips' as const, sanction: 'may' as const, article: article[0]! };
  if (outcome.ruling !== 'directorDecides') return withOffence(outcome, tinyChips);
  const options = [
    { option: 'call' as const, to: situation.callTo },
    { option: 'callOrFold' as const, to: null },
    { option: 'fold' as const, to: null },
  ];
  const articles = [...article, ...outcome.articles];
  return withOffence(directorOf('tinyChip', options, 'call', articles, 'tinyChipsDirector', outcome.committed), tinyChips);
}

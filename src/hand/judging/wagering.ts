/**
 * A bet or a raise that a reading comes to: at least the minimum, at most the stack; and what becomes of it when no raise is
 * open to the seat.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import type { Citation } from './judgement.js';
import { callOf, directorOf, type GestureOutcome, voidOf, listOptionsWithoutRaise } from './outcome.js';
import type { ReasonKey } from './reasons.js';
import type { Situation } from './situation.js';

/**
 * A bet or raise to `wanted`, completed to the minimum where it is below it. A stack that is short of it is all in.
 * @param wanted total on the street, in chips
 */
export function judgeWagerTo(
  situation: Situation,
  betting: Betting,
  wanted: number,
  articles: readonly Citation[],
  reason: ReasonKey,
): GestureOutcome {
  const barred = judgeBarredWager(situation, betting, articles, reason);
  if (barred !== null) return barred;
  const { allInTo, minTo, opened } = situation;
  const to = findLegalTotal(situation, wanted);
  const short = to === allInTo && wanted !== allInTo;
  return { ruling: short || to < minTo ? 'allIn' : opened ? 'raise' : 'bet', to, articles, reason };
}

/** The legal bet or raise that is nearest to `wanted`, from below where the chips in play cannot make it. */
export function findLegalTotal({ allInTo, chipUnit, minTo }: Situation, wanted: number): number {
  const payable = wanted >= allInTo ? allInTo : Math.floor(wanted / chipUnit) * chipUnit;
  return Math.min(allInTo, Math.max(minTo, payable));
}

/** All in: whatever the stack comes to. */
export function allInOf(situation: Situation, betting: Betting, articles: readonly Citation[], reason: ReasonKey): GestureOutcome {
  const barred = judgeBarredWager(situation, betting, articles, reason);
  return barred ?? { ruling: 'allIn', to: situation.allInTo, articles, reason };
}

/** What a raise is when none is open to the seat; null when one is. */
export function judgeBarredWager(
  situation: Situation,
  betting: Betting,
  articles: readonly Citation[],
  reason: ReasonKey,
): GestureOutcome | null {
  const { raiseBar, callTo, allInTo } = situation;
  switch (raiseBar) {
    case 'stackTooShort':
      return callTo === allInTo ? { ruling: 'allIn', to: allInTo, articles, reason } : callOf(situation, articles, reason);
    case 'nobodyCanCall':
      return callOf(situation, cite(betting.uncalledBet), 'nobodyCanCall');
    case 'notReopened':
    case 'notOffered':
      return judgeBlockedRaise(situation, betting);
    case 'turnLost':
      return voidOf(
        listOptionsWithoutRaise(situation),
        cite(betting.skipped.consequence, betting.skipped.losesRightWhen),
        'turnLost',
        situation.lying,
      );
    case null:
      return null;
  }
}

/** Short all-ins do not give a player who has acted a new raise; no book says what their raise then is. */
function judgeBlockedRaise(situation: Situation, betting: Betting): GestureOutcome {
  const options = [
    { option: 'call' as const, to: situation.callTo },
    { option: 'callOrFold' as const, to: null },
  ];
  return directorOf('blockedRaise', options, 'call', cite(betting.reopen.single), 'blockedRaise');
}

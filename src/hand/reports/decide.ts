/**
 * Decides on what the table reports of a hand, and on what the director rules of it.
 * Pure. May import: `events/` (types), `decider` and its neighbours.
 */
import type { RulingOption } from '../../../events/gesture.js';
import type { HandEvent } from '../../../events/hand.js';
import type { HandCommand } from '../commands.js';
import { requestChange, requestCount } from './counts.js';
import type { OpenRuling } from '../acts/state.js';
import { bettingOf } from '../acts/gesture-checks.js';
import { reportHiddenChips, ruleOnHiddenChips } from './hidden-chips.js';
import type { Decision } from '../../decider.js';
import { refuse, type HandRefusal, type Refused } from '../refusals.js';
import type { ReportCommand } from './commands.js';
import { claimSkippedTurn, ruleOnSkippedTurn, saveSkippedHand } from './skipped-turn.js';
import type { HandState } from '../state.js';
import type { Betting } from '../betting/street-rules.js';
import { adjustTime, approveTime, expireTime, refuseTime, requestTime } from './time-call.js';
import { Unfolding } from '../unfolding.js';
import { recordUncorrected, reportWrongAmount } from './wrong-amounts.js';

export function report(command: Extract<HandCommand, ReportCommand>, state: HandState): Decision<HandEvent, HandRefusal> {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const book = bettingOf(state);
  if (book.refusal !== undefined) return book;
  const unfolding = new Unfolding(state);
  return decided(unfolding, command, book.betting) ?? { events: unfolding.events };
}

function decided(unfolding: Unfolding, command: ReportCommand, betting: Betting): Refused | null {
  switch (command.type) {
    case 'RequestTime':
      return requestTime(unfolding, command, betting);
    case 'ApproveTime':
      return approveTime(unfolding, command, betting);
    case 'RefuseTime':
      return refuseTime(unfolding, command);
    case 'AdjustTime':
      return adjustTime(unfolding, command, betting);
    case 'ExpireTime':
      return expireTime(unfolding, command, betting);
    case 'ClaimSkippedTurn':
      return claimSkippedTurn(unfolding, command, betting);
    case 'SaveSkippedHand':
      return saveSkippedHand(unfolding, command, betting);
    case 'RecordUncorrected':
      return recordUncorrected(unfolding, command, betting);
    case 'ReportWrongAmount':
      return reportWrongAmount(unfolding, command, betting);
    case 'RequestCount':
      return requestCount(unfolding, command, betting);
    case 'RequestChange':
      return requestChange(unfolding, command, betting);
    case 'ReportHiddenChips':
      return reportHiddenChips(unfolding, command, betting);
  }
}

/** Carries out a ruling on a report; false for a ruling on an act of a player. */
export function ruledOnReport(unfolding: Unfolding, { kind, seat }: OpenRuling, option: RulingOption, betting: Betting): boolean {
  if (kind === 'skippedTurn') ruleOnSkippedTurn(unfolding, seat, option === 'handDead', betting);
  else if (kind !== 'hiddenChips') return false;
  else if (unfolding.state.reports?.hidden != null) ruleOnHiddenChips(unfolding, unfolding.state.reports.hidden, option);
  return true;
}

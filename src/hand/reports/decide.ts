/**
 * Decides on what the table reports of a hand while it is played: time called, turns that were skipped, amounts that are wrong, counts and
 * change, chips that come to light.
 */
import { allUnderBook } from '../handlers.js';
import { refuse } from '../refusals.js';
import type { ReportCommand } from './commands.js';
import { requestChange, requestCount } from './counts.js';
import { reportHiddenChips } from './hidden-chips.js';
import { claimSkippedTurn, saveSkippedHand } from './skipped-turn.js';
import { adjustTime, approveTime, expireTime, refuseTime, requestTime } from './time-call.js';
import { recordUncorrected, reportWrongAmount } from './wrong-amounts.js';

export const reportHandlers = allUnderBook<ReportCommand>(
  {
    RequestTime: requestTime,
    ApproveTime: approveTime,
    RefuseTime: refuseTime,
    AdjustTime: adjustTime,
    ExpireTime: expireTime,
    ClaimSkippedTurn: claimSkippedTurn,
    SaveSkippedHand: saveSkippedHand,
    RecordUncorrected: recordUncorrected,
    ReportWrongAmount: reportWrongAmount,
    RequestCount: requestCount,
    RequestChange: requestChange,
    ReportHiddenChips: reportHiddenChips,
  },
  ({ phase }) => (phase === 'completed' ? refuse('HAND_COMPLETED') : null),
);

/**
 * Decides on time called on a player: who may call it, whose clock runs, and what it comes to when the count ends
 * (RC 29; MO 5.6; TDA 5, 8; RO 3.5; TF §6 b5). Instants come with the commands.
 */
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { findSeatInTurn } from '../state/round.js';
import type { Betting } from '../state/street-rules.js';
import { readSituation } from '../judging/situation.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ReportCommand } from '../../../commands/hand/reports.js';
import { killHand } from './kill-hand.js';

type Command<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;

/** The longest time that an official may set, in seconds. */
const MAX_SECONDS = 3600;

export function requestTime(
  unfolding: HandUnfolding,
  command: Command<'RequestTime'>,
  { betting: { timeCall, turn } }: Rulebook,
): Refused | null {
  const { seat, askedBy, at, waitedMs } = command;
  const { state } = unfolding;
  const running = state.reports?.time ?? null;
  if (running !== null && running.seat === seat) {
    return running.askedBy === askedBy && running.startedAt === null ? null : refuse('TIME_ALREADY_RUNNING', { seat });
  }
  const inTurn = findSeatInTurn(state);
  if (inTurn !== seat) return refuse('TARGET_NOT_TO_ACT', { seat: toPlain(seat), turn: inTurn });
  const [article] = cite(timeCall.whoMayAsk);
  if (!mayAsk(state, command, timeCall)) return refuse('TIME_NOT_ALLOWED', { seat, askedBy }, article?.article);
  if (command.away === true) return refuse('TIME_NOT_SEATED', { askedBy }, articleOf(turn.mustBeSeated));
  const minimum = timeCall.minimumWait.value;
  if (!(waitedMs >= minimum * 1000)) {
    return refuse('TIME_TOO_EARLY', { seat, waited: toPlain(Math.floor(waitedMs / 1000)), minimum }, articleOf(timeCall.minimumWait));
  }
  unfolding.push({ type: 'TimeRequested', data: { seat, askedBy, waitedMs: Math.floor(waitedMs), at } });
  return null;
}

function mayAsk(state: HandState, { seat, askedBy, dealing = false }: Command<'RequestTime'>, { whoMayAsk }: Betting['timeCall']): boolean {
  const i = askedBy === null ? -1 : indexOf(state, askedBy);
  switch (whoMayAsk.value) {
    case 'anyPlayerAtTable':
      return i >= 0;
    case 'anyPlayerAtTableOrOfficial':
      return i >= 0 || askedBy === null;
    case 'dealerOpponentOrSelf':
      // A dealer need not be one of the players.
      return dealing || (i >= 0 && (askedBy === seat || ((state.live >> i) & 1) === 1));
  }
}

export function approveTime(
  unfolding: HandUnfolding,
  command: Command<'ApproveTime'>,
  { betting: { timeCall } }: Rulebook,
): Refused | null {
  const time = unfolding.state.reports?.time ?? null;
  if (time === null) return refuse('TIME_NOT_REQUESTED');
  if (time.startedAt !== null) return time.startedAt === command.at ? null : refuse('TIME_ALREADY_RUNNING', { seat: time.seat });
  const seconds = command.seconds ?? timeCall.seconds.value;
  const countdownSeconds = command.countdownSeconds ?? timeCall.countdownSeconds.value;
  const refused = checkLength(seconds, countdownSeconds);
  if (refused !== null) return refused;
  const article = cite(timeCall.seconds)[0]!;
  unfolding.push({ type: 'TimeStarted', data: { seat: time.seat, at: command.at, seconds, countdownSeconds, article } });
  return null;
}

export function refuseTime(unfolding: HandUnfolding, { reason = null }: Command<'RefuseTime'>): Refused | null {
  const time = unfolding.state.reports?.time ?? null;
  if (time === null) return refuse('TIME_NOT_REQUESTED');
  if (time.startedAt !== null) return refuse('TIME_ALREADY_RUNNING', { seat: time.seat });
  unfolding.push({ type: 'TimeRefused', data: { seat: time.seat, reason } });
  return null;
}

export function adjustTime(
  unfolding: HandUnfolding,
  { seconds, countdownSeconds }: Command<'AdjustTime'>,
  { betting: { timeCall } }: Rulebook,
): Refused | null {
  const time = unfolding.state.reports?.time ?? null;
  if (time === null || time.startedAt === null) return refuse('TIME_NOT_RUNNING');
  const refused = checkLength(seconds, countdownSeconds);
  if (refused !== null) return refused;
  if (time.seconds === seconds && time.countdownSeconds === countdownSeconds) return null;
  unfolding.push({ type: 'TimeAdjusted', data: { seat: time.seat, seconds, countdownSeconds, article: cite(timeCall.adjustable)[0]! } });
  return null;
}

function checkLength(...lengths: readonly number[]): Refused | null {
  const wrong = lengths.find((length) => !Number.isInteger(length) || length < 0 || length > MAX_SECONDS);
  return wrong === undefined ? null : refuse('TIME_OUT_OF_RANGE', { seconds: toPlain(wrong), max: MAX_SECONDS });
}

/** The count has ended. A player who acted in its last instant keeps their act (RO 3.5). */
export function expireTime(unfolding: HandUnfolding, { at }: Command<'ExpireTime'>, { betting }: Rulebook): Refused | null {
  const { reports } = unfolding.state;
  const time = reports?.time ?? null;
  const { timeCall } = betting;
  if (time === null || time.startedAt === null) {
    const seat = reports?.answered ?? null;
    return seat === null ? refuse('TIME_NOT_RUNNING') : refuse('PLAYER_HAS_ACTED', { seat }, articleOf(timeCall.tie));
  }
  const left = time.startedAt + (time.seconds + time.countdownSeconds) * 1000 - at;
  if (!(left <= 0)) return refuse('TIME_NOT_OVER', { left: toPlain(Math.ceil(left / 1000)) });
  endTime(unfolding, time.seat, betting);
  return null;
}

/** What a count that ended comes to for the seat in turn, and what follows. */
export function endTime(unfolding: HandUnfolding, seat: number, betting: Betting): void {
  const { expired } = betting.timeCall;
  const { facesBet } = readSituation(unfolding.state, seat);
  const rule = facesBet ? expired.facingBet : expired.noBet;
  unfolding.push({ type: 'TimeExpired', data: { seat, outcome: rule.value, article: cite(rule)[0]! } });
  if (rule.value === 'handDead') killHand(unfolding, seat);
  else {
    unfolding.push({ type: 'Checked', data: { seat } });
    unfolding.conclude();
  }
}

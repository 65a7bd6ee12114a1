/**
 * Decides on the new deal of a hand whose deal was cancelled: the same hand, for the same players (RC 35; RO 6.1).
 */
import { toPlain } from '../../decider.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { correctStart } from '../state/corrected-start.js';
import { listForcedBets } from '../betting/forced-bets.js';
import type { HandState } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { checkSeats, checkSomebodyLives, declareDead, killSeats } from './checks.js';
import type { DealCommand } from '../../../commands/hand/deal.js';
import { quietDeal } from '../state/deal.js';

type Command = Extract<DealCommand, { type: 'Redeal' }>;

/** Chips of a seat, at least 1. */
interface SeatAmount {
  seat: number;
  amount: number;
}

/** What every seat has put in, forced bets included: what goes back when the hand is void. */
export function refundAll(state: HandState): SeatAmount[] {
  return listRefunds(state, () => 0);
}

/** What goes back so that each seat has no more than `staying(i)` on the table. */
function listRefunds(state: HandState, staying: (i: number) => number): SeatAmount[] {
  const { stacks } = state;
  return correctStart(state.start!, state).seats.flatMap(({ seat, stack }, i) => {
    const amount = stack - staying(i) - stacks[i]!;
    return amount > 0 ? [{ seat, amount }] : [];
  });
}

/** Antes and blinds of a start, by index. */
function postedOf(start: HandStart): number[] {
  const posted = start.seats.map(() => 0);
  for (const { index, amount } of listForcedBets(start)) posted[index]! += amount;
  return posted;
}

/** Takes antes and blinds of the hand, as at its start. */
export function postForcedBets(unfolding: HandUnfolding): void {
  const start = correctStart(unfolding.state.start!, unfolding.state);
  for (const { index, kind, amount, allIn } of listForcedBets(start)) {
    const { seat } = start.seats[index]!;
    if (kind === 'ante') unfolding.push({ type: 'AntePosted', data: { seat, amount, allIn } });
    else unfolding.push({ type: 'BlindPosted', data: { seat, blind: kind, amount, allIn } });
  }
}

export function redeal(unfolding: HandUnfolding, command: Command, { dealing }: Rulebook): Refused | null {
  const { state } = unfolding;
  const deal = state.incidents?.deal ?? quietDeal;
  if (state.phase !== 'awaitingRedeal') {
    if (deal.attempt > 1) return null;
    return state.phase === 'completed' ? refuse('HAND_COMPLETED') : refuse('NO_MISDEAL_DECLARED');
  }
  const { replay } = dealing.misdeal;
  const start = state.start!;
  const refused = checkIdentical(start, command, dealing);
  if (refused !== null) return refused;
  const given = [...(command.absentAtFirstDeal ?? []), ...(command.penalised ?? [])];
  const unknown = checkSeats(state, given);
  if (unknown !== null) return unknown;
  const penalised = [...new Set([...deal.penalised, ...(command.penalised ?? [])])];
  const absent = [...new Set([...deal.absent, ...(command.absentAtFirstDeal ?? [])])].filter((seat) => !penalised.includes(seat));
  // Who is out of the hand for having tried to cancel its deal doesn't gain by another misdeal: it is the same hand.
  const out = (state.incidents?.discards.lost ?? []).filter(({ cause }) => cause === 'deliberateMisdealAttempt').map(({ seat }) => seat);

  const corrected = correctStart(start, state);
  const posted = postedOf(corrected);
  const blindsStand = corrected.seats.every(({ stack }, i) => state.stacks[i]! <= stack - posted[i]!);
  const back = blindsStand ? listRefunds(state, (i) => posted[i]!) : refundAll(state);
  if (back.length > 0) unfolding.push({ type: 'BetsReturned', data: { seats: back, articles: cite(replay.betsBeforeSA) } });
  const articles = cite(replay.exact, replay.button, replay.level, replay.postedBlinds, replay.penaltyHandsCounted);
  unfolding.push({
    type: 'HandRedealt',
    data: { attempt: deal.attempt + 1, button: start.button, level: start.level, blindsStand, articles },
  });
  if (!blindsStand) postForcedBets(unfolding);
  const nobodyLeft = checkSomebodyLives(unfolding.state, [...absent, ...penalised, ...out]);
  if (nobodyLeft !== null) return nobodyLeft;
  declareDead(unfolding, absent, 'absentAtFirstDeal', cite(replay.absentAtFirstDeal));
  declareDead(unfolding, penalised, 'penalised', cite(replay.penalised));
  killSeats(unfolding, out, 'deliberateMisdealAttempt', cite(dealing.misdeal.cause.deliberatePlayerAct, replay.exact));
  unfolding.conclude();
  return null;
}

function checkIdentical(start: HandStart, { dealtIn, button, level }: Command, { misdeal }: Rulebook['dealing']): Refused | null {
  const { replay } = misdeal;
  const seats = start.seats.map(({ seat }) => seat);
  const newcomers = (dealtIn ?? []).filter((seat) => !seats.includes(seat));
  if (newcomers.length > 0) return refuse('NEWCOMER_NOT_IN_REDEAL', { seats: newcomers.map(toPlain) }, articleOf(replay.newPlayer));
  const same =
    (dealtIn === undefined || seats.every((seat) => dealtIn.includes(seat))) &&
    (button === undefined || button === start.button) &&
    (level === undefined || level === start.level);
  return same ? null : refuse('REDEAL_MUST_BE_IDENTICAL', {}, articleOf(replay.exact));
}

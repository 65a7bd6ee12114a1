/**
 * Decides on a hand that is ended by its result alone: the chips that the seats put in, who was still in, and who won the pots.
 * The pots, what comes back uncalled and the odd chips follow from these as in a hand that was typed.
 */
import { toPlain } from '../../decider.js';
import { countLive } from '../state/round.js';
import type { HandDecision } from '../handlers.js';
import { type Refused, refuse } from '../refusals.js';
import { waitsForOtherTables } from '../betting/all-in.js';
import { type HandState, indexOf } from '../state.js';
import { HandUnfolding } from '../unfolding.js';
import type { PotCommand } from '../../../commands/hand/pots.js';
import { declareWinners } from '../pots/declaration.js';
import { findUncalledBet, makePots, sumCommitted } from '../pots/pots.js';
import type { LeftOpen } from '../refusals/pots.js';
import { findShowdownOrder } from '../pots/showdown.js';

type Command = Extract<PotCommand, { type: 'RecordHandResult' }>;

export function recordHandResult(command: Command, state: HandState): HandDecision {
  if (state.phase === 'completed') return refuse('HAND_COMPLETED');
  const { stillIn } = command;
  const refused = checkMoment(state) ?? checkSeats(state, command);
  if (refused !== null) return refused;
  const put = readPut(state, command);
  const wrong = checkAmounts(state, stillIn, put);
  if (wrong !== null) return wrong;
  const unfolding = new HandUnfolding(state);
  const seats = state.start!.seats.map(({ seat }) => seat);
  unfolding.push({
    type: 'HandResultRecorded',
    data: {
      stillIn: seats.filter((seat) => stillIn.includes(seat)),
      folded: seats.filter((seat, i) => isLive(state, i) && !stillIn.includes(seat)),
      added: seats.flatMap((seat, i) => {
        const amount = put[i]! - sumCommitted(state, i);
        return amount === 0 ? [] : [{ seat, amount, put: put[i]!, allIn: amount === state.stacks[i] }];
      }),
    },
  });
  return finish(unfolding, command);
}

/** The pots are made and pushed; the hand is over. */
function finish(unfolding: HandUnfolding, { winners = [], out }: Command): HandDecision {
  const { street, start } = unfolding.state;
  const uncalled = findUncalledBet(unfolding.state);
  if (uncalled !== null) {
    unfolding.push({ type: 'UncalledBetReturned', data: { seat: start!.seats[uncalled.index]!.seat, amount: uncalled.amount, street } });
  }
  unfolding.push({ type: 'ChipsGathered', data: { street, pots: makePots(unfolding.state) } });
  if (countLive(unfolding.state) < 2) unfolding.conclude();
  else {
    unfolding.push({ type: 'ShowdownOpened', data: { order: findShowdownOrder(unfolding.state) } });
    const declared = declareWinners(unfolding.state, winners);
    if (declared.refusal !== undefined) return declared;
    for (const event of declared.events) unfolding.push(event);
  }
  return checkOut(unfolding.state, out) ?? { events: unfolding.events };
}

/** What was typed so far must leave nothing open that only acts can settle. */
function checkMoment(state: HandState): Refused | null {
  const { phase, actState, reports, shortfall } = state;
  if (phase !== 'betting' && phase !== 'awaitingBoard') return refuse('WRONG_PHASE', { phase });
  const open: readonly (readonly [LeftOpen, boolean])[] = [
    ['darkBet', actState?.early.some(({ dark }) => dark) ?? false],
    ['earlyAct', (actState?.early.some(({ dies }) => dies !== true) ?? false) || (actState?.owed.length ?? 0) > 0],
    ['restriction', actState?.restriction != null],
    ['undercall', shortfall !== null || (reports?.wrong.some(({ street }) => street === state.street) ?? false)],
    ['allInWaits', waitsForOtherTables(state)],
  ];
  const found = open.find(([, holds]) => holds);
  return found === undefined ? null : refuse('RESULT_NEEDS_ACTS', { open: found[0] });
}

function checkSeats(state: HandState, { stillIn, put }: Command): Refused | null {
  for (const seat of [...stillIn, ...put.map((each) => each.seat)]) {
    if (indexOf(state, seat) < 0) return refuse('SEAT_NOT_IN_HAND', { seat: toPlain(seat) });
  }
  const dead = stillIn.find((seat) => !isLive(state, indexOf(state, seat)));
  if (dead !== undefined) return refuse('HAND_NOT_LIVE', { seat: dead });
  for (const seats of [stillIn, put.map((each) => each.seat)]) {
    const twice = seats.find((seat, k) => seats.indexOf(seat) !== k);
    if (twice !== undefined) return refuse('SEAT_NAMED_TWICE', { seat: twice });
  }
  return stillIn.length === 0 ? refuse('NO_LIVE_SEAT') : null;
}

/** By index: what each seat put in over the hand. */
function readPut(state: HandState, { put }: Command): number[] {
  return state.start!.seats.map(({ seat }, i) => put.find((each) => each.seat === seat)?.amount ?? sumCommitted(state, i));
}

/** No chip appears or is lost, and whoever is still in has matched the others or is all in. */
function checkAmounts(state: HandState, stillIn: readonly number[], put: readonly number[]): Refused | null {
  const { seats, chipUnit } = state.start!;
  const isIn = (i: number): boolean => stillIn.includes(seats[i]!.seat);
  const most = Math.max(...put.map((amount, i) => (isIn(i) ? amount : 0)));
  for (const [i, { seat }] of seats.entries()) {
    const amount = put[i]!;
    const before = sumCommitted(state, i);
    const max = isLive(state, i) ? before + state.stacks[i]! : before;
    if (!(Number.isInteger(amount) && amount >= before && amount <= max)) {
      return refuse('PUT_OUT_OF_RANGE', { seat, put: toPlain(amount), min: before, max });
    }
    const isAllIn = amount === before + state.stacks[i]!;
    if (!isAllIn && (amount - before) % chipUnit !== 0) return refuse('NOT_A_CHIP_MULTIPLE', { seat, field: 'put', amount, chipUnit });
    if (isIn(i) && !isAllIn && amount < most && stillIn.length > 1) return refuse('PUT_NOT_MATCHED', { seat, put: amount, most });
    // What a hand that was dead before has in is no matter of who folded.
    if (!isIn(i) && isLive(state, i) && amount > most) return refuse('FOLDED_ABOVE_ALL', { seat, put: amount, most });
  }
  return null;
}

function checkOut({ start, stacks }: HandState, given: readonly number[] | undefined): Refused | null {
  const out = start!.seats.map(({ seat }) => seat).filter((_, i) => stacks[i] === 0);
  const agrees = given === undefined || (given.length === out.length && out.every((seat) => given.includes(seat)));
  return agrees ? null : refuse('OUT_DISAGREES', { given: [...given], out });
}

function isLive(state: HandState, i: number): boolean {
  return ((state.live >> i) & 1) === 1;
}

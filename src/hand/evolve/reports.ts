/**
 * How each event changes the table's reports, and how reports change the chips, the turn and the options of a hand.
 */
import type { HandEvent } from '../../../events/hand.js';
import { MAX_CHIPS } from '../../../events/values.js';
import { type ActState, quietActState, type Restriction } from '../state/acts.js';
import { findSeatToAct } from '../betting/turn.js';
import type { PlainEvent } from '../betting/wagers.js';
import { addAt, type HandDraft, replaceAt } from '../state/draft.js';
import { type HandState, indexOf } from '../state.js';
import { type GatheredRound, noReports, type ReportState } from '../state/reports.js';
import {
  applyCorrection,
  applyPrice,
  followAct,
  makeWrongAmount,
  removeCorrected,
  removeReopened,
  reopenDecisions,
} from './wrong-amounts.js';

/** The reports after an event; `state` is the hand before it. Null stays null until something is reported. */
export function evolveReports(state: HandState, event: HandEvent): ReportState | null {
  const reports = state.reports ?? noReports;
  switch (event.type) {
    case 'Folded':
    case 'Checked':
    case 'Called':
    case 'BetPlaced':
    case 'Raised':
      return state.reports === null ? null : applyAct(reports, event);
    case 'ChipsGathered':
      return state.reports === null
        ? null
        : {
            ...reports,
            time: null,
            answered: null,
            forfeited: null,
            round: state.phase === 'betting' ? (reports.round ?? roundOf(state)) : null,
          };
    case 'UncalledBetReturned':
      return state.reports === null || state.phase !== 'betting' ? state.reports : { ...reports, round: roundOf(state) };
    case 'BoardDealt':
      return state.reports?.round == null ? state.reports : { ...reports, round: null };
    case 'GatheringReopened':
      return { ...reports, round: null };
    case 'TimeRequested': {
      const { seat, askedBy } = event.data;
      return { ...reports, time: { seat, askedBy, startedAt: null, seconds: 0, countdownSeconds: 0 }, answered: null };
    }
    case 'TimeRefused':
    case 'TimeExpired':
      return { ...reports, time: null };
    case 'TimeStarted': {
      const { at, seconds, countdownSeconds } = event.data;
      return reports.time === null ? reports : { ...reports, time: { ...reports.time, startedAt: at, seconds, countdownSeconds } };
    }
    case 'TimeAdjusted': {
      const { seconds, countdownSeconds } = event.data;
      return reports.time === null ? reports : { ...reports, time: { ...reports.time, seconds, countdownSeconds } };
    }
    case 'TurnForfeited': {
      const { seat, directorMaySave, optionsIfSaved } = event.data;
      return { ...reports, forfeited: directorMaySave ? { seat, options: optionsIfSaved } : null };
    }
    case 'HandRestored':
      return { ...reports, forfeited: null };
    case 'HandKilled':
      return state.reports === null ? null : removeSeat(reports, event.data.seat);
    case 'HandsDeclaredDead':
      return state.reports === null ? null : event.data.seats.reduce(removeSeat, reports);
    case 'BettingRoundRestarted':
      return state.reports === null ? null : { ...reports, time: null, answered: null, wrong: [], forfeited: null };
    case 'WrongAmountRecorded':
      return { ...reports, wrong: [...reports.wrong, makeWrongAmount(state, event.data)] };
    case 'BetCorrected':
      return { ...reports, wrong: removeCorrected(reports.wrong, event.data) };
    case 'DecisionReopened':
      return { ...reports, wrong: removeReopened(reports.wrong, event.data) };
    case 'HiddenChipsReported':
      return { ...reports, hidden: event.data };
    case 'HiddenChipsSetApart':
      return { ...reports, apart: [...reports.apart, { seat: event.data.seat, amount: event.data.amount }] };
    case 'HiddenChipsAwarded':
    case 'HiddenChipsRemoved':
      return { ...reports, apart: reports.apart.filter(({ seat }) => seat !== event.data.seat) };
    default:
      return state.reports;
  }
}

function roundOf({ bets, gathered, shortfall, pots }: HandState): GatheredRound {
  return { bets, gathered, shortfall, pots };
}

/** A hand that is dead has no clock running and no amount to correct. */
function removeSeat(reports: ReportState, seat: number): ReportState {
  const { time, wrong } = reports;
  return { ...reports, time: time?.seat === seat ? null : time, wrong: wrong.filter((each) => each.seat !== seat) };
}

function applyAct(reports: ReportState, act: PlainEvent): ReportState {
  const { seat } = act.data;
  const next = reports.time?.seat === seat ? { ...reports, time: null, answered: seat } : reports;
  return next.wrong.length === 0 ? next : { ...next, wrong: followAct(next.wrong, act) };
}

/** Changes the hand itself by a report. */
export function applyReport(next: HandDraft, state: HandState, event: HandEvent): void {
  switch (event.type) {
    case 'ActionBackedUp': {
      const { seat, options, mayRaise, actsStand = false, barred = false } = event.data;
      if (actsStand) applyPassingOver(next, state, indexOf(state, seat));
      else if (!mayRaise) next.actState = restrictTo(state.actState, seat, options);
      if (barred || mayRaise) barWagers(next, indexOf(state, seat), barred);
      return;
    }
    case 'RaiseRightLost':
      return barWagers(next, indexOf(state, event.data.seat), true);
    case 'RulingOverridden':
      // The director departs from the text: what it took from the seat no longer binds it.
      return barWagers(next, indexOf(state, event.data.seat), false);
    case 'HandRestored':
      if (event.data.barred === true) barWagers(next, indexOf(state, event.data.seat), true);
      return restoreSeat(next, state, indexOf(state, event.data.seat));
    case 'BetCorrected':
      return applyCorrection(next, state, event.data);
    case 'DecisionReopened':
      return reopenDecisions(next, state, event.data);
    case 'HiddenChipsAwarded': {
      const { seat, to, amount } = event.data;
      next.stacks = addAt(addAt(state.stacks, indexOf(state, seat), -amount), indexOf(state, to), amount);
      return;
    }
    case 'HiddenChipsCounted':
      for (const { seat, amount } of [event.data, ...event.data.payers]) applyCount(next, indexOf(state, seat), amount);
      if (state.phase === 'betting') applyPrice(next, state);
      return;
    default:
      return;
  }
}

/** Takes bet and raise from a seat for the rest of the street, or gives them back. */
function barWagers(next: HandDraft, i: number, barred: boolean): void {
  next.barred = barred ? next.barred | (1 << i) : next.barred & ~(1 << i);
}

/** The turn goes on to those who acted over the skipped player, who may no longer raise. */
function applyPassingOver(next: HandDraft, state: HandState, i: number): void {
  next.incrementWhenActed = replaceAt(state.incrementWhenActed, i, MAX_CHIPS);
  next.turn = findSeatToAct(next, i + 1);
}

/** Gives a hand back: its turn comes in its order, after whom the bet asks before it, and no raise is open to it. */
export function restoreSeat(next: HandDraft, state: HandState, i: number): void {
  next.live |= 1 << i;
  next.incrementWhenActed = replaceAt(state.incrementWhenActed, i, MAX_CHIPS);
  const first = state.street === 'preflop' ? indexOf(state, state.start!.bigBlindSeat) + 1 : state.leftOfButton;
  next.turn = findSeatToAct(next, state.aggressor < 0 ? first % state.stacks.length : state.aggressor + 1);
}

/** Chips that count in the all-in, and those that its callers add. */
function applyCount(next: HandDraft, i: number, amount: number): void {
  next.stacks = addAt(next.stacks, i, -amount);
  if (next.stacks[i] === 0) next.allIn |= 1 << i;
  next.bets = addAt(next.bets, i, amount);
  if (next.phase === 'betting') next.currentBet = Math.max(next.currentBet, next.bets[i]!);
}

function restrictTo(actState: ActState | null, seat: number, options: Restriction['options']): ActState {
  return { ...(actState ?? quietActState), restriction: { seat, options, committed: 0, awaited: null, minTo: 0 } };
}

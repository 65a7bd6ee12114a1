/**
 * How each event changes the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { HandEvent, handEvents } from '../../../events/hand.js';
import { quietActState } from '../state/acts.js';
import { applyCheck, applyWager } from './betting.js';
import { addWager, findRoundBeforeWager, listWagersBefore } from '../state/round.js';
import { countFolds } from '../betting/substantial-action.js';
import { claimsOf } from '../state/claims-of.js';
import { correctStart } from '../state/corrected-start.js';
import { addAt, type HandDraft } from '../state/draft.js';
import { keep } from './keep.js';
import { quietDiscard } from '../state/discards.js';
import { noIncidents } from '../state/incidents.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { applyAnte, applyBlind, makeHandState } from './start.js';
import { listForcedBets } from '../betting/forced-bets.js';
import { type HandState, indexOf } from '../state.js';
import { hold, release } from './holding.js';
import { evolveDealtCards } from './spoilt-cards.js';
import { type DealState, quietDeal } from '../state/deal.js';

type DataOf<Type extends keyof typeof handEvents> = EventOf<(typeof handEvents)[Type]>['data'];

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveDeal(next: HandDraft, state: HandState, event: HandEvent): void {
  const deal = state.incidents?.deal ?? quietDeal;
  switch (event.type) {
    case 'DeckCut':
      return keep(next, 'deal', { cut: { shuffledBy: event.data.shuffledBy, cutBy: event.data.cutBy } });
    case 'DealBegun':
      keep(next, 'deal', { phase: 'dealing', firstCardAt: event.data.at });
      return hold(next);
    case 'InitialDealCompleted':
      keep(next, 'deal', { phase: 'complete', lastCardAt: event.data.at });
      return release(next);
    case 'AntePosted':
    case 'BlindPosted':
      // Posted again in a deal that is still going on: the betting waits for its end.
      if (deal.phase === 'dealing' && next.phase === 'betting') hold(next);
      return;
    case 'HandsDeclaredDead': {
      const { seats, cause } = event.data;
      const list = cause === 'penalised' ? 'penalised' : 'absent';
      return keep(next, 'deal', { [list]: [...deal[list], ...seats.filter((seat) => !deal[list].includes(seat))] });
    }
    case 'HandKilled':
      return event.data.cause === 'skipped' ? keep(next, 'deal', { skipped: event.data.seat }) : undefined;
    case 'ChipsGathered':
      return deal.skipped === null ? undefined : keep(next, 'deal', { skipped: null });
    case 'DealFaultRecorded':
      return applyFault(next, deal, event.data);
    case 'MisdealTooLate': {
      const { cause, seats } = event.data;
      return keep(next, 'deal', { faults: [...deal.faults, { fault: cause, seats, count: null, remedy: 'tooLate' }] });
    }
    case 'MisdealDeclared':
      cancelDeal(next);
      return keep(next, 'deal', { misdeal: { cause: event.data.cause, seats: event.data.seats } });
    case 'HandRedealt':
      return applyRedeal(next, state, deal, event.data);
    case 'HandLevelCorrected':
      return applyNewBeginning(next, state, { ...state.start!, level: event.data.level, stakes: event.data.stakes });
    case 'BlindsCorrected': {
      const { button, smallBlindSeat, bigBlindSeat } = event.data;
      const { dealer: _dealer, ...start } = state.start!;
      return applyNewBeginning(next, state, { ...start, button, smallBlindSeat, bigBlindSeat });
    }
    case 'NewcomerDealtIn':
      return applyNewcomer(next, state, event.data);
    case 'ActionCorrected':
      return applyActionCorrection(next, state, event.data);
    case 'IncidentRuled': {
      const { question, seat, option, amount, reason } = event.data;
      return keep(next, 'deal', { ruled: [...deal.ruled, { question, seat, option, amount, reason }] });
    }
    default:
      return evolveDealtCards(next, state, deal, event);
  }
}

/** Cancels the deal: nothing but the new deal comes next. For a void hand that is played again too. */
export function cancelDeal(next: HandDraft): void {
  next.phase = 'awaitingRedeal';
  next.turn = -1;
  keep(next, 'deal', { phase: 'misdealt' });
}

function applyFault(next: HandDraft, deal: DealState, { fault, seats, count, remedy }: DataOf<'DealFaultRecorded'>): void {
  const counts = count === null ? deal.counts : { ...deal.counts, ...Object.fromEntries(seats.map((seat) => [seat, count])) };
  keep(next, 'deal', { faults: [...deal.faults, { fault, seats, count, remedy }], counts });
}

/** The hand as it was when its blinds lay on the table, or before them where all chips went back. */
function applyRedeal(next: HandDraft, state: HandState, deal: DealState, { attempt, blindsStand }: DataOf<'HandRedealt'>): void {
  const start = state.start!;
  resetHand(next, state, start);
  const { expelled, readmitted } = state.incidents?.discards ?? quietDiscard;
  const discards = { ...quietDiscard, expelled, readmitted };
  const earlier = claimsOf(state).earlier.filter((each) => each.lasting === true);
  const claims = earlier.length === 0 ? noIncidents.claims : { ...noIncidents.claims, earlier };
  next.incidents = { ...noIncidents, deal: { ...quietDeal, attempt, ruled: deal.ruled }, discards, claims };
  if (!blindsStand) return;
  for (const { index, kind, amount, allIn } of listForcedBets(correctStart(start, state))) {
    if (kind === 'ante') applyAnte(next, index, amount, allIn);
    else applyBlind(next, index, amount, allIn);
  }
}

/** The same cards on other blinds: who has folded or is dead stays so, antes and blinds are still to be posted. */
function applyNewBeginning(next: HandDraft, state: HandState, start: HandStart): void {
  resetHand(next, state, start);
  next.live &= state.live;
  next.holeCards = state.holeCards;
}

/** The hand as it starts with one player more; a hand that was dead already stays so. */
function applyNewcomer(next: HandDraft, state: HandState, data: DataOf<'NewcomerDealtIn'>): void {
  const { seat, playerId, stack, articles: _articles, ...positions } = data;
  const start = state.start!;
  const before = start.seats.map((each, i) => ({ ...each, dead: ((state.live >> i) & 1) === 0 }));
  const seats = [...before, { seat, playerId, stack, dead: false }].sort((one, other) => one.seat - other.seat);
  resetHand(next, state, { ...start, ...positions, seats });
}

/** The hand as it starts. What was ruled keeps its numbers. */
function resetHand(next: HandDraft, state: HandState, start: HandStart): void {
  const { actState, incidents } = state;
  const corrected = correctStart(start, state);
  Object.assign(next, makeHandState(corrected), {
    start,
    incidents,
    actState: actState === null ? null : { ...quietActState, closed: actState.closed },
  });
  // Who had nothing before this hand is not in it.
  for (const [i, { stack }] of corrected.seats.entries()) if (stack === 0) next.live &= ~(1 << i);
}

/** The round as it was before the act, with the act as it was meant; who folded since stays out. */
function applyActionCorrection(next: HandDraft, state: HandState, { seat, action, from, to, allIn }: DataOf<'ActionCorrected'>): void {
  const before = findRoundBeforeWager(state);
  if (before === null) return;
  const i = indexOf(state, seat);
  const { allIn: allInBefore, currentBet, increment, raises, incrementWhenActed, aggressor, settledShort } = before;
  const wagers = listWagersBefore(state.wagers, before);
  Object.assign(next, { currentBet, increment, raises, incrementWhenActed, aggressor, settledShort, wagers });
  next.allIn = allInBefore;
  next.acts = before.acts + countFolds(state) - countFolds(before);
  next.stacks = addAt(state.stacks, i, from - before.bets[i]!);
  next.bets = addAt(state.bets, i, before.bets[i]! - from);
  if (action === 'check') return applyCheck(next, i);
  const aggressive = action !== 'call';
  if (aggressive) next.wagers = addWager(wagers, before);
  applyWager(next, i, { amount: to - before.bets[i]!, to, allIn }, aggressive);
}

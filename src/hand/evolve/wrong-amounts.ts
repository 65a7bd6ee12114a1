/**
 * How events change the amounts that nobody corrected, and how a correction changes the round of betting.
 */
import type { handEvents } from '../../../events/hand.js';
import type { EventOf } from '../../../events/event-type.js';
import { MAX_CHIPS } from '../../../events/values.js';
import { applyWager } from './betting.js';
import { findIncrement } from '../betting/raising.js';
import { addWager, keepRound, listWagersBefore } from '../state/round.js';
import { findSeatToAct } from '../betting/turn.js';
import type { PlainEvent } from '../betting/wagers.js';
import { addAt, type HandDraft, replaceAt } from '../state/draft.js';
import { type HandState, indexOf } from '../state.js';
import type { WrongAmount } from '../state/reports.js';

type Recorded = EventOf<typeof handEvents.WrongAmountRecorded>['data'];
type Corrected = EventOf<typeof handEvents.BetCorrected>['data'];
type Reopened = EventOf<typeof handEvents.DecisionReopened>['data'];
type Wrongs = readonly WrongAmount[];

/** The amount, and the round before the act that it is of: the event stands before that act. */
export function makeWrongAmount(state: HandState, { seat, to, legalTo }: Recorded): WrongAmount {
  const { currentBet, increment, raises, street, rules, reports } = state;
  const aggressive = legalTo > currentBet;
  return {
    seat,
    street,
    made: false,
    to,
    legalTo,
    aggressive,
    followsUndercall: !aggressive && (reports?.wrong.some((each) => isUndercallOf(each, street)) ?? false),
    increment: aggressive ? findIncrement(rules.doubling, currentBet, increment, legalTo) : increment,
    raises: raises + (aggressive && currentBet > 0 ? 1 : 0),
    before: keepRound(state),
    wagers: [],
  };
}

function isUndercallOf({ made, aggressive, street, wagers }: WrongAmount, current: WrongAmount['street']): boolean {
  return made && !aggressive && street === current && wagers.length === 0;
}

/** A wrong amount stays one until the chips are gathered, whatever is made over it (MO 8.11; TF §9 b11; RC 43). */
export function followAct(wrong: Wrongs, { type, data }: PlainEvent): Wrongs {
  const wagers = type === 'BetPlaced' || type === 'Raised';
  return wrong
    .filter((each) => each.made || !wagers || each.seat === data.seat)
    .map((each) => {
      if (!each.made) return each.seat === data.seat ? { ...each, made: true } : each;
      return wagers ? { ...each, wagers: [...each.wagers, { seat: data.seat, to: data.to }] } : each;
    });
}

export function removeCorrected(wrong: Wrongs, { seat, from, to }: Corrected): Wrongs {
  return wrong
    .filter((each) => each.seat !== seat)
    .map((each) => ({ ...each, wagers: each.wagers.map((wager) => (wager.seat === seat && wager.to === from ? { seat, to } : wager)) }));
}

/** Who decides again has made no wrong amount. A raise or bet that is corrected stays until its correction, which follows. */
export function removeReopened(wrong: Wrongs, { corrected, wrongTo, seats }: Reopened): Wrongs {
  const again = new Set(seats.map(({ seat }) => seat));
  const reopened = findReopened(wrong, { corrected, wrongTo });
  const level = reopened === undefined ? 0 : Math.max(reopened.to, reopened.before.currentBet);
  return wrong
    .filter((each) => !again.has(each.seat) || (each === reopened && each.aggressive))
    .map((each) => ({ ...each, wagers: each === reopened ? [] : each.wagers.filter(({ to }) => to <= level) }));
}

/** The amount that a decision is reopened for: the last of its seat, unless the event names another. */
function findReopened(wrong: Wrongs, { corrected, wrongTo }: Pick<Reopened, 'corrected' | 'wrongTo'>): WrongAmount | undefined {
  return wrong.findLast(({ seat, to }) => seat === corrected && (wrongTo === undefined || to === wrongTo));
}

export function applyCorrection(next: HandDraft, state: HandState, { seat, amount, allIn, increment }: Corrected): void {
  const i = indexOf(state, seat);
  next.stacks = addAt(state.stacks, i, -amount);
  if (allIn) next.allIn |= 1 << i;
  next.bets = addAt(state.bets, i, amount);
  if (state.shortfall !== null) next.shortfall = replaceAt(state.shortfall, i, Math.max(0, state.shortfall[i]! - amount));
  // After the gathering the chips lie in front of the seat until the pots are counted again.
  if (state.phase !== 'betting') return;
  next.settledShort &= ~(1 << i);
  const wrong = state.reports?.wrong.findLast((each) => each.seat === seat);
  if (increment !== undefined) {
    next.currentBet = Math.max(state.currentBet, next.bets[i]!);
    next.increment = increment;
  } else if (wrong?.aggressive === true) {
    next.currentBet = Math.max(state.currentBet, next.bets[i]!);
    next.increment = wrong.increment;
    next.raises = wrong.raises;
  }
  next.incrementWhenActed = replaceAt(state.incrementWhenActed, i, next.increment);
  applyPrice(next, state);
}

export function reopenDecisions(next: HandDraft, state: HandState, { corrected, wrongTo, seats }: Reopened): void {
  const wrong = findReopened(state.reports?.wrong ?? [], { corrected, wrongTo });
  if (wrong !== undefined && wrong.wagers.length > 0) goBackTo(next, state, wrong);
  for (const { seat, returned, restored } of seats) {
    const i = indexOf(state, seat);
    next.stacks = addAt(next.stacks, i, returned);
    next.bets = addAt(next.bets, i, -returned);
    next.allIn &= ~(1 << i);
    next.settledShort &= ~(1 << i);
    // A player who put in too little completes it or folds: they may not raise.
    const increment = seat === corrected ? MAX_CHIPS : (wrong?.before.incrementWhenActed[i] ?? 0);
    next.incrementWhenActed = replaceAt(next.incrementWhenActed, i, increment);
    if (restored) next.live |= 1 << i;
  }
  next.turn = findSeatToAct(next, indexOf(state, corrected));
  // What a later seat had begun to do is undone with the acts before it.
  if (next.actState?.restriction != null) next.actState = { ...next.actState, restriction: null };
}

/** The price and the rights to raise as the wrong amount left them: the wagers over it are taken back. */
function goBackTo(next: HandDraft, state: HandState, { seat, to, aggressive, before }: WrongAmount): void {
  const i = indexOf(state, seat);
  const wagers = listWagersBefore(state.wagers, before);
  const round: HandDraft = { ...state, ...before, wagers: aggressive ? addWager(wagers, before) : wagers };
  applyWager(round, i, { amount: to - before.bets[i]!, to, allIn: false }, aggressive);
  next.currentBet = round.currentBet;
  next.increment = round.increment;
  next.raises = round.raises;
  next.aggressor = round.aggressor;
  next.acts = round.acts;
  next.settledShort = round.settledShort;
  next.incrementWhenActed = round.incrementWhenActed;
  next.wagers = round.wagers;
}

/** After a bet has grown by no act: a raise that was announced below it binds no more, and the turn may have nothing left to decide. */
export function applyPrice(next: HandDraft, state: HandState): void {
  next.turn = findSeatToAct(next, Math.max(0, state.turn));
  const restriction = next.actState?.restriction ?? null;
  if (next.actState !== null && restriction?.awaited != null && next.currentBet > state.currentBet)
    next.actState = { ...next.actState, restriction: null };
}

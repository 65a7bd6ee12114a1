/**
 * How each event changes the acts, options and rulings that are open in a hand.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { KillCause } from '../../../events/hand-incidents.js';
import { type HandState, indexOf } from '../state.js';
import { type DarkBet, type EarlyAct, type ActState, type OwedCall, quietActState, type Restriction } from '../state/acts.js';
import { listSeatsBefore } from '../betting/turn-order.js';

/** The state of acts after an event; `state` is the hand before it. */
export function evolveActState(state: HandState, event: HandEvent): ActState {
  const actState = state.actState ?? quietActState;
  switch (event.type) {
    case 'Folded':
      return { ...applyAct(actState, event.data.seat), early: actState.early.filter((act) => act.seat !== event.data.seat) };
    case 'Checked':
    case 'Called':
    case 'BetPlaced':
    case 'Raised':
      return applyAct(actState, event.data.seat);
    case 'ChipsGathered': {
      const early = actState.early.filter(({ dies, seat }) => dies === true && isLive(state, seat));
      return { ...actState, early, owed: [], restriction: null, judged: null };
    }
    case 'BoardDealt':
    case 'BoardCorrected':
      return applyBoard(actState, event.data.street);
    case 'GestureJudged':
      return { ...judge(actState, event.data.seat), judged: { seat: event.data.seat, gesture: event.data.gesture } };
    case 'ActVoided':
      return { ...actState, restriction: { ...makeRestriction(actState, event.data), awaited: null, minTo: 0 } };
    case 'AmountAwaited': {
      const { seat, wager, minTo } = event.data;
      const committed = actState.restriction?.seat === seat ? actState.restriction.committed : 0;
      return { ...actState, restriction: { seat, options: [wager], committed, awaited: wager, minTo } };
    }
    case 'ChipsCommitted': {
      const { restriction } = actState;
      const owed = actState.owed.filter(({ seat }) => seat !== event.data.seat);
      return { ...actState, owed, restriction: restriction === null ? null : { ...restriction, committed: 0 } };
    }
    case 'RulingRequested': {
      return { ...actState, ruling: event.data, restriction: null };
    }
    case 'RulingGiven': {
      const { rulingId, option, amount } = event.data;
      return { ...actState, ruling: null, restriction: null, closed: [...actState.closed, { rulingId, option, amount }] };
    }
    case 'RulingOverridden': {
      const { rulingId } = event.data;
      const closed = rulingId === null ? actState.closed : [...actState.closed, { rulingId, option: null, amount: null }];
      return { ...actState, ruling: null, restriction: null, closed };
    }
    case 'OutOfTurnActRecorded': {
      const {
        seat,
        gesture,
        currentBet,
        simultaneous,
        ruling,
        to,
        answers = null,
        amountOpen = false,
        sanctionOpen = false,
        dies,
      } = event.data;
      const beforeAmount = (actState.restriction?.awaited != null || amountOpen) && gesture.words?.kind === 'call';
      const act = { seat, gesture, currentBet, answers, ruling, to, simultaneous, beforeAmount, sanctionOpen };
      return withEarly(actState, { ...act, dark: false, confirmed: true, ...(dies === undefined ? {} : { dies }) });
    }
    case 'OutOfTurnActBound':
      return { ...withoutFirst(actState, event.data.seat), bound: event.data.seat };
    case 'HandRetrieved': {
      const { seat } = event.data;
      return { ...withoutOwed(actState, seat), early: actState.early.filter((act) => act.seat !== seat || act.ruling !== 'fold') };
    }
    case 'HandKilled':
      return { ...withoutDead(actState, [event.data.seat]), owed: [...actState.owed, ...listOwed(state, actState, event.data)] };
    case 'HandsDeclaredDead':
      return withoutDead(actState, event.data.seats);
    case 'BettingRoundRestarted':
      return { ...actState, early: [], owed: [], restriction: null, judged: null };
    case 'OutOfTurnActReleased': {
      const { seat, options, mayRaise } = event.data;
      // A hand that was thrown has nothing left to choose: what it owed falls away.
      if (!isLive(state, seat)) return withoutOwed(actState, seat);
      const restriction: Restriction = { seat, options, committed: 0, awaited: null, minTo: 0 };
      return { ...actState, early: actState.early.filter((act) => act.seat !== seat), restriction: mayRaise ? null : restriction };
    }
    case 'DarkBetRecorded': {
      const { seat, street, gesture } = event.data;
      return { ...actState, dark: [...actState.dark, { seat, street, gesture, confirmed: false }] };
    }
    case 'DarkBetConfirmed':
      return { ...actState, dark: actState.dark.map((bet) => (isThatOf(bet, event.data) ? { ...bet, confirmed: true } : bet)) };
    default:
      return actState;
  }
}

function isLive(state: HandState, seat: number): boolean {
  return ((state.live >> indexOf(state, seat)) & 1) === 1;
}

function isThatOf(bet: DarkBet, of: Pick<DarkBet, 'seat' | 'street'>): boolean {
  return bet.seat === of.seat && bet.street === of.street;
}

function applyAct(actState: ActState, seat: number): ActState {
  // A second act of the seat still waits.
  const early = actState.early.some((act) => act.seat === seat)
    ? actState.early.filter((act) => act.seat !== seat || act.again === true)
    : actState.early;
  return { ...actState, early, bound: null, restriction: null, judged: null };
}

function makeRestriction(actState: ActState, { seat, options, committed }: Pick<Restriction, 'seat' | 'options' | 'committed'>) {
  return { seat, options, committed: Math.max(committed, actState.restriction?.seat === seat ? actState.restriction.committed : 0) };
}

/** Bets in the dark for a street wait for their turn once its cards lie open. */
function applyBoard(actState: ActState, street: DarkBet['street']): ActState {
  const early = actState.dark
    .filter((bet) => bet.street === street)
    .map(({ seat, gesture, confirmed }): EarlyAct => ({
      seat,
      gesture,
      currentBet: 0,
      answers: null,
      ruling: null,
      to: null,
      simultaneous: false,
      beforeAmount: false,
      dark: true,
      confirmed,
      sanctionOpen: false,
    }));
  return { ...actState, early, dark: actState.dark.filter((bet) => bet.street !== street), restriction: null, judged: null };
}

function withEarly(actState: ActState, act: EarlyAct): ActState {
  const again = actState.early.some(({ seat }) => seat === act.seat);
  return { ...actState, early: [...actState.early, again ? { ...act, again } : act] };
}

/** An act that was bound before it is judged waits no more; one that is judged without is the first of its seat. */
function judge(actState: ActState, seat: number): ActState {
  return actState.bound === seat ? { ...actState, bound: null } : withoutFirst(actState, seat);
}

/**
 * What a hand owes by the act that still waits, whose player gave it up: by a fold, or by leaving the table before their turn, which counts as one
 * (RO 9.3). It is the part of the act that answers a bet.
 */
function listOwed(
  state: HandState,
  { early }: ActState,
  { seat, cause }: { readonly seat: number; readonly cause: KillCause },
): readonly OwedCall[] {
  const own = early.filter((act) => act.seat === seat);
  const act = own.findLast(({ dies, dark }) => dies !== true && !dark);
  const isGivenUp = cause === 'leftTable' || own.some(({ dies }) => dies === true);
  if (act === undefined || act.to === null || !isGivenUp) return [];
  const to = Math.min(act.to, act.currentBet);
  if (to <= state.bets[indexOf(state, seat)]!) return [];
  return [{ seat, to, currentBet: act.currentBet, answers: act.answers, before: listSeatsBefore(state, seat) }];
}

function withoutOwed(actState: ActState, seat: number): ActState {
  return { ...actState, owed: actState.owed.filter((call) => call.seat !== seat) };
}

/** What dead hands had left open falls away. A fold that killed its hand stays among the acts of the street. */
function withoutDead({ early, dark, restriction, ...rest }: ActState, seats: readonly number[]): ActState {
  const lives = ({ seat }: { readonly seat: number }): boolean => !seats.includes(seat);
  return {
    ...rest,
    early: early.filter((act) => act.dies === true || lives(act)),
    dark: dark.filter(lives),
    restriction: restriction !== null && lives(restriction) ? restriction : null,
  };
}

function withoutFirst(actState: ActState, seat: number): ActState {
  const first = actState.early.find((act) => act.seat === seat);
  return first === undefined ? actState : { ...actState, early: actState.early.filter((act) => act !== first) };
}

/**
 * What each event makes of the acts, options and rulings that are open in a hand.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandState } from '../state.js';
import { type DarkBet, type EarlyAct, type ActState, quietActState, type Restriction } from './state.js';

/** The floor after an event; `state` is the hand before it. */
export function evolveActState(state: HandState, event: HandEvent): ActState {
  const floor = state.floor ?? quietActState;
  switch (event.type) {
    case 'Folded':
    case 'Checked':
    case 'Called':
    case 'BetPlaced':
    case 'Raised':
      return applyAct(floor, event.data.seat);
    case 'ChipsGathered':
      return { ...floor, early: [], restriction: null, judged: null };
    case 'BoardDealt':
    case 'BoardCorrected':
      return applyBoard(floor, event.data.street);
    case 'GestureJudged':
      return { ...withoutEarly(floor, event.data.seat), judged: { seat: event.data.seat, gesture: event.data.gesture } };
    case 'ActVoided':
      return { ...floor, restriction: { ...makeRestriction(floor, event.data), awaited: null, minTo: 0 } };
    case 'AmountAwaited': {
      const { seat, wager, minTo } = event.data;
      const committed = floor.restriction?.seat === seat ? floor.restriction.committed : 0;
      return { ...floor, restriction: { seat, options: [wager], committed, awaited: wager, minTo } };
    }
    case 'ChipsCommitted':
      return floor.restriction === null ? floor : { ...floor, restriction: { ...floor.restriction, committed: 0 } };
    case 'RulingRequested': {
      return { ...floor, ruling: event.data, restriction: null };
    }
    case 'RulingGiven': {
      const { rulingId, option, amount } = event.data;
      return { ...floor, ruling: null, restriction: null, closed: [...floor.closed, { rulingId, option, amount }] };
    }
    case 'RulingOverridden': {
      const { rulingId } = event.data;
      const closed = rulingId === null ? floor.closed : [...floor.closed, { rulingId, option: null, amount: null }];
      return { ...floor, ruling: null, restriction: null, closed };
    }
    case 'OutOfTurnActRecorded': {
      const { seat, gesture, currentBet, simultaneous, ruling, to, answers = null, amountOpen = false, sanctionOpen = false } = event.data;
      const beforeAmount = (floor.restriction?.awaited != null || amountOpen) && gesture.words?.kind === 'call';
      const act = { seat, gesture, currentBet, answers, ruling, to, simultaneous, beforeAmount, sanctionOpen };
      return withEarly(floor, { ...act, dark: false, confirmed: true });
    }
    case 'OutOfTurnActBound':
      return withoutEarly(floor, event.data.seat);
    case 'HandRetrieved': {
      const { seat } = event.data;
      return { ...floor, early: floor.early.filter((act) => act.seat !== seat || act.ruling !== 'fold') };
    }
    case 'HandKilled': {
      const { seat } = event.data;
      const rest = withoutEarly(floor, seat);
      return {
        ...rest,
        dark: rest.dark.filter((bet) => bet.seat !== seat),
        restriction: rest.restriction?.seat === seat ? null : rest.restriction,
      };
    }
    case 'BettingRoundRestarted':
      return { ...floor, early: [], restriction: null, judged: null };
    case 'OutOfTurnActReleased': {
      const { seat, options, mayRaise } = event.data;
      const restriction: Restriction = { seat, options, committed: 0, awaited: null, minTo: 0 };
      return { ...withoutEarly(floor, seat), restriction: mayRaise ? null : restriction };
    }
    case 'DarkBetRecorded': {
      const { seat, street, gesture } = event.data;
      return { ...floor, dark: [...floor.dark, { seat, street, gesture, confirmed: false }] };
    }
    case 'DarkBetConfirmed':
      return { ...floor, dark: floor.dark.map((bet) => (isThatOf(bet, event.data) ? { ...bet, confirmed: true } : bet)) };
    default:
      return floor;
  }
}

function isThatOf(bet: DarkBet, of: Pick<DarkBet, 'seat' | 'street'>): boolean {
  return bet.seat === of.seat && bet.street === of.street;
}

function applyAct(floor: ActState, seat: number): ActState {
  const early = floor.early.some((act) => act.seat === seat) ? floor.early.filter((act) => act.seat !== seat) : floor.early;
  return { ...floor, early, restriction: null, judged: null };
}

function makeRestriction(floor: ActState, { seat, options, committed }: Pick<Restriction, 'seat' | 'options' | 'committed'>) {
  return { seat, options, committed: Math.max(committed, floor.restriction?.seat === seat ? floor.restriction.committed : 0) };
}

/** Bets in the dark for a street wait for their turn once its cards lie open. */
function applyBoard(floor: ActState, street: DarkBet['street']): ActState {
  const early = floor.dark
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
  return { ...floor, early, dark: floor.dark.filter((bet) => bet.street !== street), restriction: null, judged: null };
}

function withEarly(floor: ActState, act: EarlyAct): ActState {
  return { ...floor, early: [...floor.early, act] };
}

function withoutEarly(floor: ActState, seat: number): ActState {
  return { ...floor, early: floor.early.filter((act) => act.seat !== seat) };
}

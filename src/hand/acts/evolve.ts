/**
 * How each event changes the acts, options and rulings that are open in a hand.
 */
import type { HandEvent } from '../../../events/hand.js';
import { type HandState, indexOf } from '../state.js';
import { type DarkBet, type EarlyAct, type ActState, quietActState, type Restriction } from './state.js';

/** The state of acts after an event; `state` is the hand before it. */
export function evolveActState(state: HandState, event: HandEvent): ActState {
  const actState = state.actState ?? quietActState;
  switch (event.type) {
    case 'Folded':
    case 'Checked':
    case 'Called':
    case 'BetPlaced':
    case 'Raised':
      return applyAct(actState, event.data.seat);
    case 'ChipsGathered': {
      const early = actState.early.filter(({ dies, seat }) => dies === true && isLive(state, seat));
      return { ...actState, early, restriction: null, judged: null };
    }
    case 'BoardDealt':
    case 'BoardCorrected':
      return applyBoard(actState, event.data.street);
    case 'GestureJudged':
      return { ...withoutEarly(actState, event.data.seat), judged: { seat: event.data.seat, gesture: event.data.gesture } };
    case 'ActVoided':
      return { ...actState, restriction: { ...makeRestriction(actState, event.data), awaited: null, minTo: 0 } };
    case 'AmountAwaited': {
      const { seat, wager, minTo } = event.data;
      const committed = actState.restriction?.seat === seat ? actState.restriction.committed : 0;
      return { ...actState, restriction: { seat, options: [wager], committed, awaited: wager, minTo } };
    }
    case 'ChipsCommitted':
      return actState.restriction === null ? actState : { ...actState, restriction: { ...actState.restriction, committed: 0 } };
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
      return withoutEarly(actState, event.data.seat);
    case 'HandRetrieved': {
      const { seat } = event.data;
      return { ...actState, early: actState.early.filter((act) => act.seat !== seat || act.ruling !== 'fold') };
    }
    case 'HandKilled':
      return withoutDead(actState, [event.data.seat]);
    case 'HandsDeclaredDead':
      return withoutDead(actState, event.data.seats);
    case 'BettingRoundRestarted':
      return { ...actState, early: [], restriction: null, judged: null };
    case 'OutOfTurnActReleased': {
      const { seat, options, mayRaise } = event.data;
      const restriction: Restriction = { seat, options, committed: 0, awaited: null, minTo: 0 };
      return { ...withoutEarly(actState, seat), restriction: mayRaise ? null : restriction };
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
  const early = actState.early.some((act) => act.seat === seat) ? actState.early.filter((act) => act.seat !== seat) : actState.early;
  return { ...actState, early, restriction: null, judged: null };
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
  return { ...actState, early: [...actState.early, act] };
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

function withoutEarly(actState: ActState, seat: number): ActState {
  return { ...actState, early: actState.early.filter((act) => act.seat !== seat) };
}

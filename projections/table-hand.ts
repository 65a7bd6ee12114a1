/**
 * The hand in progress as a table shows it: chips, pots and board, by what the events say and no rule of its own.
 * Cards of a seat stand here only once they were tabled. May import: `events/`.
 */
import type { HandId, PlayerId } from '../events/ids.js';
import type { Card, HoleCards, Pot, Stakes, Street } from '../events/values.js';
import type { EventNamed } from './projection.js';

/** What a seat did last, for the screen. */
export type SeatAction = 'ante' | 'smallBlind' | 'bigBlind' | 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'table' | 'muck';

export interface TableHandSeat {
  readonly seat: number;
  readonly playerId: PlayerId;
  /** Chips behind. */
  readonly stack: number;
  /** Chips in front of the seat on this street, antes not counted. */
  readonly bet: number;
  /** `dead`: dealt in but killed unseen, can't win; `out`: folded or mucked. */
  readonly status: 'live' | 'allIn' | 'out' | 'dead';
  /** Null until the seat acts on the current street. */
  readonly action: SeatAction | null;
  /** Both cards, once tabled. */
  readonly tabled: HoleCards | null;
}

export interface TableHand {
  readonly handId: HandId;
  /** The hand's number at its table, from 1. */
  readonly number: number;
  readonly level: number;
  readonly stakes: Stakes;
  /** `opened`: may be dealt; `completed`: pots are pushed, the tournament has not taken the stacks yet. */
  readonly state: 'opened' | 'inProgress' | 'showdown' | 'completed';
  readonly street: Street;
  /** Cards turned up; null for one that nobody typed in. */
  readonly board: readonly (Card | null)[];
  /** All chips that were put in and not yet pushed or returned: pots, antes and bets in front of seats. */
  readonly potTotal: number;
  /** The pots as last gathered, main pot first; those already pushed stand at 0. */
  readonly pots: readonly Pot[];
  /** Clockwise in seat order. */
  readonly seats: readonly TableHandSeat[];
  /** Seats in the order of showing; null before a showdown. */
  readonly showdownOrder: readonly number[] | null;
  /** What each seat won so far, by pot. */
  readonly awards: readonly { readonly pot: number; readonly seat: number; readonly amount: number }[];
}

/** The hand as the tournament opened it, before the first chip. */
export function openedHand({ data }: EventNamed<'HandOpened'>): TableHand {
  return {
    handId: data.handId,
    number: data.handNumber,
    level: data.level,
    stakes: data.stakes,
    state: 'opened',
    street: 'preflop',
    board: [],
    potTotal: 0,
    pots: [],
    seats: data.seats.map(({ seat, playerId, stack, dead }) => ({
      seat,
      playerId,
      stack,
      bet: 0,
      status: dead ? 'dead' : 'live',
      action: null,
      tabled: null,
    })),
    showdownOrder: null,
    awards: [],
  };
}

/** The events of a hand's stream that change what its table shows. */
export type ShownHandEvent = EventNamed<
  | 'HandStarted'
  | 'AntePosted'
  | 'BlindPosted'
  | 'Folded'
  | 'Checked'
  | 'Called'
  | 'BetPlaced'
  | 'Raised'
  | 'ChipsCommitted'
  | 'UncalledBetReturned'
  | 'ChipsGathered'
  | 'BoardDealt'
  | 'ShowdownOpened'
  | 'HandTabled'
  | 'HandMucked'
  | 'PotAwarded'
  | 'HandCompleted'
>;

function atSeat(hand: TableHand, seat: number, next: (at: TableHandSeat) => Partial<TableHandSeat>): readonly TableHandSeat[] {
  return hand.seats.map((at) => (at.seat === seat ? { ...at, ...next(at) } : at));
}

/** Chips leave a stack for the middle: `bet` is what then stands in front of the seat. */
function pay(hand: TableHand, seat: number, amount: number, allIn: boolean, action: SeatAction, bet?: number): TableHand {
  const seats = atSeat(hand, seat, (at) => ({
    stack: at.stack - amount,
    bet: bet ?? at.bet,
    status: allIn && at.status === 'live' ? 'allIn' : at.status,
    action,
  }));
  return { ...hand, potTotal: hand.potTotal + amount, seats };
}

const shown = { Called: 'call', BetPlaced: 'bet', Raised: 'raise' } as const;
const cardsOf = { flop: 3, turn: 1, river: 1 } as const;

/** The hand after one more of its events. */
export function evolveTableHand(hand: TableHand, event: ShownHandEvent): TableHand {
  switch (event.type) {
    case 'HandStarted':
      return { ...hand, state: 'inProgress' };
    case 'AntePosted':
      return pay(hand, event.data.seat, event.data.amount, event.data.allIn, 'ante');
    case 'BlindPosted': {
      const { seat, amount, allIn, blind } = event.data;
      return pay(hand, seat, amount, allIn, blind === 'small' ? 'smallBlind' : 'bigBlind', amount);
    }
    case 'Called':
    case 'BetPlaced':
    case 'Raised':
      return pay(hand, event.data.seat, event.data.amount, event.data.allIn, shown[event.type], event.data.to);
    case 'ChipsCommitted': {
      const { seat, amount, to } = event.data;
      return { ...hand, potTotal: hand.potTotal + amount, seats: atSeat(hand, seat, (at) => ({ stack: at.stack - amount, bet: to })) };
    }
    case 'Folded':
      return { ...hand, seats: atSeat(hand, event.data.seat, () => ({ status: 'out', action: 'fold' })) };
    case 'Checked':
      return { ...hand, seats: atSeat(hand, event.data.seat, () => ({ action: 'check' })) };
    case 'UncalledBetReturned': {
      const { seat, amount } = event.data;
      const seats = atSeat(hand, seat, (at) => ({
        stack: at.stack + amount,
        bet: Math.max(0, at.bet - amount),
        status: at.status === 'allIn' ? 'live' : at.status,
      }));
      return { ...hand, potTotal: hand.potTotal - amount, seats };
    }
    case 'ChipsGathered':
      return { ...hand, pots: event.data.pots, seats: hand.seats.map((at) => (at.bet === 0 ? at : { ...at, bet: 0 })) };
    case 'BoardDealt': {
      const { street, cards } = event.data;
      const turned: readonly (Card | null)[] = cards ?? Array<null>(cardsOf[street]).fill(null);
      const seats = hand.seats.map((at) => (at.status === 'live' ? { ...at, action: null } : at));
      return { ...hand, street, board: [...hand.board, ...turned], seats };
    }
    case 'ShowdownOpened':
      return { ...hand, state: 'showdown', showdownOrder: event.data.order };
    case 'HandTabled':
      return { ...hand, seats: atSeat(hand, event.data.seat, () => ({ action: 'table', tabled: event.data.cards })) };
    case 'HandMucked':
      return { ...hand, seats: atSeat(hand, event.data.seat, () => ({ status: 'out', action: 'muck' })) };
    case 'PotAwarded': {
      const { pot, amount, shares } = event.data;
      const seats = hand.seats.map((at) => {
        const won = shares.find(({ seat }) => seat === at.seat);
        return won === undefined ? at : { ...at, stack: at.stack + won.amount };
      });
      return {
        ...hand,
        potTotal: hand.potTotal - amount,
        pots: hand.pots.map((gathered, index) => (index === pot ? { ...gathered, amount: 0 } : gathered)),
        seats,
        awards: [...hand.awards, ...shares.map((share) => ({ pot, seat: share.seat, amount: share.amount }))],
      };
    }
    case 'HandCompleted':
      return { ...hand, state: 'completed' };
  }
}

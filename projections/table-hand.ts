/**
 * The hand in progress as a table shows it: chips, pots and board. It is folded by the hand's own `evolve`, so it always matches the
 * decider's state. Cards that the table did not see are removed before.
 */
import { type HandEvent, handEvents } from '../events/hand.js';
import type { HandId, PlayerId } from '../events/ids.js';
import type { Card, HoleCards, Pot, Stakes, Street } from '../events/values.js';
import { emptyRecord, listEntries, readRecord, type RecordSummary, type StoredEntry, summarise } from '../src/hand/state/record.js';
import { evolve } from '../src/hand/evolve.js';
import { countChipsInPlay } from '../src/hand/pots/pots.js';
import { type HandState, indexOf, initialHandState } from '../src/hand/state.js';
import type { EventNamed } from './projection.js';

/** The last action of a seat, for the screen. */
export type SeatAction = 'ante' | 'smallBlind' | 'bigBlind' | 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'table' | 'muck';

export interface TableHandSeat {
  readonly seat: number;
  readonly playerId: PlayerId;
  /** Chips behind. */
  readonly stack: number;
  /** Chips in front of the seat on this street, without antes. */
  readonly bet: number;
  /** `dead`: cannot win, without an act of its player (absent, penalised, killed); `out`: folded or mucked. */
  readonly status: 'live' | 'allIn' | 'out' | 'dead';
  /** Null until the seat acts on the current street. */
  readonly action: SeatAction | null;
  /** Both cards, after they were tabled. */
  readonly tabled: HoleCards | null;
}

export interface TableHand {
  readonly handId: HandId;
  /** The hand's number at its table, from 1. */
  readonly number: number;
  readonly level: number;
  readonly stakes: Stakes;
  /**
   * `opened`: may be dealt; `dealing`; `awaitingRedeal`: a misdeal or a void hand, to be dealt again; `completed`: pots are pushed, and the
   * tournament does not have the stacks yet.
   */
  readonly state: 'opened' | 'dealing' | 'inProgress' | 'awaitingRedeal' | 'showdown' | 'completed';
  readonly street: Street;
  /** The cards on the board; null for one that was not recorded. */
  readonly board: readonly (Card | null)[];
  /** All chips put in and not pushed or returned yet: pots, antes and bets. */
  readonly potTotal: number;
  /** The pots as last gathered, main pot first; pushed ones have 0. */
  readonly pots: readonly Pot[];
  /** Clockwise in seat order. */
  readonly seats: readonly TableHandSeat[];
  /** Seats in the order of showing; null before a showdown. */
  readonly showdownOrder: readonly number[] | null;
  /** The winnings of each seat so far, by pot. */
  readonly awards: readonly { readonly pot: number; readonly seat: number; readonly amount: number }[];
}

/** The part of a table's row for its hand in progress. */
export interface HandOnTable {
  readonly handId: HandId;
  readonly number: number;
  readonly level: number;
  readonly stakes: Stakes;
  /** As opened by the tournament, clockwise in seat order. */
  readonly seats: EventNamed<'HandOpened'>['data']['seats'];
  /** Null before its first chip. */
  readonly state: (Omit<HandState, 'record'> & { readonly record: RecordSummary }) | null;
  /** By seat index. */
  readonly actions: readonly (SeatAction | null)[];
  /** Its last counting events; earlier ones are in pieces, see `hand-pieces`. */
  readonly recent: readonly StoredEntry[];
  /** The number of pieces. */
  readonly pieces: number;
}

/** The events of a hand outside its row. */
export interface EarlierEntries {
  read(): readonly StoredEntry[];
}

/** The hand as opened by the tournament, before the first chip. */
export function makeTableHand({ data }: EventNamed<'HandOpened'>): HandOnTable {
  const { handId, handNumber, level, stakes, seats } = data;
  return { handId, number: handNumber, level, stakes, seats, state: null, actions: seats.map(() => null), recent: [], pieces: 0 };
}

/** The events of a hand's stream: each may change the table's row or, when an entry is corrected, its pieces. */
export const shownHandEvents = Object.keys(handEvents) as HandEvent['type'][];

/** The hand after one more event. Its pieces are read only when an entry is removed. */
export function evolveTableHand(opened: HandOnTable, event: HandEvent, earlier: EarlierEntries): HandOnTable {
  const isCorrection = event.type === 'EntryCorrected';
  const hand = event.type === 'NewcomerDealtIn' ? withNewcomer(opened, event.data) : opened;
  const entries = isCorrection ? [...earlier.read(), ...hand.recent] : [];
  const before = hand.state === null ? initialHandState : { ...hand.state, record: readRecord(hand.state.record, entries) };
  const state = evolve(before, withoutUnseen(event));
  const standing = listEntries(state.record);
  const actions = isCorrection ? readActions(hand, standing) : actionsAfter(hand.actions, state, event);
  const recent = isCorrection || state.start === null ? standing : [...hand.recent, ...standing];
  if (state.start === null) return { ...hand, state: null, actions: hand.seats.map(() => null), recent };
  return { ...hand, state: { ...state, record: summarise(state.record) }, actions, recent };
}

/** The last action of each seat, by the counting events. */
function readActions({ seats }: HandOnTable, standing: readonly StoredEntry[]): HandOnTable['actions'] {
  let state = initialHandState;
  let actions: HandOnTable['actions'] = seats.map(() => null);
  for (const { event } of standing) {
    state = evolve(state, event);
    actions = event.type === 'NewcomerDealtIn' ? seats.map(() => null) : actionsAfter(actions, state, event);
  }
  return actions;
}

/** Antes and blinds are posted again. */
function withNewcomer(hand: HandOnTable, { seat, playerId, stack }: { seat: number; playerId: PlayerId; stack: number }): HandOnTable {
  const seats = [...hand.seats, { seat, playerId, stack, dead: false }].sort((one, other) => one.seat - other.seat);
  return { ...hand, seats, actions: seats.map(() => null) };
}

/** Removes cards that only an official looked at or that were only recorded. */
function withoutUnseen(event: HandEvent): HandEvent {
  if (event.type !== 'HoleCardsRecorded' && event.type !== 'HandControlled') return event;
  return { type: event.type, data: { ...event.data, cards: null } } as unknown as HandEvent;
}

const actionOf: Partial<Record<HandEvent['type'], SeatAction>> = {
  AntePosted: 'ante',
  Folded: 'fold',
  Checked: 'check',
  Called: 'call',
  BetPlaced: 'bet',
  Raised: 'raise',
  HandTabled: 'table',
  HandMucked: 'muck',
};

function actionsAfter(actions: HandOnTable['actions'], state: HandState, event: HandEvent): HandOnTable['actions'] {
  switch (event.type) {
    case 'BlindPosted':
      return withAction(actions, indexOf(state, event.data.seat), event.data.blind === 'small' ? 'smallBlind' : 'bigBlind');
    case 'HandRedealt':
      return actions.map(() => null);
    case 'BoardDealt':
      return actions.map((action, i) => ((((state.live & ~state.allIn) >> i) & 1) === 1 ? null : action));
    default: {
      const action = actionOf[event.type];
      return action === undefined ? actions : withAction(actions, indexOf(state, (event.data as { seat: number }).seat), action);
    }
  }
}

function withAction(actions: HandOnTable['actions'], index: number, action: SeatAction): HandOnTable['actions'] {
  return actions.map((last, i) => (i === index ? action : last));
}

/** The public form of the hand. */
export function showTableHand(hand: HandOnTable): TableHand {
  const { handId, number, level, stakes, seats } = hand;
  if (hand.state === null) {
    const opened = seats.map((at, i) => ({
      ...seatAt(hand, i),
      stack: at.stack,
      bet: 0,
      status: at.dead ? ('dead' as const) : ('live' as const),
      tabled: null,
    }));
    return {
      handId,
      number,
      level,
      stakes,
      state: 'opened',
      street: 'preflop',
      board: [],
      potTotal: 0,
      pots: [],
      seats: opened,
      showdownOrder: null,
      awards: [],
    };
  }
  const state: HandState = { ...hand.state, record: emptyRecord };
  return {
    handId,
    number,
    level: state.start!.level,
    stakes: state.start!.stakes,
    state: phases[state.phase],
    street: state.street,
    board: state.board.flatMap((cards, street): readonly (Card | null)[] => cards ?? Array<null>(street === 0 ? 3 : 1).fill(null)),
    potTotal: countChipsInPlay(state),
    pots: state.pots.map((pot, index) => (state.awards[index] == null ? pot : { ...pot, amount: 0 })),
    seats: seats.map((_, i) => ({
      ...seatAt(hand, i),
      stack: state.stacks[i]!,
      bet: state.bets[i]!,
      status: statusOf(hand, state, i),
      tabled: tabledAt(state, i),
    })),
    showdownOrder: state.showdownOrder,
    awards: state.awards.flatMap((award) =>
      award === null ? [] : award.shares.map(({ seat, amount }) => ({ pot: award.pot, seat, amount })),
    ),
  };
}

const phases: Readonly<Record<HandState['phase'], TableHand['state']>> = {
  notStarted: 'opened',
  posting: 'inProgress',
  dealing: 'dealing',
  betting: 'inProgress',
  awaitingBoard: 'inProgress',
  awaitingRedeal: 'awaitingRedeal',
  settling: 'inProgress',
  showdown: 'showdown',
  completed: 'completed',
};

function seatAt({ seats, actions }: HandOnTable, i: number): Pick<TableHandSeat, 'seat' | 'playerId' | 'action'> {
  return { seat: seats[i]!.seat, playerId: seats[i]!.playerId, action: actions[i] ?? null };
}

function statusOf({ actions }: HandOnTable, { live, allIn }: HandState, i: number): TableHandSeat['status'] {
  if (((live >> i) & 1) === 1) return ((allIn >> i) & 1) === 1 ? 'allIn' : 'live';
  return actions[i] === 'fold' || actions[i] === 'muck' ? 'out' : 'dead';
}

function tabledAt({ tabled, holeCards }: HandState, i: number): HoleCards | null {
  return ((tabled >> i) & 1) === 1 ? (holeCards[i] ?? null) : null;
}

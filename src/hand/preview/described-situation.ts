/**
 * A hand in memory that stands where somebody describes it: seats, stacks, forced bets, the acts of the street so far. Its acts
 * go through the decider under the rulebook that is named, so that they are as legal there as at a table.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { AnteFormat, RulebookReference, Street } from '../../../events/values.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { Action } from '../../../commands/hand/action.js';
import { handDecider } from '../decider.js';
import type { Refused } from '../refusals.js';
import { checkStart } from '../start/check.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { findLeftOf } from '../betting/forced-bets.js';
import type { HandState } from '../state.js';

export interface DescribedSituation {
  /** A seat number; nobody need sit there. The blinds are the next seats clockwise; heads-up the button has the small one. */
  readonly button: number;
  /** Who is still in as the street begins, before the flop everybody dealt in. Stacks in chips as the street begins, before antes and blinds. */
  readonly players: readonly { readonly seat: number; readonly stack: number }[];
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly anteFormat: AnteFormat;
  readonly chipUnit: number;
  readonly street: Street;
  /** Chips in the middle from the streets before; of no account before the flop, where antes and blinds are taken. */
  readonly pot: number;
  /** The acts of the street, in turn order. */
  readonly acts: readonly { readonly seat: number; readonly action: Action }[];
}

const BOARD: readonly Exclude<Street, 'preflop'>[] = ['flop', 'turn', 'river'];

/** The events that lead to the situation under a book, or why it cannot be come to under it. */
export function playSituation(
  situation: DescribedSituation,
  rulebook: RulebookReference,
): { readonly events: readonly HandEvent[]; readonly refusal?: undefined } | (Refused & { readonly events?: undefined }) {
  const events: HandEvent[] = [];
  let state: HandState = handDecider.initialState;
  const take = (taken: readonly HandEvent[]): void => {
    for (const event of taken) {
      events.push(event);
      state = handDecider.evolve(state, event);
    }
  };
  const start = startOf(situation, rulebook);
  const refused = checkStart(start);
  if (refused !== null) return refused;
  if (situation.street === 'preflop') take(handDecider.decide({ type: 'StartHand', hand: start }, state).events ?? []);
  else take(streetsBefore(situation, start));
  for (const { seat, action } of situation.acts) {
    const decision = handDecider.decide({ type: 'Act', seat, action }, state);
    if (decision.refusal !== undefined) return decision;
    take(decision.events);
  }
  return { events };
}

function startOf(situation: DescribedSituation, rulebook: RulebookReference): HandStart {
  const { button, smallBlind, bigBlind, ante, anteFormat, chipUnit } = situation;
  const shares = sharesOf(situation);
  const seats = situation.players
    .map(({ seat, stack }, i) => ({ seat, playerId: `seat${seat}` as PlayerId, stack: stack + shares[i]!, dead: false }))
    .sort((one, other) => one.seat - other.seat);
  const antePriority = rulebookFor(rulebook)?.betting.ante.bigBlind.shortOrder.value ?? 'blindFirst';
  return {
    tournamentId: 'described' as TournamentId,
    table: 1,
    handNumber: 1,
    level: 1,
    rulebook,
    seats,
    button,
    ...blindsOf(seats, button),
    stakes: { smallBlind, bigBlind, ante, anteFormat, antePriority },
    chipUnit,
  };
}

function blindsOf(seats: HandStart['seats'], button: number): Pick<HandStart, 'smallBlindSeat' | 'bigBlindSeat'> {
  const seatAt = (i: number): number => seats[i % seats.length]?.seat ?? 0;
  const left = findLeftOf({ seats }, button);
  const headsUp = seats.length === 2 && seats.some(({ seat }) => seat === button);
  const small = headsUp ? left + 1 : left;
  return { smallBlindSeat: seatAt(small), bigBlindSeat: seatAt(small + 1) };
}

/** What each player put in before the street, in the order of the players: equal shares, the first player what they leave over. */
function sharesOf({ street, players, pot }: DescribedSituation): readonly number[] {
  const before = street === 'preflop' ? 0 : pot;
  const share = Math.floor(before / Math.max(1, players.length));
  return players.map((_, i) => (i === 0 ? before - share * (players.length - 1) : share));
}

/** As few events as can say what the streets before have left. */
function streetsBefore(situation: DescribedSituation, start: HandStart): HandEvent[] {
  const { players, pot, street } = situation;
  const shares = sharesOf(situation);
  const calls = players.flatMap(({ seat }, i): HandEvent[] => {
    const amount = shares[i]!;
    return amount === 0 ? [] : [{ type: 'Called', data: { seat, amount, to: amount, allIn: false } }];
  });
  const pots = pot === 0 ? [] : [{ amount: pot, seats: start.seats.map(({ seat }) => seat) }];
  return [
    { type: 'HandStarted', data: start },
    ...calls,
    { type: 'ChipsGathered', data: { street: 'preflop', pots } },
    ...BOARD.slice(0, BOARD.indexOf(street as (typeof BOARD)[number]) + 1).map((dealt): HandEvent => ({
      type: 'BoardDealt',
      data: { street: dealt, cards: null },
    })),
  ];
}

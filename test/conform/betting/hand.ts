/**
 * Brings a hand to the start of a betting case: before the flop from its start, later by events for the earlier streets. Then the acts of
 * the street are given to the decider.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { Street } from '../../../events/values.js';
import type { HandCommand } from '../../../commands/hand.js';
import { handDecider } from '../../../src/hand/decider.js';
import { findLegalActions } from '../../../src/hand/betting/legal-actions.js';
import { type HandState, indexOf } from '../../../src/hand/state.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { referenceTo } from '../../../src/rulebooks/adopted-book.js';
import { anteDue } from '../../../src/rulebooks/ante-due.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { Acted, Given, When } from './shape.js';

export type BoardStreet = Exclude<Street, 'preflop'>;

export const STREETS: readonly Street[] = ['preflop', 'flop', 'turn', 'river'];

/** A hand in memory: every command goes through {@link handDecider}. */
export class CaseHand {
  state: HandState = handDecider.initialState;
  readonly events: HandEvent[] = [];
  /** The code with which the last command was refused; null when it was not. */
  refusal: string | null = null;

  give(command: HandCommand): readonly HandEvent[] {
    const decision = handDecider.decide(command, this.state);
    this.refusal = decision.refusal?.code ?? null;
    for (const event of decision.events ?? []) this.take(event);
    return decision.events ?? [];
  }

  take(event: HandEvent): void {
    this.state = handDecider.evolve(this.state, event);
    this.events.push(event);
  }

  /** The seat in turn; null for none. */
  get turn(): number | null {
    return this.state.turn < 0 ? null : this.state.start!.seats[this.state.turn]!.seat;
  }

  /** The seat's chips in front of it on the street. */
  bet(seat: number): number {
    return this.state.bets[indexOf(this.state, seat)] ?? 0;
  }

  stack(seat: number): number {
    return this.state.stacks[indexOf(this.state, seat)] ?? 0;
  }

  /** Gives an act of a street as it happened: a wrong amount that nobody corrected too. Null when it could not be given, else why. */
  play({ seat, action, to }: Acted): string | null {
    this.give(this.#commandOf(seat, action, to ?? null));
    const wrong = this.refusal === 'BELOW_MINIMUM_BET' || this.refusal === 'BELOW_MINIMUM_RAISE';
    if (wrong && to != null) this.give({ type: 'RecordUncorrected', seat, action: this.#wager(), to });
    return this.refusal;
  }

  #wager(): 'bet' | 'raise' {
    return this.state.currentBet === 0 ? 'bet' : 'raise';
  }

  #commandOf(seat: number, action: Acted['action'], to: number | null): HandCommand {
    const allInTo = this.bet(seat) + this.stack(seat);
    switch (action) {
      case 'fold':
      case 'check':
        return { type: 'Act', seat, action: { type: action } };
      case 'call': {
        const legal = findLegalActions(this.state);
        const short = to !== null && legal !== null && legal.seat === seat && to < this.bet(seat) + legal.callAmount;
        return short ? { type: 'RecordUncorrected', seat, action: 'call', to } : { type: 'Act', seat, action: { type: 'call' } };
      }
      case 'bet':
      case 'raise':
        return { type: 'Act', seat, action: { type: this.#wager(), to: to ?? allInTo } };
      case 'allIn':
        // Chips that the table did not see stayed behind.
        return { type: 'Act', seat, action: to === null || to >= allInTo ? { type: 'allIn' } : { type: this.#wager(), to } };
    }
  }
}

/** Brings the hand of a case to the street on which it begins, or to the end of the one before. */
export function beginHand(given: Given, book: Rulebook, street: Street = given.street): CaseHand {
  const hand = new CaseHand();
  if (given.street === 'preflop') {
    hand.give({ type: 'StartHand', hand: startBeforeTheFlop(given, book) });
    return hand;
  }
  for (const event of eventsBefore(given, book)) hand.take(event);
  for (const each of STREETS.slice(1, STREETS.indexOf(street) + 1)) {
    hand.take({ type: 'BoardDealt', data: { street: each as BoardStreet, cards: null } });
  }
  return hand;
}

/** The state of a case with the ante that its book derives from the structure's: dropped, reduced or whole. */
export function withAnteDue(given: Given, { structureAnteFormat, tableSize }: When, book: Rulebook): Given {
  if (structureAnteFormat === undefined && tableSize === undefined) return given;
  const { blinds, players } = given;
  const format = structureAnteFormat ?? blinds.anteFormat;
  const { amount } = anteDue(book.betting, {
    format,
    amount: format === 'bigBlind' ? blinds.big : blinds.ante,
    smallBlind: blinds.small,
    bigBlind: blinds.big,
    players: players.length,
    tableSize: tableSize ?? TABLE,
  });
  return { ...given, blinds: { ...blinds, ante: amount, anteFormat: amount === 0 ? 'none' : format } };
}

/** The table size when a case leaves it open. */
const TABLE = 9;

function startOf(
  { blinds }: Given,
  book: Rulebook,
  rest: Pick<HandStart, 'seats' | 'button' | 'smallBlindSeat' | 'bigBlindSeat'>,
): HandStart {
  const { small, big, ante, anteFormat } = blinds;
  return {
    tournamentId: 'conform' as TournamentId,
    table: 1,
    handNumber: 1,
    level: 1,
    rulebook: referenceTo(book),
    stakes: { smallBlind: small, bigBlind: big, ante, anteFormat, antePriority: book.betting.ante.bigBlind.shortOrder.value },
    chipUnit: 1,
    ...rest,
  };
}

const seated = (seat: number, stack: number): HandStart['seats'][number] => ({
  seat,
  playerId: `p${seat}` as PlayerId,
  stack,
  dead: false,
});

function startBeforeTheFlop(given: Given, book: Rulebook): HandStart {
  const players = inOrder(given);
  const at = (...roles: readonly string[]): number | null => players.find(({ role }) => roles.includes(role))?.seat ?? null;
  const smallBlindSeat = at('smallBlind', 'buttonSmallBlind');
  const bigBlindSeat = at('bigBlind') ?? 0;
  return startOf(given, book, {
    seats: players.map(({ seat, stack }) => seated(seat, stack)),
    button: at('button', 'buttonSmallBlind') ?? emptySeatBefore(given, smallBlindSeat ?? bigBlindSeat),
    smallBlindSeat,
    bigBlindSeat,
  });
}

/**
 * The streets before the one of the case, as few events as can say what they left: each player of the case put in the same, a player
 * who then folded what does not divide, and the chips are gathered.
 */
function eventsBefore(given: Given, book: Rulebook): HandEvent[] {
  const players = inOrder(given);
  const first = given.players[0]!.seat;
  const pot = Math.max(0, given.pot - onTheStreet(given));
  const share = Math.floor(pot / players.length);
  const left = pot - share * players.length;
  const button = players.find(({ role }) => role === 'button' || role === 'buttonSmallBlind')?.seat ?? emptySeatBefore(given, first);
  const folder = left === 0 ? null : emptySeatBefore(given, first);
  const seats = players.map(({ seat, stack }) => seated(seat, stack + share));
  if (folder !== null) seats.push(seated(folder, left));
  seats.sort((one, other) => one.seat - other.seat);
  const start = startOf(given, book, { seats, button, smallBlindSeat: null, bigBlindSeat: first });
  const events: HandEvent[] = [{ type: 'HandStarted', data: start }];
  const puts = (seat: number, amount: number, stack: number): void => {
    if (amount > 0) events.push({ type: 'Called', data: { seat, amount, to: amount, allIn: amount === stack } });
  };
  for (const { seat, stack } of players) puts(seat, share, stack + share);
  if (folder !== null) {
    puts(folder, left, left);
    events.push({ type: 'Folded', data: { seat: folder } });
  }
  const pots = pot === 0 ? [] : [{ amount: pot, seats: players.map(({ seat }) => seat) }];
  events.push({ type: 'ChipsGathered', data: { street: 'preflop', pots } });
  return events;
}

/** The chips of the case's acts on its street. */
function onTheStreet({ priorActions }: Given): number {
  const totals = new Map<number, number>();
  for (const { seat, to } of priorActions) if (to != null) totals.set(seat, to);
  return [...totals.values()].reduce((sum, to) => sum + to, 0);
}

function inOrder({ players }: Given): Given['players'] {
  return [...players].sort((one, other) => one.seat - other.seat);
}

/** The nearest seat before this one at which nobody of the case sits. */
function emptySeatBefore({ players }: Given, seat: number): number {
  for (let k = 1; k < 10; k++) {
    const candidate = ((seat - k - 1 + 20) % 10) + 1;
    if (players.every((player) => player.seat !== candidate)) return candidate;
  }
  return seat;
}

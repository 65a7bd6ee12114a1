/**
 * Plays a hand of the record format (`../shared/phh/README.md`: legal actions at every step, and the result) through the hand's decider,
 * and reports differences. Record seat i is seat i + 1 with player `p{i}`.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { HoleCards, Street } from '../../../events/values.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { Action } from '../../../commands/hand/action.js';
import { handDecider } from '../../hand/decider.js';
import { findLegalActions } from '../../hand/betting/legal-actions.js';
import { countChipsInPlay } from '../../hand/pots/pots.js';
import type { HandState } from '../../hand/state.js';
import type { HandStart } from '../../../commands/hand/start.js';

/** The legal actions at a step. Seats from 0, amounts in chips; `callAmount` is what is added, the other two are totals of the street. */
export interface RecordedOptions {
  readonly canFold: boolean;
  readonly canCheck: boolean;
  readonly callAmount: number;
  readonly minRaiseTo: number | null;
  readonly maxRaiseTo: number | null;
}

export interface RecordedStep extends RecordedOptions {
  readonly seat: number;
  readonly street: Street;
  readonly pot: number;
  /** The TDA rules' actions where they differ. */
  readonly tda?: Partial<RecordedOptions>;
  /** The call when the full big blind is charged, although only part of it can be matched. */
  readonly callAmountFullBlind?: number;
  /** There is no decision: nobody is left to bet against. */
  readonly vacuous?: boolean;
}

export interface RecordedAction {
  readonly seat: number;
  readonly street: Street;
  readonly type: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allin';
  readonly amountTo: number;
  readonly as?: 'call' | 'bet' | 'raise';
}

export interface RecordedPot {
  readonly amount: number;
  readonly eligibleSeats: readonly number[];
  readonly winners: readonly number[];
  readonly payouts: readonly { readonly seat: number; readonly amount: number }[];
  readonly oddChips?: number;
}

/** A hand in the record format, without the unchecked fields. */
export interface HandRecord {
  readonly id: string;
  readonly players: number;
  readonly button: number;
  readonly smallBlindSeat: number | null;
  readonly bigBlindSeat: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly anteFormat: 'none' | 'classic' | 'bb' | 'button';
  readonly bbAntePriority: 'blind-first' | 'ante-first' | null;
  readonly chipUnit: number;
  readonly stacks: readonly number[];
  readonly holeCards: readonly (readonly string[] | null)[];
  readonly board: readonly string[];
  readonly posts: readonly { readonly seat: number; readonly type: 'ante' | 'sb' | 'bb'; readonly amount: number }[];
  readonly actions: readonly RecordedAction[];
  readonly legalAtEachStep: readonly RecordedStep[];
  readonly uncalledReturned: readonly { readonly seat: number; readonly amount: number }[];
  readonly pots: readonly RecordedPot[];
  readonly finalStacks: readonly number[];
  readonly tda?: { readonly finalStacks?: readonly number[] };
  readonly wentToShowdown: boolean;
  readonly showdown: readonly { readonly seat: number; readonly shown: boolean }[];
}

/** A difference between the decider and a record. */
export interface Difference {
  /** The record's id. */
  readonly id: string;
  /** The index of the action; null for the whole hand. */
  readonly step: number | null;
  readonly field: string;
  readonly expected: unknown;
  readonly got: unknown;
}

const FORMATS = { none: 'none', classic: 'classic', bb: 'bigBlind', button: 'button' } as const;
const BOARD = [
  { street: 'flop', from: 0, to: 3 },
  { street: 'turn', from: 3, to: 4 },
  { street: 'river', from: 4, to: 5 },
] as const;

/** The start of a record's hand, as a tournament would start it. */
export function startOf(record: HandRecord): HandStart {
  return {
    tournamentId: 'conformance' as TournamentId,
    table: 1,
    handNumber: 1,
    level: 1,
    rulebook: { id: 'conformance', edition: '1' },
    seats: record.stacks.map((stack, i) => ({ seat: i + 1, playerId: `p${i}` as PlayerId, stack, dead: false })),
    button: record.button + 1,
    smallBlindSeat: record.smallBlindSeat === null ? null : record.smallBlindSeat + 1,
    bigBlindSeat: record.bigBlindSeat + 1,
    stakes: {
      smallBlind: record.smallBlind,
      bigBlind: record.bigBlind,
      ante: record.ante,
      anteFormat: FORMATS[record.anteFormat],
      antePriority: record.bbAntePriority === 'blind-first' ? 'blindFirst' : 'anteFirst',
    },
    chipUnit: record.chipUnit,
  };
}

/** Plays a record through {@link handDecider}. No difference means that every stated number came out the same. */
export function replayRecord(record: HandRecord): Difference[] {
  const replay = new Replay(record);
  replay.run();
  return replay.differences;
}

/** The commands of a record, in order. */
export function commandsOf(record: HandRecord): readonly HandCommand[] {
  const replay = new Replay(record);
  replay.run();
  return replay.commands;
}

class Replay {
  readonly commands: HandCommand[] = [];
  readonly differences: Difference[] = [];
  private state: HandState = handDecider.initialState;
  private readonly events: HandEvent[] = [];
  private step: number | null = null;

  constructor(private readonly record: HandRecord) {}

  run(): void {
    const { record } = this;
    if (!this.give({ type: 'StartHand', hand: startOf(record) })) return;
    this.comparePosts();
    for (let i = 0; i < record.actions.length; i++) {
      const action = record.actions[i]!;
      const step = record.legalAtEachStep[i];
      if (step?.vacuous === true) continue;
      this.step = i;
      if (!this.dealUntil(action.street)) return;
      if (step !== undefined) this.compareStep(step);
      if (!this.give({ type: 'Act', seat: action.seat + 1, action: actionOf(action) })) return;
    }
    this.step = null;
    if (this.finish()) this.compareResult();
  }

  /** Deals streets before the next action. */
  private dealUntil(street: Street): boolean {
    while (this.state.phase === 'awaitingBoard' && this.state.street !== street) if (!this.deal()) return false;
    return true;
  }

  private deal(): boolean {
    const { street, from, to } = BOARD[this.state.board.length]!;
    // Missing cards were not recorded: winners must be declared then.
    const cards = this.record.board.length >= to ? this.record.board.slice(from, to) : null;
    return this.give({ type: 'DealBoard', street, cards });
  }

  private finish(): boolean {
    while (this.state.phase === 'awaitingBoard') if (!this.deal()) return false;
    for (const seat of this.state.showdownOrder ?? []) {
      if (this.state.phase === 'completed') break;
      const cards = this.record.holeCards[seat - 1] ?? null;
      const shown = this.record.showdown.some((entry) => entry.seat === seat - 1 && entry.shown);
      const command: HandCommand =
        shown && cards !== null ? { type: 'TableHand', seat, cards: cards as HoleCards } : { type: 'MuckHand', seat };
      if (!this.give(command)) return false;
    }
    if (this.state.phase === 'showdown') {
      const winners = this.record.pots.map((pot, i) => ({ pot: i, seats: pot.winners.map((seat) => seat + 1) }));
      if (!this.give({ type: 'DeclareWinners', winners })) return false;
    }
    return this.same('phase', 'completed', this.state.phase);
  }

  private give(command: HandCommand): boolean {
    this.commands.push(command);
    const decision = handDecider.decide(command, this.state);
    if (decision.refusal !== undefined) {
      this.same(`refusal of ${command.type}`, null, { code: decision.refusal.code, parameters: decision.refusal.parameters });
      return false;
    }
    for (const event of decision.events) {
      this.state = handDecider.evolve(this.state, event);
      this.events.push(event);
    }
    return true;
  }

  private comparePosts(): void {
    const paid = this.events.flatMap((event) => {
      if (event.type === 'AntePosted') return [`${event.data.seat - 1} ante ${event.data.amount}`];
      if (event.type === 'BlindPosted') return [`${event.data.seat - 1} ${event.data.blind === 'big' ? 'bb' : 'sb'} ${event.data.amount}`];
      return [];
    });
    // The record does not state the order of posting, which differs between blind-first and ante-first.
    this.same('posts', this.record.posts.map((post) => `${post.seat} ${post.type} ${post.amount}`).sort(), paid.sort());
  }

  private compareStep(step: RecordedStep): void {
    const expected = { ...step, ...step.tda };
    const got = findLegalActions(this.state);
    if (!this.same('seat', step.seat, got === null ? null : got.seat - 1) || got === null) return;
    this.same('street', step.street, this.state.street);
    this.same('pot', step.pot, countChipsInPlay(this.state));
    this.same('canCheck', expected.canCheck, got.canCheck);
    // A record assumes that nobody folds when they may check; by TDA such a fold is binding, and `findLegalActions` includes it.
    if (!expected.canCheck) this.same('canFold', expected.canFold, got.canFold);
    if (got.callAmount !== step.callAmountFullBlind) this.same('callAmount', expected.callAmount, got.callAmount);
    this.same('minRaiseTo', expected.minRaiseTo, got.minRaiseTo);
    this.same('maxRaiseTo', expected.maxRaiseTo, got.maxRaiseTo);
  }

  private compareResult(): void {
    const { record, state } = this;
    this.same('uncalledReturned', bySeat(record.uncalledReturned), bySeat(this.returned()));
    this.same('pots.length', record.pots.length, state.pots.length);
    record.pots.forEach((pot, i) => this.comparePot(pot, i));
    this.same('wentToShowdown', record.wentToShowdown, state.showdownOrder !== null);
    this.same('finalStacks', record.tda?.finalStacks ?? record.finalStacks, state.stacks);
  }

  private returned(): { seat: number; amount: number }[] {
    return this.events.flatMap((event) =>
      event.type === 'UncalledBetReturned' ? [{ seat: event.data.seat - 1, amount: event.data.amount }] : [],
    );
  }

  private comparePot(expected: RecordedPot, i: number): void {
    const pot = this.state.pots[i];
    const award = this.state.awards[i] ?? null;
    if (pot === undefined || award === null) return;
    const payouts = award.shares.map((share) => ({ seat: share.seat - 1, amount: share.amount }));
    this.same(`pots[${i}].amount`, expected.amount, pot.amount);
    this.same(`pots[${i}].eligibleSeats`, ascending(expected.eligibleSeats), ascending(pot.seats.map((seat) => seat - 1)));
    this.same(`pots[${i}].winners`, ascending(expected.winners), ascending(payouts.map((share) => share.seat)));
    this.same(`pots[${i}].payouts`, expected.payouts.map(pair), payouts.map(pair));
    this.same(`pots[${i}].oddChips`, expected.oddChips ?? 0, award.oddChips);
  }

  /** Records a difference, if there is one. */
  private same(field: string, expected: unknown, got: unknown): boolean {
    if (expected === got || JSON.stringify(expected) === JSON.stringify(got)) return true;
    this.differences.push({ id: this.record.id, step: this.step, field, expected, got });
    return false;
  }
}

function actionOf(action: RecordedAction): Action {
  switch (action.type) {
    case 'bet':
    case 'raise':
      return { type: action.type, to: action.amountTo };
    case 'allin':
      return { type: 'allIn' };
    default:
      return { type: action.type };
  }
}

/** Chips returned to each seat, summed: an ante and a blind may be returned separately. */
function bySeat(returned: readonly { readonly seat: number; readonly amount: number }[]): string[] {
  const sums = new Map<number, number>();
  for (const { seat, amount } of returned) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return [...sums].map(([seat, amount]) => pair({ seat, amount })).sort();
}

function pair(share: { readonly seat: number; readonly amount: number }): string {
  return `${share.seat}: ${share.amount}`;
}

function ascending(seats: readonly number[]): number[] {
  return [...seats].sort((one, other) => one - other);
}

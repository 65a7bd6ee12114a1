/**
 * The unfolding of a hand's decision, with what follows by itself from an event.
 */
import { Unfolding } from '../decider.js';
import type { Citation, RulingOption } from '../../events/judging.js';
import type { KillCause } from '../../events/hand-incidents.js';
import type { HandEvent } from '../../events/hand.js';
import { listOpenOffences } from './betting/out-of-turn-offence.js';
import { settleOwedCall } from './betting/owed-calls.js';
import type { Action } from '../../commands/hand/action.js';
import { findActionsAtTurn } from './betting/legal-actions.js';
import { countLive } from './state/round.js';
import { judgeAction, type PlainEvent } from './betting/wagers.js';
import { evolve } from './evolve.js';
import { conclude } from './pots/conclusion.js';
import { findUncalledBet, makePots } from './pots/pots.js';
import type { Refused } from './refusals.js';
import { refuse } from './refusals.js';
import { type HandState, indexOf } from './state.js';

export class HandUnfolding extends Unfolding<HandState, HandEvent> {
  constructor(state: HandState) {
    super(state, evolve);
  }

  /** Adds what follows by itself: chips returned and gathered, pots pushed. */
  conclude(): void {
    for (let owed = settleOwedCall(this.state); owed !== null; owed = settleOwedCall(this.state)) this.push(owed);
    const from = this.events.length;
    conclude(this.state, this.events);
    for (let k = from; k < this.events.length; k++) this.state = evolve(this.state, this.events[k]!);
  }

  /** Chips came to pots after their round was gathered: what nobody matches goes back, and the pots are counted again. */
  gatherAgain(): void {
    const { street, start } = this.state;
    const uncalled = findUncalledBet(this.state);
    if (uncalled !== null) {
      const { seat } = start!.seats[uncalled.index]!;
      this.push({ type: 'UncalledBetReturned', data: { seat, amount: uncalled.amount, street } });
    }
    this.push({ type: 'ChipsGathered', data: { street, pots: makePots(this.state) } });
    this.conclude();
  }

  /** A live hand dies. The last one that lives has won: its pots are pushed instead. */
  kill(seat: number, cause: KillCause, articles: readonly Citation[]): void {
    if (countLive(this.state) < 2) return this.conclude();
    this.closeActs(seat);
    this.push({ type: 'HandKilled', data: { seat, cause, articles: [...articles] } });
  }

  /** Before a hand dies: the chips of an act that did not stand stay in the pot, and the offence of an act before its turn is noted. */
  closeActs(seat: number): void {
    this.commit(seat, this.committedBy(seat));
    for (const offence of listOpenOffences(this.state, seat)) this.push(offence);
  }

  /**
   * Adds the plain action of the seat in turn, then what follows. Chips of an act that did not stand, still on the table, stay
   * in the pot when it folds.
   */
  play(action: Action, committed: number | null = null): Refused | null {
    const { state } = this;
    const event = judgeAction(state, findActionsAtTurn(state, state.turn), action);
    if ('refusal' in event) return event;
    const restriction = state.actState?.restriction;
    if (restriction != null && restriction.seat === event.data.seat) {
      const { options } = restriction;
      if (!options.includes(optionOf(event))) return refuse('OPTION_NOT_OFFERED', { seat: restriction.seat, options });
    }
    if (event.type === 'Folded') this.commit(event.data.seat, committed ?? this.committedBy(event.data.seat));
    this.push(event);
    this.conclude();
    return null;
  }

  /** Leaves chips of a seat that folds in the pot. */
  commit(seat: number, amount: number): void {
    if (amount > 0) this.push({ type: 'ChipsCommitted', data: { seat, amount, to: this.state.bets[indexOf(this.state, seat)]! + amount } });
  }

  /** The chips in front of a seat by an act of it that did not stand. */
  committedBy(seat: number): number {
    const restriction = this.state.actState?.restriction;
    return restriction?.seat === seat ? restriction.committed : 0;
  }
}

/** The option that a plain action takes. */
function optionOf(event: PlainEvent): RulingOption {
  switch (event.type) {
    case 'Folded':
      return 'fold';
    case 'Checked':
      return 'check';
    case 'Called':
      return 'call';
    case 'BetPlaced':
      return 'bet';
    case 'Raised':
      return 'raise';
  }
}

/**
 * The hand of a dealing case: every command goes through the real decider, and what follows by itself can be held back.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { HandCommand } from '../../../commands/hand.js';
import { conclude } from '../../../src/hand/pots/conclusion.js';
import { handDecider } from '../../../src/hand/decider.js';
import { findLegalActions } from '../../../src/hand/betting/legal-actions.js';
import type { HandRefusal } from '../../../src/hand/refusals.js';
import { CaseHand } from '../betting/hand.js';

export class DealingHand extends CaseHand {
  /** Why the last command was refused; null when it was not. */
  refused: HandRefusal | null = null;
  /** Where in {@link events} the last decision began. */
  lastStep = 0;

  override give(command: HandCommand): readonly HandEvent[] {
    this.lastStep = this.events.length;
    this.refused = handDecider.decide(command, this.state).refusal ?? null;
    return super.give(command);
  }

  /** What follows by itself from what the hand is now: chips gathered, the showdown opened, pots pushed. */
  settle(): void {
    const events = conclude(this.state, []);
    if (events.length > 0) this.lastStep = this.events.length;
    for (const event of events) this.take(event);
  }

  isLive(seat: number): boolean {
    const i = this.state.indexOfSeat[seat] ?? -1;
    return i >= 0 && ((this.state.live >> i) & 1) === 1;
  }

  /** The seats that can still win, in order. */
  get liveSeats(): number[] {
    return (this.state.start?.seats ?? []).map(({ seat }) => seat).filter((seat) => this.isLive(seat));
  }

  /** The seat in turn checks where it can, else it calls. False when nothing could be done. */
  pass(): boolean {
    const legal = findLegalActions(this.state);
    if (legal === null) return false;
    return this.play({ seat: legal.seat, action: legal.canCheck ? 'check' : 'call' }) === null;
  }

  /** Everybody who is still to act on the street checks or calls. */
  finishRound(): void {
    while (this.turn !== null && this.pass());
  }
}

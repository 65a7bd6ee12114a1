/**
 * The unfolding of a tournament's decision: what the command makes happen, and then what follows from it by itself. Each event is recorded with
 * the penalties that it serves, so that every follower decides on the state after it (decision 10).
 */
import { Unfolding } from '../decider.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { listPenaltiesServed, withMissedHands } from './unfolding/penalties.js';
import { evolve } from './evolve.js';
import type { Running, TournamentState } from './state.js';

export class TournamentUnfolding extends Unfolding<TournamentState, TournamentEvent> {
  constructor(state: TournamentState) {
    super(state, evolve);
  }

  take(events: readonly TournamentEvent[]): void {
    for (const event of events) {
      this.push(withMissedHands(event, this.state));
      for (const served of listPenaltiesServed(this.state)) this.push(served);
    }
  }

  /** Adds the events of a step, while the tournament is in play. @returns whether there were any */
  step(next: (running: Running) => readonly TournamentEvent[]): boolean {
    if (this.state.phase !== 'running') return false;
    const events = next(this.state);
    this.take(events);
    return events.length > 0;
  }

  /** Whether one of some types of events was added since. @param since how many events there were */
  has(types: ReadonlySet<TournamentEvent['type']>, since: number): boolean {
    for (let at = since; at < this.events.length; at += 1) if (types.has(this.events[at]!.type)) return true;
    return false;
  }
}

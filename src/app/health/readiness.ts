/**
 * How a node fares, for whoever watches it.
 */
import type { StoreHealth } from '../folder/store-health.js';
import type { ProjectionRunner } from '../views/projection-runner.js';
import type { StartUp } from '../wiring/start-up.js';
import type { AlteredStreams } from '../dispatch/altered-event.js';
import type { Problems } from './problems.js';

export class Readiness {
  /** @param reminders what is well and should not be forgotten, such as a loss of events that was accepted; one sentence each */
  constructor(
    private readonly health: StoreHealth,
    private readonly runner: ProjectionRunner,
    private readonly start: StartUp,
    private readonly found: Problems,
    private readonly altered: AlteredStreams,
    readonly reminders: readonly string[],
  ) {}

  /** What a person has to look at, one sentence each; none when all is well. */
  problems(): readonly string[] {
    return this.found.list();
  }

  /** Whether the views are up to date, and the store gives and takes events. */
  isReady(): boolean {
    return this.health.works && this.start.isDone('people known') && this.servesQueries();
  }

  /** Whether queries are answered; where {@link isReady} is false, commands are not. */
  servesQueries(): boolean {
    return this.health.reads && this.runner.stoppedBy === null && this.runner.status().every(({ state }) => state === 'live');
  }

  /** Whether this error of the store was reported among the problems, as an altered event is from now on. */
  isReported(error: Error): boolean {
    return this.altered.meet(error) || this.health.knows(error);
  }
}

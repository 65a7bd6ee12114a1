/** The readiness of a node, for monitoring. */
import type { StoreHealth } from '../folder/store-health.js';
import type { ProjectionRunner } from '../views/projection-runner.js';
import type { StartUp } from '../wiring/start-up.js';
import type { AlteredStreams } from '../dispatch/altered-event.js';
import type { Problems } from './problems.js';

export class Readiness {
  /** @param reminders facts to keep in mind although nothing is wrong, such as an accepted loss of events; one sentence each */
  constructor(
    private readonly health: StoreHealth,
    private readonly runner: ProjectionRunner,
    private readonly start: StartUp,
    private readonly found: Problems,
    private readonly altered: AlteredStreams,
    readonly reminders: readonly string[],
  ) {}

  /** The problems for the operator, one sentence each; none when all is well. */
  problems(): readonly string[] {
    return this.found.list();
  }

  /** Whether the views are up to date, and the store can be read and written. */
  isReady(): boolean {
    return this.health.works && this.start.isDone('people known') && this.servesQueries();
  }

  /** Whether queries are answered. When {@link isReady} is false, commands are not. */
  servesQueries(): boolean {
    return this.health.reads && this.runner.stoppedBy === null && this.runner.status().every(({ state }) => state === 'live');
  }

  /** Whether an error of the store is among the problems. An altered event is, from now on. */
  isReported(error: Error): boolean {
    return this.altered.meet(error) || this.health.knows(error);
  }
}

/** Shared and exclusive locks of tournaments: on this node, and on all nodes when others write to the store too. */
import type { TournamentId } from '../../../events/ids.js';
import type { Refusal } from '../../decider.js';
import type { CommandContext, CommandOutcome } from './outcome.js';
import type { ClusterLock } from '../play/cluster-lock.js';
import { TournamentLock } from '../play/tournament-lock.js';
import type { StoppedHands } from './aggregate.js';

export class Locks {
  readonly #lock = new TournamentLock();

  /** @param clusterLock null when no other node writes to the store */
  constructor(private readonly clusterLock: ClusterLock | null) {}

  /** Runs a command beside others of its tournament, once no exclusive lock is held. */
  runShared<Outcome extends CommandOutcome>(id: TournamentId, run: () => Promise<Outcome>): Promise<Outcome> {
    const { clusterLock } = this;
    return this.#lock.runShared(id, () => (clusterLock === null ? run() : clusterLock.runShared(run)));
  }

  /**
   * Runs a command while nothing else of its tournament is decided.
   * @param findHands finds the hand that decides
   */
  runExclusive(
    id: TournamentId,
    findHands: () => Promise<StoppedHands | { readonly refusal: Refusal }>,
    context: CommandContext,
    run: (hands: StoppedHands, context: CommandContext) => Promise<CommandOutcome>,
  ): Promise<CommandOutcome> {
    const { clusterLock } = this;
    return this.#lock.runExclusive(id, async () => {
      const found = await findHands();
      if (found.refusal !== undefined) return { accepted: false, refusal: found.refusal };
      return clusterLock === null
        ? run(found, context)
        : clusterLock.runExclusive(found.handId, found.others, context, (as) => run(found, as));
    });
  }
}

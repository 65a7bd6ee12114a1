/** Shared and exclusive locks of tournaments: on this node, and on all nodes when others write to the store too. */
import type { TournamentId } from '../../../events/ids.js';
import type { Refusal } from '../../decider.js';
import type { CommandContext, CommandOutcome } from './outcome.js';
import type { PlayStops } from '../play/play-stops.js';
import { TournamentLock } from '../play/tournament-lock.js';
import type { Meant } from './aggregate.js';

export class Locks {
  readonly #lock = new TournamentLock();

  /** @param stops null when no other node writes to the store */
  constructor(private readonly stops: PlayStops | null) {}

  /** Runs a command beside others of its tournament, once no exclusive lock is held. */
  runShared<Outcome extends CommandOutcome>(id: TournamentId, take: () => Promise<Outcome>): Promise<Outcome> {
    const { stops } = this;
    return this.#lock.runShared(id, () => (stops === null ? take() : stops.pass(take)));
  }

  /**
   * Runs a command while nothing else of its tournament is decided.
   * @param meant finds the hand that decides
   */
  runExclusive(
    id: TournamentId,
    meant: () => Promise<Meant | { readonly refusal: Refusal }>,
    context: CommandContext,
    take: (meant: Meant, context: CommandContext) => Promise<CommandOutcome>,
  ): Promise<CommandOutcome> {
    const { stops } = this;
    return this.#lock.runExclusive(id, async () => {
      const found = await meant();
      if (found.refusal !== undefined) return { accepted: false, refusal: found.refusal };
      return stops === null ? take(found, context) : stops.during(found.handId, found.others, context, (as) => take(found, as));
    });
  }
}

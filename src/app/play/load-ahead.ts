/**
 * After a start, loads the tournaments that are played, one after the other, so that their next command need not wait for it.
 */
import type { TournamentId } from '../../../events/ids.js';

/** The newest ones of them. */
const MOST_LOADED = 50;

interface LoadAheadOptions {
  readonly load: (id: TournamentId) => Promise<unknown>;
  /** Whether the program ends. */
  readonly isOver: () => boolean;
  readonly notice: (line: string) => void;
}

/** Never throws. */
export async function loadAhead(running: readonly TournamentId[], { load, isOver, notice }: LoadAheadOptions): Promise<void> {
  for (const id of running.slice(-MOST_LOADED)) {
    if (isOver()) return;
    try {
      await load(id);
    } catch (error) {
      if (!isOver()) notice(`the tournament ${id} could not be loaded ahead of its next command: ${(error as Error).message}`);
    }
  }
}

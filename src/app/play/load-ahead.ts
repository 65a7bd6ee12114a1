/** After a start, loads the running tournaments one by one, so that their next command is fast. */
import type { TournamentId } from '../../../events/ids.js';

/** The most tournaments loaded; the newest ones. */
const MOST_LOADED = 50;

interface LoadAheadOptions {
  readonly load: (id: TournamentId) => Promise<unknown>;
  /** Whether the program is ending. */
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

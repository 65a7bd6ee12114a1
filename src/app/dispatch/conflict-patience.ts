/**
 * How long a command that meets conflicts is tried again. What was faster may be known of before it can be read, where a cluster has just lost a node.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { StreamName } from '../../../events/ids.js';
import { type CommandRefusals, makeRefuse, type Refusal } from '../../decider.js';
import { StoreError } from '../../store/event-store.js';

const refuse = makeRefuse<CommandRefusals>();

/** Milliseconds between two attempts after conflicts: each wait about twice the one before, while what was faster can't be read. */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 500;
/** Milliseconds after which a command that meets conflicts again and again is given up. */
const CONFLICT_PATIENCE = 10_000;

/** How a command waits after another node was faster. */
export interface ConflictWaiting {
  /** Milliseconds by a clock that is never set. */
  readonly elapsed: () => number;
  /** At least 0 and less than 1, so that two nodes do not wait equally long. */
  readonly random: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

const machineWaiting: ConflictWaiting = {
  elapsed: () => performance.now(),
  random: Math.random,
  pause: async (ms) => delay(ms),
};

/** The conflicts that one command has met. */
export class ConflictPatience {
  met = 0;
  private end = Infinity;
  /** How many in a row were with something that can't be read yet. */
  private stalled = 0;

  constructor(private readonly waiting: ConflictWaiting = machineWaiting) {}

  get isOver(): boolean {
    return this.waiting.elapsed() >= this.end;
  }

  /** Whether what was faster the last time could not be read. It may be this very command, written by an append whose answer was lost. */
  get isBlind(): boolean {
    return this.stalled > 0;
  }

  /** @param wasRead whether what was faster could be read */
  async meet(wasRead: boolean): Promise<void> {
    this.met += 1;
    if (this.met === 1) this.end = this.waiting.elapsed() + CONFLICT_PATIENCE;
    this.stalled = wasRead ? 0 : this.stalled + 1;
    if (this.met === 1 && wasRead) return;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.stalled);
    await this.waiting.pause(longest * (0.5 + this.waiting.random() / 2));
  }
}

/** The end of a command that met conflicts for too long. @throws StoreError where nobody can say whether the command is among what was faster */
export function giveUp(
  stream: StreamName,
  { isBlind, met: attempts }: ConflictPatience,
): { readonly accepted: false; readonly refusal: Refusal } {
  if (!isBlind) return { accepted: false, refusal: refuse('TOO_MANY_CONFLICTS', { attempts }).refusal };
  throw new StoreError(
    'STORE_UNREACHABLE',
    `The store has later events of the stream ${stream} and does not give them: the command may be among them. Send it again with the same commandId.`,
  );
}

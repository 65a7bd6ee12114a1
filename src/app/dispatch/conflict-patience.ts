/**
 * How long a command is retried after conflicts. When a cluster has just lost a node, the conflicting event may be known before it can be
 * read.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { StreamName } from '../../../events/ids.js';
import { type CommandRefusals, makeRefuse, type Refusal } from '../../decider.js';
import { StoreError } from '../../store/event-store.js';

const refuse = makeRefuse<CommandRefusals>();

/**
 * The first pause between two attempts, in milliseconds. Each pause is about twice the one before while the conflicting event cannot be
 * read.
 */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 500;
/** A command is given up after this time of conflicts, in milliseconds. */
const CONFLICT_PATIENCE = 10_000;

/** How a command waits after a conflict with another node. */
export interface ConflictWaiting {
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number;
  /** At least 0 and less than 1, so that two nodes wait for different times. */
  readonly random: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

const machineWaiting: ConflictWaiting = {
  elapsed: () => performance.now(),
  random: Math.random,
  pause: async (ms) => delay(ms),
};

/** The conflicts of one command. */
export class ConflictPatience {
  met = 0;
  private end = Infinity;
  /** Consecutive conflicts whose event could not be read yet. */
  private stalled = 0;

  constructor(private readonly waiting: ConflictWaiting = machineWaiting) {}

  get isOver(): boolean {
    return this.waiting.elapsed() >= this.end;
  }

  /** Whether the event of the last conflict could not be read. It may be from this command itself, if the answer to its append was lost. */
  get isBlind(): boolean {
    return this.stalled > 0;
  }

  /** @param wasRead whether the conflicting event could be read */
  async meet(wasRead: boolean): Promise<void> {
    this.met += 1;
    if (this.met === 1) this.end = this.waiting.elapsed() + CONFLICT_PATIENCE;
    this.stalled = wasRead ? 0 : this.stalled + 1;
    if (this.met === 1 && wasRead) return;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.stalled);
    await this.waiting.pause(longest * (0.5 + this.waiting.random() / 2));
  }
}

/** Ends a command after too many conflicts. @throws StoreError when the command itself may be among the unread events */
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

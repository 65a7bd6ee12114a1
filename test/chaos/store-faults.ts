/**
 * What goes wrong with the nodes of the store in a run: of the tests' wire service, or by commands of the operator where it is a real cluster.
 */
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { WireProcess } from '../wire-service/wire-process.js';

export const STORE_NODES = 3;

export type StoreFaultKind = 'leaderDies' | 'leaderHangs' | 'deadLeaderIsNamed' | 'leaderIsIsolated' | 'clockIsAhead' | 'clockIsBehind';

export interface StoreFault {
  /** When this share of all commands has been given, from 0 to 1. */
  readonly at: number;
  readonly kind: StoreFaultKind;
}

/** A command of the operator, and when it is run: seconds after play began. */
export interface OperatorFault {
  readonly at: number;
  readonly command: string;
}

/** How long the other nodes take to elect a leader. */
const ELECTION_MS = 1_500;
/** How long they name a dead leader, before they have noticed. */
const NAMED_MS = 5_000;
/** Longer than a call waits for its answer. */
const HANGING_MS = 25_000;
const ISOLATED_MS = 20_000;
const CLOCK_MS = 11_000;

/** First, so that it is over before the second begins: no two nodes may be away. */
const passing = ['leaderHangs', 'leaderIsIsolated', 'clockIsAhead', 'clockIsBehind'] as const;
const second = ['leaderDies', 'deadLeaderIsNamed', 'leaderHangs', 'leaderIsIsolated'] as const;

/** The troubles of a seed: in sixteen seeds in a row each of the first is followed by each of the second. */
export function planStoreFaults(seed: number): readonly StoreFault[] {
  return [
    { at: 0.15, kind: passing[seed % 4]! },
    { at: 0.5, kind: second[Math.floor(seed / 4) % 4]! },
  ];
}

/** The nodes of the wire service, one of which has a problem at a time. */
export class WireTroubles {
  private leader = 0;
  private healing: Promise<void> = Promise.resolve();

  constructor(private readonly wire: WireProcess) {}

  /** Begins a fault once the one before is over. Resolves when it is in force. */
  async begin(kind: StoreFaultKind): Promise<void> {
    await this.healing;
    const failed = this.leader;
    switch (kind) {
      case 'leaderDies':
        await this.wire.kill(failed);
        return this.elect(ELECTION_MS);
      case 'deadLeaderIsNamed':
        await this.wire.kill(failed);
        return this.elect(NAMED_MS);
      case 'leaderHangs':
        await this.wire.hang(failed);
        this.heal(HANGING_MS, () => this.wire.hang(null));
        return this.elect(ELECTION_MS);
      case 'leaderIsIsolated':
        await this.wire.isolate(failed);
        this.heal(ISOLATED_MS, () => this.wire.isolate(null));
        return this.elect(ELECTION_MS);
      case 'clockIsAhead':
      case 'clockIsBehind':
        return this.wire.setClockAhead(kind === 'clockIsAhead' ? CLOCK_MS : -CLOCK_MS);
    }
  }

  /** Resolves when every node is well that is to be. */
  async healed(): Promise<void> {
    await this.healing;
  }

  private async elect(afterMs: number): Promise<void> {
    await delay(afterMs);
    this.leader = (this.leader + 1) % STORE_NODES;
    await this.wire.lead(this.leader);
  }

  private heal(afterMs: number, mend: () => Promise<void>): void {
    this.healing = delay(afterMs).then(mend);
  }
}

const run = promisify(execFile);

/** Runs the commands of the operator when they are due. @returns what went wrong, once all have ended */
export async function runOperatorFaults(faults: readonly OperatorFault[], onRun: (command: string) => void): Promise<readonly string[]> {
  const ended = await Promise.all(
    faults.map(async ({ at, command }) => {
      await delay(at * 1_000);
      onRun(command);
      return run('sh', ['-c', command]).then(
        () => null,
        (error: Error) => `the command "${command}" failed: ${error.message.trim()}`,
      );
    }),
  );
  return ended.filter((problem) => problem !== null);
}

/**
 * How long commands wait when the leader stops, and that nothing is lost or doubled.
 */
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { StreamName } from '../../events/ids.js';
import type { EventStore } from '../../src/store/event-store.js';
import { openKurrentEventStore } from '../../src/store/kurrentdb/kurrent-event-store.js';
import type { CheckResult, Subject } from './check.js';
import { EVERY_MS, LeaderWatch } from './leader-watch.js';

const WRITERS = 4;
/** Every operation is back within this time, milliseconds. */
const BACK_WITHIN_MS = 15_000;
const CALM_MS = 3_000;
/** How long a command of the operator may take. */
const COMMAND_MS = 120_000;
/** An operation is given up after so long; where the cluster is away for longer, some are. */
const GIVEN_UP_MS = 30_000;

export interface FailoverOptions {
  /** Stops the leader: a command for a shell, or null where a person does it. */
  readonly fault: string | null;
  /** Starts it again; null where a person does it, or it stays down. */
  readonly mend: string | null;
  /** Resolves when a person has done what the sentence asks. Null where nobody can be asked. */
  readonly ask: ((sentence: string) => Promise<void>) | null;
  /** How long writers go on after the leader stopped, seconds. */
  readonly watch: number;
}

const run = promisify(execFile);

const inSeconds = (ms: number): string => (ms / 1_000).toFixed(1);

async function act(command: string | null, ask: FailoverOptions['ask'], sentence: string): Promise<void> {
  if (command !== null) await run('sh', ['-c', command], { timeout: COMMAND_MS });
  else await ask?.(sentence);
}

/** Writes events one after the other to a stream of its own until the signal ends it. */
class Writer {
  written = 0;
  slowestMs = 0;
  readonly errors: string[] = [];

  constructor(
    private readonly store: EventStore,
    readonly stream: StreamName,
  ) {}

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const id = `${this.stream}-${this.written}`;
      const event = { id, type: 'ClusterCheck', data: '{}', metadata: '{}' };
      const begun = performance.now();
      try {
        const result = await this.store.append(this.stream, [event], this.written === 0 ? 'noStream' : this.written - 1);
        if (!result.ok) throw new Error(`${this.stream} is at revision ${result.currentRevision}, and ${this.written} events were written`);
        this.written += 1;
      } catch (error) {
        this.errors.push((error as Error).message);
        if (this.errors.length > 20) return;
        await delay(100);
      }
      this.slowestMs = Math.max(this.slowestMs, performance.now() - begun);
    }
  }
}

/** Counts each event that comes after a position, by its id. It goes on from the last position where the store fails it, as the program does. */
async function follow(store: EventStore, from: number | null, signal: AbortSignal, seen: Map<string, number>): Promise<void> {
  for (let after = from; !signal.aborted;) {
    try {
      for await (const batch of store.subscribeToAll(after, signal))
        for (const { id, position } of batch) {
          seen.set(id, (seen.get(id) ?? 0) + 1);
          after = position;
        }
    } catch {
      await delay(100);
    }
  }
}

export async function checkFailover({ address, prefix, onProgress }: Subject, options: FailoverOptions): Promise<CheckResult> {
  const { fault, mend, ask, watch } = options;
  if (fault === null && ask === null)
    return {
      outcome: 'notTried',
      says: ['Nobody can be asked to stop the leader: give --fault COMMAND, and --mend COMMAND to start it again.'],
    };
  const store = await openKurrentEventStore({ connectionString: address, prefix: `${prefix}failover.`, notice: onProgress });
  const [stopped, ended] = [new AbortController(), new AbortController()];
  const writers = Array.from({ length: WRITERS }, (_, number) => new Writer(store, `hand-check.${number + 1}.1`));
  const seen = new Map<string, number>();
  const following = follow(store, await store.lastPosition(), ended.signal, seen);
  const leader = new LeaderWatch(address);
  try {
    const working = Promise.all(writers.map((writer) => writer.work(stopped.signal)));
    await delay(CALM_MS);
    onProgress('failover: the leader is to stop now');
    await act(fault, ask, 'Stop the leader now (for example: systemctl stop kurrentdb), then press Enter.');
    await delay(watch * 1_000);
    onProgress('failover: the stopped node is to start again');
    await act(mend, mend === null && fault !== null ? null : ask, 'Start it again, then press Enter.');
    await delay(CALM_MS);
    stopped.abort();
    await working;
    const written = writers.reduce((sum, writer) => sum + writer.written, 0);
    for (const end = performance.now() + BACK_WITHIN_MS; seen.size < written && performance.now() < end;) await delay(50);
    const slowestMs = Math.round(Math.max(...writers.map((writer) => writer.slowestMs)));
    const twice = [...seen.values()].filter((times) => times > 1).length;
    const standing = await Promise.all(
      writers.map(async ({ stream, written: due }) => (await store.readStream(stream, { limit: 1, fromRevision: due - 1 })).length === 1),
    );
    const errors = writers.flatMap((writer) => writer.errors);
    const awayMs = Math.round(leader.longestAwayMs);
    const problems = [
      ...(slowestMs > BACK_WITHIN_MS + awayMs ? [`An operation took ${slowestMs} ms; ${BACK_WITHIN_MS + awayMs} are due at most.`] : []),
      ...(errors.length > 0 && awayMs < GIVEN_UP_MS ? [`${errors.length} operations failed, the first: ${errors[0]}`] : []),
      ...(standing.includes(false) ? ['Events that were answered are not there.'] : []),
      ...(seen.size < written ? [`${written - seen.size} of ${written} events did not come by the subscription.`] : []),
      ...(twice > 0 ? [`${twice} events came twice by the subscription.`] : []),
    ];
    const says = [
      `${written} events were written by ${WRITERS} writers; the slowest took ${inSeconds(slowestMs)} s.`,
      awayMs < 2 * EVERY_MS
        ? 'All the time, the cluster named a leader that answers.'
        : `For ${inSeconds(awayMs)} s of that the cluster named no leader that answers: it was away, and not Tapis.`,
      ...problems,
    ];
    const figures = { written, slowestMs, clusterAwayMs: awayMs, failed: errors.length, twice };
    return { outcome: problems.length === 0 ? 'holds' : 'fails', says, figures };
  } catch (error) {
    return { outcome: 'fails', says: [`It came to no end: ${(error as Error).message}`] };
  } finally {
    stopped.abort();
    ended.abort();
    await leader.end();
    await store.close();
    await following;
  }
}

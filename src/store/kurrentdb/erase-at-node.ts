/** Removes streams with a tombstone from the disk of one node: scavenges it, waits for the result, and checks what it still returns. */
import { setTimeout as delay } from 'node:timers/promises';
import {
  BACKWARDS,
  END,
  START,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type BaseOptions,
  type Position,
} from '@kurrent/kurrentdb-client';
import operationsRpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/operations_grpc_pb.js';
import operationsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/operations_pb.js';
import type { ScavengeResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/operations_pb.js';
import { StoreError } from '../event-store.js';
import { stayWithNode } from './connection-string.js';
import { KurrentConnection, type KurrentOptions } from './connection.js';
import { CallUnanswered, isBuried } from './kurrent-errors.js';
import { askServer } from './server-calls.js';
import { readStreamAtServer } from './server-reads.js';
import { TOMBSTONE } from './stream-register.js';

/**
 * The outcome at a node: `erased`, its disk has nothing left of the streams; `unreachable`; `behind`, it has not received the tombstones in
 * time; `busy`, another scavenge ran for all the time; `failed`, its scavenge did not succeed; `unfinished`, its scavenge had no result in
 * time; `left`, it still has events after successful scavenges.
 */
export type NodeOutcome = 'erased' | 'unreachable' | 'behind' | 'busy' | 'failed' | 'unfinished' | 'left';

export interface NodeErasure {
  /** `host:port` */
  readonly node: string;
  readonly outcome: NodeOutcome;
  /** The server's message, the id of the scavenge, or the remaining streams; null for nothing. */
  readonly detail: string | null;
}

export interface NodeProgress {
  readonly node: string;
  readonly step: 'waiting' | 'scavenging' | 'checking';
  /** The position of the check in the log; null in other steps. */
  readonly position: number | null;
}

export interface NodeTask {
  readonly leader: KurrentConnection;
  readonly node: string;
  readonly names: readonly string[];
  /** The time for its scavenges, in milliseconds. */
  readonly within: number;
  readonly onProgress: (progress: NodeProgress) => void;
}

/** A scavenge goes up to a point that may have been set for an earlier one, before the tombstones. The next scavenge then sets its own. */
const MOST_SCAVENGES = 3;
const FIRST_LOOK_MS = 20;
const LONGEST_LOOK_MS = 1_000;

/** Ends the work at one node with an outcome. */
class NodeStopped extends Error {
  constructor(
    readonly outcome: NodeOutcome,
    readonly detail: string | null,
  ) {
    super(outcome);
  }
}

/** @throws StoreError `STORE_ACCESS_DENIED`, which would be the same at every node */
export async function eraseAtNode(task: NodeTask, options: KurrentOptions): Promise<NodeErasure> {
  const { leader, node } = task;
  const connection = new KurrentConnection({ ...options, connectionString: stayWithNode(leader.address.connectionString, node) });
  try {
    await new NodeEraser(task, connection).run();
    return { node, outcome: 'erased', detail: null };
  } catch (error) {
    if (error instanceof NodeStopped) return { node, outcome: error.outcome, detail: error.detail };
    if (error instanceof StoreError && error.code !== 'STORE_ACCESS_DENIED') return { node, outcome: 'unreachable', detail: error.message };
    throw error;
  } finally {
    connection.close();
  }
}

class NodeEraser {
  private readonly end: number;

  constructor(
    private readonly task: NodeTask,
    private readonly connection: KurrentConnection,
  ) {
    this.end = performance.now() + task.within;
  }

  /** @throws NodeStopped, StoreError */
  async run(): Promise<void> {
    for (const name of this.task.names)
      await this.until('waiting', async () => ((await this.hasTombstone(name)) ? true : null), new NodeStopped('behind', name));
    for (let scavenges = 1; ; scavenges += 1) {
      const id = await this.until('waiting', () => this.start(), new NodeStopped('busy', null));
      const { result, error } = await this.until('scavenging', () => this.completionOf(id), new NodeStopped('unfinished', id));
      if (result !== 'Success') throw new NodeStopped('failed', [result, error].filter(Boolean).join(': ') || null);
      const left = await this.findLeft(id);
      if (left.length === 0) return;
      if (scavenges === MOST_SCAVENGES) throw new NodeStopped('left', left.join(', '));
    }
  }

  /** Asks until there is an answer, with growing pauses. @throws the given error when the time is over */
  private async until<T>(step: NodeProgress['step'], ask: () => Promise<T | null>, tooLate: NodeStopped): Promise<T> {
    for (let wait = FIRST_LOOK_MS; ; wait = Math.min(2 * wait, LONGEST_LOOK_MS)) {
      this.tell(step);
      const answer = await ask();
      if (answer !== null) return answer;
      if (performance.now() + wait > this.end) throw tooLate;
      await delay(wait);
    }
  }

  private tell(step: NodeProgress['step'], position: number | null = null): void {
    this.task.onProgress({ node: this.task.node, step, position });
  }

  /** Options for this node, whoever leads. */
  private get here(): Pick<BaseOptions, 'requiresLeader' | 'credentials'> {
    const { credentials } = this.connection.address;
    return credentials === undefined ? { requiresLeader: false } : { requiresLeader: false, credentials };
  }

  private async hasTombstone(stream: string): Promise<boolean> {
    return this.connection.call(async ({ client, over }) => {
      try {
        const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1, ...this.here } as const;
        for await (const each of readStreamAtServer(client, stream, options, over)) void each;
      } catch (error) {
        if (isBuried(error)) return true;
        if ((error as { type?: string }).type !== 'stream-not-found') throw error;
      }
      return false;
    });
  }

  /** @returns the scavenge's id; null when another one runs, which may be past the tombstones */
  private async start(): Promise<string | null> {
    const request = new operationsPb.StartScavengeReq();
    const settings = new operationsPb.StartScavengeReq.Options();
    settings.setThreadCount(1);
    request.setOptions(settings);
    const answer = await this.connection.call((call) =>
      askServer<ScavengeResp>(this.connection, call, operationsRpc.OperationsClient, 'startScavenge', request),
    );
    return answer.getScavengeResult() === operationsPb.ScavengeResp.ScavengeResult.STARTED ? answer.getScavengeId() : null;
  }

  /** The node's report at the end of its scavenge; null before. */
  private async completionOf(id: string): Promise<Completion | null> {
    const { leader } = this.task;
    return leader.call(async ({ client, heard, over }) => {
      try {
        for await (const { event } of readStreamAtServer(client, logOf(id), { fromRevision: START, ...leader.reading }, over)) {
          heard();
          if (event?.type === COMPLETED) return event.data as Completion;
        }
      } catch (error) {
        if ((error as { type?: string }).type !== 'stream-not-found') throw error;
      }
      return null;
    });
  }

  /** The streams of which the node still returns an event, found by reading its log up to the end of the scavenge. The tombstones stay. */
  private findLeft(id: string): Promise<readonly string[]> {
    const names = new Set(this.task.names);
    const own = logOf(id);
    this.tell('checking', 0);
    return this.connection.call(async ({ client, heard }) => {
      const left = new Set<string>();
      const checkpointReached = (_subscription: unknown, { commit }: Position): void => {
        heard();
        this.tell('checking', Number(commit));
      };
      const filter = streamNameFilter({ prefixes: [...names, own], checkpointReached });
      const subscription = client.subscribeToAll({ fromPosition: START, filter, ...this.here });
      try {
        return await new Promise<readonly string[]>((resolve, reject) => {
          subscription.on('error', reject);
          subscription.on('end', () => reject(new CallUnanswered(0)));
          subscription.on('data', ({ event }: AllStreamResolvedEvent) => {
            heard();
            if (event?.streamId === own && event.type === COMPLETED) resolve([...left]);
            else if (event !== undefined && names.has(event.streamId) && event.type !== TOMBSTONE) left.add(event.streamId);
          });
        });
      } finally {
        subscription.unsubscribe().catch(() => undefined);
      }
    });
  }
}

/** The last event that a node writes about a scavenge. */
const COMPLETED = '$scavengeCompleted';
const logOf = (id: string): string => `$scavenges-${id}`;

interface Completion {
  readonly result?: string;
  readonly error?: string | null;
}

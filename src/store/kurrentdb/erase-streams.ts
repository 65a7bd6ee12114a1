/**
 * Erases streams from the disks of a KurrentDB cluster: a tombstone for each, a scavenge of every node in turn, and a check of what each
 * node still has. Soft deletion and `$maxCount` would keep the last event.
 */
import { BACKWARDS, END } from '@kurrent/kurrentdb-client';
import type { ErasableStream } from '../erasable-streams.js';
import { KurrentConnection, type KurrentOptions } from './connection.js';
import { eraseAtNode, type NodeErasure, type NodeProgress } from './erase-at-node.js';
import { isBuried } from './kurrent-errors.js';
import { findMembers } from './members.js';
import { readStreamAtServer } from './server-reads.js';
import { tombOf } from './stream-reading.js';

/**
 * The state of a stream: with events; hidden by its metadata, with events on the disks; buried under a tombstone, with or without events on
 * the disks; or unknown.
 */
export type StreamState = 'standing' | 'hidden' | 'buried' | 'missing';

export interface ErasurePlan {
  readonly streams: readonly { readonly stream: ErasableStream; readonly state: StreamState }[];
  /** Each as `host:port`, including nodes that are down. */
  readonly nodes: readonly string[];
}

export class StreamErasure {
  private readonly connection: KurrentConnection;

  /** @throws StoreError `STORE_ADDRESS_WRONG` */
  constructor(private readonly options: KurrentOptions) {
    this.connection = new KurrentConnection(options);
  }

  /** The address without its password. */
  get shown(): string {
    return this.connection.address.shown;
  }

  /** Plans an erasure without changing anything. @throws StoreError as every call of the store */
  async look(streams: readonly ErasableStream[]): Promise<ErasurePlan> {
    const standing = [];
    for (const stream of new Set(streams)) standing.push({ stream, state: await this.stateOf(stream) });
    return { streams: standing, nodes: await findMembers(this.connection) };
  }

  /**
   * Erases the streams of a plan for good: their names cannot be used again. It can be repeated; a buried stream stays buried.
   * @param within milliseconds for the scavenges of one node
   * @throws StoreError when no tombstone can be written, or the user may not scavenge; a failure at one node is that node's outcome
   */
  async erase(plan: ErasurePlan, within: number, onProgress: (progress: NodeProgress) => void): Promise<readonly NodeErasure[]> {
    const streams = plan.streams.filter(({ state }) => state !== 'missing');
    for (const { stream, state } of streams) if (state !== 'buried') await this.bury(stream);
    const names = streams.map(({ stream }) => stream);
    const done: NodeErasure[] = [];
    // Of two concurrent scavenges one fails, and only its log says so.
    for (const node of plan.nodes) done.push(await eraseAtNode({ leader: this.connection, node, names, within, onProgress }, this.options));
    return done;
  }

  close(): void {
    this.connection.close();
  }

  private async stateOf(stream: ErasableStream): Promise<StreamState> {
    const found = await this.connection.call(async ({ client, over }) => {
      try {
        const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1, ...this.connection.reading } as const;
        for await (const { event } of readStreamAtServer(client, stream, options, over)) if (event !== undefined) return 'standing';
        return 'missing';
      } catch (error) {
        if (isBuried(error)) return 'buried';
        if ((error as { type?: string }).type === 'stream-not-found') return 'missing';
        throw error;
      }
    });
    return found === 'missing' && (await tombOf(this.connection, stream)) > 0 ? 'hidden' : found;
  }

  private async bury(stream: ErasableStream): Promise<void> {
    await this.connection.call(async ({ client }) => {
      try {
        await client.tombstoneStream(stream, this.connection.reading);
      } catch (error) {
        // An earlier attempt without an answer, or another program, was first.
        if (!isBuried(error)) throw error;
      }
    });
  }
}

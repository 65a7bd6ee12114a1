/**
 * What a client of KurrentDB is connected to, and how it is ended for good. The client has no public way to either.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { ClientReplaced } from './kurrent-errors.js';

interface Channel {
  getTarget(): string;
}

/** What the client has, and keeps from the public. */
interface Inner {
  getGRPCClient: () => Promise<unknown>;
  getChannel: () => Promise<Channel>;
}

/** The channel that each client asked for last; it may still look for a node. */
const channels = new WeakMap<KurrentDBClient, Promise<Channel>>();

/** Takes note of what a client connects to. */
export function watchChannel(client: KurrentDBClient): KurrentDBClient {
  const inner = client as unknown as Inner;
  const { getChannel } = inner;
  inner.getChannel = () => {
    const channel = getChannel();
    channels.set(client, channel);
    return channel;
  };
  return client;
}

/**
 * Ends all that a client has open, and what it opens yet: a call may wait until the client has found a node, and opens its stream then. An open stream keeps
 * the process from ending.
 */
export function retireClient(client: KurrentDBClient): void {
  const inner = client as unknown as Inner;
  inner.getGRPCClient = () => Promise.reject(new ClientReplaced());
  void client.dispose();
  const endLater = async (): Promise<void> => {
    await nextTurn();
    await client.dispose();
  };
  channels.get(client)?.then(endLater, () => undefined);
}

/** The node that a client's calls go to, as `host:port`; null when it has none. */
export async function nodeOf(client: KurrentDBClient): Promise<string | null> {
  try {
    const channel = await channels.get(client);
    return channel === undefined ? null : channel.getTarget().replace(/^dns:/, '');
  } catch {
    return null;
  }
}

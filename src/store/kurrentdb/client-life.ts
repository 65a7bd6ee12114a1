/** Finds what a client of KurrentDB is connected to, and ends it. The client has no public API for either. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { ClientReplaced } from './kurrent-errors.js';

interface Channel {
  getTarget(): string;
}

/** Private members of the client. */
interface Inner {
  getGRPCClient: () => Promise<unknown>;
  getChannel: () => Promise<Channel>;
}

/** The channel that each client requested last; it may still be connecting. */
const channels = new WeakMap<KurrentDBClient, Promise<Channel>>();

/** Records the channel of a client. */
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
 * Ends everything that a client has open or will open: a call may wait until the client has found a node, and then open a stream. An open
 * stream keeps the process running.
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

/** The node of a client, as `host:port`; null for none. */
export async function nodeOf(client: KurrentDBClient): Promise<string | null> {
  try {
    const channel = await channels.get(client);
    return channel === undefined ? null : channel.getTarget().replace(/^dns:/, '');
  } catch {
    return null;
  }
}

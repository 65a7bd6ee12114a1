/**
 * The TCP connections of the server. Who opens one has shown no token yet, so a newcomer is always let in: where there are too many,
 * the address that has most loses its oldest. A connection on which the token came is never closed for another one.
 */
import type { Socket } from 'node:net';
import { clientGroup } from './client-address.js';

export class Connections {
  /** Those that may be closed for a newcomer, by address, the oldest first. */
  readonly #strangers = new Map<string, Set<Socket>>();
  /** All without the token: strangers, and WebSockets, which have bounds of their own. */
  readonly #untrusted = new Set<Socket>();

  /**
   * @param most connections without the token at one time
   * @param isProxy whether an address is a proxy's, whose connections carry the requests of many
   */
  constructor(
    private readonly most: number,
    private readonly isProxy: (address: string) => boolean,
  ) {}

  opened(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    if (this.isProxy(address)) return;
    const group = clientGroup(address);
    const others = this.#strangers.get(group);
    if (others === undefined) this.#strangers.set(group, new Set([socket]));
    else others.add(socket);
    this.#untrusted.add(socket);
    socket.once('close', () => this.#forget(socket, group));
    if (this.#untrusted.size > this.most) this.#evict();
  }

  /** The connection is a WebSocket that was acknowledged. */
  becameSocket(socket: Socket): void {
    this.#leaveStrangers(socket, clientGroup(socket.remoteAddress ?? ''));
  }

  /** The token came on it: it counts no more. */
  trust(socket: Socket): void {
    if (this.#untrusted.has(socket)) this.#forget(socket, clientGroup(socket.remoteAddress ?? ''));
  }

  #evict(): void {
    let heaviest: ReadonlySet<Socket> = new Set();
    for (const sockets of this.#strangers.values()) if (sockets.size > heaviest.size) heaviest = sockets;
    const [oldest] = heaviest;
    if (oldest === undefined) return;
    // It counts no more at once; its closing is reported later.
    this.#forget(oldest, clientGroup(oldest.remoteAddress ?? ''));
    oldest.destroy();
  }

  #forget(socket: Socket, group: string): void {
    this.#untrusted.delete(socket);
    this.#leaveStrangers(socket, group);
  }

  #leaveStrangers(socket: Socket, group: string): void {
    const sockets = this.#strangers.get(group);
    if (sockets?.delete(socket) === true && sockets.size === 0) this.#strangers.delete(group);
  }
}

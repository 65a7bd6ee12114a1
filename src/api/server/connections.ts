/**
 * The TCP connections of the server. A new connection has shown no token yet and is always accepted: over the limit, the address with most
 * connections loses its oldest. A connection with a token is never closed for a new one.
 */
import type { Socket } from 'node:net';
import { clientGroup } from './client-address.js';

export class Connections {
  /** Connections that may be closed for a new one, by address, oldest first. */
  readonly #strangers = new Map<string, Set<Socket>>();
  /** All connections without a token, including WebSockets, which have their own limits. */
  readonly #untrusted = new Set<Socket>();

  /**
   * @param most connections without a token at one time
   * @param isProxy whether an address is a proxy's, whose connections carry requests of many clients
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

  /** The connection became an acknowledged WebSocket. */
  becameSocket(socket: Socket): void {
    this.#leaveStrangers(socket, clientGroup(socket.remoteAddress ?? ''));
  }

  /** A token came on the connection, so it is not counted any longer. */
  trust(socket: Socket): void {
    if (this.#untrusted.has(socket)) this.#forget(socket, clientGroup(socket.remoteAddress ?? ''));
  }

  #evict(): void {
    let heaviest: ReadonlySet<Socket> = new Set();
    for (const sockets of this.#strangers.values()) if (sockets.size > heaviest.size) heaviest = sockets;
    const [oldest] = heaviest;
    if (oldest === undefined) return;
    // Removed from the count at once; its closing is reported later.
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

/** All WebSockets of the server, with limits: without a token per address and in all, and for unread bytes together. */
import type { Limits } from '../request/limits.js';
import { nextTurn } from '../request/turns.js';
import type { SocketConnection } from './socket-connection.js';

/** Checks per interval, of a part each. */
const CHECKS = 120;

export class SocketRegister {
  /** All open sockets with the time of their next check, earliest first. */
  readonly #connections = new Map<SocketConnection, number>();
  /** Sockets accepted without a token, by address. */
  readonly #strangers = new Map<string, Set<SocketConnection>>();
  readonly #limits: Limits;
  readonly #timer: NodeJS.Timeout;
  #letIn = 0;
  #unread = 0;
  #whenEmpty: () => void = () => undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#timer = setInterval(() => this.#checkSome(), limits.socketKeepAliveMs / CHECKS).unref();
  }

  /** The number of open WebSockets. */
  get count(): number {
    return this.#connections.size;
  }

  /** The unread bytes of all together. */
  get unread(): number {
    return this.#unread;
  }

  add(connection: SocketConnection): void {
    this.#connections.set(connection, performance.now() + this.#limits.socketKeepAliveMs);
  }

  remove(connection: SocketConnection): void {
    this.#connections.delete(connection);
    const strangers = this.#strangers.get(connection.address);
    if (strangers?.delete(connection) === true) {
      this.#letIn -= 1;
      if (strangers.size === 0) this.#strangers.delete(connection.address);
    }
    if (this.#connections.size === 0) this.#whenEmpty();
  }

  /** Whether a socket without a token may stay; then it counts until it is removed. */
  letIn(connection: SocketConnection): boolean {
    const strangers = this.#strangers.get(connection.address) ?? new Set();
    if (this.#letIn >= this.#limits.sockets || strangers.size >= this.#limits.socketsPerAddress) return false;
    this.#strangers.set(connection.address, strangers.add(connection));
    this.#letIn += 1;
    return true;
  }

  /** Tokens or roles have changed: closes sockets whose credentials are no longer valid, or have other rights. */
  reconsider(): void {
    for (const connection of this.#connections.keys()) connection.reconsider();
  }

  /** The unread bytes of a socket changed. Over the limit for all, the socket with most is ended. */
  unreadChanged(by: number): void {
    this.#unread += by;
    if (by <= 0 || this.#unread <= this.#limits.allSocketsBufferBytes) return;
    let worst: SocketConnection | null = null;
    for (const connection of this.#connections.keys()) if (worst === null || connection.unread > worst.unread) worst = connection;
    worst?.terminate();
  }

  /** Each is checked once per interval; those that came together are checked in parts. */
  #checkSome(): void {
    const now = performance.now();
    let most = Math.ceil(this.#connections.size / (CHECKS / 2));
    for (const [connection, due] of this.#connections) {
      if (due > now || most === 0) return;
      most -= 1;
      this.#connections.delete(connection);
      this.#connections.set(connection, now + this.#limits.socketKeepAliveMs);
      connection.check();
    }
  }

  /** Closes all. Resolves when they are closed; unresponsive ones are ended. */
  async closeAll(code: number, reason: string, patienceMs: number): Promise<void> {
    clearInterval(this.#timer);
    // Answers just made are sent first.
    await nextTurn();
    for (const connection of this.#connections.keys()) connection.close(code, reason);
    if (this.#connections.size === 0) return;
    const timer = setTimeout(() => {
      for (const connection of this.#connections.keys()) connection.terminate();
    }, patienceMs);
    await new Promise<void>((resolve) => (this.#whenEmpty = resolve));
    clearTimeout(timer);
  }
}

/**
 * A client's place in a subscription: takes each text from the hub when its socket has room, and puts it on the socket under the client's id.
 * To the protocol's server it is an endless iteration that gives nothing itself.
 */
import type { Follower, Following, LiveHub, LiveRequest } from '../reading/live-hub.js';
import type { SocketConnection, TextSource } from './socket-connection.js';

export class SocketFollower implements Follower, TextSource, AsyncIterableIterator<never> {
  readonly #connection: SocketConnection;
  readonly #head: string;
  readonly #over: Promise<Error | null>;
  #finish!: (failure: Error | null) => void;
  #following: Following | null = null;

  private constructor(connection: SocketConnection, id: string) {
    this.#connection = connection;
    this.#head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    this.#over = new Promise((resolve) => (this.#finish = resolve));
  }

  /** Begins to follow; null when no further subscription may be opened. */
  static open(hub: LiveHub, request: LiveRequest, connection: SocketConnection, id: string): SocketFollower | null {
    const follower = new SocketFollower(connection, id);
    follower.#following = hub.follow(request, follower);
    return follower.#following === null ? null : follower;
  }

  ready(): void {
    this.#connection.offer(this);
  }

  take(): string | null {
    try {
      this.#connection.reconsiderIfDue();
      const text = this.#connection.isOpen ? (this.#following?.take() ?? null) : null;
      return text === null ? null : `${this.#head}${text}}`;
    } catch (error) {
      this.#leave(error as Error);
      return null;
    }
  }

  ended(failure: Error | null): void {
    this.#connection.withdraw(this);
    this.#finish(failure);
  }

  /** Resolves when the subscription is over. @throws Error why, where it did not end by itself */
  async next(): Promise<IteratorResult<never>> {
    const failure = await this.#over;
    if (failure !== null) throw failure;
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<never>> {
    this.#leave(null);
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #leave(failure: Error | null): void {
    this.ended(failure);
    this.#following?.leave();
    this.#following = null;
  }
}

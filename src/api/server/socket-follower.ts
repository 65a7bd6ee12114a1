/**
 * A client's subscription: takes each text from the hub when its socket has room, and sends it under the client's id. For the protocol
 * server it is an endless iteration without values.
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

  /** Starts to follow; null when no more subscriptions may be opened. */
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

  /** Resolves at the end of the subscription. @throws Error when it did not end normally */
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

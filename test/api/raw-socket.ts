/**
 * A WebSocket that speaks the protocol by hand, so that it can do what no well-behaved client does.
 */
import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';

export interface Received {
  readonly id?: string;
  readonly type: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly payload?: any;
}

export class RawSocket {
  readonly received: Received[] = [];
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
  #arrived: () => void = () => undefined;

  private constructor(readonly socket: WebSocket) {
    this.closed = once(socket, 'close').then(([code]) => code as number);
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString()) as Received);
      this.#arrived();
    });
    socket.on('close', () => this.#arrived());
  }

  /** Opens one. @throws Error `refused with …` where the server answers without a WebSocket */
  static async open(url: string, options: ClientOptions = {}): Promise<RawSocket> {
    const socket = new WebSocket(url, 'graphql-transport-ws', options);
    const raw = new RawSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(`refused with ${statusCode}`)));
    });
    return raw;
  }

  /** Opens one and has it acknowledged. */
  static async connect(url: string, payload?: object, options: ClientOptions = {}): Promise<RawSocket> {
    const raw = await RawSocket.open(url, options);
    raw.send({ type: 'connection_init', payload });
    await raw.until(({ type }) => type === 'connection_ack');
    return raw;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  ask(id: string, query: string, variables: object = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  /** The first message of this kind, come or to come. @throws Error when the socket closes before it */
  async until(wanted: (message: Received) => boolean): Promise<Received> {
    for (;;) {
      const found = this.received.find(wanted);
      if (found !== undefined) return found;
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error(`closed before: ${JSON.stringify(this.received.at(-1))}`);
      await new Promise<void>((resolve) => (this.#arrived = resolve));
    }
  }

  /** Resolves after this many messages of a type. */
  async count(type: string, wanted: number): Promise<void> {
    await this.until(() => this.received.filter((message) => message.type === type).length >= wanted);
  }

  end(): void {
    this.socket.terminate();
  }
}

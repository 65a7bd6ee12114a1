/** A receiver of webhooks, with the answer that a test wants. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '../src/feed/change.js';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly change: Change;
}

/** How it answers: a status with headers, or never. */
export type Reply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'hang';

export class WebhookReceiver {
  readonly received: Received[] = [];
  reply: (request: Received) => Reply = () => ({ status: 204 });

  private constructor(private readonly server: Server) {}

  static async open(port = 0): Promise<WebhookReceiver> {
    const server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const body = Buffer.concat(pieces).toString();
        const received = { path: request.url!, headers: request.headers, body, change: JSON.parse(body) as Change };
        receiver.received.push(received);
        const reply = receiver.reply(received);
        if (reply !== 'hang') response.writeHead(reply.status, reply.headers ?? {}).end('the answer of the receiver');
      });
    });
    const receiver = new WebhookReceiver(server);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  /** The ids of the changes that it has taken, in the order in which they came. */
  get ids(): readonly string[] {
    return this.received.map(({ change }) => change.id);
  }

  /** Breaks the connections of requests that wait. */
  cut(): void {
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A proxy before the API that loses answers, cuts them, or says that nobody is there. */
import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `cutAnswer` breaks off in the middle of the body. */
type Fault = 'loseAnswer' | 'cutAnswer' | 'unavailable';

export interface FailingProxy {
  readonly url: string;
  /** What happens to the next requests. */
  readonly faults: Fault[];
  /** How many requests came. */
  readonly requests: () => number;
  /** Cuts every open answer. */
  readonly cutAll: () => void;
  readonly close: () => void;
}

/** @param port of the API */
export async function openFailingProxy(port: number): Promise<FailingProxy> {
  const faults: Fault[] = [];
  const open = new Set<ServerResponse>();
  let requests = 0;
  const server = createServer((incoming, answer) => {
    requests += 1;
    const fault = faults.shift();
    if (fault === 'unavailable') return void answer.writeHead(503, { 'retry-after': '0' }).end('{}');
    open.add(answer);
    answer.on('close', () => open.delete(answer));
    const headers = { ...incoming.headers, host: `127.0.0.1:${port}` };
    const outgoing = forward({ port, path: incoming.url, method: incoming.method, headers }, (response) => {
      if (fault === 'loseAnswer') return void response.resume().on('end', () => answer.destroy());
      answer.writeHead(response.statusCode!, response.headers);
      if (fault !== 'cutAnswer') return void response.pipe(answer);
      response.once('data', (piece: Buffer) => {
        response.resume();
        answer.write(piece.subarray(0, piece.length / 2), () => answer.destroy());
      });
    });
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    requests: () => requests,
    cutAll: () => {
      for (const answer of open) answer.destroy();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

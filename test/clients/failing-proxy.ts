/** A proxy before the API that loses answers, cuts them, or says that nobody is there. */
import { createServer, request as forward } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** `cutAnswer` breaks off in the middle of the body. */
type Fault = 'loseAnswer' | 'cutAnswer' | 'unavailable';

export interface FailingProxy {
  readonly url: string;
  /** What happens to the next requests. */
  readonly faults: Fault[];
  /** How many requests came. */
  readonly requests: () => number;
  /** Cuts every open answer and socket. */
  readonly cutAll: () => void;
  readonly close: () => void;
}

/** @param port of the API */
export async function openFailingProxy(port: number): Promise<FailingProxy> {
  const faults: Fault[] = [];
  const open = new Set<{ destroy(): void }>();
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
  server.on('upgrade', (incoming, socket, first: Buffer) => {
    const outgoing = connect(port, '127.0.0.1', () => {
      const headers = Object.entries({ ...incoming.headers, host: `127.0.0.1:${port}` }).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      outgoing.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      outgoing.write(first);
      socket.pipe(outgoing).pipe(socket);
    });
    open.add(socket);
    socket.on('close', () => open.delete(socket) && outgoing.destroy()).on('error', () => outgoing.destroy());
    outgoing.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    requests: () => requests,
    cutAll: () => {
      for (const each of open) each.destroy();
    },
    close: () => {
      for (const each of open) each.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

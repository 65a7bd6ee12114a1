/**
 * A WebSocket of a stranger, acknowledged by the server.
 */
import { WebSocket } from 'ws';
import type { Target } from '../target.js';

export async function openSocket(target: Target): Promise<WebSocket> {
  const socket = new WebSocket(target.url.replace('http', 'ws'), 'graphql-transport-ws');
  // A server that closes it while messages are sent is what an attack finds.
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.once('message', () => resolve());
    socket.once('close', () => reject(new Error('the server closed the socket at once')));
  });
  return socket;
}

/** Sends an operation under an id. */
export function ask(socket: WebSocket, id: string, query: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));
}

/**
 * A WebSocket by hand: frames that no library would send.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens one. The library of the server takes its frames from now on. */
export async function openRaw(origin: string): Promise<Socket> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.on('error', () => undefined);
  const head = ['GET /graphql HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  socket.write(
    `${[...head, 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==', 'Sec-WebSocket-Protocol: graphql-transport-ws'].join('\r\n')}\r\n\r\n`,
  );
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return socket;
}

export interface Frame {
  /** 0 goes on with a message, 1 begins a text, 9 is a ping, 10 a pong. */
  readonly opcode: number;
  readonly isLast: boolean;
  /** How long the frame says that it is. */
  readonly length: number;
  readonly isCompressed?: boolean;
}

/** The header of a frame with a mask of zeros. */
export function frameHead({ opcode, isLast, length, isCompressed = false }: Frame): Buffer {
  const head = Buffer.alloc(length < 126 ? 6 : 14);
  head[0] = (isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode;
  head[1] = 0x80 | (length < 126 ? length : 127);
  if (length >= 126) head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** A whole frame of text. */
export function frame(text: string, opcode = 1, isLast = true): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([frameHead({ opcode, isLast, length: payload.length }), payload]);
}

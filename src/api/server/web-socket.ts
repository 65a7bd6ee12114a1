/**
 * Operations over WebSocket, with the same limits and errors as HTTP. The admin token comes in the connection's parameters, `{
 * "authorization": "Bearer …" }`, or in that header.
 */
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { LiveHub } from '../reading/live-hub.js';
import type { ArrivingBudget } from './arriving-budget.js';
import type { ClientAddresses } from './client-address.js';
import { CORRELATION_HEADER, correlationIdOf } from '../request/correlation.js';
import type { Connections } from './connections.js';
import { shown } from '../request/error-presentation.js';
import type { Rejection } from '../request/network-errors.js';
import { MAX_BODY_BYTES, type Limits } from '../request/limits.js';
import { priceOfBytes } from './cost/operation-check.js';
import { lineOf } from '../request/principal-turns.js';
import { preferredLanguage } from '../request/request-context.js';
import { closeCodes, SocketConnection } from './socket-connection.js';
import { protocolServer, type ProtocolOptions } from './socket-protocol.js';
import type { SocketRegister } from './socket-register.js';
import { nextTurn, Turns } from '../request/turns.js';

export interface WebSocketOptions extends Omit<ProtocolOptions, 'register' | 'connections' | 'hub'> {
  readonly register: SocketRegister;
  readonly server: Server;
  readonly path: string;
  readonly limits: Limits;
  readonly addresses: ClientAddresses;
  readonly connections: Connections;
  readonly budget: ArrivingBudget;
  /** Calls back when tokens or roles have changed. Returns a function that unsubscribes. */
  readonly onAccessChange: (listener: () => void) => () => void;
  /** Calls back when other data of the policy have changed. Returns a function that unsubscribes. */
  readonly onPolicyChange: (listener: () => void) => () => void;
  /** Calls back when somebody was erased. Returns a function that unsubscribes. */
  readonly onErased: (listener: () => void) => () => void;
}

/** How long a client may take to answer the close frame, in milliseconds. */
const CLOSE_MS = 2_000;
/** The library's types do not include this option. */
const closing = { closeTimeout: CLOSE_MS };

/** Accepts connections at the path. @returns a function that ends them all */
export function serveWebSocket({
  server,
  path,
  limits,
  addresses,
  connections,
  onAccessChange,
  onPolicyChange,
  onErased,
  register,
  budget,
  ...options
}: WebSocketOptions): () => Promise<void> {
  const { gate } = options;
  const turns = new Turns();
  const hub = new LiveHub({ limits, turns, principalTurns: options.intake.turns });
  const protocol = protocolServer({ ...options, register, connections, hub }, limits.connectionInitMs);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BODY_BYTES,
    // Some browsers send a long message in several frames; no browser needs this many.
    maxFragments: 64,
    maxBufferedChunks: 1_024,
    // Pongs must not be buffered for a client that sends pings and does not read.
    autoPong: false,
    clientTracking: false,
    ...closing,
    handleProtocols,
  });
  const surroundings = {
    limits,
    turnOf: ({ isKnown, principal, address }: SocketConnection, { length }: string): Promise<void> =>
      isKnown ? (options.intake.turns.waitForTurn(lineOf(principal), priceOfBytes(length)) ?? nextTurn()) : turns.waitForTurn(address),
    unreadChanged: (by: number) => register.unreadChanged(by),
    budget,
  };

  const accept = (socket: WebSocket, request: IncomingMessage): void => {
    const connection = new SocketConnection(socket, addresses.of(request), surroundings);
    // The library listens first, so the completed messages are known when a piece is counted.
    request.socket.on('data', (piece: Buffer) => connection.arrived(piece.length));
    register.add(connection);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => connection.send(text),
        close: (code = closeCodes.normal, reason = '') => connection.close(code, reason),
        onMessage: (handle) => connection.onMessage(handle),
      },
      { connection, request },
    );
    socket.once('close', (code, reason) => {
      register.remove(connection);
      void closed(code, String(reason));
    });
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const go = (rejection: Rejection | null): void => {
      if (socket.destroyed) return;
      if (rejection !== null) return refuse(request, socket, rejection);
      if (request.url?.split('?')[0] === path) return sockets.handleUpgrade(request, socket, head, accept);
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    };
    const rejection = gate.reject(request);
    if (!(rejection instanceof Promise)) return go(rejection);
    const broken = (): unknown => socket.destroy();
    socket.on('error', broken);
    rejection.then(go, broken).finally(() => socket.off('error', broken));
  };
  server.on('upgrade', upgrade);
  const forget = [onAccessChange(() => register.reconsider()), onPolicyChange(() => hub.reconsider()), onErased(() => hub.forget())];
  return async () => {
    for (const stop of forget) stop();
    server.off('upgrade', upgrade);
    await register.closeAll(closeCodes.goingAway, 'The server is stopping', CLOSE_MS);
  };
}

/** Answers an upgrade like a plain request. */
function refuse(request: IncomingMessage, socket: Duplex, { status, error, headers }: Rejection): void {
  const language = preferredLanguage(request.headers['accept-language']);
  const correlationId = correlationIdOf(request.headers);
  const body = JSON.stringify({ errors: [shown(error, language, correlationId)] });
  const all = {
    ...headers,
    [CORRELATION_HEADER]: correlationId,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

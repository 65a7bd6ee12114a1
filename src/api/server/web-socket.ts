/**
 * Subscriptions over WebSocket (the graphql-transport-ws protocol), under the same limits and with the same errors as HTTP.
 * The admin token comes in the connection's parameters: `{ "authorization": "Bearer …" }`. May import: graphql-ws, ws.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type GraphQLError, specifiedRules, validate, type ExecutionArgs, type GraphQLSchema, type ValidationRule } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { ErrorPresenter } from './error-presentation.js';
import { parseBounded } from './cost/read-document.js';
import { defaultLimits, MAX_BODY_BYTES } from './limits.js';
import { RequestContext } from './request-context.js';

export interface WebSocketOptions {
  readonly server: Server;
  readonly path: string;
  readonly schema: GraphQLSchema;
  readonly rules: readonly ValidationRule[];
  readonly tokenHash: string;
  readonly presenter: ErrorPresenter;
}

/** Takes connections at the path. @returns how to end them all */
export function serveWebSocket({ server, path, schema, rules, tokenHash, presenter }: WebSocketOptions): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BODY_BYTES });
  const subscriptions = useServer<{ authorization?: unknown; Authorization?: unknown }>(
    {
      schema,
      context: ({ connectionParams, extra }) => {
        const given = connectionParams?.authorization ?? connectionParams?.Authorization;
        const headers = extra.request.headers;
        return new RequestContext(typeof given === 'string' ? { ...headers, authorization: given } : headers, tokenHash);
      },
      // Unless it is answered here, what can't be parsed ends the connection, and with it all that the client follows.
      onSubscribe: (_context, _id, { query }) => unparsable(query),
      validate: (given, document) => validate(given, document, [...specifiedRules, ...rules]),
      onNext: (_context, _id, _payload, args, result) =>
        result.errors === undefined
          ? undefined
          : { data: result.data ?? null, errors: presenter.presentAll(result.errors, contextOf(args)) },
      onError: (_context, _id, _payload, errors) => errors.map((error) => presenter.present(error, null)),
    },
    sockets,
  );
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?')[0] !== path) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => sockets.emit('connection', connection, request));
  };
  server.on('upgrade', upgrade);
  return async () => {
    server.off('upgrade', upgrade);
    await subscriptions.dispose();
  };
}

/** Why a query can't be parsed, in a list as the protocol wants it; nothing when it can. */
function unparsable(query: string): readonly GraphQLError[] | undefined {
  try {
    parseBounded(query, defaultLimits);
    return undefined;
  } catch (error) {
    return [error as GraphQLError];
  }
}

const contextOf = (args: ExecutionArgs): RequestContext => args.contextValue as RequestContext;

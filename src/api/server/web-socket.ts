/**
 * Subscriptions over WebSocket (the graphql-transport-ws protocol), under the same limits and with the same errors as HTTP.
 * The admin token comes in the connection's parameters: `{ "authorization": "Bearer …" }`. May import: graphql-ws, ws.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, parse, specifiedRules, validate, type ExecutionArgs, type GraphQLSchema, type ValidationRule } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { ErrorPresenter } from './error-presentation.js';
import { MAX_BODY_BYTES, MAX_TOKENS } from './limits.js';
import type { PersonalData } from './personal-data.js';
import { RequestContext } from './request-context.js';

type ConnectionParameters = { readonly authorization?: unknown; readonly Authorization?: unknown };

export interface WebSocketOptions {
  readonly server: Server;
  readonly path: string;
  readonly schema: GraphQLSchema;
  readonly rules: readonly ValidationRule[];
  readonly tokenHash: string;
  readonly personalData: PersonalData;
  readonly presenter: ErrorPresenter;
}

/** Takes connections at the path. @returns how to end them all */
export function serveWebSocket({ server, path, schema, rules, tokenHash, personalData, presenter }: WebSocketOptions): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BODY_BYTES });
  const contextFor = ({ headers }: IncomingMessage, parameters: ConnectionParameters | undefined): RequestContext => {
    const given = parameters?.authorization ?? parameters?.Authorization;
    return new RequestContext(typeof given === 'string' ? { ...headers, authorization: given } : headers, tokenHash, personalData);
  };
  const subscriptions = useServer<ConnectionParameters>(
    {
      schema,
      context: ({ connectionParams, extra }) => contextFor(extra.request, connectionParams),
      // Unless it is answered here, what can't be parsed ends the connection, and with it all that the client follows.
      onSubscribe: (_context, _id, { query }) => unparsable(query),
      validate: (given, document) => validate(given, document, [...specifiedRules, ...rules]),
      onNext: (_context, _id, _payload, args, result) =>
        result.errors === undefined
          ? undefined
          : { data: result.data ?? null, errors: presenter.presentAll(result.errors, contextOf(args)) },
      onError({ connectionParams, extra }, _id, _payload, errors) {
        const context = contextFor(extra.request, connectionParams);
        return errors.map((error) => presenter.present(error, context));
      },
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
    parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
    return undefined;
  } catch (error) {
    const extensions = { code: 'GRAPHQL_PARSE_FAILED' };
    if (!(error instanceof GraphQLError)) return [new GraphQLError('The query is nested too deeply to be read.', { extensions })];
    const { message, source, positions } = error;
    return [new GraphQLError(message, { source, positions, extensions })];
  }
}

const contextOf = (args: ExecutionArgs): RequestContext => args.contextValue as RequestContext;

/** Screens of a floor: each follows the standings or the clock of its tournament over a WebSocket, without a token. */
import type { GraphQLFormattedError } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Measures } from './measures.js';

const subscriptions = [
  'subscription ($id: ID!) { standingsChanged(tournamentId: $id, first: 10) { nodes { rank playerId state stack } } }',
  'subscription ($id: ID!) { clockChanged(tournamentId: $id) { level endsAt } }',
];

/** Opens one. @param number decides what it shows @returns how to close it */
export function openDisplay(url: URL, token: string, tournamentId: string, number: number, measures: Measures): () => void {
  const address = new URL('/graphql', url);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const client = createClient({
    url: address.href,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  let closed = false;
  const lose = (code: string): void => {
    if (!closed) measures.loseDisplay(code);
    closed = true;
  };
  client.subscribe(
    { query: subscriptions[number % subscriptions.length]!, variables: { id: tournamentId } },
    {
      next: ({ errors }) => (errors === undefined ? measures.messages++ : lose(codeOf(errors))),
      error: (reason) => lose(codeOf(reason)),
      complete: () => lose('COMPLETED'),
    },
  );
  return () => {
    closed = true;
    void client.dispose();
  };
}

/** Of errors of GraphQL, or of a WebSocket that closed. */
function codeOf(reason: unknown): string {
  if (Array.isArray(reason)) return codeIn((reason as unknown[])[0] as GraphQLFormattedError);
  const { code } = reason as { readonly code?: number };
  return code === undefined ? 'SOCKET_FAILED' : `SOCKET_${code}`;
}

const codeIn = ({ extensions }: GraphQLFormattedError): string =>
  typeof extensions?.['code'] === 'string' ? extensions['code'] : 'UNKNOWN';

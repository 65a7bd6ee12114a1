/**
 * Screens of a floor: each follows the standings or the clock of its tournament over a WebSocket, as anybody may.
 */
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
  const lost = (): void => {
    if (!closed) measures.lostDisplays++;
    closed = true;
  };
  client.subscribe(
    { query: subscriptions[number % subscriptions.length]!, variables: { id: tournamentId } },
    { next: ({ errors }) => (errors === undefined ? measures.messages++ : lost()), error: lost, complete: lost },
  );
  return () => {
    closed = true;
    void client.dispose();
  };
}

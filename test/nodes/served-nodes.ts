/**
 * Nodes of a store, each with its server, in the process of the test.
 */
import { hashToken } from '../../src/api/request/admin-token.js';
import { startServer, type RunningServer, type ServerOptions } from '../../src/api/start-server.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { GraphqlClient, GraphqlError } from '../../src/client/graphql-client.js';
import type { EventStore } from '../../src/store/event-store.js';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { nodesSecret } from './server-process.js';

export const token = `tapis_${'t'.repeat(43)}`;

export interface Node {
  readonly tapis: Tapis;
  readonly server: RunningServer;
  readonly said: string[];
}

export interface Ready {
  readonly status: 'ready' | 'degraded' | 'notReady';
  readonly problems: readonly string[];
  readonly views: readonly { readonly view: string; readonly state: string }[];
}

const nodes: Node[] = [];

/** Ends the nodes that were started after each test. */
export function endNodesAfterEach(): void {
  afterEach(async () => {
    for (const { server, tapis } of nodes.splice(0)) {
      await server.close();
      await tapis.close();
    }
  });
  afterAll(removeTemporaryFolders);
}

export async function serve(store: EventStore, said: string[] = [], settings: Partial<ServerOptions> = {}): Promise<Node> {
  const tapis = await openTapis({
    folder: temporaryFolder(),
    store,
    shared: true,
    drawSecret: nodesSecret,
    openAtOnce: true,
    notice: (line) => said.push(line),
  });
  const server = await startServer({ tapis, adminTokenHash: hashToken(token), port: 0, log: { error: () => undefined }, ...settings });
  const node = { tapis, server, said };
  nodes.push(node);
  return node;
}

export async function readiness({ server }: Node): Promise<[status: number, Ready]> {
  const response = await fetch(`${server.url}/ready`);
  return [response.status, (await response.json()) as Ready];
}

/** Asks until it is so; each answer comes over the network, so that others have their turn. */
export async function until(node: Node, isSo: (status: number, ready: Ready) => boolean): Promise<[status: number, Ready]> {
  for (;;) {
    const [status, ready] = await readiness(node);
    if (isSo(status, ready)) return [status, ready];
  }
}

export const isReady = (status: number): boolean => status === 200;

let sent = 0;

/** Gives a command. @returns the position that it came to */
export async function send({ server }: Node, mutation: string, input: object): Promise<number> {
  const client = new GraphqlClient({ url: `${server.url}/graphql`, token });
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation m($input: ${type}!) { ${mutation}(input: $input) { position } }`;
  const answer = await client.request<Record<string, { position: number }>>(query, { input: { commandId: `c${++sent}`, ...input } });
  return answer[mutation]!.position;
}

export const codeOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof GraphqlError) return error.code;
      throw error;
    },
  );

export const announce = (node: Node, tournamentId: string): Promise<number> =>
  send(node, 'createTournament', {
    tournamentId,
    name: tournamentId,
    club: 'Test',
    rulebook: { id: 'ropta' },
    startingStack: 10_000,
    seatsPerTable: 8,
    chipUnit: 25,
    structure: [{ kind: 'LEVEL', smallBlind: 25, bigBlind: 50, seconds: 1_200 }],
  });
export const register = (node: Node, tournamentId: string, playerId: string): Promise<number> =>
  send(node, 'registerPlayer', { tournamentId, playerId, adult: true });

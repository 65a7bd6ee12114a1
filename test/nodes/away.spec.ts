/**
 * What is read at a node while most of its cluster is away, and what it says once that is over. Over the tests' wire service, which tests our client code and
 * stands in for no database.
 */
import { GraphqlClient, GraphqlError } from '../../src/client/graphql-client.js';
import { openKurrentEventStore } from '../../src/store/kurrentdb/kurrent-event-store.js';
import { hashSeed } from '../../src/tournament/lots/seat-draw.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { announce, endNodesAfterEach, isReady, type Node, readiness, register, send, serve, token, until } from './served-nodes.js';

/** An answer comes within a second once the node knows that the store is away. Other specs run beside this one; without the rule it takes ten. Milliseconds. */
const ANSWER_MS = 2_000;
/** No longer is a trouble named that is over. */
const RECOVERY_MS = 5_000;

const SEED = '0'.repeat(64);
const tournamentId = 'friday';

endNodesAfterEach();
let wire: WireProcess;
beforeAll(async () => void (wire = await WireProcess.start({ nodes: 3 })));
beforeEach(() => wire.reset());
afterAll(() => wire.stop());

async function startNode(): Promise<Node> {
  const connectionString = wire.connectionString({ defaultDeadline: 1_000 });
  const said: string[] = [];
  const notice = (line: string): void => void said.push(line);
  return serve(await openKurrentEventStore({ connectionString, notice, looksBack: true }), said);
}

/** Two nodes, and a hand that the second has followed and never loaded. */
async function startNodes(): Promise<readonly [Node, Node]> {
  const [one, two] = [await startNode(), await startNode()];
  await announce(one, tournamentId);
  for (const playerId of ['ann', 'bob']) await register(one, tournamentId, playerId);
  await send(one, 'commitDraw', { tournamentId, hash: hashSeed(SEED) });
  await send(one, 'drawSeats', { tournamentId, seed: SEED });
  await send(one, 'startTournament', { tournamentId });
  const position = await send(one, 'openHand', { tournamentId, table: 1 });
  await two.tapis.runner.waitFor(position, 60_000);
  for (const node of [one, two]) await until(node, isReady);
  return [one, two];
}

const queries = {
  'the hand': '{ hand(id: "friday.1.1") { id } }',
  'its replay': '{ handReplay(handId: "friday.1.1") { handId } }',
  'its events': '{ events(stream: "hand-friday.1.1", first: 10) { nodes { type } } }',
  'the feed': '{ tournament(id: "friday") { auditFeed(first: 10) { nodes { type } } } }',
  'the past': '{ tournament(id: "friday", asOf: { position: 1000000 }) { name } }',
};

interface Answer {
  /** Null for an answer. */
  readonly code: string | null;
  readonly isSoon: boolean;
}

async function ask({ server }: Node, query: string): Promise<Answer> {
  const before = performance.now();
  const code = await new GraphqlClient({ url: `${server.url}/graphql`, token }).request(query, {}).then(
    () => null,
    (error: unknown) => (error instanceof GraphqlError ? error.code : String(error)),
  );
  return { code, isSoon: performance.now() - before < ANSWER_MS };
}

const asked = (node: Node): Promise<Record<string, Answer>> =>
  Promise.all(Object.entries(queries).map(async ([what, query]) => [what, await ask(node, query)] as const)).then(Object.fromEntries);

const all = (answer: Answer): Record<string, Answer> => Object.fromEntries(Object.keys(queries).map((what) => [what, answer]));

/** Both nodes know that the store is away. */
async function knowing(nodes: readonly Node[]): Promise<void> {
  for (const { tapis } of nodes) {
    const { away } = tapis.store.forQueries!;
    if (!away.aborted) tapis.store.lastPosition().catch(() => undefined);
    if (!away.aborted) await new Promise((resolve) => away.addEventListener('abort', resolve, { once: true }));
  }
}

const ways = {
  hanging: { begin: (node: number) => wire.hang(node), end: () => wire.hang(null) },
  'cut off': { begin: (node: number) => wire.isolate(node), end: () => wire.isolate(null) },
  dead: {
    begin: (node: number) => wire.kill(node),
    end: async () => {
      for (const node of [0, 1, 2]) await wire.revive(node);
    },
  },
};

describe.each(Object.entries(ways))('two of three nodes %s', (_way, { begin, end }) => {
  it('leave what is read to the third; once they are back, no problem is named within five seconds', async () => {
    const nodes = await startNodes();
    for (const node of [0, 1]) await begin(node);
    await knowing(nodes);
    for (const node of nodes) expect(await asked(node)).toEqual(all({ code: null, isSoon: true }));
    await end();
    const ended = performance.now();
    for (const node of nodes) await until(node, (code, { problems }) => code === 200 && problems.length === 0);
    expect(performance.now() - ended).toBeLessThan(RECOVERY_MS);
  });

  it('and then the third: what is not in memory is refused at once, with when to ask again', async () => {
    const [one, two] = await startNodes();
    for (const node of [0, 1, 2]) await begin(node);
    await knowing([one, two]);
    const answers = await asked(two);
    expect(answers['its events']).toEqual({ code: 'STORE_UNREACHABLE', isSoon: true });
    expect(Object.values(answers).map(({ isSoon }) => isSoon)).toEqual(Object.keys(queries).map(() => true));
    // The node that took the hand has it.
    expect(await ask(one, queries['the hand'])).toEqual({ code: null, isSoon: true });
    const failing = new GraphqlClient({ url: `${two.server.url}/graphql`, token }).request(queries['its events'], {});
    await expect(failing).rejects.toMatchObject({ code: 'STORE_UNREACHABLE', message: expect.stringContaining('in 5 seconds') });
    await end();
    const ended = performance.now();
    for (const node of [one, two]) await until(node, (code, { problems }) => code === 200 && problems.length === 0);
    expect(performance.now() - ended).toBeLessThan(RECOVERY_MS);
    expect(await asked(two)).toEqual(all({ code: null, isSoon: true }));
    expect((await readiness(one))[1].problems).toEqual([]);
  });
});

/**
 * kill -9 in the middle of a loaded run, then a restart. Every answered command is there, none twice, and the one under way can be sent
 * again. Hands left between their stream and the tournament's are settled. The views are those of a rebuild.
 */
import { GraphqlClient } from '../../src/client/graphql-client.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { startServerProcess, type ServerProcess } from './server-process.js';

const ROUNDS = 3;
const TABLES = 8;
/** Commands that are answered before the server is killed, in each round. */
const ANSWERS = 160;

afterAll(removeTemporaryFolders);

interface Command {
  readonly mutation: string;
  readonly input: { readonly commandId: string } & Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly position: number | null;
  readonly revision: number;
  readonly repeated: boolean;
  readonly events: readonly { readonly id: string; readonly stream: string }[];
  readonly handId?: string;
  readonly hand?: { readonly turn: number };
}

/** One floor: a tournament of two players, hand after hand, in which the small blind folds. */
class Floor {
  readonly id: string;
  readonly answered: { readonly command: Command; readonly answer: Answer }[] = [];
  /** The command to send next, or again. */
  pending: Command;
  #sent = 0;
  readonly #setup: Command[];

  constructor(number: number) {
    this.id = `crash-${number}`;
    const structure = [{ kind: 'LEVEL', smallBlind: 1, bigBlind: 2, seconds: 86_400 }];
    const settings = {
      name: 'Crash',
      club: 'Test',
      rulebook: { id: 'ropta' },
      startingStack: 1_000_000,
      seatsPerTable: 2,
      chipUnit: 1,
      structure,
    };
    this.#setup = [
      this.#tournament('registerPlayer', { playerId: `a-${number}`, adult: true }),
      this.#tournament('registerPlayer', { playerId: `b-${number}`, adult: true }),
      this.#tournament('drawSeats'),
      this.#tournament('startTournament'),
    ];
    this.pending = this.#tournament('createTournament', settings);
  }

  take(answer: Answer): void {
    this.answered.push({ command: this.pending, answer });
    const opened = answer.handId;
    if (opened !== undefined) {
      const action = { type: 'FOLD' };
      this.pending = { mutation: 'act', input: { commandId: this.#nextId(), handId: opened, seat: answer.hand!.turn, act: { action } } };
    } else {
      this.pending = this.#setup.shift() ?? this.#tournament('openHand', { table: 1 });
    }
  }

  #tournament(mutation: string, input: object = {}): Command {
    return { mutation, input: { commandId: this.#nextId(), tournamentId: this.id, ...input } };
  }

  #nextId(): string {
    return `${this.id}-command-${++this.#sent}`;
  }
}

async function send(client: GraphqlClient, { mutation, input }: Command): Promise<Answer> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const more = mutation === 'openHand' ? 'handId hand { turn }' : '';
  const query = `mutation ${mutation}($input: ${type}!) { ${mutation}(input: $input) { position revision repeated events { id stream } ${more} } }`;
  return (await client.request<Record<string, Answer>>(query, { input }))[mutation]!;
}

/** Every floor sends command after command until the server dies, which it does once enough are answered. */
async function loadUntilKilled(server: ServerProcess, client: GraphqlClient, floors: readonly Floor[]): Promise<void> {
  let answers = 0;
  let killed = null as Promise<void> | null;
  const work = async (floor: Floor): Promise<void> => {
    while (killed === null) {
      let answer: Answer;
      try {
        answer = await send(client, floor.pending);
      } catch (error) {
        // What fetch throws when the connection breaks; in jest it is of another realm's class.
        if (killed === null || (error as Error).name !== 'TypeError') throw error;
        return;
      }
      floor.take(answer);
      if (++answers === ANSWERS) killed = server.kill();
    }
  };
  await Promise.all(floors.map(work));
  await killed;
}

async function expectAllThere(client: GraphqlClient, floors: readonly Floor[]): Promise<void> {
  const check = async (floor: Floor): Promise<void> => {
    for (const { command, answer } of floor.answered) {
      const again = await send(client, command);
      expect(again).toMatchObject({ repeated: true, revision: answer.revision, events: answer.events });
    }
  };
  await Promise.all(floors.map(check));
}

const viewsQuery = `query views($id: ID!, $atLeast: Position) {
  tournament(id: $id, atLeast: $atLeast) {
    phase left level tableNumbers startedAt
    tables { nodes { table state handsPlayed seats { seat playerId stack } } }
    standings { totalCount nodes { rank playerId state stack hands } }
    clock { state period level }
    hands(first: 500) { totalCount nodes { id } }
    auditFeed(first: 500) { totalCount nodes { position hash command } }
  }
}`;

async function viewsOf(client: GraphqlClient, floors: readonly Floor[]): Promise<unknown[]> {
  // What was answered last stands in the log; the views may be a moment behind it.
  const atLeast = Math.max(...floors.flatMap(({ answered }) => answered.map(({ answer }) => answer.position ?? 0)));
  return Promise.all(floors.map(({ id }) => client.request(viewsQuery, { id, atLeast })));
}

interface ExportedEvent {
  readonly id: string;
  readonly stream: string;
  readonly type: string;
  readonly data: { readonly handId?: string };
  readonly metadata: { readonly commandId: string };
}

it(`killed ${ROUNDS} times under load, nothing that was answered is lost or doubled`, async () => {
  const folder = temporaryFolder();
  const floors = Array.from({ length: TABLES }, (_, index) => new Floor(index + 1));
  let server = await startServerProcess(folder);
  const token = server.token!;
  const connect = (): GraphqlClient => new GraphqlClient({ url: `${server.url}/graphql`, token });

  for (let round = 0; round < ROUNDS; round++) {
    await loadUntilKilled(server, connect(), floors);
    server = await startServerProcess(folder);
    expect(server.token).toBeNull();
    await expectAllThere(connect(), floors);
    for (const floor of floors) floor.take(await send(connect(), floor.pending));
  }
  const before = await viewsOf(connect(), floors);
  expect(await server.stop()).toBe(0);

  expect(await tapis('verify', '--data', folder)).toMatchObject({ code: 0 });
  const exported = (await tapis('export', '--data', folder)).out.trimEnd().split('\n');
  const events = exported.map((line) => JSON.parse(line) as ExportedEvent);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const byCommand = Map.groupBy(events, ({ stream, metadata }) => `${stream} ${metadata.commandId}`);
  for (const { command, answer } of floors.flatMap((floor) => floor.answered)) {
    const recorded = byCommand.get(`${answer.events[0]!.stream} ${command.input.commandId}`) ?? [];
    expect(recorded.map(({ id }) => id)).toEqual(answer.events.map(({ id }) => id));
  }
  const completed = events.filter(({ type }) => type === 'HandCompleted').map(({ stream }) => stream.slice('hand-'.length));
  const settled = events.filter(({ type }) => type === 'HandSettled').map(({ data }) => data.handId!);
  expect(completed.length).toBeGreaterThan(ROUNDS * ANSWERS * 0.3);
  expect(settled.toSorted()).toEqual(completed.toSorted());

  expect(await tapis('rebuild', '--data', folder)).toMatchObject({ code: 0 });
  server = await startServerProcess(folder);
  const rebuilt = await viewsOf(connect(), floors);
  await server.stop();
  expect(before).toEqual(rebuilt);
}, 300_000);

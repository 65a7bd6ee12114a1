/**
 * Two nodes as processes on one store, many clients at both, on the same tournaments at the same time; nodes are killed in the middle. The store is
 * the tests' wire service in a process of its own, which tests our client code and stands in for no database.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { Dice } from '../../bench/soak/dice.js';
import type { GraphqlClient } from '../../src/demo/graphql-client.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { Floor, type Answer, type Command } from './floor.js';
import { NodeProcess } from './node-process.js';
import { faultsOf, type RecordedEvent, type Told } from './recorded.js';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../bin/tapis.js', import.meta.url));

/** Errors that are no answer: the command is sent again under its id, as a client should. */
const isNoAnswer = (code: string): boolean => code === 'VIEWS_LAGGING' || code.startsWith('STORE_');
/** Errors that no client should see here. */
const bugs = new Set([
  'INTERNAL_ERROR',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'QUERY_TOO_LARGE',
  'COMMAND_ID_REUSED',
  'UNKNOWN',
  'NOT_GRAPHQL',
  'NO_DATA',
]);

export interface Kill {
  /** When this share of all commands has been given, from 0 to 1. */
  readonly at: number;
  readonly node: 0 | 1;
  /** Whether it starts again without its files. */
  readonly losesFiles: boolean;
}

export interface ChaosOptions {
  readonly seed: number;
  readonly clients: number;
  readonly commandsEach: number;
  readonly tournaments: number;
  readonly kills: readonly Kill[];
  readonly onProgress?: (told: number, of: number) => void;
}

export interface ChaosReport {
  readonly seed: number;
  readonly events: number;
  readonly accepted: number;
  /** By code. */
  readonly refused: Readonly<Record<string, number>>;
  /** Commands that went to both nodes at once. */
  readonly twice: number;
  /** Commands that were sent again because no answer came. */
  readonly again: number;
  /** What did not hold, one line each. */
  readonly faults: readonly string[];
}

/** Plays one seed to its end and checks what it left. */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-chaos-'));
  const wire = await WireProcess.start();
  const first = new NodeProcess(join(folder, 'one'), wire.connectionString(), null);
  const nodes: NodeProcess[] = [first];
  try {
    await first.start();
    nodes.push(first.another(join(folder, 'two')));
    await nodes[1]!.start();
    const play = new Play(options, nodes);
    await play.run();
    const faults: string[] = [];
    const position = await play.settled();
    const views = await play.viewsOf(nodes, position);
    const rebuilt = first.another(join(folder, 'three'));
    nodes.push(rebuilt);
    await rebuilt.start();
    await rebuilt.ready();
    views.push(...(await play.viewsOf([rebuilt], position)));
    if (!isDeepStrictEqual(views[0], views[1])) faults.push('the views of the two nodes differ');
    if (!isDeepStrictEqual(views[0], views[2])) faults.push('the views differ from those that are built from the first event on');
    for (const node of nodes) await node.stop();
    const events = await recordedIn(wire.connectionString(), join(folder, 'moved'));
    faults.push(...faultsOf(events, play.told));
    return { seed: options.seed, events: events.length, ...play.counts(), faults };
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await wire.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All events, moved into a folder, which checks every hash on the way. */
async function recordedIn(store: string, folder: string): Promise<RecordedEvent[]> {
  await run(process.execPath, [program, 'migrate', '--from', store, '--to', `sqlite:${folder}`]);
  const file = join(folder, 'export.jsonl');
  await run(process.execPath, [program, 'export', '--data', folder, '--out', file]);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
}

class Play {
  readonly told: Told[] = [];
  private readonly floors: readonly Floor[];
  private readonly refused: Record<string, number> = {};
  private readonly of: number;
  private readonly restarts: Promise<void>[] = [];
  private readonly kills: Kill[];
  private twice = 0;
  private again = 0;

  constructor(
    private readonly options: ChaosOptions,
    private readonly nodes: readonly NodeProcess[],
  ) {
    this.floors = Array.from({ length: options.tournaments }, (_, number) => new Floor(options.seed, number + 1));
    this.of = options.clients * options.commandsEach;
    this.kills = [...options.kills];
  }

  async run(): Promise<void> {
    const dice = new Dice(this.options.seed);
    await Promise.all(
      this.floors.map(async (floor) => {
        for (const command of floor.setup) await this.tell(floor, command, dice);
      }),
    );
    const before = this.told.length;
    await Promise.all(Array.from({ length: this.options.clients }, (_, number) => this.client(number, before)));
    await Promise.all(this.restarts);
  }

  counts(): Pick<ChaosReport, 'accepted' | 'refused' | 'twice' | 'again'> {
    const accepted = this.told.filter(({ answer }) => answer !== null).length;
    return { accepted, refused: this.refused, twice: this.twice, again: this.again };
  }

  /** Waits until both nodes stand at the same position and stay there: what was left undone is done. @returns the position */
  async settled(): Promise<number> {
    for (const node of this.nodes) await node.ready();
    for (let last = -1; ;) {
      const positions = [];
      for (const node of this.nodes) positions.push((await node.client!.request<{ position: number }>('query p { position }')).position);
      if (positions.every((position) => position === last)) return last;
      last = positions[0]!;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  async viewsOf(nodes: readonly NodeProcess[], atLeast: number): Promise<unknown[]> {
    const query = `query views($id: ID!, $atLeast: Position) {
      tournament(id: $id, atLeast: $atLeast) { phase left level tables startedAt }
      tables(tournamentId: $id) { table state handsPlayed hand { handId potTotal street } seats { seat playerId stack } }
      standings(tournamentId: $id) { totalCount nodes { rank playerId state stack hands } }
      clock(tournamentId: $id) { state period level }
      hands(tournamentId: $id, last: 500) { totalCount nodes { id } }
      auditFeed(tournamentId: $id, last: 500) { totalCount nodes { position hash command } }
    }`;
    return Promise.all(nodes.map(({ client }) => Promise.all(this.floors.map(({ id }) => client!.request(query, { id, atLeast })))));
  }

  private async client(number: number, before: number): Promise<void> {
    const dice = new Dice(this.options.seed * 10_007 + number);
    for (let n = 0; n < this.options.commandsEach; n++) {
      const floor = dice.pick(this.floors);
      const commandId = `${this.options.seed}-${number}-${n}`;
      const command = await this.patiently(dice, (client) => floor.next(client, dice, commandId));
      await this.tell(floor, command, dice);
      this.options.onProgress?.(this.told.length - before, this.of);
      this.killWhenDue((this.told.length - before) / this.of);
    }
  }

  /** Sends a command until it is answered or refused, now and then to both nodes at once. */
  private async tell(floor: Floor, command: Command, dice: Dice): Promise<void> {
    const isTwice = dice.onceIn(8);
    if (isTwice) this.twice += 1;
    const send = (): Promise<(Answer & { handId?: string }) | string> => this.patiently(dice, (client) => sent(client, command));
    const outcomes = isTwice ? await Promise.all([send(), send()]) : [await send()];
    const answers = outcomes.filter((outcome) => typeof outcome !== 'string');
    for (const { handId } of answers) if (handId !== undefined) floor.opened(handId);
    const [answer = null, another] = answers;
    if (another !== undefined && !isDeepStrictEqual(another.events, answer!.events))
      throw new Error(`${command.input.commandId} was answered in two ways: ${JSON.stringify([answer, another])}`);
    for (const code of outcomes.filter((outcome) => typeof outcome === 'string').slice(0, answer === null ? 1 : 0))
      this.refused[code] = (this.refused[code] ?? 0) + 1;
    this.told.push({ command, answer });
  }

  /** Does something at a node that is up, again and again at one or the other until there is an answer. */
  private async patiently<T>(dice: Dice, work: (client: GraphqlClient) => Promise<T>): Promise<T> {
    for (;;) {
      const chosen = dice.under(2);
      const client = this.nodes[chosen]!.client ?? this.nodes[1 - chosen]!.client;
      try {
        if (client !== null) return await work(client);
      } catch (error) {
        // What fetch throws when the connection breaks; in jest it is of another realm's class.
        const { name, code = '' } = error as Error & { code?: string };
        if (name !== 'TypeError' && !isNoAnswer(code)) throw error;
        this.again += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private killWhenDue(part: number): void {
    const [due] = this.kills;
    if (due === undefined || part < due.at) return;
    this.kills.shift();
    const node = this.nodes[due.node]!;
    const restart = async (): Promise<void> => {
      await node.kill();
      if (due.losesFiles) node.loseFiles();
      await node.start();
    };
    this.restarts.push(restart());
  }
}

/** @returns the code where it was refused @throws GraphqlError for what is no refusal */
async function sent(client: GraphqlClient, { mutation, input }: Command): Promise<(Answer & { handId?: string }) | string> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const more = mutation === 'openHand' ? 'handId' : '';
  const query = `mutation ${mutation}($input: ${type}!) { ${mutation}(input: $input) { position revision repeated events { id stream } ${more} } }`;
  try {
    return (await client.request<Record<string, Answer & { handId?: string }>>(query, { input }))[mutation]!;
  } catch (error) {
    const { name, code } = error as Error & { code: string };
    if (name !== 'GraphqlError' || isNoAnswer(code) || bugs.has(code)) throw error;
    return code;
  }
}

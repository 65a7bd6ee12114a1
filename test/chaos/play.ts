/**
 * Many clients at two nodes, on the same tournaments at the same time, while nodes of Tapis are killed and the store is in trouble.
 */
import { isDeepStrictEqual } from 'node:util';
import { Dice } from '../../bench/soak/dice.js';
import { inputNameOf } from '../../commands/command.js';
import type { GraphqlClient } from '../../src/client/graphql-client.js';
import { Floor, type Answer, type Command } from './floor.js';
import type { NodeProcess } from './node-process.js';
import type { Told } from './recorded.js';

/** Errors that are no answer: the command is sent again under its id, as a client should. */
const isNoAnswer = (code: string): boolean =>
  code === 'VIEWS_LAGGING' || code === 'OPERATION_TIMED_OUT' || code === 'ACCESS_NOT_KNOWN' || code.startsWith('STORE_');
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

/** Something that is done when a share of all commands has been given. */
export interface Due {
  readonly at: number;
  readonly begin: () => Promise<void>;
}

export interface PlayCounts {
  readonly accepted: number;
  /** By code. */
  readonly refused: Readonly<Record<string, number>>;
  /** Commands that went to both nodes at once. */
  readonly twice: number;
  /** Commands that were sent again because no answer came. */
  readonly again: number;
  /** How long the slowest operation took, milliseconds. */
  readonly slowestMs: number;
}

export interface PlayOptions {
  readonly seed: number;
  readonly clients: number;
  readonly commandsEach: number;
  readonly tournaments: number;
  readonly kills: readonly Kill[];
  /** The prefix of this run's ids, in a store with others. */
  readonly run: string;
  /** Troubles of the store. */
  readonly troubles: readonly Due[];
  /** Within how many milliseconds every operation is back; what takes longer is a fault. */
  readonly backWithinMs: number;
  readonly onProgress?: (told: number, of: number) => void;
}

export class Play {
  readonly told: Told[] = [];
  private readonly floors: readonly Floor[];
  private readonly refused: Record<string, number> = {};
  private readonly of: number;
  private readonly restarts: Promise<void>[] = [];
  private readonly kills: Kill[];
  private readonly troubles: Due[];
  private twice = 0;
  private again = 0;
  private slowestMs = 0;
  /** Operations that took too long, one line each. */
  readonly late: string[] = [];

  constructor(
    private readonly options: PlayOptions,
    private readonly nodes: readonly NodeProcess[],
  ) {
    this.floors = Array.from({ length: options.tournaments }, (_, number) => new Floor(`${options.run}${options.seed}`, number + 1));
    this.of = options.clients * options.commandsEach;
    this.kills = [...options.kills];
    this.troubles = [...options.troubles];
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

  counts(): PlayCounts {
    const accepted = this.told.filter(({ answer }) => answer !== null).length;
    return { accepted, refused: this.refused, twice: this.twice, again: this.again, slowestMs: Math.round(this.slowestMs) };
  }

  /** Waits until both nodes stay at the same position, after reactions left undone. @returns the position */
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
      tournament(id: $id, atLeast: $atLeast) {
        phase left level tableNumbers startedAt
        tables { nodes { table state handsPlayed hand { handId potTotal street } seats { seat playerId stack } } }
        standings { totalCount nodes { rank playerId state stack hands } }
        clock { state period level }
        hands(last: 500) { totalCount nodes { id } }
        auditFeed(last: 500) { totalCount nodes { position hash command } }
      }
    }`;
    return Promise.all(nodes.map(({ client }) => Promise.all(this.floors.map(({ id }) => client!.request(query, { id, atLeast })))));
  }

  private async client(number: number, before: number): Promise<void> {
    const dice = new Dice(this.options.seed * 10_007 + number);
    for (let n = 0; n < this.options.commandsEach; n++) {
      const floor = dice.pick(this.floors);
      const commandId = `${this.options.run}${this.options.seed}-${number}-${n}`;
      const command = await this.patiently(dice, `the query before ${commandId}`, (client) => floor.next(client, dice, commandId));
      await this.tell(floor, command, dice);
      this.options.onProgress?.(this.told.length - before, this.of);
      this.killWhenDue((this.told.length - before) / this.of);
      this.troubleWhenDue((this.told.length - before) / this.of);
    }
  }

  /** Sends a command until it is answered or refused, now and then to both nodes at once. */
  private async tell(floor: Floor, command: Command, dice: Dice): Promise<void> {
    const isTwice = dice.onceIn(8);
    if (isTwice) this.twice += 1;
    const send = (): Promise<(Answer & { handId?: string }) | string> =>
      this.patiently(dice, command.input.commandId, (client) => sent(client, command));
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
  private async patiently<T>(dice: Dice, what: string, work: (client: GraphqlClient) => Promise<T>): Promise<T> {
    const begun = performance.now();
    const met: string[] = [];
    for (;;) {
      const chosen = dice.under(2);
      const client = this.nodes[chosen]!.client ?? this.nodes[1 - chosen]!.client;
      try {
        if (client !== null) {
          const answer = await work(client);
          this.time(what, performance.now() - begun, met);
          return answer;
        }
      } catch (error) {
        // What fetch throws when the connection breaks; in jest it is of another realm's class.
        const { name, code = '' } = error as Error & { code?: string };
        if (name !== 'TypeError' && !isNoAnswer(code)) throw error;
        met.push(`${code === '' ? name : code} after ${Math.round(performance.now() - begun)} ms`);
        this.again += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private time(what: string, ms: number, met: readonly string[]): void {
    this.slowestMs = Math.max(this.slowestMs, ms);
    if (ms <= this.options.backWithinMs) return;
    this.late.push(`${what} took ${(ms / 1_000).toFixed(1)} s${met.length === 0 ? '' : `: ${met.slice(0, 5).join(', ')}`}`);
  }

  private troubleWhenDue(part: number): void {
    const [due] = this.troubles;
    if (due === undefined || part < due.at) return;
    this.troubles.shift();
    this.restarts.push(due.begin());
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
  const more = mutation === 'openHand' ? 'handId' : '';
  const query = `mutation ${mutation}($input: ${inputNameOf(mutation)}!) { ${mutation}(input: $input) { position revision repeated events { id stream } ${more} } }`;
  try {
    return (await client.request<Record<string, Answer & { handId?: string }>>(query, { input }))[mutation]!;
  } catch (error) {
    const { name, code } = error as Error & { code: string };
    if (name !== 'GraphqlError' || isNoAnswer(code) || bugs.has(code)) throw error;
    return code;
  }
}

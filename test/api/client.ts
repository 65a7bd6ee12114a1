/** The API on a data folder of its own, with a client: the base of the API specs. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { TapisOptions } from '../../src/app/tapis-options.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { hashSeed } from '../../src/tournament/lots/seat-draw.js';
import { hashToken } from '../../src/api/request/admin-token.js';

import type { ShownCost } from '../../src/api/server/cost/operation-check.js';
import { type ApiOptions, createApi } from '../../src/api/start-server.js';
import { under } from '../tournament-scenario.js';

export const token = `tapis_${'t'.repeat(43)}`;
export const tokenHash = hashToken(token);

export interface ShownError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: string;
    readonly article: string | null;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly messages: { readonly en: string; readonly fr: string };
    readonly correlationId: string;
  };
}

export interface Answer {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data?: Record<string, any> | null;
  readonly errors?: readonly ShownError[];
  readonly extensions?: { readonly cost: ShownCost };
}

/** What every executed operation is answered beside its data. */
export const priced = { cost: expect.objectContaining({ used: expect.any(Number), limit: 50_000 }) as ShownCost };

export interface LoggedBug {
  readonly details: object;
  readonly message: string;
}

/** Limits of a server that compiles no query, so that graphql-js executes them all. */
export const uncompiled = { compiledFields: 0 } as const;

export interface OpenOptions extends Omit<ApiOptions, 'tapis' | 'adminTokenHash' | 'log'> {
  readonly now?: () => number;
  /** How heads of the log are signed by themselves. */
  readonly heads?: TapisOptions['heads'];
  readonly prepare?: (folder: string) => Promise<void>;
}

/** A running application with its API and the lines of its log. */
export class ApiUnderTest {
  private constructor(
    readonly folder: string,
    readonly tapis: Tapis,
    readonly app: NestFastifyApplication,
    readonly log: LoggedBug[],
    readonly warnings: LoggedBug[],
  ) {}

  /** @param options `prepare` is given the data folder before it is opened */
  static async open(options: OpenOptions = {}): Promise<ApiUnderTest> {
    const folder = await mkdtemp(join(tmpdir(), 'tapis-api-'));
    const { now, heads, prepare, ...edge } = options;
    await prepare?.(folder);
    const tapis = await openTapis({ folder, ...(now === undefined ? {} : { now }), ...(heads === undefined ? {} : { heads }) });
    const log: LoggedBug[] = [];
    const warnings: LoggedBug[] = [];
    const app = await createApi({
      tapis,
      adminTokenHash: tokenHash,
      ...edge,
      log: {
        error: (details, message) => log.push({ details, message }),
        warn: (details, message) => warnings.push({ details, message }),
      },
    });
    return new ApiUnderTest(folder, tapis, app, log, warnings);
  }

  /** A second API on the same application, which compiles no query. */
  async withoutCompiling(): Promise<NestFastifyApplication> {
    return createApi({ tapis: this.tapis, adminTokenHash: tokenHash, limits: uncompiled, log: { error: () => undefined } });
  }

  /** Queries after the views have reached the last event, so that a spec sees its own commands. */
  async ask(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    await this.untilViewsReached();
    const response = await this.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: this.host, ...headers },
      payload: { query, variables },
    });
    return response.json<Answer>();
  }

  /** Waits until the views have reached the last event. */
  async untilViewsReached(): Promise<void> {
    const end = await this.tapis.store.lastPosition();
    if (end !== null) await this.tapis.runner.waitFor(end, 60_000);
  }

  /** A name that the server answers to, with its port once it listens. */
  get host(): string {
    const address = this.app.getHttpServer().address() as AddressInfo | null;
    return address === null ? 'localhost' : `127.0.0.1:${address.port}`;
  }

  /** Asks as the bearer of the token. */
  asDirector(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(query, variables, { authorization: `Bearer ${token}`, ...headers });
  }

  /** Gives a command that must be accepted. @returns its payload */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async command(name: string, input: object, selection = '{ revision position repeated events { type } }'): Promise<any> {
    const answer = await this.give(name, input, selection);
    if (answer.errors !== undefined) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`);
    return answer.data![name];
  }

  /** Gives a command. Its id is made when it has none. */
  give(name: string, input: object, selection = '{ revision position repeated events { type } }'): Promise<Answer> {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    return this.asDirector(`mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`, {
      input: { commandId: `command-${++this.commands}`, ...input },
    });
  }

  /** Gives a command that must be refused. @returns the error */
  async refusal(name: string, input: object): Promise<ShownError> {
    const answer = await this.give(name, input);
    if (answer.errors === undefined) throw new Error(`${name} was accepted: ${JSON.stringify(answer.data)}`);
    return answer.errors[0]!;
  }

  private commands = 0;

  async close(): Promise<void> {
    await this.app.close();
    await this.tapis.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export const tournamentInput = {
  tournamentId: 'friday',
  name: 'Friday night',
  club: 'Red Cactus',
  rulebook: { id: 'redcactus', at: { version: 1 } },
  startingStack: 2_000,
  seatsPerTable: 6,
  anteFormat: 'BIG_BLIND',
  chipUnit: 25,
  structure: [
    { kind: 'LEVEL', smallBlind: 25, bigBlind: 50, ante: 50, seconds: 1_200 },
    { kind: 'BREAK', seconds: 600 },
    { kind: 'LEVEL', smallBlind: 50, bigBlind: 100, ante: 100, seconds: 1_200 },
  ],
};

/** What `under` gives, as the input of a mutation. */
export function inputUnder(book: string, settings: object = {}, stack?: number): object {
  return { rulebook: { id: book, at: { version: 1 } }, startingStack: under(book, {}, stack).startingStack, ...settings };
}

export const seed = '0123456789abcdef'.repeat(4);

/** Draws seats from a seed that is settled beforehand. */
export async function drawFrom(api: ApiUnderTest, from: string, tournamentId = 'friday'): Promise<void> {
  await api.command('commitDraw', { tournamentId, hash: hashSeed(from) });
  await api.command('drawSeats', { tournamentId, seed: from });
}

/** Announces the tournament, enters six players, draws seats, starts. The views show it then. */
export async function startFriday(api: ApiUnderTest): Promise<void> {
  await api.command('createTournament', tournamentInput);
  for (const n of [1, 2, 3, 4, 5, 6])
    await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, name: `Player ${n}`, adult: true });
  await drawFrom(api, seed);
  await api.command('startTournament', { tournamentId: 'friday' });
  await api.untilViewsReached();
}

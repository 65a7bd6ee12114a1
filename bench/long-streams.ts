/**
 * Row 19: how a server bears a long stream and a long hand. The first command after a start and the next one, and `/health` every 5 ms beside them, of
 * streams of 1,000 to 60,000 events and of a hand of 250 to 14,000 acts, as a release without bounds recorded it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { handStream, type HandId, tournamentStream } from '../events/ids.js';
import type { HandStart } from '../commands/hand/start.js';
import { CommandHandler } from '../src/app/command-handler.js';
import { makeCommandPrinter } from '../src/audit/command-print.js';
import { findLegalActions } from '../src/hand/betting/legal-actions.js';
import { handDecider } from '../src/hand/decider.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { tournamentDecider } from '../src/tournament/decider.js';
import { median, rowOf, type Row } from './rounds.js';
import { startProcess, type ServerProcess } from './server-process.js';
import { seatTournament } from './tournaments.js';

const streamSizes = [1_000, 4_000, 16_000, 60_000];
const handSizes = [250, 1_000, 4_000, 14_000];
const rounds = 3;
const MOST_STALL_MS = 50;

const by = { actor: { id: 'bench', role: 'director' }, correlationId: 'bench' } as const;

/** What one server did, in milliseconds. */
interface Measured {
  /** The first command after the start, and the median of those after it. */
  readonly cold: number;
  readonly warm: number;
  /** The longest that `/health` waited meanwhile. */
  readonly stall: number;
}

/** Asks `/health` every 5 ms. @returns how to end, with the longest wait in milliseconds */
function watchHealth(url: string): () => Promise<number> {
  let longest = 0;
  const stop = new AbortController();
  const asked = new Set<Promise<void>>();
  const ask = async (due: number): Promise<void> => {
    await (await fetch(new URL('/health', url))).text();
    longest = Math.max(longest, performance.now() - due);
  };
  const work = (async () => {
    while (!stop.signal.aborted) {
      const asking: Promise<void> = ask(performance.now()).finally(() => asked.delete(asking));
      asked.add(asking);
      await delay(5);
    }
    await Promise.all(asked);
  })();
  return async () => {
    stop.abort();
    await work;
    return longest;
  };
}

type Command = readonly [name: string, input: object];

async function give({ url }: ServerProcess, token: string, [name, input]: Command): Promise<void> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { revision } }`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { input: { commandId: crypto.randomUUID(), ...input } } }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors !== undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`);
}

async function untilReady({ url }: ServerProcess): Promise<void> {
  while ((await fetch(new URL('/ready', url))).status !== 200) await delay(50);
}

/** @param commands the first, and those after it */
async function measure(folder: string, token: string, [first, ...others]: readonly Command[]): Promise<Measured> {
  const server = await startProcess(folder);
  const health = watchHealth(server.url);
  try {
    let from = performance.now();
    await give(server, token, first!);
    const cold = performance.now() - from;
    const warm: number[] = [];
    for (const command of others) {
      from = performance.now();
      await give(server, token, command);
      warm.push(performance.now() - from);
    }
    return { cold, warm: median(warm), stall: await health() };
  } finally {
    await health();
    await server.stop();
  }
}

/** Makes a store, has its views built, and measures a start on it. @param fill writes the store */
async function measureStore(fill: (path: string) => Promise<void>, commands: readonly Command[]): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  try {
    await fill(join(folder, 'events.sqlite'));
    const building = await startProcess(folder);
    await untilReady(building);
    await building.stop();
    const found: Measured[] = [];
    for (let round = 0; round < rounds; round++) found.push(await measure(folder, building.token!, commands));
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Pauses and resumes the clock of a tournament until its stream has this number of events. */
async function fillStream(path: string, events: number): Promise<void> {
  const store = openSqliteEventStore({ path, synchronous: 'normal' });
  const id = await seatTournament(store, 1, 24);
  const handler = new CommandHandler(tournamentDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  let { revision } = await handler.load(tournamentStream(id));
  // The clock stands at the end.
  for (let k = 0; revision < events || k % 2 === 0; k++) {
    const type = k % 2 === 0 ? 'PauseClock' : 'ResumeClock';
    const outcome = await handler.execute(tournamentStream(id), { type, at: Date.now() }, { ...by, commandId: `clock-${k}` });
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    revision = outcome.revision;
  }
  await store.close();
}

const clockCommands = (count: number): Command[] =>
  Array.from({ length: count }, (_, k): Command => [k % 2 === 0 ? 'resumeClock' : 'pauseClock', { tournamentId: 'seated-1' }]);

/** Two players raise each other so often. */
async function fillHand(path: string, acts: number): Promise<void> {
  const store = openSqliteEventStore({ path, synchronous: 'normal' });
  const handler = new CommandHandler(handDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  const stream = handStream('raised.1.1' as HandId);
  const hand = {
    tournamentId: 'raised',
    table: 1,
    handNumber: 1,
    level: 1,
    rulebook: { id: 'ropta', edition: '2020-04' },
    seats: [1, 2].map((seat) => ({ seat, playerId: `p${seat}`, stack: 100_000_000, dead: false })),
    button: 1,
    smallBlindSeat: 1,
    bigBlindSeat: 2,
    stakes: { smallBlind: 50, bigBlind: 100, ante: 0, anteFormat: 'none', antePriority: 'blindFirst' },
    chipUnit: 1,
  } as unknown as HandStart;
  await handler.execute(stream, { type: 'StartHand', hand }, { ...by, commandId: 'start' });
  for (let k = 0; k < acts; k++) {
    const { seat, minRaiseTo, wager } = findLegalActions((await handler.load(stream)).state)!;
    const action = { type: wager, to: minRaiseTo! } as const;
    const outcome = await handler.execute(stream, { type: 'Act', seat, action }, { ...by, commandId: `raise-${k}` });
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
  }
  await store.close();
}

/** Cards are recorded, and recorded again: the betting stays as it is. */
const handCommands = (count: number): Command[] =>
  Array.from({ length: count }, (_, k): Command => [
    'recordHoleCards',
    { handId: 'raised.1.1', seat: (k % 2) + 1, cards: k % 2 === 0 ? ['As', 'Ah'] : ['Ks', 'Kh'] },
  ]);

function rowsOf(what: string, sizes: readonly number[], found: readonly (readonly Measured[])[]): Row[] {
  const most = sizes.at(-1)!.toLocaleString('en');
  const least = sizes[0]!.toLocaleString('en');
  const [small, large] = [found[0]!, found.at(-1)!];
  const growth = sizes.at(-1)! / sizes[0]!;
  const pairs = (of: 'cold' | 'warm', by: number) => large.map((each, round) => ({ ours: each[of] / by, bare: small[round]![of] }));
  const stalls = (all: readonly Measured[]) => all.map(({ stall }) => ({ ours: stall, bare: MOST_STALL_MS }));
  return [
    rowOf(
      { name: `19  ${what}: first command after a start at ${most}, for as many as ${least}`, unit: 'ms', target: 1, sense: 'most' },
      pairs('cold', growth),
    ),
    rowOf({ name: `19  ${what}: a later command at ${most}, against ${least}`, unit: 'ms', target: 1.5, sense: 'most' }, pairs('warm', 1)),
    ...sizes.map((size, at) =>
      rowOf(
        {
          name: `19  ${what}: longest wait of /health at ${size.toLocaleString('en')}, against ${MOST_STALL_MS} ms`,
          unit: 'ms',
          target: 1,
          sense: 'most',
        },
        stalls(found[at]!),
      ),
    ),
  ];
}

export async function longStreamRows(): Promise<Row[]> {
  const streams: Measured[][] = [];
  for (const size of streamSizes) streams.push(await measureStore((path) => fillStream(path, size), clockCommands(20)));
  const hands: Measured[][] = [];
  for (const size of handSizes) hands.push(await measureStore((path) => fillHand(path, size), handCommands(2)));
  return [...rowsOf('events of a stream', streamSizes, streams), ...rowsOf('acts of a hand', handSizes, hands)];
}

/**
 * How many commands a node of Tapis takes on the cluster, beside the bare appends of the same client.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonEvent, NO_STREAM } from '@kurrent/kurrentdb-client';
import { PlayerId, TournamentId } from '../../events/ids.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { hashSeed } from '../../src/tournament/lots/seat-draw.js';
import { openTapis } from '../../src/app/tapis.js';
import { appending } from '../../src/store/kurrentdb/append-options.js';
import { KurrentConnection } from '../../src/store/kurrentdb/connection.js';
import { openKurrentEventStore } from '../../src/store/kurrentdb/kurrent-event-store.js';
import { type CheckResult, quantiles, type Subject } from './check.js';

const CLIENTS = 16;
/** Commands reach at least this share of bare appends, or so many a second: then this machine is the limit, and no cluster. */
const LEAST_SHARE = 0.6;
const ENOUGH_A_SECOND = 2_000;

const players = ['ada', 'bo'].map((name) => PlayerId.parse(name));
const SEED = '0'.repeat(64);

/** What brings a tournament into play, so that players go away and come back: one event each. */
const preparation: readonly TournamentCommand[] = [
  {
    type: 'CreateTournament',
    name: 'Check',
    club: 'Check',
    rulebook: { id: 'ropta', edition: '2020-04' },
    startingStack: 20_000,
    seatsPerTable: 8,
    anteFormat: 'none',
    antePriority: 'blindFirst',
    chipUnit: 100,
    structure: [{ kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 1_200 }],
  },
  ...players.map((playerId) => ({ type: 'RegisterPlayer', playerId, adult: true, showsDocument: true }) as const),
  { type: 'CommitDraw', hash: hashSeed(SEED) },
  { type: 'DrawSeats', seed: SEED },
  { type: 'StartTournament', at: Date.now() },
];

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Lets clients work side by side, each one piece after the other. @param work one piece; `n` counts from 0 */
async function measure(seconds: number, work: (client: number, n: number) => Promise<void>): Promise<Measured> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; performance.now() < end; n += 1) {
        const before = performance.now();
        await work(client, n);
        times.push(performance.now() - before);
      }
    }),
  );
  return { perSecond: Math.round(times.length / ((performance.now() - begun) / 1_000)), ...quantiles(times) };
}

function measureAppends({ address, prefix }: Subject, seconds: number, round: string): Promise<Measured> {
  const connection = new KurrentConnection({ connectionString: address, notice: () => undefined });
  const data = { text: 'x'.repeat(300) };
  return measure(seconds, async (client, n) => {
    const stream = `${prefix}append-${round}-${client}`;
    const event = jsonEvent({ id: randomUUID(), type: 'ClusterCheck', data });
    await connection.client.appendToStream(stream, [event], { streamState: n === 0 ? NO_STREAM : BigInt(n - 1), ...appending });
  }).finally(() => connection.close());
}

async function measureCommands({ address, prefix, onProgress }: Subject, seconds: number, round: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-cluster-check-'));
  const store = await openKurrentEventStore({ connectionString: address, prefix: `${prefix}${round}.`, notice: () => undefined });
  const tapis = await openTapis({ folder, store, shared: true, drawSecret: randomUUID() });
  try {
    const give = async (client: number, name: string, command: TournamentCommand): Promise<void> => {
      const context = { commandId: `${client}-${name}`, actor: { id: 'check', role: 'director' }, correlationId: name } as const;
      const outcome = await tapis.give('tournament', TournamentId.parse(`check-${client}`), command, context);
      if (!outcome.accepted) throw new Error(`a command was refused: ${outcome.refusal.code}`);
    };
    onProgress('speed: tournaments are prepared');
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (const [n, command] of preparation.entries()) await give(client, `before-${n}`, command);
      }),
    );
    return await measure(seconds, (client, n) =>
      give(
        client,
        `${n}`,
        n % 2 === 0
          ? { type: 'MarkAway', playerId: players[0]!, official: false }
          : { type: 'MarkBack', playerId: players[0]!, at: Date.now() },
      ),
    );
  } finally {
    await tapis.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param seconds of each of the four rounds: appends and commands in turn */
export async function checkSpeed(subject: Subject, seconds: number): Promise<CheckResult> {
  const rounds: { readonly appends: Measured; readonly commands: Measured }[] = [];
  for (const round of ['1', '2']) {
    subject.onProgress(`speed, round ${round} of 2: ${CLIENTS} clients append for ${seconds} s, then give commands for ${seconds} s`);
    rounds.push({ appends: await measureAppends(subject, seconds, round), commands: await measureCommands(subject, seconds, round) });
  }
  // Of the better rounds: the first warms up both sides.
  const best = (of: 'appends' | 'commands'): Measured =>
    rounds.map((each) => each[of]).toSorted((one, other) => other.perSecond - one.perSecond)[0]!;
  const [appends, commands] = [best('appends'), best('commands')];
  const share = Math.round((commands.perSecond / appends.perSecond) * 100) / 100;
  const line = (what: string, { perSecond, p50, p99 }: Measured): string => `${what}: ${perSecond} a second, p50 ${p50} ms, p99 ${p99} ms.`;
  return {
    outcome: share >= LEAST_SHARE || commands.perSecond >= ENOUGH_A_SECOND ? 'holds' : 'fails',
    says: [
      line(`Bare appends of ${CLIENTS} clients`, appends),
      line(`Commands of ${CLIENTS} clients`, commands),
      `Commands reach ${share} of bare appends; ${LEAST_SHARE} is due, or ${ENOUGH_A_SECOND} a second.`,
    ],
    figures: {
      appendsPerSecond: appends.perSecond,
      appendsP50Ms: appends.p50,
      appendsP99Ms: appends.p99,
      commandsPerSecond: commands.perSecond,
      commandsP50Ms: commands.p50,
      commandsP99Ms: commands.p99,
      share,
    },
  };
}

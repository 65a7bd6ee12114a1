/**
 * How many commands a node of Tapis takes over HTTP on the cluster, beside the bare appends of the same client.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClusterClientResult, measureAppends, measureCommands, measuredCommands } from '../../bench/cluster-load.js';
import { hashToken } from '../../src/api/request/admin-token.js';
import { startServer } from '../../src/api/start-server.js';
import { openTapis } from '../../src/app/tapis.js';
import { openKurrentEventStore } from '../../src/store/kurrentdb/kurrent-event-store.js';
import type { CheckResult, Subject } from './check.js';

const CLIENTS = 16;
/** Commands reach at least this share of bare appends, or this rate: then this machine is the limit, not the cluster. */
const LEAST_SHARE = 0.5;
const ENOUGH_A_SECOND = 2_000;
const ROUNDS = 2;

const token = `tapis_${'c'.repeat(43)}`;
const program = fileURLToPath(new URL('clients.mjs', import.meta.url));

type What = (typeof measuredCommands)[number] | 'append';

/** The better of two rounds: the first warms up both sides. */
async function measureAll({ address, prefix, onProgress }: Subject, seconds: number): Promise<ReadonlyMap<What, ClusterClientResult>> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-cluster-check-'));
  const store = await openKurrentEventStore({ connectionString: address, prefix: `${prefix}speed.`, notice: () => undefined });
  const tapis = await openTapis({ folder, store, shared: true, drawSecret: randomUUID() });
  const limits = { tokenCostPerMinute: 1e9, tokenOperations: 1_000, connections: 1_000 };
  const server = await startServer({ tapis, adminTokenHash: hashToken(token), port: 0, limits });
  const best = new Map<What, ClusterClientResult>();
  const take = (what: What, found: ClusterClientResult): void => {
    if (found.perSecond > (best.get(what)?.perSecond ?? 0)) best.set(what, found);
  };
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      onProgress(`speed, round ${round} of ${ROUNDS}: ${CLIENTS} clients append for ${seconds} s`);
      take('append', await measureAppends(address, { streams: `${prefix}append-${round}-`, clients: CLIENTS, seconds }));
      for (const what of measuredCommands) {
        onProgress(`speed, round ${round} of ${ROUNDS}: ${CLIENTS} clients give ${what} for ${seconds} s`);
        take(
          what,
          await measureCommands(program, { url: `${server.url}/graphql`, token, what, clients: CLIENTS, seconds, run: `${what}-${round}` }),
        );
      }
    }
    return best;
  } finally {
    await server.close();
    await tapis.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param seconds of each of the eight parts */
export async function checkSpeed(subject: Subject, seconds: number): Promise<CheckResult> {
  const found = await measureAll(subject, seconds);
  const appends = found.get('append')!;
  const says: string[] = [];
  const figures: Record<string, number> = {};
  let holds = true;
  for (const [what, { perSecond, took }] of found) {
    const share = Math.round((perSecond / appends.perSecond) * 100) / 100;
    const name = what === 'append' ? 'Bare appends' : what;
    const against = what === 'append' ? '' : `; ${share} of bare appends`;
    says.push(
      `${name} of ${CLIENTS} clients: ${Math.round(perSecond)} a second, in the middle ${Math.round(took * 10) / 10} ms${against}.`,
    );
    figures[`${what}PerSecond`] = Math.round(perSecond);
    figures[`${what}P50Ms`] = Math.round(took * 10) / 10;
    if (what === 'append') continue;
    figures[`${what}Share`] = share;
    holds &&= share >= LEAST_SHARE || perSecond >= ENOUGH_A_SECOND;
  }
  says.push(`Commands are to reach ${LEAST_SHARE} of bare appends, or ${ENOUGH_A_SECOND} a second.`);
  return { outcome: holds ? 'holds' : 'fails', says, figures };
}

/**
 * Attacks on the end of a log: its write-ahead log cut off or garbled at random places. Each must be lossless, or refused at the start and found by `verify`.
 */
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGuardedStore } from '../../src/app/folder/guarded-store.js';
import { StoreError } from '../../src/store/event-store.js';
import { tapis } from '../program/run.js';
import type { Acknowledged } from './club-folder.js';

/** What came of one attack. `silent`: acknowledged events are gone, and nothing says so. */
export type AttackOutcome = 'lossless' | 'told' | 'silent';

export interface TailAttack {
  /** The folder of a process that was killed. It is left as it is. */
  readonly killed: string;
  /** A folder to attack a copy in; removed after each. */
  readonly scratch: string;
  readonly acknowledged: readonly Acknowledged[];
  readonly seed: number;
  readonly offsets: number;
}

/** Truncates the log at so many random offsets, and garbles it from every fourth of them. @returns what came of each */
export async function attackWriteAheadLog({ killed, scratch, acknowledged, seed, offsets }: TailAttack): Promise<AttackOutcome[]> {
  const log = readFileSync(join(killed, 'events.sqlite-wal'));
  const random = randomFrom(seed);
  const outcomes: AttackOutcome[] = [];
  for (let attack = 0; attack < offsets; attack += 1) {
    const offset = Math.floor(random() * log.length);
    outcomes.push(await outcomeOf(killed, scratch, acknowledged, (path) => truncateSync(`${path}-wal`, offset)));
    if (attack % 4 > 0) continue;
    const garbled = Buffer.from(log);
    const length = 1 + Math.floor(random() * 200);
    for (let at = offset; at < Math.min(log.length, offset + length); at += 1) garbled[at] = Math.floor(random() * 256);
    outcomes.push(await outcomeOf(killed, scratch, acknowledged, (path) => writeFileSync(`${path}-wal`, garbled)));
  }
  return outcomes;
}

/** Does something to a copy of the folder, and checks how a start and `verify` react. @param change is given the path of the events */
export async function outcomeOf(
  killed: string,
  scratch: string,
  acknowledged: readonly Acknowledged[],
  change: (path: string) => void,
): Promise<AttackOutcome> {
  rmSync(scratch, { recursive: true, force: true });
  cpSync(killed, scratch, { recursive: true });
  try {
    change(join(scratch, 'events.sqlite'));
    const verified = await tapis('verify', '--data', scratch);
    const refused = await refusalOf(scratch, acknowledged);
    if (refused === 'lossless') return verified.code === 0 ? 'lossless' : 'told';
    return refused === 'told' && verified.code === 1 ? 'told' : 'silent';
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function refusalOf(folder: string, acknowledged: readonly Acknowledged[]): Promise<AttackOutcome> {
  const notice = (): void => undefined;
  try {
    const kept = await openGuardedStore({ folder, now: Date.now, notice });
    try {
      for (const { id, stream, revision } of acknowledged) {
        const [there] = await kept.store.readStream(stream as `hand-${string}`, { fromRevision: revision, limit: 1 });
        if (there?.id !== id) return 'silent';
      }
      return 'lossless';
    } finally {
      await kept.close();
    }
  } catch (error) {
    if (error instanceof StoreError) return 'told';
    throw error;
  }
}

/** Numbers from 0 to below 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

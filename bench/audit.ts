/**
 * Row 10: every decision of a million events made again (`tapis audit`), against a bare scan of the same events with `JSON.parse` and SHA-256.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLog } from '../src/app/audit/audit-log.js';
import { dataFiles } from '../src/app/folder/data-files.js';
import type { StoredEvent } from '../src/store/event-store.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { copyBare, scanBare } from './bare-file.js';
import { compare, perSecond, type Row } from './rounds.js';
import { playTournaments } from './tournaments.js';

const EVENTS = 1_000_000;

export async function auditRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  const path = join(folder, dataFiles.events);
  const store = openSqliteEventStore({ path });
  try {
    let events = await playTournaments(store, 1);
    for (let first = 2; events < EVENTS; first += 50) events += await playTournaments(store, 50, first);
    const bare = join(folder, 'bare.sqlite');
    await copyBare(store, bare);
    const audit = async (): Promise<void> => {
      const { failures, agreed } = await auditLog({ reader: store });
      if (failures.length > 0 || agreed === 0) throw new Error(`unexpected: ${JSON.stringify(failures[0])}`);
    };
    return [
      await compare({
        name: `10  ${events.toLocaleString('en')} events audited, against a bare scan with JSON.parse and SHA-256`,
        unit: 'events/s',
        ours: () => perSecond(events, audit),
        bare: () => perSecond(events, () => scanBare(bare, hashBare)),
        target: 0.3,
      }),
    ];
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** Hashes an event, nothing more. */
function hashBare({ stream, revision, id, type, metadata, data }: StoredEvent): void {
  createHash('sha256').update(`${stream}\n${revision}\n${id}\n${type}\n${metadata}\n${data}`).digest('hex');
}

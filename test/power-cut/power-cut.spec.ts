/**
 * A power cut at any moment loses no acknowledged command. An evening is recorded write by write (`strace`); its files are made again as a disk may have them
 * after a cut, opened and verified. Where there is no `strace`, it is skipped.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { verifyStore } from '../../src/audit/verify.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { openTapis } from '../../src/app/tapis.js';
import { randomFrom } from '../../src/simulate/random.js';
import { openSqliteEventStore } from '../../src/store/sqlite-event-store.js';
import { chosenSeed } from '../property-seed.js';
import { CutDisk } from './cut-disk.js';
import { readSteps, type Step, tracedCalls } from './recorded-writes.js';

const strace = '/usr/bin/strace';
const CUTS = 250;
/** Each so many cuts, the whole application is opened too. */
const WHOLE_EVERY = 25;
const ACKNOWLEDGED = 'acknowledged';
const watched = [dataFiles.events, dataFiles.players]
  .flatMap((file) => [file, `${file}-wal`, `${file}-journal`])
  .concat(dataFiles.mark, ACKNOWLEDGED);

/** Plays the evening on a disk whose syncs take so long, milliseconds. */
async function recordEvening(folder: string, syncMs: number): Promise<readonly Step[]> {
  const trace = join(folder, 'trace');
  const data = join(folder, 'data');
  mkdirSync(data);
  const slow = syncMs === 0 ? [] : ['-e', `inject=fsync,fdatasync:delay_exit=${syncMs * 1_000}`];
  const paths = [data, ...watched.map((file) => join(data, file))].flatMap((path) => ['-P', path]);
  const built = join(import.meta.dirname, '../../dist');
  const program = [process.execPath, join(import.meta.dirname, 'evening.mjs'), data, built];
  const options = ['-f', '-y', '-xx', '-s', '1000000', '-o', trace, '-e', `trace=${tracedCalls}`, ...slow, ...paths];
  await promisify(execFile)(strace, [...options, ...program]);
  return readSteps(readFileSync(trace, 'latin1'));
}

const onTraced = existsSync(strace) ? describe : describe.skip;

onTraced.each([
  ['a fast disk', 0],
  ['a slow disk, where a thread commits', 5],
])('a power cut on %s', (_disk, syncMs) => {
  let folder: string;
  let steps: readonly Step[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-power-cut-'));
    steps = await recordEvening(folder, syncMs);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The moments of the evening: from the first acknowledged command on. */
  const isAcknowledgement = (step: Step): step is Step & { kind: 'write' } => step.kind === 'write' && basename(step.file) === ACKNOWLEDGED;

  /** The files in a folder of their own. */
  function putBack(files: ReadonlyMap<string, Buffer>): string {
    const found = mkdtempSync(join(folder, 'cut-'));
    for (const [file, bytes] of files) writeFileSync(join(found, basename(file)), bytes);
    return found;
  }

  async function examine(found: string, acknowledged: readonly string[]) {
    const store = openSqliteEventStore({ path: join(found, dataFiles.events) });
    const { events, findings } = await verifyStore(store);
    const there = new Set<string>();
    for await (const page of store.readAll(null)) for (const { stream, revision, id } of page) there.add(`${stream} ${revision} ${id}`);
    await store.close();
    return { events, findings, missing: acknowledged.filter((each) => !there.has(each)) };
  }

  it(`at ${CUTS} moments loses nothing that was acknowledged`, async () => {
    const random = randomFrom(chosenSeed() + syncMs);
    const first = steps.findIndex(isAcknowledgement) + 1;
    const moments = Array.from({ length: CUTS }, () => first + Math.floor(random() * (steps.length - first))).sort((a, b) => a - b);
    const disk = new CutDisk();
    const acknowledged: string[] = [];
    let lost = 0;
    let taken = 0;
    for (const [cut, moment] of moments.entries()) {
      for (; taken < moment; taken += 1) {
        const step = steps[taken]!;
        disk.take(step);
        if (isAcknowledgement(step)) acknowledged.push(...step.bytes.toString().trimEnd().split('\n'));
      }
      const found = putBack(disk.cut(random));
      const { events, findings, missing } = await examine(found, acknowledged);
      expect({ cut, findings, missing }).toEqual({ cut, findings: [], missing: [] });
      lost += events - acknowledged.length;
      if (cut % WHOLE_EVERY === 0) {
        // The secret is linked into its place, which is not recorded: it was on disk before.
        copyFileSync(join(folder, 'data', dataFiles.drawSecret), join(found, dataFiles.drawSecret));
        const tapis = await openTapis({ folder: found });
        // The clocks, which nobody saw since that evening, are stopped.
        expect(await tapis.store.lastPosition()).toBeGreaterThanOrEqual(events);
        await tapis.close();
      }
      rmSync(found, { recursive: true });
    }
    expect(acknowledged.length).toBeGreaterThan(700);
    // Cuts fell into commits: some had more on disk than was acknowledged.
    expect(lost).toBeGreaterThan(0);
  }, 120_000);

  it('would lose what was acknowledged, if the log of the store were never synced', async () => {
    const disk = new CutDisk();
    const acknowledged: string[] = [];
    for (const step of steps.slice(0, Math.floor(steps.length / 4))) {
      if (step.kind !== 'synced' || !step.file.endsWith(`${dataFiles.events}-wal`)) disk.take(step);
      if (isAcknowledgement(step)) acknowledged.push(...step.bytes.toString().trimEnd().split('\n'));
    }
    const { missing } = await examine(putBack(disk.cut(randomFrom(1))), acknowledged);
    expect(missing.length).toBeGreaterThan(0);
  });
});

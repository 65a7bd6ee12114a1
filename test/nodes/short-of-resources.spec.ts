/**
 * Commands on a full disk, and in a process that may open few files: one line that names what is short and what to do, no stack, and no part of a file
 * under the name of the whole. Where this account may mount no disk, what needs one is skipped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { openSqliteEventStore } from '../../src/store/sqlite-event-store.js';
import { type CliRun, removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { mountSmallDisk } from './small-disk.js';

const project = fileURLToPath(new URL('../..', import.meta.url));
const program = join(project, 'bin', 'tapis.js');
const night = join(project, 'examples', 'club-night.phhs');

const disk = mountSmallDisk(4);
const onDisk = disk === null ? describe.skip : describe;
const onLinux = process.platform === 'linux' ? describe : describe.skip;

let club: string;

beforeAll(async () => {
  if (!existsSync(join(project, 'dist', 'src', 'cli', 'main.js'))) throw new Error('run "npm run build" first, as "npm test" does');
  club = temporaryFolder();
  expect(await tapis('import', night, '--tournament', 'night', '--data', club)).toMatchObject({ code: 0 });
});

afterAll(() => {
  disk?.remove();
  removeTemporaryFolders();
});

/** Runs the built program under a shell, which sets its limits or its output. */
async function inShell(line: string, ...args: readonly string[]): Promise<CliRun> {
  const child = spawn('/bin/sh', ['-c', line, 'sh', process.execPath, program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...said };
}

const bundle = ['export', '--tournament', 'night', '--format', 'bundle'];

onDisk('a disk that is full', () => {
  // Where it is skipped, this is read all the same.
  const folder = disk?.folder ?? '';
  const fill = (left?: number): void => disk!.fill(left);
  const free = (): void => disk!.free();
  afterEach(() => {
    free();
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  });

  it.each([
    ['events', ['export']],
    ['hands', ['export', '--format', 'phh']],
    ['a bundle', bundle],
  ])('under the file to which %s are exported: nothing of it is left', async (_what, args) => {
    const out = join(folder, 'night');
    for (const left of [0, 20 * 4096]) {
      fill(left);
      const { code, err } = await tapis(...args, '--data', club, '--out', out);
      const due = `tapis export: ${out} can't be written: ENOSPC: no space left on device, write: free some space, then try again (OUTPUT_NOT_WRITABLE)\n`;
      expect([code, err, readdirSync(folder)]).toEqual([1, due, ['filler']]);
    }
    free();
    // Nothing is said, also not by Node of what is left open.
    expect(await inShell('exec "$@"', ...args, '--data', club, '--out', out)).toEqual({ code: 0, out: '', err: '' });
    fill();
  });

  it.each([
    ['head', ['head']],
    ['export', ['export', '--data', 'club']],
    ['export', bundle],
  ])('under what %s prints', async (_name, args) => {
    fill();
    const printed = join(folder, 'printed');
    const { code, err } = await inShell(`exec "$@" > ${printed}`, ...args, '--data', club);
    expect([code, err]).toEqual([
      1,
      `tapis: what is printed can't be written: ENOSPC: no space left on device, write: free some space, then try again (OUTPUT_NOT_WRITABLE)\n`,
    ]);
  });

  it.each([
    ['head', ['head']],
    ['export', bundle],
  ])('under the folder that %s reads: with no room to read the events, and with none to make the key', async (name, args) => {
    const events = join(folder, dataFiles.events);
    copyFileSync(join(club, dataFiles.events), events);
    fill();
    const closed = await tapis(...args, '--data', folder);
    expect(closed).toMatchObject({
      code: 1,
      out: '',
      err: `tapis ${name}: The disk that holds ${events} is full: free some space, then try again. (STORE_NOT_WRITABLE)\n`,
    });
    free();
    const served = openSqliteEventStore({ path: events });
    try {
      fill();
      const before = readdirSync(folder);
      const opened = await tapis(...args, '--data', folder);
      const key = join(folder, dataFiles.treeKey);
      expect(opened).toMatchObject({
        code: 1,
        out: '',
        err: `tapis ${name}: ${key} can't be made: ENOSPC: no space left on device, write: free some space, then try again (SYSTEM_ERROR)\n`,
      });
      expect(readdirSync(folder)).toEqual(before);
    } finally {
      await served.close();
    }
  });
});

onLinux('a process that may open few files', () => {
  let taken: Server;
  beforeAll(async () => {
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
  });
  afterAll(() => void taken.close());

  /** A server that has enough of them ends at its port, which is taken. */
  const serve = (folder: string): string[] => ['serve', '--data', folder, '--port', String((taken.address() as AddressInfo).port)];
  const verify = (folder: string): string[] => ['verify', '--data', folder];
  const named = /^tapis \w+: [^\n]*(?:may open no more files|EMFILE: too many open files)[^\n]*"ulimit -n"[^\n]*\)\n$/;

  it.each([
    ['serve', serve],
    ['verify', verify],
  ])('24 of them are too few for %s, which says so and nothing of permissions', async (_name, args) => {
    expect(await inShell('ulimit -n 24; exec "$@"', ...args(club))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(named) as string,
    });
  });

  it.each([26, 28, 30, 34, 38])('%i of them: however far the server of a folder or a new one comes, it names them', async (limit) => {
    for (const folder of [club, temporaryFolder()]) {
      const { code, err } = await inShell(`ulimit -n ${limit}; exec "$@"`, ...serve(folder));
      expect([code, err]).toEqual([1, err.includes('PORT_IN_USE') ? err : (expect.stringMatching(named) as string)]);
    }
  });
});

/**
 * The commands that are killed, what they work on, and what must be so afterwards: what they make is whole, or is refused with advice that works when it is followed.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PlayerId } from '../../events/ids.js';
import { hashToken, openAdminToken } from '../../src/api/request/admin-token.js';
import { rename } from '../../src/app/vault/person-vault.js';
import { openFolder, playFriday } from '../lost-tail/club-folder.js';
import { type CliRun, tapis } from '../program/run.js';
import type { KilledRun, Program } from './killed-program.js';
import { dataFiles } from '../../src/app/folder/data-files.js';
import { PEOPLE } from '../../src/app/registry/registry.module.js';

const project = join(import.meta.dirname, '../..');
const built = join(project, 'dist');
const program = join(project, 'bin', 'tapis.js');
const script = (name: string, ...args: readonly string[]): readonly string[] => [join(import.meta.dirname, name), ...args];

const NAME = 'Annabelle Canary';
const PLAYERS = 12;

/** What every victim works on. Nothing changes it. */
export interface Ground {
  readonly club: string;
  readonly backup: string;
  readonly erasures: string;
  readonly exported: string;
  readonly bundle: string;
  readonly events: number;
}

export async function layGround(folder: string): Promise<Ground> {
  const club = join(folder, 'club');
  const server = await openFolder(club);
  await server.vault.change(PlayerId.parse('p1'), rename(NAME));
  await playFriday(server, PLAYERS);
  const events = (await server.store.lastPosition())!;
  await server.close();
  const ground = { club, backup: join(folder, 'backup'), erasures: join(folder, 'gone.jsonl') };
  writeFileSync(ground.erasures, `${JSON.stringify({ erased: 'p2', kind: 'person', at: '2026-11-21T00:00:00.000Z' })}\n`);
  await good('backup', ground.backup, '--data', club);
  const { out: exported } = await good('export', '--data', club);
  // The first makes the key of the folder.
  const bundle = join(folder, 'friday.bundle');
  await good(...bundleOf(club, bundle));
  return { ...ground, events, exported, bundle: readFileSync(bundle, 'utf8') };
}

const bundleOf = (club: string, out: string): string[] => [
  'export',
  '--tournament',
  'friday',
  '--format',
  'bundle',
  '--data',
  club,
  '--out',
  out,
];

/** @throws Error where it is not done */
async function good(...args: readonly string[]): Promise<CliRun> {
  const run = await tapis(...args);
  if (run.code !== 0) throw new Error(`tapis ${args.join(' ')}: ${run.err}`);
  return run;
}

export interface Victim {
  readonly name: string;
  /** @param at a new folder of its own */
  prepare(ground: Ground, at: string): Program;
  /** Looks at what the dead left, then follows the advice. @throws Error for what must not be */
  examine(ground: Ground, at: string, run: KilledRun): Promise<void>;
}

function must(isSo: boolean, what: string, run?: { readonly out: string; readonly err: string }): void {
  if (!isSo) throw new Error(run === undefined ? what : `${what}: ${run.out}${run.err}`);
}

/** Whether a folder is whole. It may be refused, or not be there where not even its name was made. */
async function isWhole(ground: Ground, folder: string): Promise<boolean> {
  const run = await tapis('verify', '--data', folder);
  if (run.code === 0) {
    must(run.out.startsWith(`${ground.events} events`), 'a part is taken for the whole', run);
    return true;
  }
  const hasNotBegun = !existsSync(folder) && !existsSync(`${folder}.unfinished`);
  must(
    run.err.includes('STORE_UNFINISHED') || (hasNotBegun && run.err.includes('STORE_NOT_FOUND')),
    'it is not refused as unfinished',
    run,
  );
  return false;
}

async function examineWhole(ground: Ground, folder: string): Promise<void> {
  must(await isWhole(ground, folder), 'it is not whole after the advice was followed');
  const opened = await openFolder(folder);
  try {
    must((await opened.store.lastPosition())! >= ground.events, 'it does not open with all events');
  } finally {
    await opened.close();
  }
}

async function examineName(folder: string): Promise<void> {
  const opened = await openFolder(folder);
  const name = opened.part(PEOPLE).nameOf(PlayerId.parse('p1'));
  await opened.close();
  must(name === NAME, `the name of p1 is ${name}`);
}

const restore: Victim = {
  name: 'restore',
  prepare: ({ backup, erasures }, at) => ({
    args: [program, 'restore', backup, '--data', join(at, 'to'), '--erasures', erasures],
    inside: at,
  }),
  async examine(ground, at) {
    const to = join(at, 'to');
    if (!(await isWhole(ground, to))) await good('restore', ground.backup, '--data', to, '--erasures', ground.erasures);
    await examineWhole(ground, to);
    await examineName(to);
    must(readdirSync(at).join() === 'to', `beside it is ${readdirSync(at).join()}`);
  },
};

const backup: Victim = {
  name: 'backup',
  prepare: ({ club }, at) => ({ args: [program, 'backup', join(at, 'to'), '--data', club], inside: at }),
  async examine(ground, at) {
    const to = join(at, 'to');
    const first = await tapis('restore', to, '--data', join(at, 'first'));
    must(first.code === 0 || first.err.includes('BACKUP_INCOMPLETE'), 'a part of a backup is restored', first);
    const again = await tapis('backup', to, '--data', ground.club);
    must(again.code === 0 || (first.code === 0 && again.err.includes('BACKUP_TARGET_IN_USE')), 'it is not begun anew', again);
    must(first.code === 0 || !(existsSync(join(at, 'first')) && (await isWhole(ground, join(at, 'first')))), 'something was restored');
    await good('restore', to, '--data', join(at, 'second'));
    await examineWhole(ground, join(at, 'second'));
    await examineName(join(at, 'second'));
  },
};

const migrate: Victim = {
  name: 'migrate',
  prepare: ({ club }, at) => {
    // It is opened for writing, so that nobody else writes to it.
    cpSync(club, join(at, 'from'), { recursive: true });
    return {
      args: [program, 'migrate', '--from', `sqlite:${join(at, 'from')}`, '--to', `sqlite:${join(at, 'to')}`],
      inside: join(at, 'to'),
    };
  },
  async examine(ground, at) {
    const [from, to] = [join(at, 'from'), join(at, 'to')];
    // As its help says, the secret and what is kept of people are copied by hand.
    const copyByHand = (): void => {
      if (!existsSync(join(to, dataFiles.events))) return;
      for (const name of [dataFiles.drawSecret, dataFiles.players]) cpSync(join(from, name), join(to, name));
    };
    copyByHand();
    await isWhole(ground, to);
    await good('migrate', '--from', `sqlite:${from}`, '--to', `sqlite:${to}`);
    copyByHand();
    await examineWhole(ground, to);
    must((await good('export', '--data', to)).out === ground.exported, 'the events are not the same');
    must(await isWhole(ground, from), 'the source is not as it was');
  },
};

/** A file has its name once it is whole. */
function exporting(name: string, args: (ground: Ground, out: string) => readonly string[], due: (ground: Ground) => string): Victim {
  return {
    name,
    prepare: (ground, at) => ({ args: [program, ...args(ground, join(at, 'out'))], inside: at }),
    async examine(ground, at) {
      const out = join(at, 'out');
      if (!existsSync(out)) await good(...args(ground, out));
      // Bundles say when they were made, and are signed.
      const isSame = (text: string): boolean =>
        text.length === due(ground).length && text.split('\n').length === due(ground).split('\n').length;
      must(isSame(readFileSync(out, 'utf8')), 'a part has the name of the whole');
      if (name !== 'export') must((await tapis('verify', out, '--accept-any-key')).code === 0, 'the bundle does not verify');
      else must(readFileSync(out, 'utf8') === ground.exported, 'the events are not the same');
    },
  };
}

const erase: Victim = {
  name: 'erase',
  prepare: ({ club }, at) => {
    cpSync(club, join(at, 'club'), { recursive: true });
    return { args: script('erase.mjs', join(at, 'club'), built, 'p1'), inside: join(at, 'club') };
  },
  async examine(_ground, at) {
    const club = join(at, 'club');
    let opened = await openFolder(club);
    const isOrdered = (await opened.store.readStream('player-p1')).some(({ type }) => type === 'ErasureOrdered');
    const name = opened.part(PEOPLE).nameOf(PlayerId.parse('p1'));
    await opened.close();
    must(isOrdered ? name === null && !holds(club, NAME) : name === NAME, `the erasure is half done: ordered ${isOrdered}, name ${name}`);
    opened = await openFolder(club);
    const by = { actor: { id: 'td', role: 'director' }, correlationId: 'erase', commandId: 'erase' } as const;
    const outcome = await opened.give('player', PlayerId.parse('p1'), { type: 'ErasePerson' } as never, by);
    await opened.close();
    must(outcome.accepted, 'the same command is not taken again');
    must(!holds(club, NAME), 'the name is still in the folder');
    must((await tapis('verify', '--data', club)).code === 0, 'the folder does not verify');
  },
};

function holds(folder: string, text: string): boolean {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.some((file) => readFileSync(join(file.parentPath, file.name), 'latin1').includes(text));
}

const firstStart: Victim = {
  name: 'the first start',
  prepare: (_ground, at) => ({ args: script('first-start.mjs', join(at, 'club'), built), inside: join(at, 'club') }),
  async examine(_ground, at, run) {
    const club = join(at, 'club');
    mkdirSync(club, { recursive: true });
    const shown = tokenIn(run.out);
    const next = tokenIn(startAndStop(club));
    const again = openAdminToken(club).made;
    const token = next ?? shown;
    must(token !== null, 'nobody has the token');
    must(again === null, 'a token that was shown is not kept');
    must(
      readFileSync(join(club, 'admin-token.sha256'), 'utf8').trim() === hashToken(token!),
      'the token that was shown last opens nothing',
    );
  },
};

function tokenIn(out: string): string | null {
  return out.trim() === '' ? null : (JSON.parse(out) as { token: string | null }).token;
}

function startAndStop(folder: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script('first-start.mjs', folder, built)], { encoding: 'utf8' });
  must(status === 0, 'it does not start', { out: stdout, err: stderr });
  return stdout;
}

export const victims: readonly Victim[] = [
  restore,
  backup,
  migrate,
  exporting(
    'export',
    ({ club }, out) => ['export', '--data', club, '--out', out],
    ({ exported }) => exported,
  ),
  exporting(
    'export of a bundle',
    ({ club }, out) => bundleOf(club, out),
    ({ bundle }) => bundle,
  ),
  erase,
  firstStart,
];

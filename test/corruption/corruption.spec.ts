/**
 * Any file of a data folder, spoiled at random: nothing is lost or shown wrongly without a word. The folder starts, or it is refused and the advice works.
 * `TAPIS_CORRUPTIONS` says how often it is tried.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standings } from '../../projections/standings.js';
import { openAdminToken } from '../../src/api/request/admin-token.js';
import { rename } from '../../src/app/vault/person-vault.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { randomFrom } from '../../src/simulate/random.js';
import { PlayerId } from '../../events/ids.js';
import { friday, give, playFriday, showAll, start } from '../lost-tail/club-folder.js';
import { tapis } from '../program/run.js';
import { chosenSeed } from '../property-seed.js';
import { spoil } from './corruptions.js';
import { ViewError } from '../../src/app/views/view-error.js';
import { PEOPLE } from '../../src/app/registry/registry.module.js';

const TRIALS = Number(process.env['TAPIS_CORRUPTIONS'] ?? 25);

let folder: string;
let club: string;
let older: string;
let backup: string;
let truth: string;
let last: number;

const open = (at: string, notice?: (line: string) => void): Promise<Tapis> =>
  openTapis({
    folder: at,
    now: () => start,
    heads: { everyMs: 3_600_000, keyFile: undefined },
    ...(notice === undefined ? {} : { notice }),
  });

/** What a club shows: stacks and names. */
async function shownBy(server: Tapis): Promise<string> {
  await showAll(server);
  const read = (): readonly unknown[] =>
    server.views.page(standings, friday).rows.map(({ body }) => [body.playerId, body.stack, body.seat]);
  let rows: readonly unknown[];
  try {
    rows = read();
  } catch (error) {
    // Damage that shows when it is read: the views are built again, and whoever asked is to ask again.
    if (!(error instanceof ViewError) || error.code !== 'VIEW_REBUILDING') throw error;
    await server.runner.ready();
    rows = read();
  }
  return JSON.stringify([rows, ...['p1', 'p2'].map((id) => server.part(PEOPLE).nameOf(PlayerId.parse(id)))]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-corruption-'));
  [club, older, backup] = [join(folder, 'club'), join(folder, 'older'), join(folder, 'backup')];
  let server = await open(club);
  await server.vault.change(PlayerId.parse('p1'), rename('Anna'));
  await playFriday(server, 12);
  await server.close();
  openAdminToken(club).keep();
  cpSync(club, older, { recursive: true });
  server = await open(club);
  await server.vault.change(PlayerId.parse('p2'), rename('Bram'));
  for (let turn = 0; turn < 30; turn += 1)
    await give(server, `turn-${turn}`, { type: turn % 2 === 0 ? 'PauseClock' : 'ResumeClock', at: start + turn });
  truth = await shownBy(server);
  last = (await server.store.lastPosition())!;
  await server.close();
  if ((await tapis('backup', backup, '--data', club)).code !== 0) throw new Error('no backup');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What came of a start: the code of a refusal, or whether what is shown is right, and whether anything was said. */
async function tryStart(
  at: string,
): Promise<{ readonly refused: string | null; readonly right: boolean; readonly said: readonly string[] }> {
  const said: string[] = [];
  let server: Tapis | undefined;
  try {
    server = await open(at, (line) => said.push(line));
    openAdminToken(at);
  } catch (error) {
    await server?.close();
    const { code } = error as { code?: string };
    if (code === undefined || code.startsWith('ERR_')) throw error;
    return { refused: code, right: false, said: [(error as Error).message] };
  }
  try {
    const right = (await shownBy(server)) === truth && (await server.store.lastPosition()) === last;
    return { refused: null, right, said: [...said, ...server.problems()] };
  } finally {
    await server.close();
  }
}

/** Does what a refusal says: the backup is restored into another folder, a token's file is deleted. @returns where it starts then */
async function followAdvice(at: string, code: string): Promise<string> {
  if (code === 'ADMIN_TOKEN_UNREADABLE') {
    rmSync(join(at, 'admin-token.sha256'));
    return at;
  }
  if (code.startsWith('DRAW_SECRET_') || code.startsWith('STORE_') || code.startsWith('VAULT_')) {
    const restored = `${at}-restored`;
    const { code: exit, err } = await tapis('restore', backup, '--data', restored);
    if (exit !== 0) throw new Error(err);
    return restored;
  }
  throw new Error(`nobody knows what to do about ${code}`);
}

it(`is tried ${TRIALS} times`, async () => {
  const random = randomFrom(chosenSeed());
  const faults: string[] = [];
  const figures = { right: 0, said: 0, refused: 0, foundByVerify: 0 };
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const at = join(folder, `trial-${trial}`);
    cpSync(club, at, { recursive: true });
    const done = spoil(at, older, random);
    if (done !== null) {
      const what = `${trial}: ${done.file}, ${done.way}`;
      try {
        const found = (await tapis('verify', '--data', at)).code !== 0;
        const { refused, right, said } = await tryStart(at);
        if (refused !== null) {
          figures.refused += 1;
          const mended = await tryStart(await followAdvice(at, refused));
          if (!mended.right) faults.push(`${what}: ${refused}, and the advice does not help (${mended.refused ?? mended.said.join('; ')})`);
        } else if (right) figures.right += 1;
        else if (said.length > 0) figures.said += 1;
        else if (found) figures.foundByVerify += 1;
        if (refused === null && !right && said.length === 0)
          faults.push(`${what}: shown wrongly without a word${found ? ', verify says so' : ''}`);
      } catch (error) {
        faults.push(`${what}: ${(error as Error).stack}`);
      }
    }
    for (const place of [at, `${at}-restored`]) rmSync(place, { recursive: true, force: true });
  }
  process.stderr.write(`${TRIALS} corruptions: ${JSON.stringify(figures)}, ${faults.length} faults\n`);
  expect(faults).toEqual([]);
}, 3_600_000);

/** The programs of `docs/quickstarts/` run as they stand there. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiUnderTest, startFriday, token } from '../api/client.js';
import { until } from '../until.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const folder = join(import.meta.dirname, '../../docs/quickstarts');
/** Where a program that a file needs is not there, its test is skipped. */
const programs: Readonly<Record<string, { readonly program: string; readonly isThere: boolean }>> = {
  ts: { program: process.execPath, isThere: true },
  py: { program: 'python3', isThere: spawnSync('python3', ['--version']).status === 0 },
  sh: { program: 'sh', isThere: spawnSync('curl', ['--version']).status === 0 },
};

let api: ApiUnderTest;
let url: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  api = await ApiUnderTest.open({ webhookNetworks: ['127.0.0.1'] });
  await startFriday(api);
  await api.app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const child of running) child.kill();
  await api.close();
});

interface Run {
  out: string;
  err: string;
  code: number | null;
  readonly child: ChildProcess;
}

function start(file: string, ...args: readonly string[]): Run {
  return startWith({}, file, ...args);
}

function startWith(variables: Readonly<Record<string, string>>, file: string, ...args: readonly string[]): Run {
  const { program } = programs[file.split('.').at(-1)!]!;
  const env = { ...process.env, TAPIS_URL: url, TAPIS_TOKEN: token, NODE_OPTIONS: '', ...variables };
  const child = spawn(program, [join(folder, file), ...args], { env });
  running.push(child);
  const run: Run = { out: '', err: '', code: null, child };
  child.stdout.on('data', (piece: Buffer) => (run.out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (run.err += piece.toString()));
  child.on('close', (code) => (run.code = code ?? -1));
  return run;
}

const itWith = (file: string): typeof it.skip => (programs[file.split('.').at(-1)!]!.isThere ? it : it.skip);

describe.each([['a-club-in-ten-minutes.ts'], ['a-club-in-ten-minutes.py']])('A club in ten minutes, by %s', (file) => {
  const clubId = `quick-${file.slice(-2)}`;
  const made = (): Promise<Run> => {
    const run = start(file, clubId, 'http://127.0.0.1:9/');
    return until(() => run.code !== null).then(() => run);
  };

  itWith(file)('goes from a club to a season and a webhook', async () => {
    const run = await made();
    expect([run.err, run.code]).toEqual(['', 0]);
    const shown = run.out.replaceAll(/ p-\w+:/g, ' p-…:').replace(/whsec_.*/, 'whsec_…');
    expect(shown.split('\n').filter((line) => !/^\d/.test(line))).toEqual([
      ...Array.from({ length: 4 }, () => '   p-…: DONE'),
      expect.stringMatching(/^ {3}1 {2}\w+ {2}21\d00$/),
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^ {3}\d {2}\w+ {2}\d+$/)),
      '   2 rows match, 1 waits',
      '   1  Bruno  9.00',
      '   2  Anna  6.00',
      '   TAPIS_WEBHOOK_SECRET=whsec_…',
      '',
    ]);
  });

  itWith(file)('says so where it ran already', async () => {
    const run = await made();
    expect(run.code).toBe(1);
    expect(run.err).toContain(`This ran already for ${clubId}`);
  });
});

describe('A season table', () => {
  beforeAll(async () => {
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
    const rules = { counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'] };
    const scheme = {
      points: { kind: 'placeTable', table: ['10', '6'], below: '0' },
      tiedPlaces: 'average',
      rounding: { places: 2, mode: 'halfUp' },
      zeroFor: [],
      notDroppable: [],
    };
    await api.command('createSeason', {
      seasonId: 'autumn',
      owner: { federationId: 'north' },
      name: 'Autumn',
      stageName: 'League',
      rules: rulesInput(rules),
      scheme: schemeInput(scheme),
    });
    const rows = [];
    for (const name of ['Anna', 'Bruno']) {
      const { playerId } = await api.command('registerPerson', { clubId: 'mons', name }, '{ playerId }');
      rows.push({ playerId, place: rows.length + 1 });
    }
    await api.command(
      'importResults',
      { clubId: 'mons', source: 'paper', externalId: '1', name: 'Night 1', date: '2026-09-04', rows },
      '{ sheetId }',
    );
    await api.untilViewsReached();
  });

  for (const file of ['season-table.ts', 'season-table.py', 'season-table.sh']) {
    itWith(file)(`by ${file}`, async () => {
      const run = start(file, 'autumn');
      await until(() => run.code !== null);
      expect([run.err, run.code]).toEqual(['', 0]);
      expect(run.out).toContain('10.00');
      expect(run.out).toContain('Anna');
    });
  }
});

describe('A floor screen', () => {
  itWith('floor-screen.ts')('shows the clock and who leads, and what changes', async () => {
    const run = start('floor-screen.ts', 'friday');
    await until(() => run.out.includes(' | '));
    expect(run.err).toBe('');
    const before = run.out;
    await api.command('pauseClock', { tournamentId: 'friday' });
    await until(() => run.out.slice(before.length).includes('PAUSED'));
    run.child.kill();
  });
});

describe('The clock over WebSocket', () => {
  const file = 'clock-over-websocket.ts';

  itWith(file)('comes at once, and again when it changes', async () => {
    await api.command('resumeClock', { tournamentId: 'friday' });
    const run = start(file, 'friday');
    await until(() => run.out.includes('"RUNNING"'));
    await api.command('pauseClock', { tournamentId: 'friday' });
    await until(() => run.out.includes('"PAUSED"'));
    run.child.kill();
    expect(run.err).toBe('');
  });

  itWith(file)('says why a wrong token is refused, and does not try again', async () => {
    const run = startWith({ TAPIS_TOKEN: 'tapis_wrong' }, file, 'friday');
    await until(() => run.code !== null);
    expect(run.err).toMatch(/closed with 4403/);
  });
});

it('A WebSocket without the subprotocol is closed with 4406', async () => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`);
  const code = new Promise((resolve) => socket.addEventListener('close', (event) => resolve(event.code)));
  await expect(code).resolves.toBe(4406);
});

describe('An exact sync', () => {
  const reason = 'another room';
  for (const file of ['exact-sync.ts', 'exact-sync.py']) {
    itWith(file)(`by ${file} goes on where it stopped`, async () => {
      const position = join(mkdtempSync(join(tmpdir(), 'tapis-sync-')), 'position.txt');
      const ids: string[] = [];
      for (const round of [1, 2, 3]) {
        const run = start(file, position);
        await until(() => run.out.split('\n').length > 3);
        await api.command('correctAnnouncement', { tournamentId: 'friday', venue: `room ${round} ${file}`, reason });
        await until(() => run.out.includes(`room ${round} ${file}`));
        // What it printed it has taken once the position is kept.
        const last = (): string => run.out.trimEnd().split('\n').at(-1)!.split('  ')[0]!;
        await until(() => readFileSync(position, 'utf8') === last());
        run.child.kill('SIGKILL');
        await until(() => run.code !== null);
        ids.push(...run.out.split('\n').flatMap((line) => (line === '' ? [] : [line.split('  ')[0]!])));
        await api.command('correctAnnouncement', { tournamentId: 'friday', venue: `hall ${round} ${file}`, reason });
        await api.command('correctAnnouncement', { tournamentId: 'friday', venue: `attic ${round} ${file}`, reason });
        await api.command('correctAnnouncement', { tournamentId: 'friday', venue: `cellar ${round} ${file}`, reason });
      }
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => Number(one) - Number(other)));
      expect(readFileSync(position, 'utf8')).toBe(ids.at(-1));
    });
  }
});

describe('A receiver of webhooks', () => {
  for (const file of ['webhook-receiver.ts', 'webhook-receiver.py']) {
    itWith(file)(`by ${file} takes what Tapis signed, and nothing else`, async () => {
      // The receiver needs the secret, which the webhook has: so it is created with another address first.
      const made = await api.command('createWebhook', { url: 'http://127.0.0.1:9/' }, '{ webhookId secret }');
      const { webhookId, secret } = made as { readonly webhookId: string; readonly secret: string };
      // A secret that is replaced is there beside the new one.
      const former = `whsec_${Buffer.alloc(32).toString('base64')}`;
      const run = startWith({ TAPIS_WEBHOOK_SECRET: `${former} ${secret}` }, file, '0');
      await until(() => /listens at \d+\n/.test(run.out));
      const hook = `http://127.0.0.1:${/listens at (\d+)/.exec(run.out)![1]}/`;
      await api.command('updateWebhook', { webhookId, url: hook });
      await api.command('correctAnnouncement', { tournamentId: 'friday', venue: `room of ${file}`, reason: 'another room' });
      await until(() => run.out.includes(`room of ${file}`));
      const forged = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(Date.now() / 1_000)), 'webhook-signature': 'v1,AAAA' };
      expect((await fetch(hook, { method: 'POST', headers: forged, body: '{}' })).status).toBe(401);
      await api.command('deleteWebhook', { webhookId });
      run.child.kill('SIGKILL');
      expect(run.err).toBe('');
    });
  }
});

it('No file of the folder is without a test', () => {
  const text = readFileSync(import.meta.filename, 'utf8');
  expect(readdirSync(folder).filter((file) => !text.includes(`'${file}'`))).toEqual([]);
});

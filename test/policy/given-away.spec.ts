/**
 * What leaves the house without a question: files for the public, what is read from them, and addresses that ask nobody who they are. None of the planted
 * values is in them. Exports of a season hold what their reader may see.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiUnderTest } from '../api/client.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import { each } from '../sizes.js';
import { until } from '../until.js';
import { askAs } from './as-principal.js';
import { all, askers, canaries, plant, settings } from './planted.js';

const found = (text: string): string[] => all.filter((canary) => canaries[canary].test(text));

/** The same in what holds hashes and signatures: they are random, and two of their characters may look like a card. */
function foundBesideHashes(text: string): string[] {
  const isBinary = /[^\s -~]/.test(text);
  const rest = text.replaceAll(/[A-Za-z0-9+/]{20,}={0,2}/g, '');
  return isBinary ? found(text).filter((canary) => canary !== 'cards') : found(rest);
}

/** Commands that read a bundle, with what they need beside it. */
const readers = [
  ['replay', 'friday.1.1'],
  ['events', 'friday'],
  ['standings', 'friday'],
  ['discipline', 'friday'],
  ['dispute', 'friday.d1'],
  ['cash', 'friday'],
  ['chips', 'friday'],
  ['state', 'friday'],
] as const;

describe('what is given away', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open({ personalData: settings, heads: { everyMs: 3_600_000, lookMs: 2 } });
    await plant(api);
    await until(() => existsSync(join(api.folder, 'log', 'checkpoint')));
  });

  afterAll(async () => {
    await api.close();
    removeTemporaryFolders();
  });

  const exported = async (...args: readonly string[]): Promise<string> => {
    const { code, out, err } = await tapis('export', '--data', api.folder, ...args);
    expect([code, err]).toEqual([0, expect.any(String)]);
    expect(found(err)).toEqual([]);
    return out;
  };

  // Who recorded an event is part of what its hash covers. A name is given only where it is asked for.
  it.each([
    ['the log for everybody', ['--public'], ['actors']],
    ['the log of one tournament for everybody', ['--public', '--tournament', 'friday'], ['actors']],
    ['hands as Poker Hand History', ['--format', 'phh'], []],
    ['a bundle of a tournament', ['--format', 'bundle', '--tournament', 'friday'], ['actors']],
    ['a bundle of a hand', ['--format', 'bundle', '--hand', 'friday.1.1'], ['actors']],
    ['a bundle of a dispute', ['--format', 'bundle', '--dispute', 'friday.d1'], ['actors']],
    ['a bundle with names', ['--format', 'bundle', '--tournament', 'friday', '--names'], ['names', 'actors']],
  ])('%s', async (_what, args, finds) => {
    expect(found(await exported(...args))).toEqual(finds);
  });

  it.each(readers)('tapis %s, of a bundle', async (command, of) => {
    const folder = temporaryFolder();
    const file = join(folder, 'given.bundle');
    const kept = of === 'friday.d1' ? ['--dispute', of] : ['--tournament', 'friday'];
    writeFileSync(file, await exported('--format', 'bundle', ...kept));
    for (const form of [[], ['--json'], ['--language', 'fr']]) {
      const { out, err } = await tapis(command, of, '--data', file, ...form);
      expect(found(`${out}${err}`).filter((canary) => canary !== 'actors')).toEqual([]);
    }
  });

  it.each([
    '/health',
    '/ready',
    '/ready/queries',
    '/log/checkpoint',
    '/log/heads',
    '/log/tile/0/000',
    '/metrics',
    '/explorer',
    '/docs',
    '/graphql?query={tournaments{nodes{id}}}',
  ])('%s', async (url) => {
    const { payload } = await api.app.inject({ url });
    expect((url.startsWith('/log/') ? foundBesideHashes : found)(payload)).toEqual([]);
  });

  it('every file of the published log', () => {
    const log = join(api.folder, 'log');
    const files = readdirSync(log, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['checkpoint', 'heads.jsonl']));
    for (const { parentPath, name } of files) expect(foundBesideHashes(readFileSync(join(parentPath, name), 'latin1'))).toEqual([]);
  });

  it.each(each(askers))('exports of a season, to %s', async (_asker, principal, finds) => {
    for (const table of ['LEADERBOARD', 'POINTS', 'TOURNAMENTS'])
      for (const format of ['CSV', 'JSON']) {
        const { data, errors } = await askAs(
          api,
          principal,
          `{ season(id: "autumn") { export(table: ${table}, format: ${format}) } }`,
          {},
          settings,
        );
        expect(errors).toBeUndefined();
        expect(found(JSON.stringify(data)).filter((canary) => !finds.includes(canary as never))).toEqual([]);
      }
  });

  it.each(each(askers))('every page of the feed, to %s', async (_asker, principal, finds) => {
    const query =
      'query ($after: Position) { changes(after: $after, first: 50) { position hasMore changes { text { en fr } cloudEvent } } }';
    interface Page {
      readonly position: number;
      readonly hasMore: boolean;
    }
    await api.untilViewsReached();
    const seen = new Set<string>();
    for (let after: number | null = null; ;) {
      const { data, errors } = await askAs(api, principal, query, { after }, settings);
      for (const canary of found(JSON.stringify([data, errors]))) seen.add(canary);
      const page = data?.['changes'] as Page | undefined;
      if (page?.hasMore !== true) break;
      after = page.position;
    }
    expect([...seen].filter((canary) => !finds.includes(canary as never))).toEqual([]);
    // Who sees everything finds it there too.
    if (finds === all)
      expect([...seen]).toEqual(expect.arrayContaining(['cards', 'names', 'discipline', 'suspicion', 'disputes', 'actors']));
  });
});

/** What the program writes is for the account that runs it; and the settings that say who sees what are read from both places. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

const night = fileURLToPath(new URL('../../examples/club-night.phhs', import.meta.url));
const before = process.umask(0o022);

afterAll(() => {
  process.umask(before);
  removeTemporaryFolders();
});

(process.platform === 'win32' ? it.skip : it)(
  'a store that is made, and what is exported from it, have the modes 0700 and 0600',
  async () => {
    const parent = temporaryFolder();
    const folder = join(parent, 'club');
    expect((await tapis('import', night, '--tournament', 'night', '--data', folder)).code).toBe(0);
    expect((await tapis('export', '--data', folder, '--out', join(parent, 'events.jsonl'))).code).toBe(0);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const files = [join(parent, 'events.jsonl'), ...readdirSync(folder).map((name) => join(folder, name))];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600]);
  },
);

it.each([
  [['--names', 'friends'], {}, '--names takes public, token, not "friends"'],
  [[], { TAPIS_NAMES: 'friends' }, 'TAPIS_NAMES takes public, token, not "friends"'],
  [[], { TAPIS_DISCIPLINE: 'all' }, 'TAPIS_DISCIPLINE takes public, token, not "all"'],
  [['--log-level', 'loud'], {}, '--log-level takes error, warn, info, debug, not "loud"'],
])('a setting that is none is a wrong use: %j %j', async (args, environment, said) => {
  Object.assign(process.env, environment);
  try {
    const { code, err } = await tapis('serve', ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  } finally {
    for (const name of Object.keys(environment)) delete process.env[name];
  }
});

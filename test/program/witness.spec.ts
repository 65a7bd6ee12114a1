/** `tapis witness` against a running server: what it keeps, and each way in which a log must not be witnessed. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTapis } from '../../src/app/tapis.js';
import { give, playFriday, start } from '../lost-tail/club-folder.js';
import { ApiUnderTest } from '../api/client.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';
import { until } from '../until.js';
import { PUBLISHED_LOG } from '../../src/app/log/log.module.js';

const heads = { everyMs: 3_600_000, lookMs: 2 };

/** A folder whose server played an evening and stopped. */
let evening: string;
beforeAll(async () => {
  evening = temporaryFolder();
  const opened = await openTapis({ folder: evening, now: () => start, heads });
  await playFriday(opened, 4);
  await opened.close();
});
afterAll(removeTemporaryFolders);

/** Serves a copy of a folder, and gives back what is in it then. */
async function serve<Result>(from: string, visit: (url: string, api: ApiUnderTest) => Promise<Result>): Promise<[Result, string]> {
  const kept = temporaryFolder();
  const api = await ApiUnderTest.open({
    heads,
    now: () => start,
    prepare: (folder) => Promise.resolve(cpSync(from, folder, { recursive: true })),
  });
  await api.app.listen(0, '127.0.0.1');
  try {
    await until(() => api.tapis.part(PUBLISHED_LOG)!.keys !== null);
    const result = await visit(`http://${api.host}`, api);
    await api.tapis.part(PUBLISHED_LOG)!.stop();
    cpSync(api.folder, kept, { recursive: true });
    return [result, kept];
  } finally {
    await api.close();
  }
}

const witness = (url: string, file: string, ...more: string[]): ReturnType<typeof tapis> => tapis('witness', file, '--url', url, ...more);
const newFile = (): string => join(temporaryFolder(), 'heads.txt');

async function keyOf(folder: string): Promise<string> {
  return (JSON.parse((await tapis('head', '--data', folder, '--json')).out) as { key: string }).key;
}

describe('tapis witness', () => {
  it('keeps a first head, then each that follows it, for the club to verify', async () => {
    const file = newFile();
    const key = await keyOf(evening);
    const [, folder] = await serve(evening, async (url, { tapis: served }) => {
      const first = await witness(url, file);
      expect(first).toMatchObject({ code: 0, err: '' });
      expect(first.out).toContain('a first head of 15 events is kept in');
      expect(first.out).toContain(key);
      const again = await witness(url, file, '--key', key);
      expect(again.out).toContain('still 15 events, as the last head in');
      await give(served, 'pause', { type: 'PauseClock', at: start + 1 });
    });
    await serve(folder, async (url) => {
      const next = await witness(url, file, '--key', key, '--json');
      expect(JSON.parse(next.out)).toMatchObject({ size: 16, before: 15, key });
    });
    expect(readFileSync(file, 'utf8').match(/^tapis\//gm)).toHaveLength(2);
    expect(await tapis('verify', '--data', folder, '--heads', file, '--key', key)).toMatchObject({ code: 0 });
  });

  it('follows a key that was replaced, and no other', async () => {
    const file = newFile();
    const key = await keyOf(evening);
    await serve(evening, (url) => witness(url, file, '--key', key));
    const rotated = temporaryFolder();
    cpSync(evening, rotated, { recursive: true });
    await tapis('rotate-key', '--data', rotated);
    const [after] = await serve(rotated, async (url, { tapis: served }) => {
      await until(() => served.part(PUBLISHED_LOG)!.heads.at(-1)!.size !== 15);
      return [await witness(url, file, '--key', key), await witness(url, file)];
    });
    // Without a key, that of the head in the file counts.
    for (const each of after) expect(each).toMatchObject({ code: 0, err: '' });

    // Somebody who has the file and not the key starts the log again under one of their own.
    const stolen = temporaryFolder();
    cpSync(evening, stolen, { recursive: true });
    rmSync(join(stolen, 'tree-key.pem'));
    rmSync(join(stolen, 'log'), { recursive: true });
    const [refused] = await serve(stolen, async (url, { tapis: served }) => {
      await until(() => served.part(PUBLISHED_LOG)!.heads.length > 0);
      return [await witness(url, newFile(), '--key', key), await witness(url, file)];
    });
    for (const each of refused) expect(each).toMatchObject({ code: 1, out: '', err: expect.stringContaining('(KEY_UNKNOWN)') });
  });

  it('refuses a log that was cut, one that was made again, and another log, and keeps no head of them', async () => {
    const file = newFile();
    const [, longer] = await serve(evening, async (_url, { tapis: served }) =>
      give(served, 'pause', { type: 'PauseClock', at: start + 1 }),
    );
    await serve(longer, (url) => witness(url, file));
    const kept = readFileSync(file, 'utf8');
    expect(kept).toContain('\n16\n');

    const [cut] = await serve(evening, (url) => witness(url, file));
    expect(cut.err).toMatch(/the log has 15 events, and had 16.*\(LOG_CUT\)/s);

    const [, forked] = await serve(evening, async (_url, { tapis: served }) => {
      await give(served, 'pause', { type: 'PauseClock', at: start + 2 });
      await give(served, 'resume', { type: 'ResumeClock', at: start + 3 });
    });
    const [other] = await serve(forked, (url) => witness(url, file));
    expect(other.err).toContain('(HEAD_DIFFERS)');

    const foreign = temporaryFolder();
    const opened = await openTapis({ folder: foreign, now: () => start, heads });
    await playFriday(opened, 4);
    await opened.close();
    const [strange] = await serve(foreign, (url) => witness(url, file));
    expect(strange.err).toContain('(LOG_OTHER)');
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  it('says what is wrong with a file, and with a server that has no head or is not there', async () => {
    const file = newFile();
    writeFileSync(file, 'not a head\n');
    expect((await witness('http://127.0.0.1:9', file)).err).toContain('(HEADS_INVALID)');
    const absent = newFile();
    expect((await witness('http://127.0.0.1:9', absent)).err).toContain('(SERVER_UNUSABLE)');
    const api = await ApiUnderTest.open({ heads });
    await api.app.listen(0, '127.0.0.1');
    expect((await witness(`http://${api.host}`, absent)).err).toContain('(NO_HEAD)');
    await api.close();
    expect(existsSync(absent)).toBe(false);
  });
});

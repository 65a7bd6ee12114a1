/** `tapis head` and `tapis verify --heads`: a log that was cut or made again since somebody kept its head. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

describe('tapis head', () => {
  let folder = '';
  const heads = (): string => join(folder, 'heads.txt');

  beforeAll(async () => {
    folder = temporaryFolder();
    expect((await tapis('import', 'examples/club-night.phhs', '--data', folder)).code).toBe(0);
  });
  afterAll(removeTemporaryFolders);

  it('prints what others keep, and verify agrees with it', async () => {
    const first = await tapis('head', '--data', folder, '--show-key');
    expect(first).toMatchObject({ code: 0, err: '' });
    const [note, key] = first.out.split(/\n\n(?=tapis)/u);
    expect(note).toMatch(/^tapis\/[0-9a-f]{16}\n\d+\n[A-Za-z0-9+/]{43}=\n\n— tapis\/[0-9a-f]{16} /u);
    writeFileSync(heads(), `${note}\n`);
    expect(statSync(join(folder, 'tree-key.pem')).mode & 0o777).toBe(0o600);
    expect(await tapis('verify', '--data', folder, '--heads', heads(), '--key', key!.trim())).toMatchObject({ code: 0 });
    const json = JSON.parse((await tapis('head', '--data', folder, '--json')).out) as { size: number; note: string };
    expect(json.note.split('\n')[1]).toBe(String(json.size));
    expect(readFileSync(heads(), 'utf8')).toContain(json.note.split('\n')[2]);
  });

  it('refuses heads that the key did not sign, and what is no head', async () => {
    const other = 'tapis/0+00000000+AAAA';
    expect(await tapis('verify', '--data', folder, '--heads', heads(), '--key', other)).toMatchObject({ code: 1 });
    const junk = join(folder, 'junk.txt');
    writeFileSync(junk, 'hello\n');
    const refused = await tapis('verify', '--data', folder, '--heads', junk);
    expect([refused.code, refused.err.includes('is no signed head')]).toEqual([1, true]);
    expect(await tapis('verify', '--data', folder, '--key', other)).toMatchObject({ code: 2 });
  });

  it('shows that the end was cut off', async () => {
    const database = new DatabaseSync(join(folder, 'events.sqlite'));
    database.exec('DELETE FROM events WHERE position = (SELECT max(position) FROM events)');
    database.close();
    const { code, out } = await tapis('verify', '--data', folder, '--heads', heads());
    expect([code, out.includes('LOG_CUT')]).toEqual([1, true]);
  });
});

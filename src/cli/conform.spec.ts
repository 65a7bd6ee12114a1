import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { conform } from './conform.js';
import { main } from './main.js';

const seasons = 'test/fixtures/season-examples.json';

/** Runs `tapis conform` in this process. */
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const written = { out: '', err: '' };
  const into = (name: 'out' | 'err') => new Writable({ write: (chunk, _encoding, done) => ((written[name] += String(chunk)), done()) });
  const code = await main(['conform', ...args], { out: into('out'), err: into('err') });
  return { code, ...written };
}

describe('tapis conform', () => {
  it('ends with the counts, and exits 0 when all agree', async () => {
    expect(await run('test/fixtures/oracle-smoke.jsonl')).toEqual({ code: 0, out: '362 hands, 362 agree, 0 differ\n', err: '' });
  });

  it('prints one JSON object for programs', async () => {
    const { out } = await run('test/fixtures/oracle-smoke.jsonl', '--json');
    expect(JSON.parse(out)).toEqual({ hands: 362, agree: 362, differ: 0, skipped: 0, malformed: 0, otherFiles: 0, findings: [] });
  });

  it('counts seasons apart from hands', async () => {
    expect(await run(seasons)).toEqual({ code: 0, out: '9 cases, 9 agree, 0 differ\n', err: '' });
    const both = await run(seasons, 'test/fixtures/oracle-smoke.jsonl');
    expect(both).toEqual({ code: 0, out: '362 hands, 362 agree, 0 differ\n9 cases, 9 agree, 0 differ\n', err: '' });
    const { out } = await run(seasons, '--json');
    expect(JSON.parse(out)).toMatchObject({ hands: 0, cases: { checked: 9, agree: 9, differ: 0 } });
  });

  it('checks the seasons of a prefix, or of several', async () => {
    expect((await run(seasons, '--case', '01-', '--case', '03-')).out).toBe('2 cases, 2 agree, 0 differ\n');
    expect(await run(seasons, '--case', 'nothing-begins-so')).toMatchObject({ code: 0 });
  });

  it('prints each field of a case that differs, and exits 1', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-cases-'));
    const path = join(folder, 'seasons.json');
    const text = readFileSync(seasons, 'utf8');
    writeFileSync(path, text.replace('"points": "27"', '"points": "26"'));
    expect(await run(path)).toEqual({
      code: 1,
      out: `${path} 03-drop-worst-and-countback: steps[0].expect[0].points: expected 26, got 27\n9 cases, 8 agree, 1 differ\n`,
      err: '',
    });
    rmSync(folder, { recursive: true });
  });

  it('does not read cases of the rulebooks: those are tests of the project', async () => {
    const { code, out } = await run('test/fixtures/examples-betting.json');
    expect(code).toBe(1);
    expect(out).toMatch(/not readable: of no known kind \(Poker Hand History, season examples\)\n/);
  });

  it('exits 1 and says why when a file is of no kind that it knows', async () => {
    const { code, out } = await run('package.json');
    expect(code).toBe(1);
    expect(out).toMatch(/^package\.json: not readable: of no known kind \(/);
    expect(out).toMatch(/not readable\n0 hands, 0 agree, 0 differ\n$/);
  });

  it('exits 1 with one line for a path that does not exist', async () => {
    const { code, out, err } = await run('no-such-folder');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^tapis conform: no-such-folder can't be read: .* \(CONFORM_PATH_UNREADABLE\)\n$/);
  });

  it('exits 2 for a wrong use', async () => {
    expect(await run()).toMatchObject({ code: 2, err: 'tapis conform: name a file or a folder; "tapis conform --help" explains\n' });
    expect((await run('--what')).code).toBe(2);
  });

  it('explains itself', () => {
    expect(conform.help).toContain('hand with its legal actions');
  });
});

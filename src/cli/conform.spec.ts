import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { conform } from './conform.js';
import { main } from './main.js';

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

  it('counts cases of the rulebooks apart from hands, and by book', async () => {
    const cases = 'cases by rulebook: redcactus 58, mons 38, tdaFr 33, toufflers 39, ropta 74\n242 cases, 242 agree, 0 differ\n';
    expect(await run('test/fixtures/examples-betting.json')).toEqual({ code: 0, out: cases, err: '' });
    const both = await run('test/fixtures/examples-betting.json', 'test/fixtures/oracle-smoke.jsonl');
    expect(both).toEqual({ code: 0, out: `362 hands, 362 agree, 0 differ\n${cases}`, err: '' });
  });

  it('checks the cases of a prefix, or of several', async () => {
    const some = await run('test/fixtures/examples-dealing.json', '--case', 'SA-1', '--case', 'PT-01');
    expect(some.out).toBe('cases by rulebook: redcactus 4, mons 3, toufflers 3, tdaFr 2, ropta 2\n14 cases, 14 agree, 0 differ\n');
    expect(await run('test/fixtures/examples-betting.json', '--case', 'nothing-begins-so')).toMatchObject({ code: 0 });
  });

  it('prints each field of a case that differs, and exits 1', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-cases-'));
    const path = join(folder, 'cases.json');
    const first = readFileSync('test/fixtures/examples-betting.json', 'utf8').split('\n')[1]!.replace(/,$/, '');
    writeFileSync(path, `[${first.replace('"to":200', '"to":300')}]`);
    expect(await run(path)).toEqual({
      code: 1,
      out: `${path} RC-PRE-RAISE-200: then.to: expected 300, got 200\ncases by rulebook: redcactus 1\n1 cases, 0 agree, 1 differ\n`,
      err: '',
    });
    rmSync(folder, { recursive: true });
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

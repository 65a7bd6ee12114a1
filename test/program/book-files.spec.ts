/**
 * `--book FILE`: an edition that is not published yet, as its author meets it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredSettings } from '../../src/rulebooks/policies.js';
import { roptaChanges } from '../fixtures/ropta-test.js';
import { tapis } from './run.js';

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

describe('a rulebook from a file', () => {
  let folder: string;
  const file = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-books-'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const edition = (name: string): string => file(`${name}.json`, { base: 'ropta@2020-04', ...roptaChanges, edition: name });

  it('diff: an edition from a file beside the one that it derives from', async () => {
    const { code, out } = await tapis('rules', 'diff', 'ropta@2020-04', 'ropta@test', '--book', edition('test'));
    expect(code).toBe(0);
    expect(linesOf(out)[0]).toMatch(/^Setting +ropta@2020-04 +Source +ropta@test +Source$/);
    expect(out).toMatch(/^Time given \(timeCall\.seconds\) +25 s +RO 3\.5 +40 s +RO 3\.5 *$/m);
    expect(out).toMatch(new RegExp(`They differ on 3 questions and agree on ${declaredSettings.length - 3}\\.\n$`));
  });

  it('diff --json: both editions by name and number, the newest where none is named', async () => {
    const { a, b, differences } = JSON.parse((await tapis('rules', 'diff', 'ropta@1', 'ropta', '--book', edition('later'), '--json')).out);
    expect(a).toEqual({ id: 'ropta', edition: '2020-04', version: 1 });
    expect(b).toMatchObject({ id: 'ropta', edition: 'later' });
    expect(differences).toHaveLength(3);
  });

  it('list: it stands among the others', async () => {
    expect((await tapis('rules', 'list', '--book', edition('listed'))).out).toMatch(/^ropta +listed /m);
  });

  it('simulate: a tournament under it, played to its winner', async () => {
    const { code, out } = await tapis('simulate', '--players', '10', '--rulebook', 'ropta@played', '--book', edition('played'), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).rulebook).toMatchObject({ id: 'ropta', edition: 'played' });
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /can't be read as JSON/],
    ['no base', { edition: 'test', overrides: {} }, /must name the edition that it is derived from in "base": .*ropta@2020-04/],
    ['a list', [], /must name the edition .* in "base"/],
    [
      'an unknown setting',
      { base: 'mons', edition: '2', overrides: { 'timeCall.secondes': { value: 1, articles: 'MO 5.6' } } },
      /The rulebook mons@2 cannot be used\. No setting is called timeCall\.secondes\./,
    ],
    ['an edition that there is', { base: 'mons', edition: '1', overrides: {} }, /There is one already/],
  ])('%s is refused in one sentence', async (name, content, message) => {
    const { code, err } = await tapis('rules', 'list', '--book', file(`${name}.json`, content));
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });

  it('a file that is not there is named', async () => {
    const { code, err } = await tapis('rules', 'list', '--book', join(folder, 'none.json'));
    expect(code).toBe(1);
    expect(err).toContain('none.json');
  });
});

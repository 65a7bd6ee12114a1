/**
 * `tapis rules` as a person and a program meet it.
 */
import { wrap } from '../../src/cli/wrapped-table.js';
import { declaredSettings } from '../../src/rulebooks/policies.js';
import { rulebooks } from '../../src/rulebooks/rulebooks.js';
import { tapis } from './run.js';

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

describe('tapis rules', () => {
  it('list: the books with their counts', async () => {
    const { code, out } = await tapis('rules', 'list');
    expect(code).toBe(0);
    expect(
      linesOf(out)
        .slice(2)
        .map((line) => line.split(/ +/)[0]),
    ).toEqual(rulebooks.map(({ id }) => id));
    expect(JSON.parse((await tapis('rules', 'list', '--json')).out)).toMatchObject(
      rulebooks.map(({ id, version, name }) => ({ id, version, name })),
    );
  });

  it('show: every setting with its value and source, within the width of a line', async () => {
    const { out } = await tapis('rules', 'show', 'ropta');
    for (const { definition } of declaredSettings.slice(0, 5)) expect(out).toContain(wrap(definition.title.en, 40)[0]);
    expect(out).toContain('RO 9.6 [CB-RO-22]');
    expect(out).toMatch(/^Common rule +Value +Source *$/m);
    expect(out).toMatch(/^Cut \(cut\.required\) +required +RO 5\.2 *$/m);
    expect(Math.max(...linesOf(out).map((line) => line.length))).toBeLessThanOrEqual(132);
    expect(JSON.parse((await tapis('rules', 'show', 'ropta@1', '--json')).out)).toMatchObject({
      id: 'ropta',
      edition: '2020-04',
      version: 1,
    });
  });

  it('show --articles: every article, in French too', async () => {
    const { out } = await tapis('rules', 'show', 'toufflers', '--articles', '--lang', 'fr');
    const toufflers = rulebooks.find(({ id }) => id === 'toufflers')!;
    for (const { article } of toufflers.coverage) expect(out).toMatch(new RegExp(`^${article} `, 'm'));
    expect(out).toContain('relance minimum');
  });

  it('diff: the question, then value and article on each side', async () => {
    const { code, out } = await tapis('rules', 'diff', 'ropta', 'mons');
    expect(code).toBe(0);
    expect(linesOf(out)[0]).toMatch(/^Setting +ropta +Source +mons +Source$/);
    expect(out).toMatch(
      /^How the minimum raise is +the largest bet, or raise +RO 9\.6 \[CB-RO-22\] +the total of the last( full)? +MO 8\.8 \[CB-MO-01\]$/m,
    );
    expect(out).toMatch(/They differ on \d+ questions and agree on \d+\.\n$/);
    const { differences, alike } = JSON.parse((await tapis('rules', 'diff', 'ropta', 'mons', '--json')).out);
    expect(differences.length + alike).toBe(declaredSettings.length);
    expect((await tapis('rules', 'diff', 'ropta', 'mons', '--markdown', '--lang', 'fr')).out).toContain('## Où ils diffèrent');
    expect((await tapis('rules', 'diff', 'mons', 'mons')).out).toMatch(/^They differ on 0 questions and agree on \d+\.\n$/);
  });

  it.each([['RO 9.6'], ['ro9.6']])('article %s: its settings with values, the code that decides it, and its tests', async (name) => {
    const { code, out } = await tapis('rules', 'article', name);
    expect(code).toBe(0);
    expect(out).toMatch(/^RO 9\.6: minimum raise and the 50 % rule\nOfficial rules/);
    expect(out).toContain('(minRaise.method)');
    expect(out).toMatch(/^Code\n( {2}src\/\S+\.ts\n)+/m);
    expect(out).toMatch(/^ {2}test\/fixtures\/examples-betting\.json: .*RO-9\.6-EX1/m);
    expect(out).toMatch(/^ {2}src\/hand\/\S+\.spec\.ts \(\d+\)$/m);
  });

  it('article without quotes, in French, and as data', async () => {
    const { out } = await tapis('rules', 'article', 'TF', '§9', 'b8', '--lang', 'fr');
    expect(out).toMatch(/^TF §9 b8\u00a0: relance minimum.*\nR/);
    const { article, rulebook, settings, code, cases, specs } = JSON.parse((await tapis('rules', 'article', 'MO 8.9', '--json')).out);
    expect({ article, rulebook }).toEqual({ article: 'MO 8.9', rulebook: { id: 'mons', edition: '1', version: 1 } });
    expect(settings).toContainEqual(expect.objectContaining({ key: 'undercall.headsUp', value: 'callOrFold', code: expect.any(Array) }));
    expect([code.length, Object.keys(cases).length, Object.keys(specs).length].every((count) => count > 0)).toBe(true);
  });

  it.each([
    [[], 2, 'give list, show, diff or article'],
    [['toString'], 2, 'is not list, show, diff or article'],
    [['diff', 'ropta'], 2, 'diff takes two books'],
    [['list', 'ropta'], 2, 'list takes no book'],
    [['list', '--markdown'], 2, 'list takes no --markdown'],
    [['article'], 2, 'article takes one article'],
    [['article', 'RO 9.6', '--articles'], 2, 'article takes no --articles'],
    [['article', 'RC 47'], 1, 'No book has an article RC 47; there are: RC 47-A, RC 47-B.'],
    [['article', 'RO 12'], 1, 'write an article as in RO 9.6'],
    [['show', 'ropta', '--lang', 'de'], 2, '--lang takes en or fr'],
    [['show', 'robert'], 1, 'There is no rulebook robert. Choose one of: redcactus@1'],
    [['show', 'ropta@2'], 1, 'There is no rulebook ropta@2'],
  ])('%j is not done, and why', async (args, code, reason) => {
    const run = await tapis('rules', ...args);
    expect([run.code, run.out]).toEqual([code, '']);
    expect(run.err).toContain(reason);
    expect(linesOf(run.err)).toHaveLength(1);
  });
});

describe('long cells', () => {
  it('are broken between words, and long words where their parts meet', () => {
    expect(wrap('Below the call (undercall.openingBetMultiway)', 20)).toEqual(['Below the call', '(undercall.opening', 'BetMultiway)']);
    expect(wrap('openingBetMultiway', 14)).toEqual(['openingBet', 'Multiway']);
    expect(wrap('aaaaaaaaaaaa', 5)).toEqual(['aaaaa', 'aaaaa', 'aa']);
    expect(wrap('', 5)).toEqual(['']);
  });
});

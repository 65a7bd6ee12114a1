/**
 * `tapis rules` as a person and a program meet it, and `docs/rules/`: that it says what the rulebooks say.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citedArticles } from '../src/cli/case-citations.js';
import { CASES, rulesPages, stalePages } from '../src/cli/rules-docs.js';
import { wrap } from '../src/cli/wrapped-table.js';
import { declaredSettings } from '../src/rulebooks/policies.js';
import { rulebooks } from '../src/rulebooks/rulebooks.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './cli-run.js';

const project = fileURLToPath(new URL('..', import.meta.url));
const cases = CASES.map((file) => join(project, file));

afterAll(removeTemporaryFolders);

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

describe('docs/rules', () => {
  it('is what the rulebooks say: "tapis rules docs" writes it', () => {
    expect(stalePages(join(project, 'docs', 'rules'), rulesPages(cases))).toEqual([]);
  });

  it.each(['en', 'fr'])('has a page for each book and an overview in %s, whose links lead to the pages', (language) => {
    const pages = rulesPages(cases);
    const at = (name: string): string => (language === 'en' ? name : join(language, name));
    const links = [...pages.get(at('README.md'))!.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    expect(links).toEqual(rulebooks.map(({ id }) => `${id}.md`));
    for (const link of links) expect(pages.has(at(link))).toBe(true);
  });

  it.each(rulebooks.map((book) => [book.id, book] as const))(
    '%s opens with its coverage: every article, and how many cases cite it',
    (id, book) => {
      const text = readFileSync(join(project, 'docs', 'rules', `${id}.md`), 'utf8');
      const table = text.split('\n## ')[1]!;
      expect(table).toMatch(/^Article by article/);
      const rows = linesOf(table)
        .filter((line) => line.startsWith('| '))
        .slice(2);
      expect(rows.map((row) => row.split(' | ')[0]!.slice(2))).toEqual(book.coverage.map(({ article }) => article));
      const cited = cases
        .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as { rulebook: string }[])
        .filter(({ rulebook }) => rulebook === id);
      const counted = rows.map((row) => Number(row.split(' | ').at(-1)!.replace('|', ''))).reduce((sum, count) => sum + count, 0);
      expect(counted).toBeGreaterThan(cited.length / 2);
    },
  );

  it('can be written anywhere, and checked: a page that was changed, lost or added is named', async () => {
    const out = join(temporaryFolder(), 'rules');
    expect((await tapis('rules', 'docs', '--out', out, '--check')).code).toBe(1);
    const first = await tapis('rules', 'docs', '--out', out, '--json');
    expect(JSON.parse(first.out)).toMatchObject({
      folder: out,
      pages: 12,
      written: expect.arrayContaining(['README.md', join('fr', 'mons.md')]),
    });
    expect(await tapis('rules', 'docs', '--out', out, '--check')).toEqual({ code: 0, out: '12 pages, 0 not current\n', err: '' });
    expect((await tapis('rules', 'docs', '--out', out)).out).toBe('12 pages, 0 written\n');

    writeFileSync(join(out, 'mons.md'), 'changed');
    writeFileSync(join(out, 'robert.md'), 'added');
    rmSync(join(out, 'fr', 'ropta.md'));
    const { code, out: said } = await tapis('rules', 'docs', '--out', out, '--check', '--json');
    expect([code, JSON.parse(said)]).toEqual([1, { folder: out, pages: 12, stale: [join('fr', 'ropta.md'), 'mons.md', 'robert.md'] }]);
    expect((await tapis('rules', 'docs', '--out', out)).out).toContain('12 pages, 2 written');
  });

  it('refuses cases that can not be read, or that cite what is no article', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'cases.json');
    expect(await tapis('rules', 'docs', '--out', folder, '--cases', path)).toMatchObject({
      code: 1,
      err: expect.stringContaining('CASES_UNREADABLE'),
    });
    writeFileSync(path, JSON.stringify([{ id: 'A', rulebook: 'ropta', article: '9.99' }]));
    const { code, err } = await tapis('rules', 'docs', '--out', folder, '--cases', path);
    expect([code, err]).toEqual([
      1,
      `tapis rules: ${path}: case A cites RO 9.99, which is no article of its book (CASE_CITES_NO_ARTICLE)\n`,
    ]);
  });
});

describe('what a case cites', () => {
  it.each([
    ['ropta', '9.10 example 2', ['RO 9.10']],
    ['ropta', '9.10 (against 9.5)', ['RO 9.10']],
    ['ropta', '9.3 note; silent → TDA-EN 59-B', ['RO 9.3']],
    ['toufflers', '9, 5th and 9th bullets', ['TF §9 b5', 'TF §9 b9']],
    ['toufflers', '6, 1st bullet; silent → ROPTA 9.22', ['TF §6 b1']],
    ['redcactus', 'preamble "Les enchères"; 47-A', ['RC preamble, betting', 'RC 47-A']],
    ['redcactus', 'silent → ROPTA 9.4; 1', ['RC 1']],
    ['tdaFr', '10 silent → ROPTA 9.6', ['TDA 10']],
    ['tdaFr', 'silent → ROPTA 1.6, 9.4', []],
    ['mons', 'silent → 13.2', ['MO 13.2']],
    ['mons', 'MO 5.3; RO 10.10', ['MO 5.3']],
    ['redcactus', 'RC 35(5); RC 39a', ['RC 35', 'RC 39-A']],
    ['redcactus', 'RC G intro; RC preamble "Les blinds"', ['RC G, shuffle and cut', 'RC preamble, blinds']],
    ['toufflers', 'TF 6, 3rd and 4th bullets; RO 10.10', ['TF §6 b3', 'TF §6 b4']],
    ['ropta', 'RO 7.5 note', ['RO 7.5']],
  ] as const)('%s, "%s"', (book, citation, articles) => {
    expect(citedArticles(book, citation)).toEqual(articles);
  });
});

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
    expect(Math.max(...linesOf(out).map((line) => line.length))).toBeLessThanOrEqual(132);
    expect(JSON.parse((await tapis('rules', 'show', 'ropta@1', '--json')).out)).toMatchObject({ id: 'ropta', version: 1 });
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
    expect(out).toMatch(/They differ on \d+ questions and rule alike on \d+\.\n$/);
    const { differences, alike } = JSON.parse((await tapis('rules', 'diff', 'ropta', 'mons', '--json')).out);
    expect(differences.length + alike).toBe(declaredSettings.length);
    expect((await tapis('rules', 'diff', 'ropta', 'mons', '--markdown', '--lang', 'fr')).out).toContain('## Où ils diffèrent');
    expect((await tapis('rules', 'diff', 'mons', 'mons')).out).toMatch(/^They differ on 0 questions and rule alike on \d+\.\n$/);
  });

  it.each([
    [[], 2, 'say list, show, diff or docs'],
    [['toString'], 2, 'is neither list, show, diff nor docs'],
    [['diff', 'ropta'], 2, 'diff takes two books'],
    [['list', 'ropta'], 2, 'list takes no book'],
    [['list', '--check'], 2, 'list takes no --check'],
    [['show', 'ropta', '--lang', 'de'], 2, '--lang takes en or fr'],
    [['show', 'robert'], 1, 'There is no rulebook robert; there are: redcactus@1'],
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

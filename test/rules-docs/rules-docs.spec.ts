/**
 * `docs/rules/`: that it says what the rulebooks, the code and the tests say, and that every article has its code and its tests.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { articlePlaces, settingPlaces } from '../../src/cli/article-places.js';
import { commonRules, declaredSettings } from '../../src/rulebooks/policies.js';
import { rulebooks } from '../../src/rulebooks/rulebooks.js';
import { citedArticles } from './case-citations.js';
import { makeIndex } from './making.js';
import { articlesNamedIn } from './named-articles.js';
import { bookPages, committedFiles, staleFiles, writeFiles } from './pages.js';
import { settingsRead } from './settings-read.js';

const root = process.cwd();
const read = settingsRead(root);
const index = makeIndex(root, read);
const pages = bookPages(index);

describe('docs/rules', () => {
  it('is what the rulebooks, the code and the tests say: "npm run docs" writes it', () => {
    expect(staleFiles(join(root, 'docs', 'rules'), committedFiles(index))).toEqual([]);
  });

  it.each(['en', 'fr'])('has a page for each book in %s, in a folder that is not committed', (language) => {
    const folder = language === 'en' ? 'books' : join('books', 'fr');
    const named = rulebooks.map(({ id, edition, version }) => (version === 1 ? `${id}.md` : `${id}-${edition}.md`));
    expect([...pages.keys()].filter((path) => dirname(path) === folder)).toEqual(named.map((page) => join(folder, page)));
    expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain('docs/rules/books/');
  });

  it('is written as it should be, and then only what has changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-rules-'));
    try {
      const files = new Map([...committedFiles(index), ...pages]);
      expect(writeFiles(folder, files)).toEqual([...files.keys()].toSorted());
      for (const [path, text] of pages) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
      const page = [...pages.keys()][0]!;
      writeFileSync(join(folder, page), 'old');
      expect(writeFiles(folder, files)).toEqual([page]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('links only to files that are there', () => {
    for (const [path, text] of pages) {
      const folder = dirname(join(root, 'docs', 'rules', path));
      const linked = [...text.matchAll(/^\[[^\]]+\]: (\S+)$/gm)].map(([, link]) => link!);
      expect(linked.length).toBeGreaterThan(50);
      expect(linked.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
    }
  });

  it.each(rulebooks.flatMap((book) => (['en', 'fr'] as const).map((language) => [book.id, language, book] as const)))(
    '%s in %s has a heading for every article, and a row for every setting and common rule, to which its links lead',
    (id, language, book) => {
      const text = pages.get(join('books', language === 'en' ? '' : 'fr', `${id}.md`))!;
      const articles = text.split('\n## ')[1]!;
      expect([...articles.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)).toEqual(book.coverage.map(({ article }) => article));
      const anchors = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, anchor]) => anchor!);
      expect(anchors).toEqual([...declaredSettings, ...commonRules].map(({ key }) => key));
      expect([...text.matchAll(/\]\(#([^)]+)\)/g)].filter(([, to]) => !anchors.includes(to!))).toEqual([]);
      expect(text).not.toContain('undefined');
      const rows = text.split('\n').filter((line) => line.startsWith('| '));
      expect(rows.filter((row) => row.replaceAll('\\|', '').split('|').length !== 6)).toEqual([]);
    },
  );
});

describe('the index of the rulebooks', () => {
  it('knows for every setting that nobody reads why', () => {
    const silent = declaredSettings.filter(({ key, definition: { unread } }) => !read.has(key) && unread === null);
    expect(silent.map(({ key }) => key)).toEqual([]);
    // Their articles are cited, and the matrices show that no case reads their value.
    expect(declaredSettings.filter(({ key, definition }) => read.has(key) && definition.unread !== null).map(({ key }) => key)).toEqual([
      'turn.verbalInTurnBinding',
      'overchip.withPriorChips',
      'skipped.tolerance',
      'acceptedAction.relief',
      'hiddenChips.notPart.allInWins',
      'misdeal.afterDeadline.whoPlays',
      'discard.deadWhen',
      'showdown.voluntaryOrder',
      'lateEntry.noShowAfterWindow',
      'balance.sourceTable',
      'balance.destinationTable',
    ]);
  });

  it('knows what shows each common rule that a decider reads', () => {
    const { settings } = index;
    expect(commonRules.filter(({ key }) => read.has(key) && Object.keys(settings[key]!.tests).length === 0).map(({ key }) => key)).toEqual(
      [],
    );
  });

  describe.each(rulebooks.map((book) => [book.id, book] as const))('%s', (_id, book) => {
    const settings = settingPlaces(book, index);
    const decided = book.coverage
      .filter((entry) => entry.decided.some(({ by }) => by !== 'nobody'))
      .map((entry) => articlePlaces(entry, settings, index))
      // What only people do is in no code.
      .filter((places) => places.settings.some(({ view }) => view.unread === null) || places.settings.length === 0);

    it('has code for every article that is decided', () => {
      expect(decided.filter(({ code }) => code.length === 0).map(({ entry }) => entry.article)).toEqual([]);
    });

    it('has a test for every article that is decided', () => {
      const untested = decided.filter(
        ({ cases, specs, settings: own }) =>
          cases.size + specs.size === 0 && own.every((each) => each.cases.length + each.specs.length === 0),
      );
      expect(untested.map(({ entry }) => entry.article)).toEqual([]);
    });
  });
});

describe('what a text names', () => {
  it.each([
    ['(RC 71-A; MO 13.1; TDA 7; RO 11, 11.1, 11.2)', ['RC 71-A', 'MO 13.1', 'TDA 7', 'RO 11', 'RO 11.1', 'RO 11.2']],
    ['MO 7.1, 7.7 and 7.8', ['MO 7.1', 'MO 7.7', 'MO 7.8']],
    ['TF §9 b2, b4; TF §2 b16', ['TF §9 b2', 'TF §9 b4', 'TF §2 b16']],
    ['TDA 30, 40 chips', ['TDA 30']],
    ['TDA-EN 44', []],
    ['ROPTA 9.6, the 50 % rule', ['RO 9.6']],
    ['RC preamble, big blind ante; RO 4.2', ['RC preamble, big blind ante', 'RO 4.2']],
    ['RC 47', ['RC 47-A', 'RC 47-B']],
    ['RC 24–25', ['RC 24', 'RC 25']],
    ['RO 9.66', []],
  ])('"%s"', (text, articles) => {
    expect(articlesNamedIn(text).toSorted()).toEqual(articles.toSorted());
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

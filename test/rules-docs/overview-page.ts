/**
 * The first page: how to find the code of an article, which books there are, and every question on which they do not all rule alike.
 */
import { labelOf } from '../../src/rulebooks/definition.js';
import { markdownTable } from '../../src/rulebooks/markdown-table.js';
import { answerPhrase } from '../../src/rulebooks/render.js';
import type { Rulebook } from '../../src/rulebooks/rulebooks.js';
import type { Language, Source } from '../../src/rulebooks/setting.js';
import { settingOf, settingsOf } from '../../src/rulebooks/settings-of.js';
import { byFamily } from './families.js';

const words = {
  en: {
    title: 'The rulebooks',
    about: (questions: number, differing: number) =>
      `A club adopts one of these books for its tournament. They answer ${String(questions)} questions; on ${String(differing)} of them they do not all rule alike. "silent" means that the book says nothing, and names the rule that stands for it. A name in square brackets, such as \`CB-RO-22\`, is a passage that can be read otherwise; the end of the book's page says how it is read.`,
    find: 'The code of an article',
    steps: [
      '`npm run docs` writes a page for each book to `docs/rules/books/`, which is not committed. Every article has a heading there: `RO 9.6`, `RC 47-A`, `MO 8.9`, `TDA 26`, `TF §9 b8`.',
      '**Decided by** names the settings that the article gives a value; their links lead to that value in our words.',
      '**Code** links the source files that read these settings or name the article; the row of a setting says which file reads which.',
      '**Tests** links the cases that cite the article and the specs that name it.',
      'At a terminal: `tapis rules article "RO 9.6"`, with `--lang fr` or `--json`.',
    ],
    book: 'Book',
    name: 'Name',
    edition: 'Edition',
    articles: 'Articles',
    own: 'Own rules',
    silent: 'Silent',
    differences: 'Where they do not all rule alike',
    setting: 'Setting',
    alike: 'Where all rule alike',
    value: 'Value',
  },
  fr: {
    title: 'Les règlements',
    about: (questions: number, differing: number) =>
      `Un club adopte un de ces livres pour son tournoi. Ils répondent à ${String(questions)} questions ; sur ${String(differing)} d'entre elles, ils ne statuent pas tous de même. « muet » veut dire que le livre ne dit rien, et nomme la règle qui en tient lieu. Un nom entre crochets, tel que \`CB-RO-22\`, est un passage qui peut se lire autrement ; la fin de la page du livre dit comment il se lit.`,
    find: 'Le code d’un article',
    steps: [
      '`npm run docs` écrit une page par livre dans `docs/rules/books/`, qui n’est pas versionné. Chaque article y a un titre : `RO 9.6`, `RC 47-A`, `MO 8.9`, `TDA 26`, `TF §9 b8`.',
      '**Décidé par** nomme les réglages auxquels l’article donne une valeur ; leurs liens mènent à cette valeur, dans nos mots.',
      '**Code** mène aux fichiers source qui lisent ces réglages ou nomment l’article ; la ligne d’un réglage dit quel fichier le lit.',
      '**Tests** mène aux cas qui citent l’article et aux specs qui le nomment.',
      'Dans un terminal : `tapis rules article "RO 9.6"`, avec `--lang fr` ou `--json`.',
    ],
    book: 'Livre',
    name: 'Nom',
    edition: 'Édition',
    articles: 'Articles',
    own: 'Règles propres',
    silent: 'Muet',
    differences: 'Où ils ne statuent pas tous de même',
    setting: 'Réglage',
    alike: 'Où tous statuent de même',
    value: 'Valeur',
  },
} as const;

/** The books with their counts, then the questions on which they differ, then those on which they agree. */
export function overviewPage(books: readonly Rulebook[], language: Language): string {
  const say = words[language];
  const [first] = books;
  if (first === undefined) throw new Error('no books to show');
  const questions = settingsOf(first);
  const answers = (key: string) => books.map((book) => settingOf(book, key));
  const differing = questions.filter(({ key }) => new Set(answers(key).map(({ value }) => value)).size > 1);
  const alike = questions.filter((question) => !differing.includes(question));
  const count = (book: Rulebook, kind: Source['kind']): string =>
    String(settingsOf(book).filter(({ setting }) => setting.source.kind === kind).length);
  return [
    `# ${say.title}`,
    say.about(questions.length, differing.length),
    `## ${say.find}`,
    say.steps.map((step, at) => `${String(at + 1)}. ${step}`).join('\n'),
    markdownTable(
      [say.book, say.name, say.edition, say.articles, say.own, say.silent],
      books.map((book) => [
        `\`${book.id}\``,
        book.name[language],
        book.edition,
        String(book.coverage.length),
        count(book, 'article'),
        count(book, 'silent'),
      ]),
    ),
    `## ${say.differences}`,
    ...byFamily(differing).flatMap(([family, members]) => [
      `### ${family}`,
      markdownTable(
        [say.setting, ...books.map(({ id }) => `\`${id}\``)],
        members.map((view) => [
          `${view.title[language]} (\`${view.key}\`)`,
          ...answers(view.key).map((setting) => answerPhrase(setting, view, language)),
        ]),
      ),
    ]),
    `## ${say.alike}`,
    markdownTable(
      [say.setting, say.value],
      alike.map((view) => [`${view.title[language]} (\`${view.key}\`)`, labelOf(view.schema, view.setting.value)[language]]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Pages of `docs/` with a query and a table of five rulebooks' answers: the queries run unchanged, and answer what the tables say. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest } from './client.js';

interface Shown<Row> {
  /** The table's columns. */
  readonly head: readonly string[];
  /** One answer as the cells of its row. */
  readonly cells: (row: Row) => readonly string[];
}

export interface DocumentedPage<Row> {
  readonly title: string;
  /** Below `docs/`. */
  readonly page: string;
  /** How many queries it shows. */
  readonly walks: number;
  /** The query's field that gives a row for each book. */
  readonly field: string;
  readonly shownAs: (answers: readonly Row[]) => Shown<Row>;
}

export const citedIn = (articles: readonly { readonly text: { readonly en: string } }[] = []): string =>
  articles.map(({ text }) => text.en).join('; ');

export function describeDocumentedQueries<Row>({ title, page, walks, field, shownAs }: DocumentedPage<Row>): void {
  const sections = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8')
    .split('\n## ')
    .slice(1);
  const shown = sections.map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    query: /```graphql\n(.+?)```/s.exec(section)?.[1] ?? '',
    table: section.split('\n').filter((line) => line.startsWith('|')),
  }));

  describe(title, () => {
    let api: ApiUnderTest;

    beforeAll(async () => {
      api = await ApiUnderTest.open();
    });

    afterAll(async () => {
      await api.close();
    });

    it(`is shown for ${walks} of them`, () => {
      expect(shown).toHaveLength(walks);
    });

    it.each(shown)('$title', async ({ query, table }) => {
      const { data, errors } = await api.ask(query);
      expect(errors).toBeUndefined();
      const [head, , ...rows] = table.map(cellsOf);
      const answers = data![field] as readonly Row[];
      const { head: expected, cells } = shownAs(answers);
      expect(head).toEqual(expected);
      expect(rows).toEqual(answers.map(cells));
      expect(rows).toHaveLength(5);
    });
  });
}

/** The cells of a line of a table, without the spaces that align them. */
function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** `docs/side-by-side-betting.md`: its queries run as they stand there, and answer what its tables say. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest } from './client.js';

interface Row {
  readonly rulebook: string;
  readonly ruling: string;
  readonly to: number | null;
  readonly returned: number;
  readonly minRaiseTo: number;
  readonly articles: readonly { readonly text: { readonly en: string } }[];
  readonly explanation: { readonly en: string };
}

const page = readFileSync(new URL('../../docs/side-by-side-betting.md', import.meta.url), 'utf8');
const walks = page
  .split('\n## ')
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    query: /```graphql\n(.+?)```/s.exec(section)?.[1] ?? '',
    table: section.split('\n').filter((line) => line.startsWith('|')),
  }));

/** The cells of a line of a table, without the spaces that align them. */
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const answered = (row: Row): readonly string[] => [
  row.rulebook,
  row.ruling,
  String(row.to ?? ''),
  String(row.returned),
  String(row.minRaiseTo),
  row.articles.map(({ text }) => text.en).join('; '),
  row.explanation.en,
];

describe('One act under five rulebooks', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    await api.close();
  });

  it('is shown for two acts', () => {
    expect(walks).toHaveLength(2);
  });

  it.each(walks)('$title', async ({ query, table }) => {
    const { data, errors } = await api.ask(query);
    expect(errors).toBeUndefined();
    const [head, , ...rows] = table.map(cellsOf);
    expect(head).toEqual(['Book', 'Counts as', 'Total', 'Goes back', 'Least raise to', 'By', 'Why']);
    expect(rows).toEqual((data!['previewRuling'] as Row[]).map(answered));
    expect(rows).toHaveLength(5);
  });
});

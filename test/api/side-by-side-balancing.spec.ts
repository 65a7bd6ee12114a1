/** `docs/side-by-side-balancing.md`: its queries run as they stand there, and answer what its tables say. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest } from './client.js';

interface Place {
  readonly table: number;
  readonly seat: number;
}
interface Article {
  readonly text: { readonly en: string };
}
interface Row {
  readonly rulebook: string;
  readonly due: string;
  readonly halts?: readonly { readonly table: number }[];
  readonly moves?: readonly { readonly from: Place; readonly to: Place }[];
  readonly breaking?: {
    readonly table: number;
    readonly assignments: readonly { readonly seat: number; readonly to: Place }[] | null;
    readonly tickets: readonly Place[] | null;
    readonly excluded: readonly Place[];
    readonly articles: readonly Article[];
  } | null;
  readonly articles?: readonly Article[];
  readonly explanation: { readonly en: string };
}

const page = readFileSync(new URL('../../docs/side-by-side-balancing.md', import.meta.url), 'utf8');
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

const at = ({ table, seat }: Place): string => `${table}.${seat}`;
const listed = (words: readonly string[]): string => words.join(', ');
const cited = (articles: readonly Article[] = []): string => articles.map(({ text }) => text.en).join('; ');

const balanced = ({ rulebook, due, halts = [], moves = [], articles, explanation }: Row): readonly string[] => [
  rulebook,
  due,
  listed(halts.map(({ table }) => String(table))),
  listed(moves.map(({ from, to }) => `${at(from)} to ${at(to)}`)),
  cited(articles),
  explanation.en,
];

function broken({ rulebook, breaking, explanation }: Row): readonly string[] {
  const { table, assignments, tickets, excluded, articles } = breaking!;
  const seats = assignments?.map(({ seat, to }) => `${table}.${seat} to ${at(to)}`) ?? [`drawn among ${listed((tickets ?? []).map(at))}`];
  return [rulebook, listed(seats), listed(excluded.map(at)), cited(articles), explanation.en];
}

describe('One floor under five rulebooks', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    await api.close();
  });

  it('is shown for three floors', () => {
    expect(walks).toHaveLength(3);
  });

  it.each(walks)('$title', async ({ query, table }) => {
    const { data, errors } = await api.ask(query);
    expect(errors).toBeUndefined();
    const [head, , ...rows] = table.map(cellsOf);
    const answers = data!['balancing'] as Row[];
    const breaks = answers.every(({ breaking }) => breaking != null);
    expect(head).toEqual(
      breaks ? ['Book', 'Where its players go', 'Left out', 'By', 'Why'] : ['Book', 'Due', 'Tables that stop', 'Moves', 'By', 'Why'],
    );
    expect(rows).toEqual(answers.map(breaks ? broken : balanced));
    expect(rows).toHaveLength(5);
  });
});

/** `docs/side-by-side-chip-race.md`: its queries run as they stand there, and answer what its tables say. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest } from './client.js';

interface Row {
  readonly rulebook: string;
  readonly method: string;
  readonly startSeat: number | null;
  readonly chipsToAward: number;
  readonly outcome: {
    readonly winners: readonly number[];
    readonly rescued: readonly number[];
    readonly players: readonly { readonly seat: number; readonly after: number }[];
    readonly delta: number;
  };
  readonly articles: readonly { readonly text: { readonly en: string } }[];
  readonly explanation: { readonly en: string };
}

const page = readFileSync(new URL('../../docs/side-by-side-chip-race.md', import.meta.url), 'utf8');
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

const raced = ({ rulebook, startSeat, chipsToAward, outcome, articles, explanation }: Row): readonly string[] => [
  rulebook,
  startSeat === null ? 'no cards' : String(startSeat),
  String(chipsToAward),
  outcome.winners.join(', '),
  outcome.rescued.join(', '),
  outcome.players.map(({ seat, after }) => `${seat}: ${after}`).join(', '),
  String(outcome.delta),
  articles.map(({ text }) => text.en).join('; '),
  explanation.en,
];

describe('One race under five rulebooks', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    await api.close();
  });

  it('is shown for three tables', () => {
    expect(walks).toHaveLength(3);
  });

  it.each(walks)('$title', async ({ query, table }) => {
    const { data, errors } = await api.ask(query);
    expect(errors).toBeUndefined();
    const [head, , ...rows] = table.map(cellsOf);
    expect(head).toEqual(['Book', 'Cards from', 'To win', 'Won by', 'Beyond those', 'Stacks after', 'In all', 'By', 'Why']);
    expect(rows).toEqual((data!['previewChipRace'] as Row[]).map(raced));
    expect(rows).toHaveLength(5);
  });
});

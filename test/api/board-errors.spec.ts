/** `docs/board-errors.md`: its queries run unchanged and answer what its tables say, and its mutations correct a hand's flop. */
import { readFileSync } from 'node:fs';
import { ApiUnderTest, startFriday } from './client.js';
import { give, openHand } from './hands.js';

type Language = 'en' | 'fr';
type Text = Readonly<Partial<Record<Language, string>>>;

interface Row {
  readonly rulebook: string;
  readonly lines: readonly Text[];
  readonly articles: readonly { readonly text: Text }[];
}

const page = readFileSync(new URL('../../docs/board-errors.md', import.meta.url), 'utf8');
const sections = page
  .split('\n## ')
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    queries: Array.from(section.matchAll(/```graphql\n(.+?)```/gs), ([, query]) => query!),
    table: section.split('\n').filter((line) => line.startsWith('|')),
    lines: section.split('\n').filter((line) => /^\d\. /.test(line)),
  }));
const walks = sections.filter(({ table }) => table.length > 0);
const hand = sections.find(({ table }) => table.length === 0)!;

/** The cells of a line of a table, without the spaces that align them. */
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const heads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Book', 'What the person with the deck does', 'By'],
  fr: ['Livre', 'Ce que fait la personne qui tient le paquet', 'Selon'],
};

const answered = ({ rulebook, lines, articles }: Row, language: Language): readonly string[] => [
  rulebook,
  lines.map((line) => line[language]).join('<br>'),
  articles.map(({ text }) => text[language]).join('; '),
];

describe('A flop of four cards under five rulebooks', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    await api.close();
  });

  it('is shown with a known and an unknown order, in both languages, and in a hand', () => {
    expect(walks).toHaveLength(4);
    expect(hand.queries).toHaveLength(2);
  });

  it.each(walks)('$title', async ({ queries, table }) => {
    const { data, errors } = await api.ask(queries[0]!);
    expect(errors).toBeUndefined();
    const language: Language = queries[0]!.includes('fr') ? 'fr' : 'en';
    const [head, , ...rows] = table.map(cellsOf);
    expect(head).toEqual(heads[language]);
    expect(rows).toEqual((data!['boardErrorProcedure'] as Row[]).map((row) => answered(row, language)));
    expect(rows).toHaveLength(5);
  });

  it(hand.title, async () => {
    await startFriday(api);
    const { id, seats } = await openHand(api);
    for (let k = 0; k < seats.length; k++) {
      const { data } = await api.ask(`{ hand(id: "${id}") { turn legalActions { types } } }`);
      const { turn, legalActions } = data!['hand'] as { turn: number; legalActions: { types: string[] } };
      await give(api, 'act', {
        handId: id,
        seat: turn,
        act: { action: { type: legalActions.types.includes('CHECK') ? 'CHECK' : 'CALL' } },
      });
    }
    const [reported, corrected] = hand.queries;
    const ruled = await api.asDirector(reported!);
    expect(ruled.errors).toBeUndefined();
    const { wrongStreet } = ruled.data!['reportBoardError'].hand as { wrongStreet: Pick<Row, 'lines'> };
    expect(wrongStreet.lines.map(({ en }) => en)).toEqual(hand.lines);
    const list = await api.ask(`{ hand(id: "${id}") { reshuffleList(street: TURN) { shuffled burned deadHands } } }`);
    expect(list.data).toEqual({ hand: { reshuffleList: { shuffled: ['X6'], burned: ['X5'], deadHands: [] } } });
    const right = await api.asDirector(corrected!);
    expect(right.errors).toBeUndefined();
    expect(right.data!['correctBoard'].hand).toEqual({
      board: ['2s', 'Kd', 'Ah'],
      phase: 'BETTING',
      wrongStreet: null,
      burnBeforeNextStreet: false,
    });
  });
});

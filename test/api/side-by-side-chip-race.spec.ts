/** `docs/side-by-side-chip-race.md`: its queries run unchanged, and answer what its tables say. */
import { citedIn, describeDocumentedQueries } from './documented-queries.js';

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

const raced = ({ rulebook, startSeat, chipsToAward, outcome, articles, explanation }: Row): readonly string[] => [
  rulebook,
  startSeat === null ? 'no cards' : String(startSeat),
  String(chipsToAward),
  outcome.winners.join(', '),
  outcome.rescued.join(', '),
  outcome.players.map(({ seat, after }) => `${seat}: ${after}`).join(', '),
  String(outcome.delta),
  citedIn(articles),
  explanation.en,
];

describeDocumentedQueries<Row>({
  title: 'One race under five rulebooks',
  page: 'side-by-side-chip-race.md',
  walks: 3,
  field: 'previewChipRace',
  shownAs: () => ({
    head: ['Book', 'Cards from', 'To win', 'Won by', 'Beyond those', 'Stacks after', 'In all', 'By', 'Why'],
    cells: raced,
  }),
});

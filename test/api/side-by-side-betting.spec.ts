/** `docs/side-by-side-betting.md`: its queries run unchanged, and answer what its tables say. */
import { citedIn, describeDocumentedQueries } from './documented-queries.js';

interface Row {
  readonly rulebook: string;
  readonly ruling: string;
  readonly to: number | null;
  readonly returned: number;
  readonly minRaiseTo: number;
  readonly articles: readonly { readonly text: { readonly en: string } }[];
  readonly explanation: { readonly en: string };
}

const answered = (row: Row): readonly string[] => [
  row.rulebook,
  row.ruling,
  String(row.to ?? ''),
  String(row.returned),
  String(row.minRaiseTo),
  citedIn(row.articles),
  row.explanation.en,
];

describeDocumentedQueries<Row>({
  title: 'One act under five rulebooks',
  page: 'side-by-side-betting.md',
  walks: 2,
  field: 'previewRuling',
  shownAs: () => ({
    head: ['Book', 'Counts as', 'Total', 'Goes back', 'Least raise to', 'By', 'Why'],
    cells: answered,
  }),
});

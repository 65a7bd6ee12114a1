/** `docs/side-by-side-balancing.md`: its queries run unchanged, and answer what its tables say. */
import { citedIn, describeDocumentedQueries } from './documented-queries.js';

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

const at = ({ table, seat }: Place): string => `${table}.${seat}`;
const listed = (words: readonly string[]): string => words.join(', ');

const balanced = ({ rulebook, due, halts = [], moves = [], articles, explanation }: Row): readonly string[] => [
  rulebook,
  due,
  listed(halts.map(({ table }) => String(table))),
  listed(moves.map(({ from, to }) => `${at(from)} to ${at(to)}`)),
  citedIn(articles),
  explanation.en,
];

function broken({ rulebook, breaking, explanation }: Row): readonly string[] {
  const { table, assignments, tickets, excluded, articles } = breaking!;
  const seats = assignments?.map(({ seat, to }) => `${table}.${seat} to ${at(to)}`) ?? [`drawn among ${listed((tickets ?? []).map(at))}`];
  return [rulebook, listed(seats), listed(excluded.map(at)), citedIn(articles), explanation.en];
}

describeDocumentedQueries<Row>({
  title: 'One floor under five rulebooks',
  page: 'side-by-side-balancing.md',
  walks: 3,
  field: 'balancing',
  shownAs: (answers) =>
    answers.every(({ breaking }) => breaking != null)
      ? { head: ['Book', 'Where its players go', 'Left out', 'By', 'Why'], cells: broken }
      : { head: ['Book', 'Due', 'Tables that stop', 'Moves', 'By', 'Why'], cells: balanced },
});

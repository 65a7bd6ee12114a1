/** A long list, asked page by page. */
import type { Failure, Outcome } from './ask.js';

interface Page<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * The rows of all pages.
 * @param most how many pages are asked at the most
 * @param pageIn finds the page in an answer; null where there is no such list
 */
export async function allRows<Answer, Row>(
  askFor: (after: string | null) => Promise<Outcome<Answer>>,
  pageIn: (answer: Answer) => Page<Row> | null | undefined,
  most: number,
): Promise<{ readonly rows: readonly Row[] } | { readonly failure: Failure }> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (let count = 0; count < most; count += 1) {
    const outcome: Outcome<Answer> = await askFor(after);
    if ('failure' in outcome) return outcome;
    const page = pageIn(outcome.answer);
    if (page == null) break;
    rows.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  return { rows };
}

/**
 * Pages of `docs/` that show calls and what of the answers matters: the calls run in their order as they stand there, and are answered so.
 */
import { readFileSync } from 'node:fs';
import type { Answer, ApiUnderTest } from './client.js';

/** A call of a page. */
interface DocumentedCall {
  /** The heading that it stands under. */
  readonly section: string;
  readonly query: string;
  /** Whether it is asked without a token. */
  readonly isPublic: boolean;
  /** What the page says of the answer: its data, or `refused` with a code; null where it says nothing. */
  readonly answer: Readonly<Record<string, unknown>> | null;
}

/** The calls of a page below `docs/`, in their order. */
export function callsOf(page: string): readonly DocumentedCall[] {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  return text
    .split('\n## ')
    .slice(1)
    .flatMap((section) =>
      Array.from(section.matchAll(/```graphql( public)?\n(.+?)```(?:\s+```json\n(.+?)```)?/gs), ([, isPublic, query, answer]) => ({
        section: section.slice(0, section.indexOf('\n')),
        query: query!,
        isPublic: isPublic !== undefined,
        answer: answer === undefined ? null : (JSON.parse(answer) as Record<string, unknown>),
      })),
    );
}

/** Gives a call, and expects what the page says of its answer. */
export async function runCall(api: ApiUnderTest, { query, isPublic, answer }: DocumentedCall): Promise<void> {
  const given: Answer = await (isPublic ? api.ask(query) : api.asDirector(query));
  if (answer !== null && 'refused' in answer) {
    expect(given.errors?.map(({ extensions }) => extensions.code)).toEqual([answer['refused']]);
    return;
  }
  expect(given.errors).toBeUndefined();
  if (answer !== null) expect(given.data).toMatchObject(answer);
}

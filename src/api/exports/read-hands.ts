/** The histories of a tournament's hands, page by page. */
import type { AskApi } from './ask-api.js';
import { pagesOf } from './read-table.js';
import { pageOf } from './tables.js';

export type HistoryFormat = 'phh' | 'ohh';

export interface HandHistory {
  readonly id: string;
  /** Null where the standard cannot express the hand. */
  readonly history: string | null;
}

/** Hands asked for at a time: each is read from its stream. */
const AT_ONCE = 25;

/** @throws RefusedQuery */
export async function* readHands(ask: AskApi, format: HistoryFormat, tournamentId: string): AsyncGenerator<readonly HandHistory[]> {
  const query = pageOf('tournament(id: $id)', 'hands', `id history(format: ${format.toUpperCase()})`);
  for await (const { rows } of pagesOf(ask, { query, page: AT_ONCE }, tournamentId)) yield rows as readonly HandHistory[];
}

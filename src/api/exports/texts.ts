/** What can be fetched by an address in the form of a standard: histories of hands, summaries of tournaments, calendars. */
import { joinPhhs } from '../../phh/write-phh.js';
import { type AskApi, RefusedQuery } from './ask-api.js';
import type { AnswerType } from './answer-types.js';
import { readClubCalendar, readSeasonCalendar } from './calendars.js';
import { type HistoryFormat, readHands } from './read-hands.js';
import { gather, type StageAsked } from './read-table.js';
import { readSeasonRules } from './season-rules.js';
import { readSummary } from './tournament-summary.js';

export interface ExportedText {
  /** With `:id` for what it is of. */
  readonly path: string;
  readonly type: AnswerType;
  /** @throws RefusedQuery */
  readonly read: (ask: AskApi, id: string, asked: StageAsked) => Promise<string>;
}

const historyOf = (format: HistoryFormat) => async (ask: AskApi, id: string) => {
  const query = `query ($id: ID!) { of: hand(id: $id) { history(format: ${format.toUpperCase()}) } }`;
  const { history } = (await ask(query, { id })) as { readonly history: string | null };
  if (history === null) throw new RefusedQuery(404, []);
  return history;
};

/** The hands of a tournament that the standard can express. */
async function handsOf(ask: AskApi, format: HistoryFormat, id: string): Promise<string[]> {
  const pages = await gather(readHands(ask, format, id));
  return pages.flat().flatMap(({ history }) => (history === null ? [] : [history]));
}

/** The id of a hand has points, which end a parameter otherwise. */
const HAND = '/hands/:id(^[A-Za-z0-9_-]+\\.\\d+\\.\\d+)';

export const exportedTexts: readonly ExportedText[] = [
  { path: `${HAND}.phh`, type: 'text', read: historyOf('phh') },
  { path: `${HAND}.ohh.json`, type: 'json', read: historyOf('ohh') },
  { path: '/tournaments/:id/hands.phhs', type: 'text', read: async (ask, id) => joinPhhs(await handsOf(ask, 'phh', id)) },
  // The standard separates the hands of a file by an empty line.
  {
    path: '/tournaments/:id/hands.ohh',
    type: 'text',
    read: async (ask, id) => (await handsOf(ask, 'ohh', id)).map((hand) => `${hand}\n`).join('\n'),
  },
  { path: '/tournaments/:id/summary.ots.json', type: 'json', read: readSummary },
  { path: '/clubs/:id.ics', type: 'ics', read: readClubCalendar },
  { path: '/seasons/:id/rules.json', type: 'json', read: readSeasonRules },
  { path: '/seasons/:id.ics', type: 'ics', read: readSeasonCalendar },
];

/** All views, in the order in which they get events. */
import { accessGrants } from './access-grants.js';
import { accessLog } from './access-log.js';
import { accessTokens } from './access-tokens.js';
import { auditFeed } from './audit-feed.js';
import { breakOrder } from './break-order.js';
import { chipLedger } from './chip-ledger.js';
import { clock } from './clock.js';
import { clubExclusions } from './club-exclusions.js';
import { clubMembers } from './club-members.js';
import { clubs } from './clubs.js';
import { disputes } from './disputes.js';
import { door } from './door.js';
import { fairness } from './fairness.js';
import { discipline } from './discipline.js';
import { federations } from './federations.js';
import { hands } from './hands.js';
import { issuedTokens } from './issued-tokens.js';
import { linkedPlayers } from './linked-players.js';
import { merges } from './merges.js';
import { moves } from './moves.js';
import { people } from './people.js';
import { personRequests } from './person-requests.js';
import { personalDataReads } from './personal-data-reads.js';
import { playerEntries } from './player-entries.js';
import type { Projection } from './projection.js';
import { resultSheets } from './result-sheets.js';
import { seasonBoards } from './season-boards.js';
import { seasons } from './seasons.js';
import { sheetHistory } from './sheet-history.js';
import { sheetResults } from './sheet-results.js';
import { standings } from './standings.js';
import { tables } from './tables.js';
import { tournamentCalendar } from './tournament-calendar.js';
import { tournaments } from './tournaments.js';
import { webhooks } from './webhooks.js';

/** A projection with rows of any type, for code that only stores rows. */
export type AnyProjection = Projection<never>;

export const projections: readonly AnyProjection[] = [
  tournaments,
  tournamentCalendar,
  playerEntries,
  federations,
  clubs,
  people,
  clubMembers,
  clubExclusions,
  personRequests,
  tables,
  standings,
  clock,
  hands,
  door,
  merges,
  moves,
  breakOrder,
  fairness,
  chipLedger,
  discipline,
  issuedTokens,
  accessGrants,
  accessTokens,
  accessLog,
  webhooks,
  linkedPlayers,
  personalDataReads,
  resultSheets,
  sheetResults,
  sheetHistory,
  seasons,
  seasonBoards,
  disputes,
  auditFeed,
];

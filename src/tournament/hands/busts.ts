/**
 * Who lost their last chips in a hand that nobody typed in, as the floor reports it with the hand.
 */
import { articleOf } from '../../rulebooks/citing.js';
import { bookOf } from '../book.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuseUnlessChips } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import { refuseAbsentee } from '../tables/seat-checks.js';
import type { SeatedBust } from '../places/elimination.js';
import type { Running, SeatedPlayer, Table } from '../state.js';

/** Each of them once, dealt in at the table, and not everybody. @returns them with the stacks by which they are placed */
export function listBusts(
  running: Running,
  table: Table,
  dealtIn: readonly number[],
  { out: named = [], order }: Pick<CommandOf<'RecordHandPlayed'>, 'out' | 'order'>,
): readonly SeatedBust[] | Refused {
  const isKnown = table.stacksFrom !== 'unknown';
  const out: SeatedBust[] = [];
  for (const { playerId, stack } of named) {
    const seated = table.seats.find((each) => each.playerId === playerId);
    if (seated === undefined) return refuseElsewhere(running, table, playerId);
    if (out.some((each) => each.playerId === playerId)) return refuse('PLAYER_REPEATED', { playerId });
    const refused = stack === undefined ? null : refuseUnlessChips('stack', stack);
    if (refused) return refused;
    if (!dealtIn.includes(seated.seat) || named.length >= dealtIn.length) {
      return refuse('STILL_HAS_CHIPS', { playerId, stack: seated.stack }, articleOf(bookOf(running.settings).floor.elimination.when));
    }
    out.push({ ...seated, stack: stack ?? seated.stack, estimated: stack === undefined && !isKnown });
  }
  // Nobody is placed by chips that nobody knows: neither among those of the hand nor among those of a round.
  const isRanked = out.length > 1 || isRankedAcrossTables(running);
  const unknown = order === undefined && isRanked ? out.filter(({ estimated }) => estimated) : [];
  return unknown.length > 0 ? refuse('COUNT_FIRST', { table: table.table, players: unknown.map(({ playerId }) => playerId) }) : out;
}

/** Whether those who go out in a round of hand-for-hand play are ranked by their stacks whatever their tables. */
function isRankedAcrossTables({ handForHand, settings }: Running): boolean {
  const { ranking } = bookOf(settings).floor;
  return handForHand !== null && [ranking.bubble, ranking.differentTables].some(({ value }) => value === 'byStack');
}

function refuseElsewhere(running: Running, { table }: Table, playerId: SeatedPlayer['playerId']): Refused {
  const isSeated = running.tables.some(({ seats }) => seats.some((seated) => seated.playerId === playerId));
  return isSeated
    ? refuse('PLAYERS_MISMATCH', { table, missing: [], unexpected: [playerId], repeated: [] })
    : refuseAbsentee(running, { playerId });
}

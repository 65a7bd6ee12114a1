/**
 * Players who are in again and find every seat taken: a pot was corrected after their seat was given away (RC 22; RO 10.9; MO 10.1). They wait
 * with their chips. They get a free seat as one who balances tables would. Where none is free, the book has a table opened, and the final
 * table dissolved first, because it holds no more players than its size. The director may add a seat to a table instead.
 */
import type { Citation } from '../../../events/judging.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { cite } from '../../rulebooks/citing.js';
import { bookOf } from '../book.js';
import { refuseUnlessWhole } from '../bounds.js';
import { findRuledKind } from '../timing/late-window.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { type Running, seatOf, type UnseatedPlayer, unseatedOf } from '../state.js';
import { findTableInPlay } from '../tables.js';
import { byFewest, countFreeSeats, findFirstBy, listFreeByBigBlind } from './floor-plan.js';
import { makeTableOpened, refuseTable } from './opening.js';
import { refuseAbsentee, refuseTaken } from '../tables/seat-checks.js';
import { countSeatsAt, floorRulesOf, readTablesToBe } from './situation.js';

/** No table has more seats than cards can be dealt to. */
const MOST_SEATS = 10;

/** What the book has done for a player who waits for a seat. */
export type UnseatedProposal = { readonly articles: readonly Citation[] } & (
  | { readonly due: 'seat'; readonly to: Place }
  | { readonly due: 'openTable' | 'dissolveFinalTable'; readonly to: null }
);

/** The next step for those who wait, the same for each of them. */
export function proposeForUnseated(running: Running): UnseatedProposal {
  const { balance, finalTable, seating } = floorRulesOf(running.settings);
  const table = findFirstBy(
    byFewest,
    readTablesToBe(running).filter((each) => countFreeSeats(each) > 0),
  );
  const [seat] = table === undefined ? [] : listFreeByBigBlind(table);
  if (table !== undefined && seat !== undefined) {
    return { due: 'seat', to: { table: table.table, seat }, articles: cite(balance.destinationTable, balance.seat) };
  }
  if (running.seating.finalTable !== null) return { due: 'dissolveFinalTable', to: null, articles: cite(finalTable.size) };
  return { due: 'openTable', to: null, articles: cite(seating.perTable[findRuledKind(running.settings)]) };
}

/** Seats a player who waits: as the book proposes where no place is given. A player who has the seat already gives no events. */
export function decideSeat(command: CommandOf<'SeatWaitingPlayer'>, running: Running): TournamentDecision {
  const { playerId, place } = command;
  const waiting = unseatedOf(running, playerId);
  if (waiting === undefined) {
    const found = seatOf(running.tables, playerId);
    if (found === undefined) return refuseAbsentee(running, { playerId });
    const holds = place === undefined || (place.table === found.table.table && place.seat === found.seated.seat);
    return holds ? { events: [] } : refuse('NOT_WAITING_FOR_SEAT', { playerId });
  }
  const proposal = proposeForUnseated(running);
  const isAsProposed = place === undefined || (place.table === proposal.to?.table && place.seat === proposal.to.seat);
  if (!isAsProposed) return seatAsOrdered(command, place, waiting, running);
  return proposal.to === null ? refuse('NO_FREE_SEAT') : { events: [makeSeated(waiting, proposal.to, proposal.articles)] };
}

/** Another free seat, or one more than the table has. */
function seatAsOrdered(
  { reason }: CommandOf<'SeatWaitingPlayer'>,
  to: Place,
  { playerId, stack }: UnseatedPlayer,
  running: Running,
): TournamentDecision {
  const table = findTableInPlay(running, to.table);
  if (table.refusal) return table;
  const seats = countSeatsAt(running, to.table);
  const articles = cite(bookOf(running.settings).betting.director.mayDepart);
  const refused = refuseUnlessWhole('seat', to.seat, 1, Math.min(MOST_SEATS, seats + 1)) ?? refuseTaken(running, table, to.seat, playerId);
  if (refused) return refused;
  if (reason === undefined) return refuse('REASON_REQUIRED', {}, articles[0]?.article ?? null);
  const data = { playerId, to, stack, seatsBy: 'director' as const, extra: to.seat > seats, reason, articles };
  return { events: [{ type: 'PlayerSeated', data }] };
}

function makeSeated({ playerId, stack }: UnseatedPlayer, to: Place, articles: readonly Citation[]): TournamentEvent {
  return { type: 'PlayerSeated', data: { playerId, to, stack, seatsBy: 'book', extra: false, reason: null, articles: [...articles] } };
}

/** Where there is no final table it gives no events. One that has room for everybody stands. */
export function decideDissolving({ reason }: CommandOf<'DissolveFinalTable'>, running: Running): TournamentDecision {
  const { finalTable } = running.seating;
  if (finalTable === null) return { events: [] };
  const isDue = running.unseated.length > 0 && proposeForUnseated(running).due === 'dissolveFinalTable';
  if (!isDue) return refuse('FINAL_TABLE_STANDS', { table: finalTable.table, players: running.playersLeft });
  return { events: [makeDissolved(running, finalTable.table, reason)] };
}

function makeDissolved(running: Running, table: number, reason: string | null): TournamentEvent {
  const articles = cite(floorRulesOf(running.settings).finalTable.size);
  return { type: 'FinalTableDissolved', data: { table, players: running.playersLeft, reason, articles } };
}

/** Where moves are automatic: the next step for the first who waits; none where nobody does. */
export function makeUnseatedEvents(running: Running): readonly TournamentEvent[] {
  const [waiting] = running.unseated;
  if (waiting === undefined) return [];
  const { due, to, articles } = proposeForUnseated(running);
  if (due === 'seat') return [makeSeated(waiting, to, articles)];
  if (due === 'dissolveFinalTable') return [makeDissolved(running, running.seating.finalTable!.table, null)];
  return refuseTable(running) ? [] : [makeTableOpened(running, null)];
}

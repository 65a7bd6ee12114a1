/**
 * What follows by itself when players have come or gone, or a hand is over: moves that waited for it are made, tables that are too short
 * stop; and where moves are automatic, what the book proposes is done until nothing is due.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { seatOf, type Running } from '../state.js';
import type { TournamentUnfolding } from '../unfolding.js';
import type { ProposedMove } from './balance.js';
import { decideBreaking } from './breaking.js';
import { makeHaltEvents, type Stopping } from './halting.js';
import type { SeatingPlan } from './plan.js';
import { BALANCING_REASON, makeDropped, makeDueMove, makeMoveEvents, findReason } from './player-moves.js';
import { makeCurrentPlan, findPlayer, makeProposalBeside } from './proposal.js';
import { decideRedraw } from './redraw.js';
import { isDealtIn } from '../tables/seat-checks.js';
import { readTablesToBe } from './situation.js';
import type { DueMove } from '../state/seating.js';
import { makeUnseatedEvents } from './unseated.js';

/** After these the tables have other players. */
const countChanging: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'TournamentStarted',
  'PlayerMoved',
  'PlayerEliminated',
  'PlayerReinstated',
  'PlayerWithdrew',
  'PlayerDisqualified',
  'EntryAnnulled',
  'LatePlayerAdmitted',
  'PlayerReEntered',
  'WrongSeatCorrected',
  'LateEntryClosed',
  'LateEntryReopened',
  'TableBroken',
  'TableOpened',
  'TableReopened',
  'PlayerSeated',
  'FinalTableDissolved',
  'TournamentReopened',
  'BalancingTightened',
  'BalancingLoosened',
  'TableResumed',
]);

/** After these a move may be made that could not be before. */
const freeing: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'HandSettled',
  'HandWithdrawn',
  'ChipsCounted',
  'BreakOrderAnnounced',
  'BreakOrderWithdrawn',
]);

/** Adds what follows for who sits where. @param since how many events there were before the decision */
export function followSeating(unfolding: TournamentUnfolding, since: number): void {
  const changes = unfolding.has(countChanging, since);
  if (!changes && !unfolding.has(freeing, since)) return;
  const { state } = unfolding;
  if (state.phase !== 'running') return;
  const automatic = state.settings.automaticMoves === true;
  if (!changes && !automatic && state.seating.due.length === 0) return;
  makeDueMoves(unfolding, state.seating.due);
  const stopping = automatic ? followBook(unfolding) : { finalTable: false, breaks: [] };
  unfolding.step((running) => makeHaltEvents(running, stopping));
}

function makeDueMoves(unfolding: TournamentUnfolding, due: readonly DueMove[]): void {
  for (const move of due) unfolding.step((running) => makeDueMoveEvents(running, move));
}

/** Does what the book proposes until nothing is due, or something has to be waited for. @returns what then waits */
function followBook(unfolding: TournamentUnfolding): Stopping {
  let waiting: Stopping = { finalTable: false, breaks: [] };
  const next = (running: Running): readonly TournamentEvent[] => {
    const seated = makeUnseatedEvents(running);
    if (seated.length > 0) return seated;
    const plan = makeCurrentPlan(running);
    waiting = {
      finalTable: plan.due === 'finalTable',
      breaks: plan.due === 'tableBreak' ? plan.breaks.map(({ table }) => table) : [],
    };
    return makeAutomaticEvents(running, plan);
  };
  while (unfolding.step(next)) {
    // A player who was on the way to a table that closes counts where they sit.
    const { events, state } = unfolding;
    if (events.at(-1)?.type === 'TableBroken' && state.phase === 'running') makeDueMoves(unfolding, state.seating.due);
  }
  return waiting;
}

/** Makes a move that was due, drops it where it cannot be made or is no longer needed, or lets it wait. */
function makeDueMoveEvents(running: Running, move: DueMove): TournamentEvent[] {
  const found = seatOf(running.tables, move.playerId);
  if (found === undefined) return [makeDropped(move, 'playerOut', null)];
  const to = running.tables[move.to.table - 1];
  if (to === undefined || to.broken) return [makeDropped(move, 'tableBroken', null)];
  if (to.seats.some(({ seat }) => seat === move.to.seat)) return [makeDropped(move, 'seatTaken', null)];
  if (move.book?.followed === true && !doesBringNearer(running, move)) return [makeDropped(move, 'notNeeded', null)];
  const { table: from, seated } = found;
  if (isDealtIn(from, seated) || (from.stacksFrom === 'unknown' && from !== to)) return [];
  // A player without chips only waits for the result of a corrected hand.
  if (seated.stack === 0) return [makeDropped(move, 'playerOut', null)];
  return makeMoveEvents(running, from, seated, seated.stack, move.to, findReason(move));
}

/** Whether the tables would differ by less once the player has moved. */
function doesBringNearer(running: Running, { from, to }: DueMove): boolean {
  const tables = readTablesToBe(running);
  const players = (number: number): number => tables.find(({ table }) => table === number)?.occupied.length ?? 0;
  return players(from.table) >= players(to.table);
}

/** What the book proposes, done; none where nothing is due, or a hand or a count has to be waited for. */
function makeAutomaticEvents(running: Running, plan: SeatingPlan): readonly TournamentEvent[] {
  switch (plan.due) {
    case 'nothing':
      return [];
    case 'balance':
      return makeBalancingEvents(running, plan, plan.move);
    case 'tableBreak':
      return makeBreakingEvents(running, plan);
    case 'finalTable':
      return decideRedraw({ type: 'RedrawFinalTable', table: plan.table }, running).events ?? [];
  }
}

/** The first that can be broken; while all of them wait, what balances the tables that stay. */
function makeBreakingEvents(running: Running, plan: Extract<SeatingPlan, { due: 'tableBreak' }>): readonly TournamentEvent[] {
  const { breaks, move } = plan;
  // The book sends nobody to a table that closes.
  const needless = running.seating.due.filter(({ to, book }) => book?.followed === true && breaks.some(({ table }) => table === to.table));
  if (needless.length > 0) return needless.map((due) => makeDropped(due, 'notNeeded', null));
  for (const { table, waitsFor } of breaks) {
    const { events = [] } = waitsFor === null ? decideBreaking({ type: 'BreakTable', table }, running) : {};
    if (events.length > 0) return events;
  }
  return move === null ? [] : makeBalancingEvents(running, plan, move);
}

function makeBalancingEvents(running: Running, plan: SeatingPlan, { from, to }: ProposedMove): TournamentEvent[] {
  const playerId = findPlayer(running, from);
  const found = playerId === null ? undefined : seatOf(running.tables, playerId);
  if (playerId === null || found === undefined) return [];
  const { table, seated } = found;
  const place = { table: to.table, seat: to.seat };
  const why = { reason: BALANCING_REASON, book: makeProposalBeside(running, playerId, place, plan) };
  if (isDealtIn(table, seated)) return [makeDueMove(table.table, seated, place, 'hand', why)];
  if (table.stacksFrom === 'unknown') return [makeDueMove(table.table, seated, place, 'count', why)];
  return makeMoveEvents(running, table, seated, seated.stack, place, why);
}

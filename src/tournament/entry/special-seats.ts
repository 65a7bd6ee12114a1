/**
 * Reserved seats for players with special needs, against the draw (RC 8; RO 2.1). A player who drew such a seat takes the one that the
 * other player drew.
 */
import { bookOf } from '../book.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { MAX_TABLES } from '../../../events/values.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import type { DrawnSeat } from '../lots/seat-draw.js';
import { includesId } from '../state/sorted-ids.js';
import { type Announced, isIn, type Running, type Settings } from '../state.js';
import type { AssignedSeat } from '../state/entry.js';
import { isAt, withAssigned } from '../state/assigned-seats.js';

export function decideSpecialNeeds({ playerId }: CommandOf<'RecordSpecialNeeds'>, tournament: Announced | Running): TournamentDecision {
  const { waiting, needs } = tournament.phase === 'running' ? tournament.entry : tournament.list;
  if (includesId(needs, playerId)) return { events: [] };
  const isKnown =
    tournament.phase === 'running'
      ? includesId(tournament.entry.expected, playerId) || isIn(tournament, playerId)
      : includesId(tournament.registered, playerId);
  if (!isKnown && !waiting.includes(playerId)) return refuse('UNKNOWN_PLAYER', { playerId });
  const { specialNeeds } = bookOf(tournament.settings).floor.registration;
  return { events: [{ type: 'SpecialNeedsRecorded', data: { playerId, articles: cite(specialNeeds) } }] };
}

export function decideSeatAssignment(command: CommandOf<'AssignSeat'>, announced: Announced): TournamentDecision {
  const { playerId, table, seat } = command;
  const { registered, list, draw, settings } = announced;
  const refused = refuseUnlessWhole('table', table, 1, MAX_TABLES) ?? refuseUnlessWhole('seat', seat, 1, settings.seatsPerTable);
  if (refused) return refused;
  if (!includesId(registered, playerId) && !list.waiting.includes(playerId)) return refuse('UNKNOWN_PLAYER', { playerId });
  if (!includesId(list.needs, playerId)) {
    return refuse('NO_SPECIAL_NEED', { playerId }, articleOf(bookOf(settings).floor.registration.specialNeeds));
  }
  const to = { table, seat };
  const taken = list.assigned.find((assigned) => isAt(assigned.to, to));
  if (taken !== undefined)
    return taken.playerId === playerId ? { events: [] } : refuse('SEAT_TAKEN', { table, seat, playerId: taken.playerId });
  if (draw !== null && !draw.seats.some((drawn) => drawn.table === table)) return refuse('UNKNOWN_TABLE', { table: String(table) });
  return { events: [makeAssignment({ playerId, to }, draw?.seats ?? [], settings)] };
}

/** What follows a draw: every assigned seat at a table that was drawn to. */
export function listAssignments({ list, settings }: Announced, drawn: readonly DrawnSeat[]): TournamentEvent[] {
  const events: TournamentEvent[] = [];
  let seats = drawn;
  for (const assigned of list.assigned) {
    if (!seats.some(({ table }) => table === assigned.to.table) || !seats.some(({ playerId }) => playerId === assigned.playerId)) continue;
    events.push(makeAssignment(assigned, seats, settings));
    seats = withAssigned(seats, assigned);
  }
  return events;
}

function makeAssignment({ playerId, to }: AssignedSeat, drawn: readonly DrawnSeat[], { rulebook }: Settings): TournamentEvent {
  const exchangedWith = drawn.find((seat) => isAt(seat, to) && seat.playerId !== playerId)?.playerId ?? null;
  const { specialNeeds } = bookOf({ rulebook }).floor.registration;
  return { type: 'SeatAssigned', data: { playerId, to, exchangedWith, articles: cite(specialNeeds) } };
}

/**
 * A player who began at a wrong seat: between two hands they go to their own with the chips that they have now (RC 6; RO 2.1). Hands that were
 * played stand.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Place } from '../../../events/values.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessWhole } from '../bounds.js';
import { findStackUnit } from '../chip-race/state.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseAbsentee, refuseStack, refuseTaken } from '../seating/seat-checks.js';
import { type Running, type SeatedPlayer, seatOf, type Table } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';

type Command = CommandOf<'CorrectWrongSeat'>;

export function decideWrongSeat(command: Command, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, seat, rightAmount, exchange, ruling, stack } = command;
  const { settings } = running;
  const { wrongSeat } = book.floor;
  const refused = refuseUnlessWhole('seat', seat, 1, settings.seatsPerTable);
  if (refused) return refused;
  const to = findTableInPlay(running, command.table);
  if (to.refusal) return to;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, { playerId });
  const { table: from, seated } = found;
  if (from.table === to.table && seated.seat === seat) {
    const statesMore = !rightAmount || ruling !== null || (stack !== undefined && stack !== seated.stack);
    return statesMore ? refuse('AT_OWN_SEAT', { playerId, table: to.table, seat }) : { events: [] };
  }
  if (!rightAmount && ruling === null) {
    return refuse('STARTING_AMOUNT_DISPUTED', { playerId }, articleOf(wrongSeat.wrongAmount));
  }
  const other = to.seats.find((sitting) => sitting.seat === seat);
  const blocked =
    refuseDuringHand(running, from) ??
    refuseStack(from, seated, to, stack, findStackUnit(running, from.table)) ??
    (other !== undefined && exchange ? refuseOther(running, to, other, from) : refuseTaken(running, to, seat, playerId));
  if (blocked) return blocked;
  const own: Place = { table: from.table, seat: seated.seat };
  const right: Place = { table: to.table, seat };
  const players = [
    { playerId, from: own, to: right, stack: stack ?? seated.stack },
    ...(other === undefined ? [] : [{ playerId: other.playerId, from: right, to: own, stack: other.stack }]),
  ];
  const articles = rightAmount ? cite(wrongSeat.action, wrongSeat.penalty) : cite(wrongSeat.action, wrongSeat.wrongAmount);
  return { events: [{ type: 'WrongSeatCorrected', data: { players, ruling: rightAmount ? null : ruling, articles } }] };
}

function refuseOther(running: Running, to: Table, other: SeatedPlayer, from: Table): Refused | null {
  return refuseDuringHand(running, to) ?? refuseStack(to, other, from, undefined, findStackUnit(running, to.table));
}

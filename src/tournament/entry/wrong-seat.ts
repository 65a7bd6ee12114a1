/**
 * A player who began at a wrong seat: between two hands he goes to his own with the chips that he has now (RC 6; RO 2.1). Hands that were
 * played stand.
 * Pure. May import: `events/`, `rulebooks/`, its neighbours.
 */
import type { Place } from '../../../events/values.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessWhole } from '../bounds.js';
import { stackUnitAt } from '../chip-race/state.js';
import type { CommandOf } from '../commands.js';
import { inPlay } from '../phase.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseAbsentee, refuseStack, refuseTaken } from '../seating/seat-checks.js';
import { type Running, type SeatedPlayer, seatOf, type Table, type TournamentState } from '../state.js';
import { refuseDuringHand, tableInPlay } from '../tables.js';

type Command = CommandOf<'CorrectWrongSeat'>;

export function decideWrongSeat(command: Command, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const { playerId, seat, rightAmount, exchange, ruling, stack } = command;
  const { settings } = running;
  const { wrongSeat } = rulebookFor(settings.rulebook)!.floor;
  const refused = refuseUnlessWhole('seat', seat, 1, settings.seatsPerTable);
  if (refused) return refused;
  const to = tableInPlay(running, command.table);
  if (to.refusal) return to;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, { playerId });
  const { table: from, seated } = found;
  if (from.table === to.table && seated.seat === seat) return { events: [] };
  if (!rightAmount && ruling === null) {
    return refuse('STARTING_AMOUNT_DISPUTED', { playerId }, articleOf(wrongSeat.wrongAmount));
  }
  const other = to.seats.find((sitting) => sitting.seat === seat);
  const blocked =
    refuseDuringHand(running, from) ??
    refuseStack(from, seated, to, stack, stackUnitAt(running, from.table)) ??
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

function refuseOther(running: Running, to: Table, other: SeatedPlayer, from: Table): Refused | undefined {
  return refuseDuringHand(running, to) ?? refuseStack(to, other, from, undefined, stackUnitAt(running, to.table));
}

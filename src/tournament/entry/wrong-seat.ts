/**
 * A player who began at a wrong seat: between two hands they go to their own with the chips that they have now (RC 6; RO 2.1). Hands that were
 * played stand.
 */
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import { refuseUnlessWhole } from '../bounds.js';
import { findStackUnit } from '../state/chip-race.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseAbsentee, refuseStack, refuseTaken } from '../tables/seat-checks.js';
import { type Running, type SeatedPlayer, seatOf, type Table } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';

type Command = CommandOf<'CorrectWrongSeat'>;
type Corrected = Extract<TournamentEvent, { type: 'WrongSeatCorrected' }>['data'];

export function decideWrongSeat(command: Command, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, seat, rightAmount, exchange, ruling, stack, sinceHand } = command;
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
    const statesMore = !rightAmount || ruling !== null || (stack !== undefined && stack !== seated.stack) || sinceHand !== undefined;
    return statesMore ? refuse('AT_OWN_SEAT', { playerId, table: to.table, seat }) : { events: [] };
  }
  if (!rightAmount && ruling === null) {
    return refuse('STARTING_AMOUNT_DISPUTED', { playerId }, articleOf(wrongSeat.wrongAmount));
  }
  const other = to.seats.find((sitting) => sitting.seat === seat);
  const blocked =
    (sinceHand === undefined ? null : refuseSince(from, seated, sinceHand)) ??
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
  return { events: [{ type: 'WrongSeatCorrected', data: { players, ruling, ...sinceOf(from, sinceHand), articles } }] };
}

function refuseOther(running: Running, to: Table, other: SeatedPlayer, from: Table): Refused | null {
  return refuseDuringHand(running, to) ?? refuseStack(to, other, from, undefined, findStackUnit(running, to.table));
}

/** Hands were played there, and as far as the last ones are known, the player was in that seat. */
function refuseSince({ table, hands, positions }: Table, { playerId, seat }: SeatedPlayer, sinceHand: number): Refused | null {
  const refused = refuseUnlessWhole('sinceHand', sinceHand, 1, hands);
  if (refused) return refused;
  let hand = hands;
  for (let known = positions; known !== null && hand >= sinceHand; known = known.previous, hand -= 1) {
    if (!known.seats.some((each) => each.playerId === playerId && each.seat === seat))
      return refuse('SAT_ELSEWHERE', { playerId, table, seat, hand });
  }
  return null;
}

function sinceOf({ hands }: Table, hand: number | undefined): Pick<Corrected, 'since'> {
  return hand === undefined ? {} : { since: { hand, hands: hands - hand + 1, blinds: 'asPlayed' } };
}

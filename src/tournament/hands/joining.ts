/**
 * A player who sits down at a table whose hand was opened, but whose first card is not dealt: where button and blinds of that hand stand with them
 * (RC 10; RO 2.3). The hand decides whether it is in time.
 */
import { bookOf } from '../book.js';
import type { EventOf } from '../../../events/event-type.js';
import { tableOfHand, type HandId, type PlayerId } from '../../../events/ids.js';
import type { tournamentEvents } from '../../../events/tournament.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { findSettledHand } from '../state/settled-hands.js';
import { countHandsLeft } from '../state/serving.js';
import { refusePhase } from '../handlers/phase.js';
import { correctPositions, withNewcomer } from '../button/hand-positions.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { findStakesAtLevel } from './stakes.js';
import { type InPlay, seatOf, type TournamentState } from '../state.js';

type Command = CommandOf<'RecordNewcomer'>;
type Joined = EventOf<typeof tournamentEvents.HandJoined>['data'];

/** What is passed to the hand. */
export type Joining = Pick<
  Joined,
  'handId' | 'playerId' | 'seat' | 'stack' | 'button' | 'smallBlindSeat' | 'bigBlindSeat' | 'dealer' | 'stakes'
>;

/** The hand with one player more; the hand as it is for one who plays in it. */
export function planJoining(state: TournamentState, playerId: PlayerId): (Joining & { readonly refusal?: undefined }) | Refused {
  if (state.phase !== 'running') return refusePhase(state);
  const found = seatOf(state.tables, playerId);
  if (found === undefined) return refuse('UNKNOWN_PLAYER', { playerId });
  const { table, seated } = found;
  const { openHand } = table;
  if (openHand === null) return refuse('NO_HAND_OPEN', { table: table.table });
  const { seat, stack } = seated;
  const { handId, stakes } = openHand;
  const who = { handId, playerId, seat, stack };
  if (openHand.seats.some((dealt) => dealt.playerId === playerId)) {
    const { button, smallBlindSeat, bigBlindSeat, dealer } = openHand;
    return { ...who, button, smallBlindSeat, bigBlindSeat, dealer, stakes };
  }
  const remaining = countHandsLeft(state.discipline, playerId);
  if (remaining > 0) {
    return refuse('UNDER_PENALTY', { playerId, remaining }, cite(bookOf(state.settings).discipline.penalty.away)[0]?.article ?? null);
  }
  const next = withNewcomer(state, table, seat);
  const dealtIn = new Set(next.dealtIn);
  if (stack === 0 || !dealtIn.has(seat) || openHand.seats.some((dealt) => !dealtIn.has(dealt.seat))) {
    const { betweenButtonAndSmallBlind } = bookOf(state.settings).floor.newPlayer;
    return refuse('NEWCOMER_WAITS', { playerId, seat }, articleOf(betweenButtonAndSmallBlind));
  }
  return {
    ...who,
    button: next.button.seat,
    smallBlindSeat: next.smallBlind.posted ? next.smallBlind.seat : null,
    bigBlindSeat: next.bigBlind,
    dealer: next.dealer,
    stakes: findStakesAtLevel(state, openHand.level, next.headsUp ? 2 : table.seats.length, table.table) ?? stakes,
  };
}

/** Reported by the hand: it has dealt the player in. Once the hand is settled, a repetition gives no events. */
export function decideNewcomer(command: Command, running: InPlay): TournamentDecision {
  const { handId, playerId, seat, stack, button, smallBlindSeat, bigBlindSeat, stakes } = command;
  const table = running.tables[tableOfHand(handId) - 1];
  if (table === undefined || table.positions === null || table.openHand?.handId !== handId) return refuseOver(running, handId);
  if (running.phase === 'finished' || table.openHand.seats.some((dealt) => dealt.playerId === playerId)) return { events: [] };
  const { positions } = table;
  const corrected = correctPositions(running, { ...table, positions }, { button, smallBlindSeat, bigBlindSeat });
  const joined: Joined = { handId, table: table.table, playerId, seat, stack, ...corrected, dealer: command.dealer, stakes };
  return { events: [{ type: 'HandJoined', data: joined }] };
}

function refuseOver(running: Parameters<typeof findSettledHand>[0], handId: HandId): TournamentDecision {
  return findSettledHand(running, handId) === null ? refuse('UNKNOWN_HAND', { handId }) : { events: [] };
}

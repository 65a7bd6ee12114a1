/**
 * Forming the final table: all who are left are seated again at one table, by a draw from a seed or by tickets, and the button is found as at
 * the start (RO 2.1, 2.6; RC 11; MO 7.2; TDA 13; TF §8 b2).
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { drawSeats, SEAT_DRAW_ALGORITHM } from '../lots/seat-draw.js';
import type { Running, Table } from '../state.js';
import { refuseDuringHand, findTableInPlay } from '../tables.js';
import { deriveSeed } from '../lots/derived-seed.js';
import type { Placement } from '../../../commands/tournament/seating.js';
import { findFinalTableSize } from './final-table.js';
import { refusePlacements, decideSeatedBefore } from './placements.js';
import { floorRulesOf } from './situation.js';

/** Once it is formed, a second time gives no events, unless other seats are given than the players have. */
export function decideRedraw(command: CommandOf<'RedrawFinalTable'>, running: Running): TournamentDecision {
  if (running.seating.finalTable !== null) return decideSeatedBefore(running, command.seats);
  const open = running.tables.filter(({ broken }) => !broken);
  const table = findTableInPlay(running, command.table ?? open[0]?.table ?? 1);
  if (table.refusal) return table;
  const rules = floorRulesOf(running.settings);
  const size = findFinalTableSize(rules, running.settings.seatsPerTable);
  const players = open.reduce((sum, { seats }) => sum + seats.length, 0);
  const refused =
    (players > size ? refuse('FINAL_TABLE_TOO_LARGE', { players, size }, articleOf(rules.finalTable.size)) : undefined) ??
    findNotReady(running, open);
  if (refused) return refused;
  const placed = placementsOf(command, running, open, table.table, size);
  if (placed.refusal) return placed;
  const { seats, how } = placed;
  const from = new Map(
    open.flatMap((each) => each.seats.map(({ playerId, seat, stack }) => [playerId, { table: each.table, seat, stack }] as const)),
  );
  const formed: TournamentEvent = {
    type: 'FinalTableFormed',
    data: {
      table: table.table,
      size,
      ...how,
      seats: seats
        .toSorted((a, b) => a.seat - b.seat)
        .map(({ playerId, seat }) => {
          const { stack, ...place } = from.get(playerId)!;
          return { playerId, from: place, seat, stack };
        }),
      articles: cite(rules.finalTable.size, rules.finalTable.redraw),
    },
  };
  const others = open.filter((each) => each.table !== table.table);
  const articles = cite(rules.finalTable.redraw);
  return { events: [formed, ...others.map((each): TournamentEvent => ({ type: 'TableBroken', data: { table: each.table, articles } }))] };
}

/** Everybody must have a seat, no hand may run, and every stack must be known. */
function findNotReady(running: Running, open: readonly Table[]): Refused | null {
  const [waiting] = running.unseated;
  if (waiting !== undefined) return refuse('PLAYER_WAITS_FOR_SEAT', { playerId: waiting.playerId, stack: waiting.stack });
  for (const table of open) {
    const refused =
      refuseDuringHand(running, table) ?? (table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: table.table }) : undefined);
    if (refused) return refused;
  }
  return null;
}

type Placed =
  | {
      readonly seats: readonly Placement[];
      readonly how: Pick<Extract<TournamentEvent, { type: 'FinalTableFormed' }>['data'], 'seatsBy' | 'draw'>;
      readonly refusal?: undefined;
    }
  | Refused;

function placementsOf(
  { seats }: CommandOf<'RedrawFinalTable'>,
  running: Running,
  open: readonly Table[],
  table: number,
  size: number,
): Placed {
  const players = open.flatMap((each) => each.seats);
  if (seats !== undefined) {
    const most = Math.max(size, running.settings.seatsPerTable);
    const refused = refusePlacements(players, seats, (number) => (number === table ? most : null));
    return refused ?? { seats, how: { seatsBy: 'tickets' } };
  }
  const seed = deriveSeed(running, 'final');
  const drawn = drawSeats(
    seed,
    players.map(({ playerId }) => playerId),
    size,
  );
  return {
    seats: drawn.map(({ playerId, seat }) => ({ playerId, table, seat })),
    how: { seatsBy: 'seed', draw: { algorithm: SEAT_DRAW_ALGORITHM, seed } },
  };
}

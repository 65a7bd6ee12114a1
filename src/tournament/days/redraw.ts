/**
 * New seats for the next day: all who are in are drawn to as few tables as the book leaves open, by lot as before the start (RC 6; MO 1.3; TDA 13;
 * RO 2.1; TF §1 b1). Who is in is settled once the day is over; the hash of the seed was published before.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Place } from '../../../events/values.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { checkSeed, findRedrawCommitment } from '../lots/commitment.js';
import { drawSeatsAt, SEAT_DRAW_ALGORITHM } from '../lots/seat-draw.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { makeCurrentPlan } from '../seating/proposal.js';
import type { Running } from '../state.js';
import { refuseDuringHand } from '../tables.js';
import { refuseUnresolvedBags } from './bag-list.js';

/** Once it is made, a second time gives no events: another draw needs the first to be taken back. */
export function decideRedraw({ seed: given }: CommandOf<'RedrawSeats'>, running: Running, book: Rulebook): TournamentDecision {
  const { entry, redrawn, commitments } = running;
  if (!entry.dayOver) return refuse('DAY_NOT_OVER', { day: entry.day });
  if (redrawn !== null) return given === undefined || given === redrawn.seed ? { events: [] } : refuse('SEATS_REDRAWN');
  const refused = findNotReady(running) ?? refuseUnresolvedBags(running);
  if (refused) return refused;
  const plan = makeCurrentPlan(running);
  const { method } = book.floor.seatDraw;
  if (plan.due === 'finalTable') return refuse('FINAL_TABLE_DUE', { players: plan.players, size: plan.size }, articleOf(method));
  const closing = new Set(plan.due === 'tableBreak' ? plan.breaks.map(({ table }) => table) : []);
  const open = running.tables.filter(({ broken }) => !broken).map(({ table }) => table);
  const tables = open.filter((table) => !closing.has(table));
  const commitment = findRedrawCommitment(commitments);
  const committed = checkSeed(given, commitment?.hash ?? null);
  if (committed.refusal || commitment === null) return committed.refusal ? committed : refuse('SEED_NEEDED', { hash: null });
  const { seed } = committed;
  const places = listPlaces(running);
  const kept = entry.assigned.filter(({ playerId, to }) => places.has(playerId) && tables.includes(to.table));
  const drawn = drawSeatsAt(seed, [...places.keys()], tables, kept);
  const seated: TournamentEvent = {
    type: 'SeatsRedrawn',
    data: {
      day: entry.day + 1,
      draw: commitments.draws + 1,
      origin: { algorithm: SEAT_DRAW_ALGORITHM, seed },
      commitment,
      tables,
      seats: drawn.map(({ playerId, table, seat }) => ({ playerId, ...places.get(playerId)!, to: { table, seat } })),
      kept: kept.map(({ playerId, to }) => ({ playerId, to })),
      articles: cite(method),
    },
  };
  const articles = cite(book.floor.tableBreak.trigger);
  const closed = open
    .filter((table) => closing.has(table))
    .map((table): TournamentEvent => ({ type: 'TableBroken', data: { table, articles } }));
  return { events: [seated, ...closed] };
}

/** Where everybody sits, with which chips. */
function listPlaces({ tables }: Running): ReadonlyMap<PlayerId, { readonly from: Place; readonly stack: number }> {
  return new Map(
    tables.flatMap(({ table, seats }) => seats.map(({ playerId, seat, stack }) => [playerId, { from: { table, seat }, stack }] as const)),
  );
}

/** Everybody has a seat and a known stack, and the tables do not wait for one another. */
function findNotReady(running: Running): Refused | null {
  const { seating, handForHand, chipRace, unseated, tables } = running;
  if (seating.finalTable !== null) return refuse('FINAL_TABLE_STAYS', { table: seating.finalTable.table });
  if (handForHand !== null) return refuse('REDRAW_DURING_HAND_FOR_HAND');
  if (chipRace.oldChips.length > 0) return refuse('REDRAW_DURING_RACE', { tables: chipRace.oldChips.map(({ table }) => table) });
  const [waiting] = unseated;
  if (waiting !== undefined) return refuse('PLAYER_WAITS_FOR_SEAT', { playerId: waiting.playerId, stack: waiting.stack });
  for (const table of tables) {
    const refused =
      refuseDuringHand(running, table) ?? (table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: table.table }) : undefined);
    if (refused) return refused;
  }
  return null;
}

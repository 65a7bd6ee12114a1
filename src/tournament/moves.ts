/**
 * Players who change seats: one by the director's order, or a whole table that is closed.
 * A player may sit down at a table while its hand runs: he is dealt in from the next one.
 * Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../events/tournament.js';
import { refuse } from '../decider.js';
import { refuseUnlessPayable, refuseUnlessText, refuseUnlessWhole } from './bounds.js';
import { countOfTheLast } from './chip-counts.js';
import type { TournamentCommand } from './commands.js';
import { articleOn, inPlay } from './phase.js';
import type { Refused, TournamentDecision } from './refusals.js';
import type { Running, SeatedPlayer, Table, TournamentState } from './state.js';
import { seatOf } from './state.js';
import { refuseDuringHand, tableInPlay } from './tables.js';

type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;

const MAX_REASON = 500;
/** The reason that stands in the events of a closed table; the edge says it in the reader's language. */
export const TABLE_BROKEN_REASON = 'tableBroken';

export function decideMove(command: Command<'MovePlayer'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  const { playerId, seat, reason } = command;
  const refused = refuseUnlessWhole('seat', seat, 1, running.settings.seatsPerTable) ?? refuseUnlessText('reason', reason, MAX_REASON);
  if (refused) return refused;
  const to = tableInPlay(running, command.table);
  if (to.refusal) return to;
  const found = seatOf(running.tables, playerId);
  if (found === undefined) return refuseAbsentee(running, command);
  const { table: from, seated } = found;
  if (from.table === to.table && seated.seat === seat) return { events: [] };
  const blocked =
    refuseInHand(running, from, seated) ?? refuseTaken(to, seat) ?? refuseStack(from, seated, to, command.stack, running.settings.chipUnit);
  if (blocked) return blocked;
  const stack = command.stack ?? seated.stack;
  const left = from.seats.filter((other) => other !== seated);
  const isKnown = from.stacksFrom !== 'unknown' && stack === seated.stack;
  return {
    events: [
      moveEvent(from.table, seated, stack, { table: to.table, seat }, reason),
      ...(isKnown || from === to ? [] : countOfTheLast(from.table, left, from.chips - stack)),
    ],
  };
}

/** Closes a table, lowest seat first, each player to the table that then has the fewest (the lowest number among equals), there to its lowest free seat. */
export function decideBreaking({ table: number }: Command<'BreakTable'>, state: TournamentState): TournamentDecision {
  const running = inPlay(state);
  if (running.refusal) return running;
  if (running.tables[number - 1]?.broken === true) return { events: [] };
  const table = tableInPlay(running, number);
  if (table.refusal) return table;
  const { seatsPerTable } = running.settings;
  const others = running.tables.filter((other) => other.table !== number && !other.broken);
  const players = table.seats.length;
  const free = others.reduce((sum, { seats }) => sum + seatsPerTable - seats.length, 0);
  const refused =
    refuseDuringHand(running, table) ??
    (table.stacksFrom === 'unknown' ? refuse('COUNT_FIRST', { table: number }) : undefined) ??
    (free < players ? refuse('NOT_ENOUGH_SEATS', { table: number, players, free }) : undefined);
  if (refused) return refused;

  const taken = others.map((other) => ({ table: other.table, seats: new Set(other.seats.map(({ seat }) => seat)) }));
  const moves = table.seats.map((seated) => {
    const fewest = taken.reduce((best, other) => (other.seats.size < best.seats.size ? other : best));
    let seat = 1;
    while (fewest.seats.has(seat)) seat += 1;
    fewest.seats.add(seat);
    return moveEvent(number, seated, seated.stack, { table: fewest.table, seat }, TABLE_BROKEN_REASON);
  });
  return { events: [...moves, { type: 'TableBroken', data: { table: number } }] };
}

function moveEvent(
  table: number,
  { playerId, seat }: SeatedPlayer,
  stack: number,
  to: { readonly table: number; readonly seat: number },
  reason: string,
): TournamentEvent {
  return { type: 'PlayerMoved', data: { playerId, from: { table, seat }, to, stack, reason } };
}

function refuseAbsentee({ eliminations }: Running, { playerId }: Command<'MovePlayer'>): Refused {
  const out = eliminations.find((elimination) => elimination.playerId === playerId);
  return out === undefined ? refuse('UNKNOWN_PLAYER', { playerId }) : refuse('PLAYER_ELIMINATED', { playerId, place: out.place });
}

/** A player who was dealt in stays until the hand is over; one who waits for the next may still go. */
function refuseInHand({ settings }: Running, { openHand }: Table, { playerId }: SeatedPlayer): Refused | undefined {
  if (openHand === null || !openHand.seats.some((dealt) => dealt.playerId === playerId)) return undefined;
  return refuse('PLAYER_IN_HAND', { playerId, handId: openHand.handId }, articleOn('leavingTheHand', settings));
}

function refuseTaken({ table, seats }: Table, seat: number): Refused | undefined {
  const sitting = seats.find((seated) => seated.seat === seat);
  return sitting === undefined ? undefined : refuse('SEAT_TAKEN', { table, seat, playerId: sitting.playerId });
}

/**
 * The chips that a player takes along. Where hands went by that nobody typed in, his stack must be counted with the move, or
 * the table before it; where the stacks are proved by typed hands, a count that differs is refused.
 */
function refuseStack(
  from: Table,
  { stack: known }: SeatedPlayer,
  to: Table,
  counted: number | undefined,
  chipUnit: number,
): Refused | undefined {
  if (counted === undefined) return from.stacksFrom === 'unknown' && from !== to ? refuse('COUNT_FIRST', { table: from.table }) : undefined;
  const others = from.seats.length - 1;
  const refused = refuseUnlessWhole('stack', counted, 1, from.chips - others) ?? refuseUnlessPayable('stack', counted, 1, chipUnit);
  if (refused) return refused;
  const proved = from.stacksFrom === 'hand' || from.openHand !== null || others === 0;
  return proved && counted !== known ? refuse('CHIP_COUNT_MISMATCH', { table: from.table, expected: known, counted }) : undefined;
}

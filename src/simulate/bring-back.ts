/**
 * What a floor does at a table at which too few are there to deal a hand.
 */
import type { TournamentCommand } from '../../commands/tournament.js';
import { listSeatsNotThere } from '../tournament/entry/not-there.js';
import { refuseTooFewThere } from '../tournament/hands/table-start.js';
import type { Running, Table } from '../tournament/state.js';
import type { Random } from './random.js';

/** How often a player comes back for whom the table waits, each time it looks. */
const COMES_BACK = 0.1;

/** Whether nobody is there to play. A table of two may have to wait at the start (RO 2.2), until somebody is out, joins it or comes back. */
export function waitsForPlayers(running: Running, table: Table, away: readonly number[]): boolean {
  const nobody = listSeatsNotThere(running, table).length === table.seats.length;
  return nobody || refuseTooFewThere(running, table, away, running.clock) !== null;
}

/** Somebody who is away may come back. Of a table at which all are suspended one plays on: no hand is missed where none is dealt. */
export function bringBack(
  { discipline }: Running,
  { seats }: Table,
  away: readonly number[],
  at: number,
  random: Random,
): TournamentCommand | null {
  const missed = seats.find(({ seat }) => away.includes(seat));
  if (missed !== undefined) return random() < COMES_BACK ? { type: 'MarkBack', playerId: missed.playerId, at } : null;
  const { running, penalties } = discipline;
  const penaltyId = running.find((id) => seats.some(({ playerId }) => playerId === penalties[id - 1]!.playerId));
  return penaltyId === undefined ? null : { type: 'LiftPenalty', penaltyId, reason: 'nobody else is at the table' };
}

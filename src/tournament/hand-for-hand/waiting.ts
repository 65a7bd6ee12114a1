/**
 * Which tables play and which wait while play is hand for hand: a table that has played its hand waits until all that can play have
 * finished theirs (RO 2.7).
 */
import { articleOf } from '../../rulebooks/citing.js';
import { listSeatsAway } from '../entry/not-there.js';
import { refuse, type Refused } from '../refusals.js';
import { floorRulesOf } from '../seating/situation.js';
import type { Running, Table } from '../state.js';

const FEWEST_SEATED = 2;

/** Whether a table can play a hand: it is open, is not stopped, and somebody is there to play. */
export function canPlay(running: Running, table: Table): boolean {
  if (table.broken || table.seats.length < FEWEST_SEATED) return false;
  if (running.seating.halted.some((halted) => halted.table === table.table)) return false;
  return listSeatsAway(running, table, []).length < table.seats.length;
}

/** The tables that the others wait for, by number. */
export function listStillPlaying(running: Running): readonly number[] {
  const play = running.handForHand;
  if (play === null) return [];
  const waitedFor = (table: Table): boolean => {
    if (table.openHand !== null) return true;
    if (!play.open) return play.finishing.includes(table.table);
    if (play.held.includes(table.table)) return true;
    return canPlay(running, table) && !play.begun.includes(table.table) && !play.excused.includes(table.table);
  };
  return running.tables.filter(waitedFor).map(({ table }) => table);
}

/** Tables that can play, and wait for the signal. */
export function listWaitingTables(running: Running): readonly number[] {
  const playing = listStillPlaying(running);
  return running.tables.filter((table) => canPlay(running, table) && !playing.includes(table.table)).map(({ table }) => table);
}

/** Whether all that the round waits for are hands that are all in and wait themselves. */
export function areOnlyHeldLeft(running: Running): boolean {
  const { open, held } = running.handForHand ?? { open: false, held: [] };
  return open && held.length > 0 && listStillPlaying(running).every((table) => held.includes(table));
}

/** Refuses a hand that is not the table's first of the round. */
export function refuseToPlayOn(running: Running, table: number): Refused | null {
  const play = running.handForHand;
  if (play === null || (play.open && !play.begun.includes(table) && !play.excused.includes(table))) return null;
  const { tablesWait } = floorRulesOf(running.settings).handForHand;
  const [waiting] = running.unseated;
  if (!play.open && waiting !== undefined) {
    return refuse('PLAYER_WAITS_FOR_SEAT', { playerId: waiting.playerId, stack: waiting.stack }, articleOf(tablesWait));
  }
  return refuse('HAND_FOR_HAND_WAIT', { table, waitsFor: [...listStillPlaying(running)] }, articleOf(tablesWait));
}

/** Refuses it while there are tables to wait for, whatever else stands in its way. */
export function refuseToOvertake(running: Running, table: number): Refused | null {
  return listStillPlaying(running).length === 0 ? null : refuseToPlayOn(running, table);
}

/** The clock stands while a round is played, and is put forward for it at its end (RO 2.7). */
export function refuseDuringRound(running: Running): Refused | null {
  const play = running.handForHand;
  if (play === null || !play.open) return null;
  const { clock } = floorRulesOf(running.settings).handForHand;
  return refuse('CLOCK_STANDS_FOR_ROUND', { round: play.round, waitsFor: [...listStillPlaying(running)] }, articleOf(clock));
}

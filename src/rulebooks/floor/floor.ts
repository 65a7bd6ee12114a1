/**
 * The floor's part of the rulebooks, group by group: who enters, the draw, tables and seats, the clock, the button, newcomers, balancing and
 * breaking, places. What one book lays down by the kind of event has three settings: `weekly`, `regional`, `national`; an event of no such
 * kind reads `weekly`.
 */
import type { DefinitionTree } from '../definition.js';
import { absent, multiDay } from './absences.js';
import { balance, playHalt } from './balancing.js';
import { tableBreak } from './breaking.js';
import { handForHand } from './clock.js';
import { deadButton, headsUp, principles } from './dead-button.js';
import { firstButton, seatDraw, wrongSeat } from './first-button.js';
import { lateEntry } from './late-entry.js';
import { newPlayer } from './newcomers.js';
import { prize } from './prizes.js';
import { elimination, leave, ranking, satellite, tournament } from './ranking.js';
import { addOn, reEntry, rebuy, registration } from './registration.js';
import { finalTable, seating, table } from './seating.js';
import { stack, structure } from './structure.js';

export const floor = {
  registration,
  lateEntry,
  reEntry,
  rebuy,
  addOn,
  stack,
  structure,
  seating,
  finalTable,
  seatDraw,
  firstButton,
  wrongSeat,
  table,
  absent,
  multiDay,
  handForHand,
  deadButton,
  principles,
  headsUp,
  newPlayer,
  balance,
  playHalt,
  tableBreak,
  leave,
  elimination,
  ranking,
  satellite,
  tournament,
  prize,
} as const satisfies DefinitionTree;

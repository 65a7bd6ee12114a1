/**
 * The floor's part of the rulebooks, group by group: the draw, the button, newcomers, balancing and breaking, hand for hand, places. A
 * setting's key is the path of names to it, such as `balance.triggerDifference.early`.
 *
 * Pure. May import: its neighbours.
 */
import type { DefinitionTree } from '../definition.js';
import { balance, playHalt } from './balancing.js';
import { tableBreak } from './breaking.js';
import { breaks, handForHand } from './clock.js';
import { deadButton, headsUp, principles } from './dead-button.js';
import { firstButton, seatDraw, wrongSeat } from './first-button.js';
import { newPlayer } from './newcomers.js';
import { elimination, leave, ranking, satellite, tournament } from './ranking.js';

export const floor = {
  seatDraw,
  firstButton,
  wrongSeat,
  break: breaks,
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
} as const satisfies DefinitionTree;

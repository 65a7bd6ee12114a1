/**
 * The enumerations of the past.
 */
import type { ComparedThing } from '../../app/past/differences.js';
import { enumeration } from '../language/enums.js';

export const ComparedThingEnum = enumeration<ComparedThing>('ComparedThing', 'A figure that is compared between two moments.', {
  phase: 'The phase of the tournament.',
  level: 'The level.',
  break: 'Whether there is a break: 1 or 0.',
  clock: 'Whether the clock runs.',
  entry: 'Whether a player is in the standings, by their state there.',
  state: 'How a player stands.',
  place: 'The place of a player who is out.',
  stack: 'The chips of a player.',
  table: 'The table of a player.',
  seat: 'The seat of a player.',
});

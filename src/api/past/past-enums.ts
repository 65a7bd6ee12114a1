import type { ComparedThing } from '../../app/past/differences.js';
import { enumeration } from '../language/enums.js';

export const ComparedThingEnum = enumeration<ComparedThing>('ComparedThing', 'A figure that is compared between two moments.', {
  phase: 'The phase of the tournament.',
  level: 'The level.',
  break: 'Whether there is a break: 1 or 0.',
  clock: 'Whether the clock runs.',
  entry: 'Whether a player is in the standings, by their state there.',
  state: 'The state of a player.',
  place: 'The place of a player who is out.',
  stack: 'The chips of a player.',
  stackAsOf: 'The hand of their table after which the chips of a player were last known; null where they are known now.',
  table: 'The table of a player.',
  seat: 'The seat of a player.',
  rebuys: 'How many rebuys a player took.',
  reEntries: 'How many entries a player took after the first.',
  addOn: 'Whether a player took the add-on: 1 or 0.',
  prize: 'The money that a player gets in the end, in cents, with bounties.',
  thingsWon: 'The things that a player gets in the end.',
});

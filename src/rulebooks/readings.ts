/**
 * How passages of the five books were read that could be read otherwise. A setting names its reading by id.
 */
import { board } from './readings/board.js';
import { button } from './readings/button.js';
import { deadHands } from './readings/dead-hands.js';
import { deal } from './readings/deal.js';
import { discipline } from './readings/discipline.js';
import { mons } from './readings/mons.js';
import { places } from './readings/places.js';
import type { Reading } from './readings/reading.js';
import { redcactus } from './readings/redcactus.js';
import { ropta } from './readings/ropta.js';
import { showdowns } from './readings/showdowns.js';
import { tables } from './readings/tables.js';
import { tdaFr } from './readings/tda-fr.js';
import { toufflers } from './readings/toufflers.js';

export type { Reading } from './readings/reading.js';

export const readings: Readonly<Record<string, Reading>> = {
  ...redcactus,
  ...mons,
  ...tdaFr,
  ...ropta,
  ...toufflers,
  ...deal,
  ...board,
  ...deadHands,
  ...showdowns,
  ...button,
  ...tables,
  ...places,
  ...discipline,
};

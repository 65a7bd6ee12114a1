/**
 * How many seats the tables of an event may have: as its book has it, more by dispensation or where the venue suits (RC 11; RO 2.3).
 */
import { articleOf } from '../../rulebooks/citing.js';
import { findRuledKind } from '../timing/late-window.js';
import { refuse, type Refused } from '../refusals.js';
import type { Settings } from '../state.js';
import { floorRulesOf } from './situation.js';

/** Larger tables need the ground on which they are allowed, unless the book leaves them to the organiser. */
export function refuseTableSize(settings: Settings): Refused | null {
  const kind = findRuledKind(settings);
  const { perTable, exceptions } = floorRulesOf(settings).seating;
  const { seatsPerTable, largerTables } = settings;
  const needsGround = exceptions[kind].value === 'dispensation' || exceptions[kind].value === 'earlyIfVenueSuits';
  if (seatsPerTable <= perTable[kind].value || !needsGround || largerTables !== undefined) return null;
  const article = articleOf(perTable[kind]);
  return refuse('DISPENSATION_REQUIRED', { seatsPerTable, most: perTable[kind].value }, article);
}

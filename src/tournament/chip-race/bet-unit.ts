/**
 * The smallest chip that may be bet: the one in play, from the announcement of a race on without the value that goes (RO 3.2).
 */
import type { Stakes } from '../../../events/values.js';
import { refuseUnlessPayable } from '../bounds.js';
import type { Refused } from '../refusals.js';
import type { Running } from '../state.js';
import { findStackUnit } from '../state/chip-race.js';

/** A hand that still begins on the blinds of before is played with the chips that its table has. */
export function findBetUnit(running: Running, table: number, { smallBlind, bigBlind, ante }: Stakes): number {
  const { chipUnit } = running.chipRace;
  return [smallBlind, bigBlind, ante].every((amount) => amount % chipUnit === 0) ? chipUnit : findStackUnit(running, table);
}

/** A level whose blinds need a value that has left play can't be gone back to. */
export function refuseUnpayableLevel({ settings, chipRace: { chipUnit } }: Running, period: number): Refused | null {
  const level = settings.structure[period];
  if (level?.kind !== 'level') return null;
  const at = `structure.${period}`;
  return (
    refuseUnlessPayable(`${at}.smallBlind`, level.smallBlind, 0, chipUnit) ??
    refuseUnlessPayable(`${at}.bigBlind`, level.bigBlind, 1, chipUnit) ??
    refuseUnlessPayable(`${at}.ante`, level.ante, 0, chipUnit)
  );
}

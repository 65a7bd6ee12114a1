/**
 * Whether the positions of a store count its events without a hole, where the store gives them so: an event that was cut out leaves one.
 */
import type { EventCheck, Finding } from './verify.js';

export function checkPositions(): EventCheck {
  let last = 0;
  const holes: Finding[] = [];
  return {
    see({ position, stream, revision, type }) {
      if (position !== last + 1) {
        const missing = position - last - 1;
        const message = missing === 1 ? `position ${last + 1} is missing` : `positions ${last + 1} to ${position - 1} are missing`;
        holes.push({ position, stream, revision, type, code: 'HOLE', message });
      }
      last = position;
    },
    end: () => holes,
  };
}

/** Checks that positions count events without gaps, in stores with such positions: a removed event leaves a gap. */
import { type EventCheck, type Finding, findingAt } from './verify.js';

export function checkPositions(): EventCheck {
  let last = 0;
  const holes: Finding[] = [];
  return {
    see(event) {
      const { position } = event;
      if (position !== last + 1) {
        holes.push(findingAt(event, { code: 'HOLE', from: last + 1, to: position - 1 }));
      }
      last = position;
    },
    end: () => holes,
  };
}

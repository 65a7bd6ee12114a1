/**
 * Checks that events are in the order of their times. A node never goes back; releases before decision 78 did after a start with a clock
 * that was more than a day behind.
 */
import { type EventCheck, type Finding, findingAt } from './verify.js';

/** Events decided concurrently may be stored in another order within this time, in milliseconds. */
const AT_ONCE_MS = 60_000;
/** The tolerated difference of nodes' clocks, in milliseconds. */
const NODES_MS = 300_000;

const recordedAt = /"recordedAt":(\d{1,15})/;

/** @param alone whether nodes wrote the store one after the other. Each step back is found once, at the event after it */
export function checkRecordedTimes(alone: boolean): EventCheck {
  const tolerance = alone ? AT_ONCE_MS : NODES_MS;
  let latest = Number.NEGATIVE_INFINITY;
  const found: Finding[] = [];
  return {
    see(event) {
      const at = Number(recordedAt.exec(event.metadata)?.[1] ?? latest);
      if (at < latest - tolerance) {
        found.push(findingAt(event, { code: 'TIME_BACK', before: latest, at }));
        latest = at;
      }
      latest = Math.max(latest, at);
    },
    end: () => found,
  };
}

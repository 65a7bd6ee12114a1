/**
 * One operation of a table's device with sixty acts at a table that is elsewhere: all are refused, one after the other.
 */
import type { Attack } from '../attack.js';
import { Floor } from '../floor.js';

const ALIASES = 60;
const REQUESTS = 300;

/** The body of sixty acts at the hand of another table. */
export function aliasedActs(round: string): string {
  const acts = Array.from(
    { length: ALIASES },
    (_, n) =>
      `a${n}: act(input: { commandId: "${round}-${n}", handId: "friday.2.1", seat: 1, act: { action: { type: FOLD } } }) { revision }`,
  );
  return JSON.stringify({ query: `mutation { ${acts.join(' ')} }` });
}

export const aliasedActsElsewhere: Attack = {
  name: 'aliased-acts',
  what: `${ALIASES} acts in one operation of a device whose table is elsewhere, ${REQUESTS} times, 50 at a time`,
  async run(target) {
    const floor = await Floor.open(target);
    const headers = { authorization: `Bearer ${await floor.pairDevice(3)}` };
    return floor.whileDirecting(async () => {
      await target.send(
        Array.from({ length: REQUESTS }, () => aliasedActs('same')),
        50,
        { headers },
      );
    });
  },
};

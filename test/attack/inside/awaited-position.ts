/** Strangers, and a principal with one role, who send costly queries for a position that comes soon: all may continue at the same time. */
import type { Attack } from '../attack.js';
import { Floor } from '../floor.js';

const AT_ONCE = 40;
/** The director's next commands reach it. */
const AHEAD = 3;

const queryAt = (position: number): string => {
  const aliases = Array.from(
    { length: 8 },
    (_, n) =>
      `a${n}: tournament(id: "friday", atLeast: ${position}) { standings(first: 500) { nodes { playerId rank stack place table seat } } }`,
  );
  return JSON.stringify({ query: `{ ${aliases.join(' ')} }` });
};

export const awaitedPosition: Attack = {
  name: 'awaited-position',
  what: `${AT_ONCE} strangers, and as many operations of one director, wait for one position with a costly query each`,
  async run(target) {
    const floor = await Floor.open(target);
    const headers = { authorization: `Bearer ${await floor.makeToken('TD', 'friday')}` };
    return floor.whileDirecting(async () => {
      const { position } = await floor.ask<{ position: number }>('{ position }');
      const bodies = Array.from({ length: AT_ONCE }, () => queryAt(position + AHEAD));
      await Promise.all([target.send(bodies, AT_ONCE), target.send(bodies, AT_ONCE, { headers })]);
    });
  },
};

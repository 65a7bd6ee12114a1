/**
 * One device that says over and over that a player is away, and back.
 */
import type { Attack } from '../attack.js';
import { Floor } from '../floor.js';
import { tally } from '../target.js';

const REQUESTS = 2_000;
/** The most events of a table at once, and per minute. */
const MOST_EVENTS = 1_000;

export const deviceEvents: Attack = {
  name: 'device-events',
  what: `a device that writes events as fast as it can, ${REQUESTS} commands, 20 at a time`,
  async run(target) {
    const floor = await Floor.open(target);
    const headers = { authorization: `Bearer ${await floor.pairDevice(3)}` };
    const { tournament } = await floor.ask<{ tournament: { table: { seats: { playerId: string }[] } } }>(
      '{ tournament(id: "friday") { table(table: 3) { seats { playerId } } } }',
    );
    const players = tournament.table.seats.map(({ playerId }) => playerId);
    const written = async (): Promise<number> => (await floor.ask<{ position: number }>('{ position }')).position;
    const before = await written();
    let taken = 0;
    const findings = await floor.whileDirecting(async (round) => {
      const bodies = Array.from({ length: REQUESTS }, (_, n) => {
        const name = Math.floor(n / players.length) % 2 === 0 ? 'markAway' : 'markBack';
        const input = `{ commandId: "${round}-${n}", tournamentId: "friday", playerId: "${players[n % players.length]!}" }`;
        return JSON.stringify({ query: `mutation { ${name}(input: ${input}) { revision } }` });
      });
      const replies = await target.send(bodies, 20, { headers });
      taken += tally(replies)['status 200'] ?? 0;
    });
    return [
      ...findings,
      { what: 'commands of the device that were taken', figure: taken, unit: '', atMost: MOST_EVENTS },
      { what: 'events in all', figure: (await written()) - before, unit: '' },
    ];
  },
};

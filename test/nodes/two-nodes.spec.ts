/**
 * Two node processes on one store, clients at both on the same tournaments, each node killed once in the middle: one comes back with its files, one
 * without. A small run; `npm run chaos` is the large one.
 */
import { chaos } from '../chaos/two-nodes.js';

it('lose and double nothing, and end equal to each other and to a rebuild', async () => {
  const kills = [
    { at: 0.3, node: 1, losesFiles: false },
    { at: 0.6, node: 0, losesFiles: true },
  ] as const;
  const report = await chaos({ seed: 1, clients: 14, commandsEach: 16, tournaments: 2, kills });
  expect(report.faults).toEqual([]);
  expect(report.accepted).toBeGreaterThan(80);
  expect(Object.keys(report.refused).length).toBeGreaterThan(0);
}, 300_000);

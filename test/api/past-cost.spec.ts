/** What questions about the past cost: processing time, turns of the event loop and memory, counted or measured in the time of the thread. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { longestTurnOf } from '../../bench/longest-turn.js';
import { playTournaments } from '../../bench/tournaments.js';
import type { TournamentId } from '../../events/ids.js';
import { standings } from '../../projections/standings.js';
import { Histories } from '../../src/app/past/histories.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { temporaryFolder } from '../program/run.js';

const TOURNAMENTS = 12;
const MOMENTS = 300;
const idOf = (number: number): TournamentId => `bench-${number}` as TournamentId;

let tapis: Tapis;
let last: number;

beforeAll(async () => {
  tapis = await openTapis({ folder: temporaryFolder() });
  await playTournaments(tapis.store, TOURNAMENTS);
  last = (await tapis.store.lastPosition())!;
  await tapis.runner.waitFor(last, 60_000);
}, 120_000);
afterAll(() => tapis.close());

const openHistories = (): Histories => new Histories(tapis.store, tapis.views);

/** Milliseconds that the thread computed. */
async function computingTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const askMoments = async (histories: Histories): Promise<void> => {
  for (let at = 1; at <= MOMENTS; at += 1) {
    const then = await histories.at(idOf(1), { position: Math.floor((last * ((at * 77) % MOMENTS)) / MOMENTS) });
    then?.views.page(standings, idOf(1), { first: 10 });
  }
};

it('three hundred moments of a tournament cost no more than a few: its events are folded once', async () => {
  // Code is compiled while it runs for the first times.
  for (const warm of [1, 2, 3]) await openHistories().at(idOf(warm), { position: last });
  await askMoments(openHistories());
  const one = await computingTimeOf(() => openHistories().at(idOf(1), { position: last }));
  const histories = openHistories();
  const many = await computingTimeOf(() => askMoments(histories));
  const { folded } = histories;
  await histories.at(idOf(1), { position: 0 });
  expect(histories.folded).toBe(folded);
  // Measured: 1.5 to 2.4. The rest is the pages that are read, and turns of the loop, eight questions to each.
  expect(many / one).toBeLessThan(5);
});

it('the events of a tournament are folded in short turns', async () => {
  const longest = await longestTurnOf(() => openHistories().at(idOf(4), { position: last }));
  expect(longest).toBeLessThan(50);
});

it('what is kept is bounded by bytes that are not fewer than what it takes', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  const histories = new Histories(tapis.store, tapis.views, { histories: 6_000_000, stretches: 6_000_000 });
  for (let number = 1; number <= TOURNAMENTS; number += 1) await histories.at(idOf(number), { position: last });
  expect(histories.bytes).toBeLessThan(12_000_000);
  expect(heap() - before).toBeLessThan(12_000_000);
  expect(await histories.at(idOf(1), { position: last })).not.toBeNull();
});

import { jest } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { append } from '../../../test/opened-views.js';
import { fridayStream, registered } from '../../../test/recorded-history.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { followStream, makeLoadedStream } from './loaded-stream.js';

afterEach(() => void jest.restoreAllMocks());

it('folds a stream in turns of some milliseconds, however much an event takes', async () => {
  const store = new MemoryEventStore();
  await append(store, registered(40));
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const loaded = makeLoadedStream(0);
  const isOver = { yes: false };
  // Each event takes four milliseconds.
  const following = followStream(loaded, fridayStream, store, (folded) => {
    now += 4;
    return folded + 1;
  }).finally(() => (isOver.yes = true));
  const longest: number[] = [];
  for (let before = 0; !isOver.yes; before = loaded.state) {
    await nextTurn();
    longest.push(loaded.state - before);
  }
  await following;
  expect(loaded).toMatchObject({ state: 41, revision: 40 });
  expect(Math.max(...longest)).toBeLessThanOrEqual(3);
});

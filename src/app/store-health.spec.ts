import { StoreError, type StoreErrorCode } from '../store/event-store.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import { StoreHealth } from './store-health.js';

const event = { id: 'a', type: 'Checked', data: '{}', metadata: '{}' };

/** A store that fails as it is told, and what was said of it. */
function watched(): { store: MemoryEventStore; health: StoreHealth; said: string[]; fail: (code: StoreErrorCode | null) => void } {
  const store = new MemoryEventStore();
  const said: string[] = [];
  let failing: StoreErrorCode | null = null;
  const append = store.append.bind(store);
  store.append = (...args) => (failing === null ? append(...args) : Promise.reject(new StoreError(failing, 'It is so.')));
  return { store, health: new StoreHealth((line) => said.push(line)), said, fail: (code) => (failing = code) };
}

it('a problem is told once, and is over when the store does what it could not', async () => {
  const { store, health, said, fail } = watched();
  const seen = health.watching(store);
  fail('STORE_NOT_WRITABLE');
  for (let times = 0; times < 3; times += 1) await expect(seen.append('hand-a.1.1', [event], 'noStream')).rejects.toThrow('It is so.');
  expect(await seen.readStream('hand-a.1.1')).toEqual([]);
  expect(health.problems()).toEqual(['It is so. (STORE_NOT_WRITABLE)']);
  fail(null);
  await seen.append('hand-a.1.1', [event], 'noStream');
  expect(health.problems()).toEqual([]);
  expect(said).toEqual(['It is so. (STORE_NOT_WRITABLE)', 'the store takes events again']);
});

it('damage stays until the next start', async () => {
  const { store, health, said, fail } = watched();
  const seen = health.watching(store);
  fail('STORE_DAMAGED');
  await expect(seen.append('hand-a.1.1', [event], 'noStream')).rejects.toThrow();
  fail(null);
  await seen.append('hand-a.1.1', [event], 'noStream');
  expect(health.problems()).toEqual(['It is so. (STORE_DAMAGED)']);
  expect(said).toEqual(['until this is mended, commands and queries that need it fail: It is so. (STORE_DAMAGED)']);
});

it('a node that is closed has no problem', async () => {
  const { store, health, fail } = watched();
  fail('STORE_CLOSED');
  await expect(health.watching(store).append('hand-a.1.1', [event], 'noStream')).rejects.toThrow();
  expect(health.problems()).toEqual([]);
});

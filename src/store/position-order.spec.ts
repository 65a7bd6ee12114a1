/** How feed and reactor react to a store that delivers an event again, or an earlier one: they ignore it and report it. */
import { appendSealed } from '../../test/sealed-event.js';
import { append, newPath, open } from '../../test/opened-views.js';
import { friday, startedTournament } from '../../test/recorded-history.js';
import { standings } from '../../projections/standings.js';
import { Reactor } from '../app/reactions/reactor.js';
import type { EventStore, StoredEvent } from './event-store.js';
import { MemoryEventStore } from '../../test/store/memory-event-store.js';
import { checkOrder, PositionWentBack } from './position-order.js';

it.each([
  [[1, 2, 3], null],
  [[8, 9], 7],
  [[], 7],
])('%j after %s is in order', (positions, after) => {
  expect(() =>
    checkOrder(
      positions.map((position) => ({ position })),
      after,
    ),
  ).not.toThrow();
});

it.each([
  [[1, 1], null],
  [[1, 3, 2], null],
  [[7, 8], 7],
  [[6], 7],
])('%j after %s is not', (positions, after) => {
  expect(() =>
    checkOrder(
      positions.map((position) => ({ position })),
      after,
    ),
  ).toThrow(PositionWentBack);
});

describe('a subscription that gives an event again', () => {
  const repeating = async (): Promise<EventStore> => {
    const events = new MemoryEventStore();
    await append(events, startedTournament());
    return Object.assign(Object.create(events) as EventStore, {
      async *subscribeToAll(after: number | null, signal: AbortSignal): AsyncGenerator<readonly StoredEvent[]> {
        for await (const batch of events.subscribeToAll(after, signal)) {
          yield batch;
          yield batch.slice(-1);
        }
      },
    });
  };
  const damage = /^The store gave the event at position \d+ after that at position \d+: /;

  it('stops the views before they count it twice', async () => {
    const store = await repeating();
    const { views, runner, said } = open(store, newPath());
    await runner.start();
    await runner.ready();
    const last = (await store.lastPosition())!;
    const [first] = startedTournament().events;
    await appendSealed(store, 'tournament-other', { ...first!, id: 'x' });
    while (runner.stoppedBy === null) await runner.waitFor(last + 2, 5);
    expect(runner.stoppedBy.message).toMatch(damage);
    expect(said.join('\n')).toMatch(/^The views stand still: The store gave the event at position/m);
    expect(views.count(standings, friday)).toBe(5);
  });

  it('stops the reactions', async () => {
    const notices: string[] = [];
    const reactor = new Reactor({
      eventTypes: new Set(),
      react: async () => null,
      store: await repeating(),
      checkpoint: { load: () => null, save: () => undefined },
      notice: (line) => notices.push(line),
    });
    await reactor.start();
    while (reactor.stoppedBy === null) await new Promise(setImmediate);
    await reactor.stop();
    expect(reactor.stoppedBy.message).toMatch(damage);
    expect(notices).toEqual([expect.stringMatching(/^reactions stand still until the next start: The store gave the event/)]);
  });
});

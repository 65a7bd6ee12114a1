/** Events that change very many rows are folded in pieces: other work runs in between, and no reader sees a part. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyProjection } from '../../../projections/catalogue.js';
import { drain, type Projection, type Rows } from '../../../projections/projection.js';
import { append, newPath, open } from '../../../test/opened-views.js';
import { fridayStream, player, startedTournament } from '../../../test/recorded-history.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';

const PIECES = 40;
const PIECE_MS = 4;

function* putMany(id: string, rows: Rows<number>): Generator<void, void> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    for (const ends = performance.now() + PIECE_MS; performance.now() < ends;);
    rows.put({ key: `${id} ${piece}`, partition: 'all', sort: piece, body: piece });
    yield;
  }
}

const long: Projection<number> = {
  name: 'long',
  version: 1,
  on: { PlayerRegistered: ({ data }, rows) => drain(putMany(data.playerId, rows)) },
  inPieces: { PlayerRegistered: ({ data }, rows) => putMany(data.playerId, rows) },
};

const seen: Projection<readonly string[]> = {
  name: 'seen',
  version: 1,
  on: {
    PlayerRegistered({ id }, rows) {
      rows.put({ key: 'all', partition: 'all', sort: 0, body: [...(rows.get('all')?.body ?? []), id] });
    },
  },
};

const views = [long, seen] as readonly Projection<never>[] as readonly AnyProjection[];

async function openLive() {
  const store = new MemoryEventStore();
  const history = startedTournament();
  await append(store, history);
  const opened = open(store, newPath(), views);
  await opened.runner.start();
  await opened.runner.ready();
  const more = async (name: string): Promise<number> => {
    history.add(fridayStream, { type: 'PlayerRegistered', data: { playerId: player(name) } });
    await append(store, history, history.events.length - 1);
    return (await store.lastPosition())!;
  };
  return { ...opened, history, more };
}

it('others have their turn while an event is folded, and see its rows once it is folded whole', async () => {
  const { views: store, runner, more } = await openLive();
  const position = await more('zoe');
  const reached = runner.waitFor(position, 10_000);
  let turns = 0;
  const state = { isOver: false };
  const counts = new Set<number>();
  void reached.then(() => (state.isOver = true));
  while (!state.isOver) {
    turns += 1;
    counts.add(store.page(long, 'all').rows.filter(({ key }) => key.startsWith('zoe')).length);
    await nextTurn();
  }
  expect(await reached).toBe('reached');
  expect(turns).toBeGreaterThan(5);
  expect([...counts].filter((count) => count !== 0 && count !== PIECES)).toEqual([]);
  expect(store.page(long, 'all').rows.filter(({ key }) => key.startsWith('zoe'))).toHaveLength(PIECES);
});

it('a view that joins meanwhile misses nothing and counts nothing twice', async () => {
  const { views: store, runner, history, more } = await openLive();
  for (const name of ['zoe', 'yan', 'xia']) {
    const position = await more(name);
    const rebuilt = runner.rebuild(['seen']);
    await runner.waitFor(position, 10_000);
    await rebuilt;
  }
  await runner.waitFor(history.events.at(-1)!.position, 10_000);
  const expected = history.events.filter(({ type }) => type === 'PlayerRegistered').map(({ id }) => id);
  expect(store.get(seen, 'all')!.body).toEqual(expected);
});

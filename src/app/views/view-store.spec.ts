import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { newPath } from '../../../test/opened-views.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { drain, type Projection, type Row } from '../../../projections/projection.js';
import { StoreError } from '../../store/event-store.js';
import { SqliteDatabase } from '../../store/sqlite-database.js';
import { ViewFeed } from './view-feed.js';
import { ViewStore } from './view-store.js';

const log = { info: () => {}, error: () => {} };

/** Puts a row for each player of the event, named `sort-key`. */
const listed: Projection<string> = {
  name: 'listed',
  version: 1,
  on: {
    PlayerRegistered({ data }, rows) {
      const [sort, key] = data.playerId.split('-') as [string, string];
      rows.put({ key, partition: 'p', sort: Number(sort), body: `body of ${key}` });
    },
    RegistrationWithdrawn({ data }, rows) {
      rows.delete(data.playerId);
    },
  },
};

const logged: Projection<{ readonly n: number }> = {
  name: 'logged',
  version: 1,
  appendOnly: ['n'],
  on: {
    PlayerRegistered({ position }, rows) {
      rows.put({ key: String(position), partition: position % 2 === 0 ? 'even' : 'odd', sort: position, body: { n: position } });
    },
  },
};

const event = (type: string, playerId: string, position: number): RecordedEvent =>
  ({ type, data: { playerId }, id: `event-${position}`, stream: 'tournament-t', revision: position, position }) as unknown as RecordedEvent;

function storeWith(projection: Projection<string> | Projection<{ readonly n: number }>, cacheRows?: number) {
  const store = new ViewStore({ path: ':memory:', projections: [projection], log, ...(cacheRows === undefined ? {} : { cacheRows }) });
  const feed = new ViewFeed(store, log, null, store.views);
  store.complete(projection.name);
  let position = 0;
  const stored = (...events: RecordedEvent[]): void => {
    feed.fold(events);
    feed.store();
  };
  return {
    store,
    batch: (...players: readonly string[]) => stored(...players.map((name) => event('PlayerRegistered', name, ++position))),
    withdraw: (key: string) => stored(event('RegistrationWithdrawn', key, ++position)),
  };
}

const keys = ({ rows }: { readonly rows: readonly Row<unknown>[] }): string => rows.map(({ key }) => key).join('');

describe('pages that are kept', () => {
  const kept = { ...listed, keptRows: 8 };
  const windows = [{}, { first: 2 }, { last: 1 }, { first: 1, after: { sort: 5, key: 'a' } }, { last: 1, before: { sort: 5, key: 'b' } }];

  it('are the pages of a store that keeps none, whatever changes in between', () => {
    const [keeping, plain] = [storeWith(kept), storeWith(listed)];
    const isSame = (): void => {
      for (const window of [...windows, ...windows])
        for (const partition of ['p', 'q'])
          expect(keeping.store.page(kept, partition, window)).toEqual(plain.store.page(listed, partition, window));
    };
    isSame();
    for (const batch of [['5-a', '1-z'], ['5-b'], ['9-a'], ['2-c', '3-d', '4-e', '6-f', '7-g', '8-h']]) {
      keeping.batch(...batch);
      plain.batch(...batch);
      isSame();
    }
    keeping.withdraw('a');
    plain.withdraw('a');
    isSame();
    for (const { store } of [keeping, plain]) {
      store.reset([kept.name]);
      store.complete(kept.name);
    }
    isSame();
  });

  it('are read once, until a row of their partition changes', () => {
    const { store, batch } = storeWith(kept);
    batch('1-a', '2-b');
    const page = store.page(kept, 'p', { first: 2 });
    expect(store.page(kept, 'p', { first: 2 })).toBe(page);
    batch('3-c');
    expect(store.page(kept, 'p', { first: 2 })).not.toBe(page);
  });

  it('are not given of a view that has stopped', () => {
    const { store, batch } = storeWith(kept);
    batch('1-a');
    store.page(kept, 'p');
    store.fail(kept.name, 'a bug');
    expect(() => store.page(kept, 'p')).toThrow('has stopped');
  });
});

describe('pages of a view', () => {
  const { store, batch } = storeWith(listed);
  batch('5-c', '1-z', '5-a', '5-b', '9-y', '5-d');
  const page = (window: Parameters<typeof store.page>[2]) => store.page(listed, 'p', window);

  it('go by sort, then by key where sorts are equal', () => {
    expect(keys(page({}))).toBe('zabcdy');
  });

  it('go forwards by first and after, without a gap or a repetition among equal sorts', () => {
    expect(page({ first: 3 })).toMatchObject({ hasPrevious: false, hasNext: true });
    expect(keys(page({ first: 3 }))).toBe('zab');
    const second = page({ first: 2, after: { sort: 5, key: 'b' } });
    expect(keys(second)).toBe('cd');
    expect(second).toMatchObject({ hasPrevious: true, hasNext: true });
    expect(page({ first: 5, after: { sort: 5, key: 'd' } })).toMatchObject({ rows: [{ key: 'y' }], hasNext: false });
  });

  it('go backwards by last and before, in ascending order all the same', () => {
    expect(keys(page({ last: 2 }))).toBe('dy');
    const earlier = page({ last: 2, before: { sort: 5, key: 'd' } });
    expect(keys(earlier)).toBe('bc');
    expect(earlier).toMatchObject({ hasPrevious: true, hasNext: true });
    expect(page({ last: 9, before: { sort: 5, key: 'a' } })).toMatchObject({ rows: [{ key: 'z' }], hasPrevious: false, hasNext: true });
  });

  it('lie between two places, and may begin at a place whose row is gone', () => {
    expect(keys(page({ after: { sort: 1, key: 'z' }, before: { sort: 5, key: 'c' } }))).toBe('ab');
    expect(keys(page({ first: 1, after: { sort: 5, key: 'bb' } }))).toBe('c');
  });

  it('may be empty', () => {
    expect(page({ first: 0 })).toMatchObject({ rows: [], hasNext: true });
    expect(store.page(listed, 'nowhere', { first: 3 })).toEqual({ rows: [], hasPrevious: false, hasNext: false });
  });

  it('count rows, and rows ahead of a sort', () => {
    expect(store.count(listed, 'p')).toBe(6);
    expect(store.countBefore(listed, 'p', 5)).toBe(1);
  });
});

describe('rows of a view', () => {
  it('are found by key, several at once, absent ones as undefined', () => {
    const { store, batch } = storeWith(listed);
    batch('1-a', '2-b');
    expect(store.get(listed, 'a')).toEqual({ key: 'a', partition: 'p', sort: 1, body: 'body of a' });
    expect(store.getMany(listed, ['b', 'x', 'a']).map((row) => row?.key)).toEqual(['b', undefined, 'a']);
  });

  it('stay in memory for the fold, until the view has been built', () => {
    const { store, batch } = storeWith(listed);
    const { rows } = store.view(listed.name);
    batch('1-a');
    const kept = rows.get('a');
    batch('2-b');
    expect(rows.get('a')).toBe(kept);
    store.complete(listed.name);
    expect(rows.get('a')).toEqual(kept);
    expect(rows.get('a')).not.toBe(kept);
    batch('9-a');
    expect(keys(store.page(listed, 'p'))).toBe('ba');
  });

  it('move to another place, and go, whether or not they are still in memory', () => {
    for (const cacheRows of [2, 1000]) {
      const { store, batch, withdraw } = storeWith(listed, cacheRows);
      batch('1-a', '2-b', '3-c', '4-d', '5-e');
      batch('9-a');
      withdraw('c');
      batch('3-e');
      expect(keys(store.page(listed, 'p'))).toBe('beda');
      withdraw('unknown');
      expect(store.count(listed, 'p')).toBe(4);
    }
  });
});

describe('rows that a fold lists', () => {
  it('go by sort, then by key, those of its own batch among those that are stored', () => {
    const { store, batch } = storeWith(listed);
    batch('7-d', '3-y', '7-b');
    const { rows } = store.view(listed.name);
    for (const [sort, key] of [
      [7, 'c'],
      [7, 'a'],
      [3, 'z'],
      [9, 'b'],
    ] as const)
      rows.put({ key, partition: 'p', sort, body: '' as never });
    rows.put({ key: 'e', partition: 'q', sort: 1, body: '' as never });
    expect(rows.list('p').map(({ sort, key }) => `${sort}-${key}`)).toEqual(['3-y', '3-z', '7-a', '7-c', '7-d', '9-b']);
  });
});

/** Puts a row for each player of the event, named `order-key-partition`. */
const ranked: Projection<string> = {
  name: 'ranked',
  version: 1,
  ranked: (partition) => partition !== 'loose',
  on: {
    PlayerRegistered({ data }, rows) {
      const [order, key, partition] = data.playerId.split('-') as [string, string, string];
      rows.put({ key, partition, sort: 0, order, body: `body of ${key}` });
    },
    RegistrationWithdrawn: listed.on.RegistrationWithdrawn!,
  },
};

describe('a ranked view', () => {
  const placed = (order: string, key: string) => ({ sort: 0, order, key });

  it('lists rows by the text, then by key, also in the batch of the fold', () => {
    const { store, batch } = storeWith(ranked);
    batch('B-c-p', 'a-d-p', '10-a-p', '9-b-p', 'B-a2-p');
    expect(keys(store.page(ranked, 'p'))).toBe('aba2cd');
    store.view('ranked').rows.put({ key: 'x', partition: 'p', sort: 0, order: '9 ', body: '' as never });
    expect(
      store
        .view('ranked')
        .rows.list('p')
        .map(({ key }) => key),
    ).toEqual(['a', 'b', 'x', 'a2', 'c', 'd']);
  });

  it('gives pages between texts', () => {
    const { store, batch } = storeWith(ranked);
    batch('1-a-p', '2-b-p', '2-c-p', '3-d-p', '2-z-q');
    expect(store.page(ranked, 'p', { first: 2, after: placed('2', 'b') })).toMatchObject({
      rows: [{ key: 'c', order: '2', sort: 0 }, { key: 'd' }],
      hasPrevious: true,
      hasNext: false,
    });
    expect(keys(store.page(ranked, 'p', { last: 2, before: placed('3', 'd') }))).toBe('bc');
    expect(keys(store.page(ranked, 'p', { after: placed('1 ', '') }))).toBe('bcd');
  });

  it('knows ranks, and rows at a rank, of rows that move and go, whether or not they are still in memory', () => {
    for (const cacheRows of [2, 1000]) {
      const { store, batch, withdraw } = storeWith(ranked, cacheRows);
      batch('1-a-p', '2-b-p', '2-c-p', '3-d-p', '4-e-p');
      expect(['1', '2', '3', '9'].map((order) => store.countBefore(ranked, 'p', order))).toEqual([0, 1, 3, 5]);
      expect(store.placeAt(ranked, 'p', 2)).toEqual(placed('2', 'c'));
      expect([store.placeAt(ranked, 'p', -1), store.placeAt(ranked, 'p', 5)]).toEqual([undefined, undefined]);
      batch('5-a-p', '1-b-q', '1-c-loose');
      withdraw('d');
      expect([0, 1, 2].map((index) => store.placeAt(ranked, 'p', index)?.key)).toEqual(['e', 'a', undefined]);
      expect(['p', 'q', 'loose'].map((partition) => store.count(ranked, partition))).toEqual([2, 1, 1]);
      batch('0-c-p');
      expect(store.placeAt(ranked, 'p', 0)).toEqual(placed('0', 'c'));
      expect([store.count(ranked, 'p'), store.count(ranked, 'loose')]).toEqual([3, 0]);
    }
  });

  it('refuses a row without a text', () => {
    const { store } = storeWith(ranked);
    const view = store.view('ranked');
    view.rows.put({ key: 'k', partition: 'p', sort: 1, body: '' as never });
    drain(view.rows.serialise());
    store.commit([view], { position: 1, stream: 'tournament-t', revision: 1, id: 'e' });
    expect(store.view('ranked').setAside.list()).toMatchObject([{ key: 'k', reason: expect.stringContaining('has no order') }]);
    expect(store.view('ranked').checkpoint).toMatchObject({ position: 1 });
    expect(store.count(view.projection, 'p')).toBe(0);
  });

  it('loses its counts with its rows where the file is damaged', () => {
    const { store, batch } = storeWith(ranked);
    batch('1-a-p', '2-b-p');
    const [view] = store.views;
    const transaction = jest.spyOn(SqliteDatabase.prototype, 'transactionInPieces').mockImplementationOnce(() => {
      throw new StoreError('STORE_DAMAGED', 'a page is not what was written');
    });
    expect(() => store.commit([view!], { position: 9, stream: 'tournament-t', revision: 9, id: 'e' })).toThrow('not what was written');
    transaction.mockRestore();
    store.complete('ranked');
    expect([store.count(ranked, 'p'), store.placeAt(ranked, 'p', 0)]).toEqual([0, undefined]);
  });

  it('loses its counts with its rows: emptied, of another version, of another release', () => {
    const path = newPath();
    const open = (...projections: Projection<string>[]) => new ViewStore({ path, projections, log });
    const grow = (store: ViewStore): void => {
      const feed = new ViewFeed(store, log, null, store.views);
      feed.fold([event('PlayerRegistered', '1-a-p', 1), event('PlayerRegistered', '2-b-p', 2)]);
      feed.store();
      store.complete('ranked');
      expect(store.count(ranked, 'p')).toBe(2);
      expect(store.placeAt(ranked, 'p', 1)?.key).toBe('b');
    };
    let store = open(ranked);
    grow(store);
    store.reset(['ranked']);
    store.complete('ranked');
    expect(store.count(ranked, 'p')).toBe(0);
    grow(store);
    store.close();
    store = open(ranked);
    expect(store.count(ranked, 'p')).toBe(2);
    store.close();
    store = open({ ...ranked, version: 2 });
    store.complete('ranked');
    expect(store.count(ranked, 'p')).toBe(0);
    grow(store);
    store.close();
    open(listed).close();
    store = open(ranked);
    store.complete('ranked');
    expect(store.count(ranked, 'p')).toBe(0);
    grow(store);
    store.close();
    rmSync(path);
  });
});

const at = (sort: number) => ({ sort, key: '' });

describe('pages of an append-only view', () => {
  const { store, batch } = storeWith(logged);
  // Blocks of 75 rows, then 1, then many more: pages cross their edges.
  batch(...Array.from({ length: 150 }, () => 'x'));
  batch('x', 'x');
  batch(...Array.from({ length: 48 }, () => 'x'));
  const all = Array.from({ length: 100 }, (_, index) => 2 * index + 2);
  const sorts = (window: Parameters<typeof store.page>[2]) => store.page(logged, 'even', window).rows.map(({ sort }) => sort);

  it('give every row once, in order, with its body', () => {
    expect(sorts({})).toEqual(all);
    expect(store.page(logged, 'even', { last: 1 }).rows).toEqual([{ key: '200', partition: 'even', sort: 200, body: { n: 200 } }]);
    expect(store.count(logged, 'even')).toBe(100);
  });

  it.each([1, 7, 50, 99, 100, 101])('walk forwards and backwards by %d', (size) => {
    const forwards: number[] = [];
    for (
      let page = store.page(logged, 'even', { first: size });
      ;
      page = store.page(logged, 'even', { first: size, after: page.rows.at(-1)! })
    ) {
      forwards.push(...page.rows.map(({ sort }) => sort));
      if (!page.hasNext) break;
    }
    expect(forwards).toEqual(all);
    const backwards: number[] = [];
    for (
      let page = store.page(logged, 'even', { last: size });
      ;
      page = store.page(logged, 'even', { last: size, before: page.rows[0]! })
    ) {
      backwards.unshift(...page.rows.map(({ sort }) => sort));
      if (!page.hasPrevious) break;
    }
    expect(backwards).toEqual(all);
  });

  it('lie between two places, also those that no row has', () => {
    expect(sorts({ after: at(10), before: at(20) })).toEqual([12, 14, 16, 18]);
    expect(sorts({ after: at(99), before: at(105) })).toEqual([100, 102, 104]);
    expect(sorts({ last: 2, after: at(10), before: at(20) })).toEqual([16, 18]);
    expect(sorts({ last: 2, before: at(1000) })).toEqual([198, 200]);
    expect(store.page(logged, 'even', { after: at(10), before: at(20) })).toMatchObject({ hasPrevious: true, hasNext: true });
    expect(store.page(logged, 'even', { first: 2, after: at(0) })).toMatchObject({ hasPrevious: false, hasNext: true });
    expect(store.countBefore(logged, 'even', 101)).toBe(50);
  });
});

it('says that reads may answer otherwise: after a batch, a fold that failed, a view emptied and one built again', () => {
  const { store, batch } = storeWith(listed);
  const seen = [store.changes];
  batch('1-a');
  seen.push(store.changes);
  store.get(listed, 'a');
  store.page(listed, 'p');
  expect(store.changes).toBe(seen.at(-1));
  store.fail(listed.name, 'no reason');
  seen.push(store.changes);
  store.reset([listed.name]);
  seen.push(store.changes);
  store.complete(listed.name);
  seen.push(store.changes);
  expect(new Set(seen).size).toBe(5);
});

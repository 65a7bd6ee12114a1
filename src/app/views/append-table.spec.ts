import * as fc from 'fast-check';
import type { AnyProjection } from '../../../projections/catalogue.js';
import { SqliteDatabase } from '../../store/sqlite-database.js';
import { AppendTable } from './append-table.js';

const names = ['word', 'number', 'list', 'person'] as const;
const view = { name: 'lines', version: 1, appendOnly: names, on: {} } as unknown as AnyProjection;

const body = fc.record({
  word: fc.constantFrom('', 'one', 'two'),
  number: fc.constantFrom(0, 1, null),
  list: fc.constantFrom([], [1], [1, 2], [2]),
  person: fc.constantFrom({ id: 'a' }, { id: 'a', role: 'player' }, { id: 'b' }, { role: 'a' }, [], null),
});

function openTable(): AppendTable {
  const table = new AppendTable(new SqliteDatabase(':memory:', {}), view);
  table.create();
  return table;
}

describe('the rows of an append-only view', () => {
  it('come back as they were put, however many are alike, in pages from both ends', () => {
    const batches = fc.array(fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), body), { minLength: 1, maxLength: 120 }), { maxLength: 4 });
    fc.assert(
      fc.property(batches, fc.integer({ min: 1, max: 60 }), (all, size) => {
        const table = openTable();
        const rows: { readonly sort: number; readonly body: object }[] = [];
        for (const batch of all) {
          const put = batch.map(([distance, each], index) => ({ sort: distance + index * 10 + (rows.at(-1)?.sort ?? 0), body: each }));
          for (const block of table.pack(
            'p',
            put.map(({ sort }) => sort),
            put.map((row) => row.body),
          ))
            table.append(block);
          rows.push(...put);
        }
        const shown = (page: { readonly rows: readonly { readonly sort: number; readonly body: object }[] }): object[] =>
          page.rows.map((row) => ({ sort: row.sort, body: row.body }));
        expect(shown(table.page('p', {}))).toEqual(rows);
        expect(shown(table.page('p', { first: size }))).toEqual(rows.slice(0, size));
        expect(shown(table.page('p', { last: size }))).toEqual(rows.slice(-size));
        const [from, to] = [rows[size >> 1]?.sort ?? 0, rows.at(-size)?.sort ?? 1_000_000];
        const between = rows.filter(({ sort }) => sort > from && sort < to);
        expect(shown(table.page('p', { after: { sort: from, key: '' }, before: { sort: to, key: '' } }))).toEqual(between);
        expect([table.count('p'), table.countBefore('p', to)]).toEqual([rows.length, rows.filter(({ sort }) => sort < to).length]);
      }),
    );
  });

  it('have all their properties: a body that lacks one is a bug in the fold', () => {
    expect(() => openTable().pack('p', [1], [{ word: 'one' }])).toThrow('a row without "number"');
  });
});

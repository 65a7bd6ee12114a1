/** Removing the lock file lets another writer in: then the first one writes no more. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteEventStore } from './sqlite-event-store.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-lock-'));
  path = join(folder, 'events.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const event = (id: number) => ({ id: `00000000-0000-8000-8000-00000000000${id}`, type: 'X', data: '{}', metadata: '{}' });

describe('a store whose lock file was removed', () => {
  it('takes it again, and no other can be opened', async () => {
    const store = openSqliteEventStore({ path });
    rmSync(`${path}-lock`);
    expect(await store.append('hand-t.1.1', [event(1)], 'noStream')).toMatchObject({ ok: true });
    expect(() => openSqliteEventStore({ path })).toThrow(expect.objectContaining({ code: 'STORE_IN_USE' }));
    await store.close();
  });

  it('writes no more once another one has it', async () => {
    const first = openSqliteEventStore({ path });
    rmSync(`${path}-lock`);
    const second = openSqliteEventStore({ path });
    await expect(first.append('hand-t.1.1', [event(1)], 'noStream')).rejects.toMatchObject({ code: 'STORE_IN_USE' });
    expect(await second.append('hand-t.1.1', [event(2)], 'noStream')).toMatchObject({ ok: true });
    await second.close();
    await first.close();
  });
});

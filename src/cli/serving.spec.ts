import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Io } from './command.js';
import { main } from './main.js';
import { startServing } from './serving.js';

describe('a data folder whose token file holds something else', () => {
  it('is refused with what to do about it, and left as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-'));
    const file = join(folder, 'admin-token.sha256');
    writeFileSync(file, 'junk');
    const io = { out: new PassThrough(), err: new PassThrough() } as unknown as Io;
    await expect(startServing({ folder, host: '127.0.0.1', ports: [0] }, io)).rejects.toMatchObject({
      code: 'ADMIN_TOKEN_UNREADABLE',
      message: expect.stringContaining('delete it to have a new token made'),
    });
    expect(readFileSync(file, 'utf8')).toBe('junk');
    rmSync(folder, { recursive: true });
  });
});

describe('a folder whose views have to be built again', () => {
  it('is served before they are, says how far they are, and can be stopped meanwhile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-'));
    const io = { out: new PassThrough(), err: new PassThrough() } as unknown as Io;
    expect(await main(['import', 'examples/club-night.phhs', '--data', folder], io)).toBe(0);
    const serve = () => startServing({ folder, host: '127.0.0.1', ports: [0], opensAfterMs: 0 }, io);
    rmSync(join(folder, 'views.sqlite'));
    await (await serve()).close();
    const serving = await serve();
    const ready = async () => {
      const response = await fetch(`${serving.url}/ready`);
      const { status, views } = (await response.json()) as { status: string; views: { state: string; position: number | null }[] };
      return { code: response.status, status, states: new Set(views.map(({ state }) => state)) };
    };
    let seen = await ready();
    while (seen.code !== 200) {
      expect(seen).toMatchObject({ code: 503, status: 'notReady' });
      seen = await ready();
    }
    expect(seen).toEqual({ code: 200, status: 'ready', states: new Set(['live']) });
    await serving.close();
    rmSync(folder, { recursive: true });
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Io } from './command.js';
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

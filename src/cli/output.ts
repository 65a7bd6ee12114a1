/**
 * Writes much text without holding it all: waits when the reader is slower.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { CliError, type Io } from './command.js';
import { unguarded } from './terminal.js';

export interface Output {
  write(text: string): Promise<void>;
  /** Resolves when everything is written. */
  end(): Promise<void>;
}

/**
 * Where a command writes: a new file, or its own output, byte for byte unless a terminal shows it: hashes are counted over these bytes.
 * @throws CliError when the file exists or can't be written
 */
export async function openOutput(path: string | undefined, io: Io): Promise<Output> {
  if (path === undefined) {
    const out = io.out.isTTY === true ? io.out : unguarded(io.out);
    return {
      async write(text) {
        if (!out.write(text)) await once(out, 'drain');
      },
      end: async () => undefined,
    };
  }
  const file = createWriteStream(path, { flags: 'wx' });
  await once(file, 'open').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'exists already: choose another name, or remove it' : `can't be written: ${error.message}`;
    throw new CliError('OUTPUT_NOT_WRITABLE', `${path} ${reason}`);
  });
  let failed: Error | null = null;
  file.on('error', (error) => (failed = error));
  const check = (): void => {
    if (failed !== null) throw new CliError('OUTPUT_NOT_WRITABLE', `${path} can't be written: ${failed.message}`);
  };
  return {
    async write(text) {
      check();
      if (!file.write(text)) await Promise.race([once(file, 'drain'), once(file, 'close')]);
      check();
    },
    async end() {
      file.end();
      if (!file.closed) await once(file, 'close').catch(() => undefined);
      check();
    },
  };
}

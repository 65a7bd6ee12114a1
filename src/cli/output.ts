/**
 * Writes much text without holding it all: waits when the reader is slower.
 */
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { syncFolderOf } from '../app/high-water-mark.js';
import { CliError, type Io } from './command.js';
import { unguarded } from './terminal.js';

export interface Output {
  write(text: string): Promise<void>;
  /** Resolves when everything is written. */
  end(): Promise<void>;
}

/**
 * Where a command writes: a new file, which has its name once it is whole, or its own output, byte for byte unless a terminal shows it: hashes are counted over these bytes.
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
  const cantBeWritten = (why: string): CliError => new CliError('OUTPUT_NOT_WRITABLE', `${path} ${why}`);
  if (existsSync(path)) throw cantBeWritten('exists already: choose another name, or remove it');
  // What was cut off keeps the name of a part, so that nobody takes it for the whole.
  const part = `${path}.part`;
  const file = createWriteStream(part, { flush: true });
  await once(file, 'open').catch((error: Error) => {
    throw cantBeWritten(`can't be written: ${error.message}`);
  });
  let failed: Error | null = null;
  file.on('error', (error) => (failed = error));
  const check = (): void => {
    if (failed === null) return;
    rmSync(part, { force: true });
    throw cantBeWritten(`can't be written: ${failed.message}`);
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
      try {
        renameSync(part, path);
      } catch (error) {
        throw cantBeWritten(`can't be written: ${(error as Error).message}`);
      }
      syncFolderOf(path);
    },
  };
}

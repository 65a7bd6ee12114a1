/** Writes long texts in constant memory: waits for a slow reader. */
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { syncFolderOf } from '../app/folder/high-water-mark.js';
import { describeSystemError } from '../store/shortage.js';
import { CliError, type Io } from './command.js';
import { unguarded } from './terminal.js';

export interface Output {
  write(piece: string | Uint8Array): Promise<void>;
}

interface OpenOutput extends Output {
  /** Resolves when everything is written. */
  end(): Promise<void>;
  /** After an error: removes the file. */
  discard(): Promise<void>;
}

/**
 * Provides an output to some work: a new file, named once it is complete, or the command's own output, byte for byte unless it is a
 * terminal, because hashes cover these bytes. An unfinished file is removed.
 * @throws CliError when the file exists or cannot be written; what the work throws
 */
export async function writeOutput<Result>(path: string | undefined, io: Io, work: (output: Output) => Promise<Result>): Promise<Result> {
  const output = await openOutput(path, io);
  try {
    const result = await work(output);
    await output.end();
    return result;
  } catch (error) {
    await output.discard();
    throw error;
  }
}

async function openOutput(path: string | undefined, io: Io): Promise<OpenOutput> {
  if (path === undefined) {
    const out = io.out.isTTY === true ? io.out : unguarded(io.out);
    return {
      async write(piece) {
        if (!out.write(piece)) await once(out, 'drain');
      },
      end: async () => undefined,
      discard: async () => undefined,
    };
  }
  const cantBeWritten = (why: string): CliError => new CliError('OUTPUT_NOT_WRITABLE', `${path} ${why}`);
  if (existsSync(path)) throw cantBeWritten('exists already: choose another name, or remove it');
  // An interrupted file keeps the name of a part.
  const part = `${path}.part`;
  const file = createWriteStream(part, { flush: true });
  await once(file, 'open').catch((error: Error) => {
    throw cantBeWritten(`can't be written: ${describeSystemError(error)}`);
  });
  let failed: Error | null = null;
  const fail = (error: Error | null | undefined): void => void (failed ??= error ?? null);
  file.on('error', fail);
  const check = (): void => {
    if (failed !== null) throw cantBeWritten(`can't be written: ${describeSystemError(failed)}`);
  };
  return {
    async write(piece) {
      check();
      await new Promise<void>((done) => {
        const isTaken = file.write(piece, (error) => {
          fail(error);
          done();
        });
        if (isTaken) done();
      });
      check();
    },
    async end() {
      file.end();
      if (!file.closed) await once(file, 'close').catch(() => undefined);
      check();
      try {
        renameSync(part, path);
      } catch (error) {
        throw cantBeWritten(`can't be written: ${describeSystemError(error as Error)}`);
      }
      syncFolderOf(path);
    },
    async discard() {
      file.destroy();
      if (!file.closed) await once(file, 'close').catch(() => undefined);
      rmSync(part, { force: true });
    },
  };
}

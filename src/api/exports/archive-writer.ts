/** A ZIP archive that is written while it is sent: memory holds the names of its files and one page of one table. */
import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #names: string[] = [];

  /** @param over ends the archive in the middle of a file */
  constructor(
    private readonly madeAt: Date,
    private readonly over: AbortSignal,
  ) {
    // The file that failed says so itself.
    this.#zip.on('error', () => undefined);
  }

  get stream(): Readable {
    return this.#zip.outputStream as Readable;
  }

  /** The files so far. */
  get names(): readonly string[] {
    return this.#names;
  }

  /**
   * Resolves when the whole file was taken: a slow reader is waited for. A file whose text fails ends there, and the archive can go on.
   * @throws what `pieces` throws; AbortError
   */
  async add(name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
    let failed: { readonly error: unknown } | null = null;
    async function* whole(): AsyncGenerator<string> {
      try {
        yield* pieces;
      } catch (error) {
        failed = { error };
      }
    }
    const file = addAbortSignal(this.over, Readable.from(whole(), { objectMode: false }));
    this.#names.push(name);
    this.#zip.addReadStream(file, name, { mtime: this.madeAt, mode: 0o100644 });
    await finished(file);
    if (failed !== null) throw (failed as { readonly error: unknown }).error;
  }

  /** Writes the table of contents. @param comment the last bytes of the archive */
  end(comment: string): void {
    this.#zip.end({ comment, forceZip64Format: false });
  }
}

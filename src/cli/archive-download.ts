/** Downloads the archive of a club or a federation from a running server. */
import { CliError, type Io, UsageError } from './command.js';
import { readToken } from './environment.js';
import { type Output, writeOutput } from './output.js';
import { Progress } from './progress.js';

export interface ArchiveAsked {
  readonly kind: 'club' | 'federation';
  readonly id: string;
  /** Such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Of the names of columns. */
  readonly lang: 'en' | 'fr';
  /** Tables for Excel in French. */
  readonly excel: boolean;
  readonly to: string;
}

interface Downloaded {
  readonly bytes: number;
  /** The code of the error that ended it; null when it has everything. */
  readonly endedBy: string | null;
}

/** @throws CliError, UsageError */
export async function downloadArchive({ kind, id, url, lang, excel, to }: ArchiveAsked, io: Io): Promise<Downloaded> {
  if (!URL.canParse(url)) throw new UsageError(`--url takes an address such as http://127.0.0.1:4000, not "${url}"`);
  const key = readToken();
  const address = new URL(`/${kind}s/${encodeURIComponent(id)}/export?lang=${lang}${excel ? '&excel' : ''}`, url);
  const response = await fetch(address, { headers: { authorization: `Bearer ${key}` }, redirect: 'error' }).catch(() => {
    throw new CliError('SERVER_UNREACHABLE', `No server answers at ${url}; start it, or name it with --url.`);
  });
  if (!response.ok || response.body === null) throw await refusalIn(response, kind, id);
  const progress = new Progress(io);
  const body = response.body as AsyncIterable<Uint8Array>;
  return writeOutput(to, io, (output) => writePieces(body, output, progress)).finally(() => progress.clear());
}

async function writePieces(pieces: AsyncIterable<Uint8Array>, output: Output, progress: Progress): Promise<Downloaded> {
  let bytes = 0;
  let tail = Buffer.alloc(0);
  const read = pieces[Symbol.asyncIterator]();
  for (;;) {
    const next = await read.next().catch(() => {
      throw new CliError('ARCHIVE_CUT_OFF', 'The server ended the archive before it was complete. Nothing was written; ask again.');
    });
    if (next.done === true) break;
    await output.write(next.value);
    bytes += next.value.length;
    tail = Buffer.concat([tail, next.value.subarray(-COMMENT_BYTES)]).subarray(-COMMENT_BYTES);
    progress.show(() => `${(bytes / 1e6).toFixed(1)} MB received, ${Math.round(progress.elapsedMs / 1_000)} s`);
  }
  const [, state, code] = /Tapis: (complete|incomplete (\w+))$/.exec(tail.toString('latin1')) ?? [];
  if (state === undefined) throw new CliError('ARCHIVE_CUT_OFF', 'This is no whole archive. Nothing was written; ask again.');
  return { bytes, endedBy: code ?? null };
}

/** The archive says in its comment, which is its last bytes, whether it has everything. */
const COMMENT_BYTES = 200;

async function refusalIn(response: Response, kind: string, id: string): Promise<CliError> {
  const { errors = [] } = (await response.json().catch(() => ({}))) as {
    readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
  };
  const [error] = errors;
  if (error !== undefined) return new CliError(error.extensions.code, error.message);
  if (response.status === 404) return new CliError(`${kind.toUpperCase()}_NOT_FOUND`, `There is no ${kind} "${id}" on this server.`);
  return new CliError('SERVER_UNREACHABLE', `The server answered ${response.status}.`);
}

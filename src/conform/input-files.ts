/** Finds and reads the kit's files: folders recursively, gzipped or not, line by line in constant memory. */
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';

export interface InputFile {
  readonly path: string;
  /** Bytes on disk. */
  readonly size: number;
  /** False when it was found in a folder, where other files are no mistake. */
  readonly named: boolean;
}

/** The most characters of a line, or of a file read at once. */
export const MAX_TEXT = 16 * 1024 * 1024;

/** All files of the paths: a folder means its files, recursively, by name; duplicates are removed. @throws for an unknown path */
export async function findFiles(paths: readonly string[]): Promise<InputFile[]> {
  const found = new Map<string, InputFile>();
  for (const path of paths) {
    const stats = await stat(path);
    const files = stats.isDirectory() ? await filesIn(path) : [{ path, size: stats.size, named: true }];
    for (const file of files) if (!found.has(file.path)) found.set(file.path, file);
  }
  return [...found.values()];
}

async function filesIn(folder: string): Promise<InputFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.sort().map(async (path) => ({ path, size: (await stat(path)).size, named: false })));
}

/** How many bytes are read at once. */
const PIECE = 256 * 1024;

/** A file's text in pieces, unpacked if gzipped, whatever its name. `readBytes` is called for each piece. */
async function* chunks(path: string, readBytes: (count: number) => void): AsyncGenerator<string> {
  const gzipped = await isGzipped(path);
  // Folders have thousands of small files. A stream with its buffer for each nearly doubled the time of a run.
  if (!gzipped && (await stat(path)).size <= PIECE) {
    const bytes = await readFile(path);
    readBytes(bytes.length);
    yield bytes.toString('utf8');
    return;
  }
  const file = createReadStream(path, { highWaterMark: PIECE });
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      readBytes(chunk.length);
      done(null, chunk);
    },
  });
  const stages = gzipped ? ([file, counted, createGunzip()] as const) : ([file, counted] as const);
  // An error of any stage destroys the last one, so the loop below throws it.
  const text = pipeline([...stages], () => undefined) as unknown as AsyncIterable<Buffer>;
  const decoder = new StringDecoder('utf8');
  for await (const chunk of text) yield decoder.write(chunk);
  yield decoder.end();
}

async function isGzipped(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** Thrown for a line or a file longer than {@link MAX_TEXT}. */
export class TextTooLong extends Error {}

/** A file's lines. @throws an unpacking error, a reading error or TextTooLong, after the readable lines */
export async function* readLines(path: string, readBytes: (count: number) => void = () => undefined): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks(path, readBytes)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    if (rest.length > MAX_TEXT) throw new TextTooLong(`a line of more than ${MAX_TEXT} characters`);
    yield* lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  if (rest !== '') yield rest;
}

/** A file's whole text. @throws see {@link readLines} */
export async function readWhole(path: string, readBytes: (count: number) => void = () => undefined): Promise<string> {
  let text = '';
  for await (const chunk of chunks(path, readBytes)) {
    text += chunk;
    if (text.length > MAX_TEXT) throw new TextTooLong(`more than ${MAX_TEXT} characters in one file`);
  }
  return text;
}

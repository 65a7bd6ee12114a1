import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { ArchiveWriter } from './archive-writer.js';

const PIECE = 64 * 1_024;
const PIECES = 800;

/** Text that does not become small, so that what is sent is what was read. */
const pieceOf = (number: number): string => {
  const line = createHash('sha512').update(String(number)).digest('base64');
  return Array.from({ length: PIECE / 1_024 }, (_, n) => createHash('sha512').update(`${line}${n}`).digest('base64').repeat(11)).join('\n');
};

it('reads no further than its reader: 50 MB pass through a few pieces of memory', async () => {
  const writer = new ArchiveWriter(new Date(0), new AbortController().signal);
  let made = 0;
  function* pieces(): Generator<string> {
    while (made < PIECES) yield pieceOf(made++);
  }
  const whole = writer.add('big.txt', pieces()).then(() => writer.end('done'));
  for (let turns = 0; turns < 500; turns += 1) await nextTurn();
  expect(made).toBeLessThan(60);
  let taken = 0;
  for await (const chunk of writer.stream) taken += (chunk as Buffer).length;
  await whole;
  expect([made, taken > 1_000_000]).toEqual([PIECES, true]);
});

it('ends a file whose text fails, and goes on', async () => {
  const writer = new ArchiveWriter(new Date(0), new AbortController().signal);
  const chunks: Buffer[] = [];
  writer.stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  function* failing(): Generator<string> {
    yield 'a line\n';
    throw new Error('no more');
  }
  await expect(writer.add('half.csv', failing())).rejects.toThrow('no more');
  await writer.add('index.json', ['{}']);
  writer.end('Tapis: complete');
  await new Promise((done) => writer.stream.once('end', done));
  const archive = Buffer.concat(chunks);
  const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
  expect(files).toEqual([
    ['half.csv', 'a line\n'],
    ['index.json', '{}'],
  ]);
  expect(archive.subarray(-15).toString()).toBe('Tapis: complete');
});

it('ends while it waits for its reader', async () => {
  const over = new AbortController();
  const writer = new ArchiveWriter(new Date(0), over.signal);
  function* endless(): Generator<string> {
    for (let number = 0; ; number += 1) yield pieceOf(number);
  }
  const added = writer.add('big.txt', endless());
  setImmediate(() => over.abort());
  await expect(added).rejects.toThrow(/abort/);
});

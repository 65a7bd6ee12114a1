/** A log that was changed and hashed again, compared with heads kept before. */
import { generateKeyPairSync } from 'node:crypto';
import * as fc from 'fast-check';
import type { StreamName } from '../../../events/ids.js';
import type { StoredEvent } from '../../store/event-store.js';
import { hashEvent, sealMetadata } from '../hash-chain.js';
import { verifyStore } from '../verify.js';
import { checkHeads, readTreeHead } from './log-tree.js';
import { NoteError, readHeads, readVerifierKey, signHead, type TreeHead, verifierKey } from './signed-head.js';

type Plain = Pick<StoredEvent, 'stream' | 'id' | 'type' | 'data'>;

const streams = ['tournament-friday', 'hand-friday.1.1', 'hand-friday.1.2'] as readonly StreamName[];
const plain = (count: number): Plain[] =>
  Array.from({ length: count }, (_, at) => ({
    stream: streams[at % 3]!,
    id: `e${at}`,
    type: 'Folded',
    data: JSON.stringify({ seat: (at % 9) + 1 }),
  }));

/** The stored form of these events: revisions, positions and hash chain as Tapis makes them. */
function record(events: readonly Plain[]): StoredEvent[] {
  const revisions = new Map<string, number>();
  const hashes = new Map<string, string | null>();
  return events.map((event, at) => {
    const revision = (revisions.get(event.stream) ?? -1) + 1;
    revisions.set(event.stream, revision);
    const unsealed = JSON.stringify({ version: 1, previousHash: hashes.get(event.stream) ?? null });
    const hash = hashEvent(event.stream, revision, event.id, event.type, unsealed, event.data);
    hashes.set(event.stream, hash);
    return { ...event, revision, position: at + 1, metadata: sealMetadata(unsealed, hash) };
  });
}

const readerOf = (events: readonly StoredEvent[]) => ({
  async *readAll() {
    await Promise.resolve();
    if (events.length > 0) yield events;
  },
});
const headOf = async (events: readonly StoredEvent[]): Promise<TreeHead> => (await readTreeHead(readerOf(events), () => undefined))!;
const findIn = async (events: readonly StoredEvent[], heads: readonly TreeHead[]) =>
  (await verifyStore(readerOf(events) as never, () => undefined, [checkHeads(heads)])).findings.filter(
    ({ code }) => code === 'HEAD_DIFFERS' || code === 'LOG_CUT',
  );

const SIZE = 120;
const kept = [20, 60, 100];

/** A manipulation by somebody who can write to the store, and the index of the first place changed. */
const tampering: fc.Arbitrary<{ readonly name: string; readonly at: number; readonly change: (events: Plain[]) => Plain[] }> = fc
  .tuple(fc.constantFrom('edit', 'remove', 'insert', 'swap', 'cut', 'drop stream'), fc.integer({ min: 0, max: 99 }))
  .map(([name, at]) => ({
    name,
    at: name === 'drop stream' ? 1 : name === 'swap' ? Math.min(at, 98) : at,
    change(events) {
      switch (name) {
        case 'edit':
          return events.with(at, { ...events[at]!, data: '{"seat":10}' });
        case 'remove':
          return events.toSpliced(at, 1);
        case 'insert':
          return events.toSpliced(at, 0, { ...events[at]!, id: 'forged' });
        case 'swap': {
          const first = Math.min(at, 98);
          return events.with(first, events[first + 1]!).with(first + 1, events[first]!);
        }
        case 'cut':
          return events.slice(0, at);
        default:
          return events.filter(({ stream }) => stream !== streams[1]);
      }
    },
  }));

describe('heads that were kept', () => {
  it('agree with the log as it goes on', async () => {
    const all = record(plain(SIZE));
    const heads = await Promise.all(kept.map((size) => headOf(all.slice(0, size))));
    expect(await findIn(all, heads)).toEqual([]);
    expect(await findIn(all, [await headOf(all)])).toEqual([]);
  });

  it('show whatever was changed before them, though all hashes were made again, and between which of them', async () => {
    const all = plain(SIZE);
    const heads = await Promise.all(kept.map((size) => headOf(record(all.slice(0, size)))));
    await fc.assert(
      fc.asyncProperty(tampering, async ({ name, at, change }) => {
        const changed = record(change([...all]));
        const findings = await findIn(changed, heads);
        const [first] = findings;
        expect([name, at, first === undefined]).toEqual([name, at, false]);
        const before = [0, ...kept].findLast((size) => size <= at)!;
        if (first!.code === 'HEAD_DIFFERS') expect([first!.agreed <= before, first!.size > at]).toEqual([true, true]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('say nothing of what came after the last of them', async () => {
    const all = plain(SIZE);
    const heads = [await headOf(record(all.slice(0, 100)))];
    expect(await findIn(record(all.with(110, { ...all[110]!, data: '{"seat":10}' })), heads)).toEqual([]);
  });

  it('of another log do not agree', async () => {
    const other = await headOf(record(plain(20).map((event) => ({ ...event, id: `x${event.id}` }))));
    expect(await findIn(record(plain(SIZE)), [other])).toMatchObject([{ code: 'HEAD_DIFFERS', agreed: 0, size: 20 }]);
    expect(await findIn([], [other])).toMatchObject([{ code: 'LOG_CUT', size: 20, events: 0 }]);
  });
});

describe('a signed head', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const other = generateKeyPairSync('ed25519').privateKey;

  it('is read back, alone or among others, and says who signed it', async () => {
    const heads = await Promise.all([20, 60].map((size) => headOf(record(plain(size)))));
    const text = `${signHead(heads[0]!, privateKey)}\n${signHead(heads[1]!, privateKey)}`;
    const read = readHeads(text);
    expect(read.map(({ head }) => head)).toEqual(heads);
    const key = readVerifierKey(verifierKey(heads[0]!.origin, privateKey));
    expect(read.map(({ isSignedBy }) => isSignedBy(key))).toEqual([true, true]);
    expect(read.map(({ isSignedBy }) => isSignedBy(other))).toEqual([false, false]);
    const [forged] = readHeads(text.replace('\n20\n', '\n21\n'));
    expect(forged!.isSignedBy(key)).toBe(false);
  });

  it.each(['', 'x', 'tapis/1\n20\nAAAA\n\n— tapis/1 AAAA\n'])('is nothing else: %j', (text) => {
    if (text === '') expect(readHeads(text)).toEqual([]);
    else expect(() => readHeads(text)).toThrow(NoteError);
    expect(() => readVerifierKey(text)).toThrow(NoteError);
  });
});

/** Heads that a witness kept: of a log that moves to another store, and of one that began with the positions of a store. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeStream, type StreamName } from '../../../events/ids.js';
import { seal } from '../../../test/sealed-event.js';
import { unsealMetadata } from '../../audit/hash-chain.js';
import { GrowingTree } from '../../audit/tree/growing-tree.js';
import { entryOf } from '../../audit/tree/log-entries.js';
import { checkHeads, originOf, readTreeHead } from '../../audit/tree/log-tree.js';
import { hashLeaf } from '../../audit/tree/merkle-tree.js';
import { signHead, type TreeHead } from '../../audit/tree/signed-head.js';
import { checkTiles } from '../../audit/tree/tile-check.js';
import { verifyStore } from '../../audit/verify.js';
import type { EventReader, StoredEvent } from '../../store/event-store.js';
import type { FactName, StoreFacts } from '../../store/store-facts.js';
import {
  findFormerPositions,
  keepPositionsInFolder,
  keepPositionsInStore,
  listFormerPositions,
  readFormerPositions,
} from './former-positions.js';
import { headIn, LogFolder } from './log-folder.js';
import { LogPublisher } from './log-publisher.js';

const key = generateKeyPairSync('ed25519').privateKey;
const folder = mkdtempSync(join(tmpdir(), 'tapis-moved-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Events of a tournament, with a change of form if wanted. @param positionOf by the index in the log, from 0 */
function record(count: number, positionOf: (index: number) => number, changedAt?: number): StoredEvent[] {
  const last = new Map<StreamName, StoredEvent>();
  return Array.from({ length: count }, (_, index) => {
    const isChange = index === changedAt;
    const stream = isChange ? storeStream : 'tournament-friday';
    const before = last.get(stream);
    const revision = (before?.revision ?? -1) + 1;
    const made = { id: `e${index}`, type: isChange ? 'LogFormChanged' : 'ClockResumed', data: isChange ? { form: 2 } : { at: index } };
    const previous = before === undefined ? null : unsealMetadata(before.metadata)!.hash;
    const text = seal({ ...made, metadata: { version: 1, commandDigest: 'k0' } }, stream, revision, previous);
    const event: StoredEvent = { ...text, stream, revision, position: positionOf(index) };
    last.set(stream, event);
    return event;
  });
}

const inFile = (index: number): number => index + 1;
const inKurrent = (index: number): number => 1_000 + index * 777;
const moved = (events: readonly StoredEvent[], positionOf: (index: number) => number): StoredEvent[] =>
  events.map((event, index) => ({ ...event, position: positionOf(index) }));

const readerOf = (events: readonly StoredEvent[]): EventReader => ({
  async *readAll(after, limit = Infinity) {
    const page = events.filter(({ position }) => after === null || position > after).slice(0, limit);
    if (page.length > 0) yield page;
  },
  readStream: async (stream, { fromRevision = 0, limit = Infinity } = {}) =>
    events.filter((event) => event.stream === stream && event.revision >= fromRevision).slice(0, limit),
  lastPosition: async () => events.at(-1)?.position ?? null,
  close: async () => undefined,
});

const headOf = async (events: readonly StoredEvent[]): Promise<TreeHead> => (await readTreeHead(readerOf(events), () => undefined))!;

async function differencesFrom(
  events: readonly StoredEvent[],
  heads: readonly TreeHead[],
  positions?: ReturnType<typeof readFormerPositions>,
) {
  const { findings } = await verifyStore(readerOf(events), () => undefined, [checkHeads(heads, positions)]);
  return findings.map(({ code }) => code).filter((code) => code === 'HEAD_DIFFERS' || code === 'LOG_CUT');
}

/** Publishes a log as an early release did on KurrentDB: entries have the positions of their events. */
async function publishFormer(events: readonly StoredEvent[], path: string): Promise<TreeHead> {
  const files = new LogFolder(path);
  const tree = new GrowingTree();
  for (const event of events) tree.add(hashLeaf(entryOf(event, event.position)));
  const head = { origin: originOf(events[0]!), size: events.length, root: tree.root() };
  await files.recover(0);
  await files.grow(
    tree.takeWholeTiles(),
    events.map(({ position }) => position),
  );
  const { position, stream, revision } = events.at(-1)!;
  await files.publish(
    [{ size: events.length, last: { position, stream, revision }, at: 0, occasion: null, note: signHead(head, key) }],
    tree.partialTiles(),
  );
  return head;
}

function factsInMemory(): StoreFacts & { readonly texts: ReadonlyMap<FactName, string> } {
  const texts = new Map<FactName, string>();
  return {
    texts,
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => texts.set(name, text).has(name),
  };
}

describe('a log with numbers', () => {
  const events = record(300, inFile);

  it('has the same head in every store, and as a file always had it', async () => {
    const head = await headOf(events);
    expect(await headOf(moved(events, inKurrent))).toEqual(head);
    const former = new GrowingTree();
    for (const event of events) former.add(hashLeaf(entryOf(event, event.position)));
    expect(former.root()).toEqual(head.root);
  });

  it('agrees with heads that were kept before it moved, there and back, and not once an event is another one', async () => {
    const heads = [await headOf(events.slice(0, 120)), await headOf(events)];
    for (const each of [events, moved(events, inKurrent)]) {
      expect(await differencesFrom(each, heads)).toEqual([]);
      const [forged] = record(1, inFile);
      expect(await differencesFrom(each.with(50, { ...each[50]!, metadata: forged!.metadata }), heads)).toEqual([
        'HEAD_DIFFERS',
        'HEAD_DIFFERS',
      ]);
      expect(await differencesFrom(each.slice(0, 200), heads)).toEqual(['LOG_CUT']);
    }
  });
});

describe('a log that was begun with positions', () => {
  const before = record(300, inKurrent);
  const after = record(320, inKurrent, 300);
  let kept: TreeHead;
  let path: string;
  beforeAll(async () => {
    path = join(folder, 'log');
    kept = await publishFormer(before, path);
  });

  it('records the change of its form before the next head, and goes on in the same tree', async () => {
    let events: readonly StoredEvent[] = before;
    const store: EventReader = {
      ...readerOf([]),
      readAll: (...of) => readerOf(events).readAll(...of),
      readStream: (...of) => readerOf(events).readStream(...of),
      lastPosition: () => readerOf(events).lastPosition(),
    };
    const changed: number[] = [];
    const changeForm = async (): Promise<void> => {
      changed.push(events.length);
      events = after;
    };
    const options = {
      store,
      folder: path,
      openKey: () => key,
      now: Date.now,
      everyMs: 1,
      lookMs: 1,
      notice: (line: string) => {
        throw new Error(line);
      },
    };
    const publisher = new LogPublisher({ ...options, changeForm });
    publisher.start();
    await publisher.stop();
    expect([changed, publisher.problem()]).toEqual([[300], null]);
    const heads = new LogFolder(path).readHeads().map(headIn);
    expect(heads.at(-1)).toEqual(await headOf(after));
    expect(await differencesFrom(after, [kept, ...heads])).toEqual([]);
    const files = new LogFolder(path);
    const { findings } = await verifyStore(readerOf(after), () => undefined, [checkTiles(320, (place) => files.readTile(place))]);
    expect(findings.filter(({ code }) => code === 'TILE_DIFFERS')).toEqual([]);

    const again = new LogPublisher({ ...options, changeForm });
    again.start();
    await again.stop();
    expect([changed, again.problem()]).toEqual([[300], null]);
  });

  it('agrees with heads of both forms where it moved to a file, by the positions that were kept', async () => {
    const here = moved(after, inFile);
    const heads = [kept, await headOf(after)];
    expect(await differencesFrom(here, heads)).toEqual(['HEAD_DIFFERS', 'HEAD_DIFFERS']);
    keepPositionsInFolder(await listFormerPositions(readerOf(after), []), folder);
    const positions = readFormerPositions(folder);
    expect(await differencesFrom(here, heads, positions)).toEqual([]);
    expect(await readTreeHead(readerOf(here), () => undefined, positions)).toEqual(heads[1]);
    const [forged] = record(1, inFile);
    expect(await differencesFrom(here.with(50, { ...here[50]!, metadata: forged!.metadata }), heads, positions)).toHaveLength(2);
  });

  it('agrees with heads of both forms where it moved before any change of its form, and with later ones', async () => {
    const here = [...moved(before, inFile), ...moved(record(340, inFile), inFile).slice(300)];
    const heads = [kept, await headOf(moved(before, inFile)), await headOf(here)];
    const positions = await listFormerPositions(readerOf(before), []);
    expect(await differencesFrom(here, heads, positions)).toEqual([]);
    expect(await differencesFrom(here, heads)).toEqual(['HEAD_DIFFERS']);
  });

  it('agrees with heads of both forms on another KurrentDB, and in a file after that', async () => {
    const there = moved(after, (index) => 5_000 + index * 31);
    const heads = [kept, await headOf(after)];
    const facts = factsInMemory();
    await keepPositionsInStore(await listFormerPositions(readerOf(after), []), facts);
    const positions = await findFormerPositions({ facts }, null);
    expect(await differencesFrom(there, heads, positions)).toEqual([]);
    expect(await readTreeHead(readerOf(there), () => undefined, positions)).toEqual(heads[1]);
    expect(await listFormerPositions(readerOf(there), positions)).toEqual(await listFormerPositions(readerOf(after), []));
  });

  it('has its positions in several parts where they are many', async () => {
    const many = Array.from({ length: 120_001 }, (_, index) => BigInt(inKurrent(index)));
    const facts = factsInMemory();
    await keepPositionsInStore(many, facts);
    expect(await findFormerPositions({ facts }, null)).toEqual(many);
    expect(Math.max(...[...facts.texts.values()].map(({ length }) => length))).toBeLessThan(800_000);
  });
});

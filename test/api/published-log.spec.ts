/** The published log: heads that are signed by themselves, tiles, and proofs, as a witness gets them over HTTP. */
import { entryOf } from '../../src/audit/tree/log-entries.js';
import { originOf } from '../../src/audit/tree/log-tree.js';
import { hashLeaf, MerkleTree } from '../../src/audit/tree/merkle-tree.js';
import { readHeads, readHeadOf, readVerifierKey, verifierKey } from '../../src/audit/tree/signed-head.js';
import { TILE_WIDTH, TiledTree, tilePath, type TilePlace } from '../../src/audit/tree/tiles.js';
import { isConsistent } from '../../src/audit/tree/tree-proofs.js';
import { openTreeKey } from '../../src/app/log/tree-key.js';
import type { StoredEvent } from '../../src/store/event-store.js';
import { writeStoreWithPlainHashes } from '../fixtures/store-with-plain-hashes.js';
import { rootByInclusion } from '../fixtures/inclusion.js';
import { ApiUnderTest, startFriday, token } from './client.js';
import { until } from '../until.js';
import { PUBLISHED_LOG } from '../../src/app/log/log.module.js';

const heads = { everyMs: 3_600_000, lookMs: 2 };

async function logOf(api: ApiUnderTest): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const page of api.tapis.store.readAll(null)) events.push(...page);
  return events;
}

/** The root of the tree over the first events. */
function rootOf(events: readonly StoredEvent[], size = events.length): Buffer {
  const tree = new MerkleTree();
  for (const event of events.slice(0, size)) tree.add(entryOf(event, event.position));
  return tree.root();
}

const base64 = (text: string): Buffer => Buffer.from(text, 'base64');

describe('the published log', () => {
  let api: ApiUnderTest;
  const get = (path: string, headers = {}) => api.app.inject({ method: 'GET', url: path, headers });

  beforeAll(async () => {
    api = await ApiUnderTest.open({ heads });
    await startFriday(api);
    await until(
      async () => (await logOf(api)).length > 0 && api.tapis.part(PUBLISHED_LOG)!.heads.some(({ occasion }) => occasion?.kind === 'level'),
    );
  });
  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('has a head at each level, of exactly the events up to it, signed by the key of the folder', async () => {
    const events = await logOf(api);
    const origin = originOf(events[0]!);
    const key = verifierKey(origin, openTreeKey(api.folder));
    const { data } = await api.ask('{ logHeads(first: 100) { origin size root note signedAt position occasion tournamentId } }');
    const found = data!['logHeads'] as { size: number; note: string; root: string; occasion: string; position: number; origin: string }[];
    expect(found.length).toBeGreaterThan(0);
    for (const { size, note, root, occasion, position } of found) {
      expect(events[size - 1]).toMatchObject({ type: 'LevelStarted', position });
      expect(occasion).toBe('LEVEL');
      expect(readHeadOf(note, readVerifierKey(key))).toEqual({ origin, size, root: rootOf(events, size) });
      expect(base64(root)).toEqual(rootOf(events, size));
    }
  });

  it('is told by files from which a witness makes the same root', async () => {
    const events = await logOf(api);
    const note = (await get('/log/checkpoint')).body;
    const [{ head }] = readHeads(note) as [ReturnType<typeof readHeads>[number]];
    const tiles = new Map<string, Buffer>();
    for (let [level, count] = [0, head.size]; count > 0; level += 1, count = Math.floor(count / TILE_WIDTH)) {
      for (let index = 0; index * TILE_WIDTH < count; index += 1) {
        const path = tilePath({ level, index, width: Math.min(TILE_WIDTH, count - index * TILE_WIDTH) });
        const { statusCode, rawPayload, headers } = await get(`/log/${path}`);
        expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'public, max-age=31536000, immutable']);
        tiles.set(path, rawPayload);
      }
    }
    const tree = new TiledTree(head.size, (place: TilePlace) => tiles.get(tilePath(place))!);
    expect(tree.root).toEqual(head.root);
    expect(tree.root).toEqual(rootOf(events, head.size));
    const all = readHeads((await get('/log/heads')).body);
    expect(all.at(-1)!.head).toEqual(head);
    expect(all.map(({ head: { size } }) => size)).toEqual(api.tapis.part(PUBLISHED_LOG)!.heads.map(({ size }) => size));
  });

  it('proves of every event that it is in the log, and of every earlier head that the log begins so', async () => {
    const events = await logOf(api);
    const { size } = api.tapis.part(PUBLISHED_LOG)!.heads.at(-1)!;
    const root = rootOf(events, size);
    for (const [index, event] of events.slice(0, size).entries()) {
      const { data } = await api.ask(`{ inclusionProof(position: ${event.position}) { index hashes head { size root } } }`);
      const proof = data!['inclusionProof'] as { index: number; hashes: string[]; head: object };
      expect(proof).toMatchObject({ index, head: { size, root: root.toString('base64') } });
      expect(rootByInclusion(hashLeaf(entryOf(event, event.position)), index, size, proof.hashes.map(base64))).toEqual(root);
    }
    for (let earlier = 1; earlier <= size; earlier += 1) {
      const { data } = await api.ask(`{ consistencyProof(earlier: ${earlier}) { earlier hashes } }`);
      const hashes = (data!['consistencyProof'].hashes as string[]).map(base64);
      expect([earlier, isConsistent({ size: earlier, root: rootOf(events, earlier) }, { size, root }, hashes)]).toEqual([earlier, true]);
    }
  });

  it('says nothing of what is not there, and refuses what is no file of it', async () => {
    const { data } = await api.ask('{ inclusionProof(position: 99999) { index } consistencyProof(earlier: 99999) { earlier } }');
    expect(data).toEqual({ inclusionProof: null, consistencyProof: null });
    for (const path of [
      'tile/0/999',
      'tile/0/000',
      'tile/9/000',
      'tile/0/../../events.sqlite',
      'tile/0/%2e%2e/heads.jsonl',
      'heads.jsonl',
      'positions',
    ])
      expect([path, (await get(`/log/${path}`)).statusCode]).toEqual([path, 404]);
    for (const query of ['logHeads(first: 0)', 'logHeads(first: 101)'])
      expect((await api.ask(`{ ${query} { size } }`)).errors).toHaveLength(1);
  });

  it('has a last head when the server stops, and goes on from there', async () => {
    const { tapis } = api;
    const before = tapis.part(PUBLISHED_LOG)!.heads;
    await api.command('pauseClock', { tournamentId: 'friday' });
    await tapis.part(PUBLISHED_LOG)!.stop();
    const size = (await logOf(api)).length;
    expect(tapis.part(PUBLISHED_LOG)!.heads.at(-1)).toMatchObject({ size, occasion: null });
    expect(tapis.part(PUBLISHED_LOG)!.heads.length).toBe(before.length + 1);
  });
});

describe('the published log of a store that an early release began', () => {
  it('gives its tiles to those alone who may read the log', async () => {
    const api = await ApiUnderTest.open({ heads, prepare: writeStoreWithPlainHashes });
    await until(() => api.tapis.part(PUBLISHED_LOG)!.heads.length > 0);
    const { size } = api.tapis.part(PUBLISHED_LOG)!.heads.at(-1)!;
    const url = `/log/${tilePath({ level: 0, index: 0, width: Math.min(size, TILE_WIDTH) })}`;
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    const { statusCode, headers } = await api.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
    await api.close();
  });
});

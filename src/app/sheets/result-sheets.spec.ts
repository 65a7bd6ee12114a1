/** Result sheets follow their tournaments exactly once, with a second node on the same store and after a crash. */
import type { SheetId } from '../../../events/ids.js';
import { beginFriday, expectTaken, friday, GatedNodes, type GatedNode, at, giveTournament } from '../../../test/fixtures/gated-nodes.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { PublishedResults } from './published-results.js';
import { openTapis } from '../tapis.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../test/until.js';

const sheet = friday as string as SheetId;
let nodes: GatedNodes;

beforeEach(() => void (nodes = new GatedNodes()));
afterEach(() => nodes.close());

const typesIn = async (): Promise<string[]> => (await nodes.store.readStream('sheet-friday')).map(({ type }) => type);

/** All players but one give up, one after the other. */
async function playOut(node: GatedNode): Promise<void> {
  const { state } = await node.tapis.loadTournament(friday);
  if (state.phase !== 'running') throw new Error(state.phase);
  const seated = state.tables.flatMap(({ seats }) => seats.map(({ playerId }) => playerId));
  for (const playerId of seated.slice(1))
    await expectTaken(giveTournament(node, { type: 'DisqualifyPlayer', playerId, cause: 'other', reason: 'Left', at }));
  expect((await node.tapis.loadTournament(friday)).state.phase).toBe('finished');
}

describe('the sheet of a tournament', () => {
  it('is published once by two nodes', async () => {
    const [one, two] = [await nodes.start(), await nodes.start()];
    await beginFriday(one, 'ropta', 4);
    await playOut(one);
    const end = (await nodes.store.lastPosition())!;
    for (const { tapis } of [one, two]) await tapis.runner.waitFor(end, 5_000);
    expect(await typesIn()).toEqual(['SheetPublished']);
    const all = await nodes.store.readStream('tournament-friday');
    const last = all.find(({ type }) => type === 'TournamentFinished')!;
    const again = { ...last, metadata: JSON.parse(last.metadata) as object, data: JSON.parse(last.data) as object };
    await two.tapis.part(PublishedResults).follow(again as never);
    expect(await typesIn()).toEqual(['SheetPublished']);
    expect((await two.tapis.streams.load('sheet', sheet)).state.rows.map(({ place, state }) => [place, state])).toEqual([
      [1, 'finished'],
      [2, 'disqualified'],
      [3, 'disqualified'],
      [4, 'disqualified'],
    ]);
  });

  it('is published at the next start where a crash came before it', async () => {
    const one = await nodes.start();
    await beginFriday(one, 'ropta', 4);
    await playOut(one);
    const store = new MemoryEventStore();
    for await (const page of nodes.store.readAll(null)) {
      for (const { stream, revision, id, type, data, metadata } of page) {
        if (stream !== 'sheet-friday')
          await store.append(stream, [{ id, type, data, metadata }], revision === 0 ? 'noStream' : revision - 1);
      }
    }
    const folder = mkdtempSync(join(tmpdir(), 'tapis-sheets-'));
    const tapis = await openTapis({ folder, store });
    try {
      await until(async () => (await tapis.streams.load('sheet', sheet)).revision >= 0);
      expect((await tapis.streams.load('sheet', sheet)).state).toEqual((await one.tapis.streams.load('sheet', sheet)).state);
    } finally {
      await tapis.close();
      rmSync(folder, { recursive: true });
    }
  });
});

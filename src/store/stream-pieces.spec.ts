import { MemoryEventStore } from '../../test/store/memory-event-store.js';
import { EVENTS_A_PIECE, readEvents, readPieces } from './stream-pieces.js';

const stream = 'tournament-long';

async function storeWith(count: number): Promise<MemoryEventStore> {
  const store = new MemoryEventStore();
  const events = Array.from({ length: count }, (_, k) => ({ id: `id-${k}`, type: 'X', data: String(k), metadata: '{}' }));
  if (count > 0) await store.append(stream, events, 'noStream');
  return store;
}

describe('a stream that is read in pieces', () => {
  it.each([0, 1, EVENTS_A_PIECE - 1, EVENTS_A_PIECE, EVENTS_A_PIECE + 1, 3 * EVENTS_A_PIECE])(
    'gives all of %i events, each once',
    async (count) => {
      const store = await storeWith(count);
      const revisions: number[] = [];
      for await (const { revision } of readEvents(store, stream)) revisions.push(revision);
      expect(revisions).toEqual(Array.from({ length: count }, (_, k) => k));
    },
  );

  it('gives those from a revision on, up to a limit', async () => {
    const store = await storeWith(1_000);
    const sizes: number[] = [];
    let first: number | undefined;
    for await (const piece of readPieces(store, stream, { fromRevision: 100, limit: EVENTS_A_PIECE + 10 })) {
      first ??= piece[0]!.revision;
      sizes.push(piece.length);
    }
    expect([first, sizes]).toEqual([100, [EVENTS_A_PIECE, 10]]);
  });

  it('lets others have their turn between two pieces', async () => {
    const store = await storeWith(4 * EVENTS_A_PIECE);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    let isOn = true;
    const count = (): void => void (isOn && setImmediate(() => ((turns += 1), count())));
    count();
    for await (const piece of readPieces(store, stream)) expect(piece).toHaveLength(EVENTS_A_PIECE);
    isOn = false;
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});

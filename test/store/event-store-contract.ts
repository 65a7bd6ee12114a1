/**
 * What every EventStore must do, as tests: each adapter's spec runs them on stores of its own.
 * For specs only.
 */
import type { StreamName } from '../../events/ids.js';
import type { EventStore, EventToAppend, ExpectedRevision, StoredEvent } from '../../src/store/event-store.js';

const stream: StreamName = 'hand-friday.1.1';
const other: StreamName = 'hand-friday.2.1';

/** Events `{name}-0`, `{name}-1`, … each with its own id, made the same way each time. */
export function makeEvents(name: string, count = 1): EventToAppend[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `id-${name}-${index}`,
    type: 'Checked',
    data: JSON.stringify({ name, index }),
    metadata: JSON.stringify({ of: name }),
  }));
}

/** Reads batches until so many events have come. The subscription stays open. */
export async function take(batches: AsyncIterator<readonly StoredEvent[]>, count: number): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  while (events.length < count) {
    const batch = await batches.next();
    if (batch.done === true) break;
    events.push(...batch.value);
  }
  return events;
}

export async function allOf(store: Pick<EventStore, 'readAll'>, after: number | null = null, pageSize?: number): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const page of store.readAll(after, pageSize)) events.push(...page);
  return events;
}

const idsOf = (events: readonly StoredEvent[]): string[] => events.map(({ id }) => id);
const positionsOf = (events: readonly StoredEvent[]): number[] => events.map(({ position }) => position);
const expectIncreasing = (positions: readonly number[]): void => expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));

/**
 * @param makeStore a new, empty store for each test; the suite closes it
 * @param callers that race for one stream; each append of theirs but one fails, so a store on a network takes fewer
 */
export function describeEventStore(name: string, makeStore: () => Promise<EventStore>, callers = 64): void {
  describe(`${name}, as an EventStore`, () => {
    let store: EventStore;
    beforeEach(async () => void (store = await makeStore()));
    afterEach(() => store.close());

    const given = async (to: StreamName, events: readonly EventToAppend[], expected: ExpectedRevision = 'noStream'): Promise<number> => {
      const result = await store.append(to, events, expected);
      if (!result.ok) throw new Error(`given: ${to} is at ${result.currentRevision}`);
      return result.position;
    };

    describe('append', () => {
      it('numbers a stream from 0 and answers its last revision and position', async () => {
        const first = await store.append(stream, makeEvents('a', 2), 'noStream');
        const second = await store.append(stream, makeEvents('b'), 1);
        expect(first).toEqual({ ok: true, revision: 1, position: expect.any(Number), duplicate: false });
        expect(second).toEqual({ ok: true, revision: 2, position: expect.any(Number), duplicate: false });
        const standing = await store.readStream(stream);
        expect(standing.map(({ revision }) => revision)).toEqual([0, 1, 2]);
        expect([first, second].map((result) => result.ok && result.position)).toEqual([standing[1]?.position, standing[2]?.position]);
        expect(await store.lastPosition()).toBe(standing[2]?.position);
      });

      it.each<[what: string, expected: ExpectedRevision, current: number | null, standing: number]>([
        ['no stream is expected of one that has events', 'noStream', 2, 3],
        ['an earlier revision is expected', 1, 2, 3],
        ['a later revision is expected', 3, 2, 3],
        ['a revision is expected of a stream that does not exist', 0, null, 0],
      ])('answers the current revision and writes nothing when %s', async (_what, expected, current, standing) => {
        if (standing > 0) await given(stream, makeEvents('a', standing));
        const before = await store.lastPosition();
        expect(await store.append(stream, makeEvents('b'), expected)).toEqual({ ok: false, currentRevision: current });
        expect(await store.readStream(stream)).toHaveLength(standing);
        expect(await store.lastPosition()).toBe(before);
      });

      it('keeps the revisions of streams apart', async () => {
        await given(stream, makeEvents('a', 3));
        await given(other, makeEvents('b'));
        expect(await store.append(other, makeEvents('c'), 2)).toEqual({ ok: false, currentRevision: 0 });
      });

      it.each<[what: string, events: EventToAppend[], expected: ExpectedRevision]>([
        ['no events', [], 'noStream'],
        ['an expected revision of -1', makeEvents('a'), -1],
        ['an expected revision of 0.5', makeEvents('a'), 0.5],
        ['an expected revision that is not a number', makeEvents('a'), Number.NaN],
        ['a lone surrogate, which has no bytes', [{ id: 'id', type: 'Checked', data: '"\uD800"', metadata: '{}' }], 'noStream'],
      ])('refuses %s as a bug', async (_what, events, expected) => {
        await expect(store.append(stream, events, expected)).rejects.toThrow(RangeError);
        expect(await store.lastPosition()).toBeNull();
      });

      it('keeps texts byte for byte', async () => {
        const texts = ['', '{}', ' { "spaced" :\t1 }\r\n', 'Équité – 賭け 🂡', 'a\0b\u2028\u{10FFFF}', '"\\ud800"', '1e400', '%s?:;--\'"'];
        const events = texts.map((text, index) => ({ id: `id-${index}`, type: 'Type É', data: text, metadata: text }));
        await given(stream, events);
        expect(await store.readStream(stream)).toMatchObject(events);
        expect(await allOf(store)).toMatchObject(events);
      });

      it('keeps an event of a million bytes', async () => {
        const data = JSON.stringify('x'.repeat(999_998));
        await given(stream, [{ id: 'id', type: 'Checked', data, metadata: '{}' }]);
        expect((await store.readStream(stream))[0]?.data === data).toBe(true);
      });
    });

    describe('the same append again', () => {
      it.each<[what: string, expected: ExpectedRevision]>([
        ['a new stream', 'noStream'],
        ['a stream that had events', 0],
      ])('answers as the first time and writes nothing: %s', async (_what, expected) => {
        if (expected !== 'noStream') await given(stream, makeEvents('before'));
        const first = await store.append(stream, makeEvents('a', 2), expected);
        const again = await store.append(stream, makeEvents('a', 2), expected);
        await given(stream, makeEvents('later', 2), expected === 'noStream' ? 1 : 2);
        const later = await store.append(stream, makeEvents('a', 2), expected);
        expect(again).toEqual({ ...first, duplicate: true });
        expect(later).toEqual(again);
        expect((await allOf(store)).filter(({ id }) => id.startsWith('id-a'))).toHaveLength(2);
      });

      it('given twice at once, is written once', async () => {
        const answers = await Promise.all([1, 2, 3].map(() => store.append(stream, makeEvents('a', 2), 'noStream')));
        expect(answers.filter((answer) => answer.ok && !answer.duplicate)).toHaveLength(1);
        expect(answers.every((answer) => answer.ok && answer.revision === 1)).toBe(true);
        expect(await store.readStream(stream)).toHaveLength(2);
      });

      it.each<[what: string, events: EventToAppend[], expected: ExpectedRevision]>([
        ['the same ids at another place', makeEvents('a', 2), 0],
        ['only some of the ids', [...makeEvents('a', 1), ...makeEvents('b')], 'noStream'],
        ['the same ids and one more', makeEvents('a', 4), 'noStream'],
        ['the same ids in another order', makeEvents('a', 3).reverse(), 'noStream'],
      ])('is a conflict with %s', async (_what, events, expected) => {
        await given(stream, makeEvents('a', 3));
        expect(await store.append(stream, events, expected)).toEqual({ ok: false, currentRevision: 2 });
        expect(await store.readStream(stream)).toHaveLength(3);
      });

      it('may stand in another stream: ids are distinguished by their place', async () => {
        await given(stream, makeEvents('a'));
        expect(await store.append(other, makeEvents('a'), 'noStream')).toMatchObject({ ok: true, duplicate: false });
      });
    });

    describe('concurrent appends', () => {
      it('let exactly one win each revision of a stream', async () => {
        let wins = 0;
        const caller = async (number: number): Promise<void> => {
          let expected: ExpectedRevision = 'noStream';
          for (;;) {
            const result = await store.append(stream, makeEvents(`caller${number}`), expected);
            if (result.ok) {
              expect(result.duplicate).toBe(false);
              wins += 1;
              return;
            }
            expected = result.currentRevision ?? 'noStream';
          }
        };
        await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
        const standing = await store.readStream(stream);
        expect(wins).toBe(callers);
        expect(standing.map(({ revision }) => revision)).toEqual(Array.from({ length: callers }, (_, index) => index));
        expect(new Set(idsOf(standing)).size).toBe(callers);
      });

      it('to one stream, given in order, are checked in order', async () => {
        const answers = await Promise.all([
          store.append(stream, makeEvents('a', 2), 'noStream'),
          store.append(stream, makeEvents('late'), 'noStream'),
          store.append(stream, makeEvents('b'), 1),
          store.append(stream, makeEvents('c'), 2),
        ]);
        expect(answers.map((answer) => answer.ok)).toEqual([true, false, true, true]);
        expect(idsOf(await store.readStream(stream))).toEqual(['id-a-0', 'id-a-1', 'id-b-0', 'id-c-0']);
      });

      it('to other streams are not hurt by a conflict', async () => {
        const streams = Array.from({ length: 200 }, (_, number): StreamName => `hand-friday.1.${number + 1}`);
        const answers = await Promise.all(
          streams.map((to, number) => store.append(to, makeEvents(to, 2), number % 3 === 0 ? 7 : 'noStream')),
        );
        for (const [number, answer] of answers.entries())
          expect(answer).toMatchObject(number % 3 === 0 ? { ok: false, currentRevision: null } : { ok: true, revision: 1 });
        const events = await allOf(store);
        expect(events).toHaveLength(133 * 2);
        expectIncreasing(positionsOf(events));
      });
    });

    describe('readStream', () => {
      beforeEach(() => given(stream, makeEvents('a', 5)));

      it.each([
        ['all, forwards', {}, [0, 1, 2, 3, 4]],
        ['from a revision', { fromRevision: 3 }, [3, 4]],
        ['so many', { limit: 2 }, [0, 1]],
        ['so many from a revision', { fromRevision: 1, limit: 3 }, [1, 2, 3]],
        ['from beyond the end', { fromRevision: 5 }, []],
        ['none at all', { limit: 0 }, []],
        ['all, backwards', { direction: 'backwards' }, [4, 3, 2, 1, 0]],
        ['backwards from a revision', { direction: 'backwards', fromRevision: 2 }, [2, 1, 0]],
        ['the last', { direction: 'backwards', limit: 1 }, [4]],
        ['backwards from beyond the end', { direction: 'backwards', fromRevision: 9, limit: 2 }, [4, 3]],
      ] as const)('gives %s', async (_what, options, revisions) => {
        const events = await store.readStream(stream, options);
        expect(events.map(({ revision }) => revision)).toEqual(revisions);
        expect(idsOf(events)).toEqual(revisions.map((revision) => `id-a-${revision}`));
        expect(events.every((event) => event.stream === stream)).toBe(true);
      });

      it('gives nothing for a stream that does not exist', async () => {
        expect(await store.readStream(other)).toEqual([]);
        expect(await store.readStream(other, { direction: 'backwards' })).toEqual([]);
      });

      it.each([{ fromRevision: -1 }, { fromRevision: 0.5 }, { limit: -1 }, { limit: Number.NaN }])(
        'refuses %j as a bug',
        async (options) => {
          await expect(store.readStream(stream, options)).rejects.toThrow(RangeError);
        },
      );
    });

    describe('readAll', () => {
      it('gives nothing of an empty store', async () => {
        expect(await allOf(store)).toEqual([]);
        expect(await store.lastPosition()).toBeNull();
      });

      it('gives every event in the order of the appends, whatever the page', async () => {
        await given(stream, makeEvents('a', 3));
        await given(other, makeEvents('b', 2));
        await given(stream, makeEvents('c', 2), 2);
        const inOrder = ['id-a-0', 'id-a-1', 'id-a-2', 'id-b-0', 'id-b-1', 'id-c-0', 'id-c-1'];
        for (const pageSize of [1, 2, 7, 100]) {
          const events = await allOf(store, null, pageSize);
          expect(idsOf(events)).toEqual(inOrder);
          expectIncreasing(positionsOf(events));
        }
        for await (const page of store.readAll(null, 2)) expect(page.length).toBeLessThanOrEqual(2);
      });

      it('goes on after a position', async () => {
        const position = await given(stream, makeEvents('a', 2));
        await given(other, makeEvents('b', 2));
        expect(idsOf(await allOf(store, position, 1))).toEqual(['id-b-0', 'id-b-1']);
        expect(await allOf(store, await store.lastPosition())).toEqual([]);
      });
    });

    describe('close', () => {
      it('answers the appends that it accepted, and none later', async () => {
        const accepted = Array.from({ length: 100 }, (_, number) =>
          store.append(`hand-friday.1.${number + 1}`, makeEvents(`${number}`), 'noStream'),
        );
        await store.close();
        await store.close();
        expect((await Promise.all(accepted)).every((answer) => answer.ok)).toBe(true);
        const closed = { code: 'STORE_CLOSED' };
        await expect(store.append(stream, makeEvents('a'), 'noStream')).rejects.toMatchObject(closed);
        await expect(store.readStream(stream)).rejects.toMatchObject(closed);
        await expect(allOf(store)).rejects.toMatchObject(closed);
        await expect(store.lastPosition()).rejects.toMatchObject(closed);
        await expect(take(store.subscribeToAll(null, new AbortController().signal)[Symbol.asyncIterator](), 1)).rejects.toMatchObject(
          closed,
        );
      });
    });
  });
}

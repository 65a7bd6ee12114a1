import { StoreError, type EventStore } from '../store/event-store.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import { sealEvents } from './event-codec.js';
import type { CommandOutcome } from './outcome.js';
import { Reactor } from './reactor.js';

describe('a reactor whose store can no longer be read', () => {
  it('tells that it stands still, and stops without a complaint', async () => {
    const notices: string[] = [];
    const store = {
      lastPosition: async () => null,
      // eslint-disable-next-line require-yield
      async *subscribeToAll() {
        throw new Error('disk I/O error');
      },
    } as unknown as EventStore;
    const reactor = new Reactor({
      eventTypes: new Set(),
      react: async () => null,
      store,
      checkpoint: { load: () => null, save: () => undefined },
      notice: (line) => notices.push(line),
    });
    await reactor.start();
    await reactor.stop();
    expect(notices).toEqual(['reactions stand still until the next start: disk I/O error']);
  });
});

describe('a reactor whose store is away for a while', () => {
  it('tells it, and goes on where it was', async () => {
    const events = new MemoryEventStore();
    for (const name of ['one', 'two', 'three'])
      await events.append(`tournament-${name}`, [{ id: name, type: 'Passed', data: '{}', metadata: '{}' }], 'noStream');
    const notices: string[] = [];
    const begun: (number | null)[] = [];
    const away = new StoreError('STORE_UNREACHABLE', 'it does not answer');
    const failures = { ends: 1, follows: 2 };
    const store = {
      async lastPosition() {
        if (failures.ends-- > 0) throw away;
        return events.lastPosition();
      },
      async *subscribeToAll(after: number | null, signal: AbortSignal) {
        begun.push(after);
        for await (const [first, ...others] of events.subscribeToAll(after, signal)) {
          yield [first!];
          if (failures.follows-- > 0) throw away;
          if (others.length > 0) yield others;
        }
      },
    } as unknown as EventStore;
    let saved: number | null = null;
    const checkpoint = { load: () => null, save: (position: number) => void (saved = position) };
    const notice = (line: string): void => void notices.push(line);
    const reactor = new Reactor({ eventTypes: new Set(), react: async () => null, store, checkpoint, notice });
    await reactor.start();
    await reactor.stop();
    expect(notices).toEqual([
      'reactions can not begin, which is tried again: it does not answer',
      'reactions wait for the store, which is tried again: it does not answer',
      'reactions wait for the store, which is tried again: it does not answer',
    ]);
    expect(begun).toEqual([null, 1, 2]);
    expect(saved).toBe(3);
  });
});

describe('a reaction that fails', () => {
  const opened = { type: 'TableBroken', data: { table: 1 } } as const;

  async function reactionsTo(
    failures: readonly (Error | CommandOutcome)[],
  ): Promise<{ tries: number; notices: string[]; saved: number | null }> {
    const store = new MemoryEventStore();
    const by = {
      recordedAt: 1,
      actor: { id: 'td', role: 'director' },
      commandId: 'c',
      command: 'X',
      commandDigest: '0',
      causationId: null,
      correlationId: 'c',
    } as const;
    await store.append('tournament-t', sealEvents('tournament-t', 0, null, [opened], by, '0'.repeat(32)).texts, 'noStream');
    await store.append('tournament-u', sealEvents('tournament-u', 0, null, [opened], by, '1'.repeat(32)).texts, 'noStream');
    const left = [...failures];
    const notices: string[] = [];
    let tries = 0;
    let saved: number | null = null;
    const reactor = new Reactor({
      eventTypes: new Set(['TableBroken']),
      react: async () => {
        tries++;
        const failure = left.shift();
        if (failure instanceof Error) throw failure;
        return failure ?? null;
      },
      store,
      checkpoint: { load: () => null, save: (position) => void (saved = position) },
      notice: (line) => notices.push(line.split('\n')[0]!),
    });
    await reactor.start();
    await reactor.stop();
    return { tries, notices, saved };
  }

  it('because the store does is tried again', async () => {
    const { tries, notices } = await reactionsTo([new StoreError('STORE_FAILED', 'disk full')]);
    expect(tries).toBe(3);
    expect(notices).toEqual([expect.stringMatching(/^the reaction to TableBroken .* failed and will be tried again: disk full$/)]);
  });

  it('because other commands were faster again and again is tried again, without a word', async () => {
    const contested: CommandOutcome = {
      accepted: false,
      refusal: { code: 'TOO_MANY_CONFLICTS', parameters: { attempts: 9 }, article: null },
    };
    expect(await reactionsTo([contested, contested])).toEqual({ tries: 4, notices: [], saved: 2 });
  });

  it('because a stream is damaged waits for the next start, and the others go on', async () => {
    const { tries, notices, saved } = await reactionsTo([new StoreError('STORE_DAMAGED', 'the stream was deleted')]);
    expect(tries).toBe(2);
    expect(notices).toEqual([
      expect.stringMatching(/^the reaction to TableBroken .* failed and is left until the next start: the stream was deleted$/),
    ]);
    expect(saved).toBe(0);
  });

  it('because of a bug is told and passed over, so that a start is not held up for ever', async () => {
    const { tries, notices } = await reactionsTo([new TypeError('x is undefined')]);
    expect(tries).toBe(2);
    expect(notices).toEqual([expect.stringMatching(/failed and is passed over; this is a bug: TypeError: x is undefined$/)]);
  });
});

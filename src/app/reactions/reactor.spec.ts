import { appendSealed } from '../../../test/sealed-event.js';
import { jest } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UnreadableEvent } from '../../../events/catalogue.js';
import type { CommittedEvent } from '../../../events/envelope.js';
import { StoreError, type EventStore } from '../../store/event-store.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import { sealEvents } from '../dispatch/event-codec.js';
import type { CommandOutcome } from '../dispatch/outcome.js';
import { ViewError } from '../views/view-error.js';
import { Reactor, type ReactorOptions } from './reactor.js';

const broken = { type: 'TableBroken', data: { table: 1 } } as const;
const by = {
  recordedAt: 1,
  actor: { id: 'td', role: 'director' },
  commandId: 'c',
  command: 'X',
  commandDigest: '0',
  causationId: null,
  correlationId: 'c',
} as const;

/** Appends an event with a reaction, in a stream of its own. Returns it as in a command's answer. */
async function appendBroken(store: EventStore, name: string): Promise<CommittedEvent> {
  const { texts, committed } = sealEvents(`tournament-${name}`, 0, null, [broken], by, name.padStart(32, '0'));
  await store.append(`tournament-${name}`, texts, 'noStream');
  return committed[0]!;
}

const refusedFor = (code: 'TOO_MANY_CONFLICTS' | 'TOURNAMENT_FINISHED'): CommandOutcome => ({
  accepted: false,
  refusal: { code, parameters: { attempts: 9 }, article: null },
});

/** A reactor on a store, with a record of its work: the streams of handled events, its messages, and its saved checkpoints. */
function reactorOn(store: EventStore, more: Partial<ReactorOptions> = {}) {
  const seen: string[] = [];
  const notices: string[] = [];
  const saved: number[] = [];
  const reactor = new Reactor({
    eventTypes: new Set(['TableBroken']),
    store,
    checkpoint: { load: () => null, save: (position) => void saved.push(position) },
    notice: (line) => notices.push(line.split('\n')[0]!),
    ...more,
    react: async (event) => {
      seen.push(event.stream.slice('tournament-'.length));
      return more.react?.(event) ?? null;
    },
  });
  return { reactor, seen, notices, saved };
}

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
    const failures = { ends: 2, follows: 2 };
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
  async function reactionsTo(
    failures: readonly (Error | CommandOutcome)[],
  ): Promise<{ tries: number; notices: string[]; saved: number | null }> {
    const store = new MemoryEventStore();
    await appendBroken(store, 't');
    await appendBroken(store, 'u');
    const left = [...failures];
    const { reactor, seen, notices, saved } = reactorOn(store, {
      react: async () => {
        const failure = left.shift();
        if (failure instanceof Error) throw failure;
        return failure ?? null;
      },
    });
    await reactor.start();
    await reactor.stop();
    return { tries: seen.length, notices, saved: saved.at(-1) ?? null };
  }

  it('because the store does is tried again, and told once', async () => {
    const full = new StoreError('STORE_FAILED', 'disk full');
    const { tries, notices } = await reactionsTo([full, full]);
    expect(tries).toBe(4);
    expect(notices).toEqual([expect.stringMatching(/^the reaction to TableBroken .* failed and will be tried again: disk full$/)]);
  });

  it('because other commands were faster again and again is tried again, without a word', async () => {
    const contested = refusedFor('TOO_MANY_CONFLICTS');
    expect(await reactionsTo([contested, contested])).toEqual({ tries: 4, notices: [], saved: 2 });
  });

  it('because rows of its tournament are set aside waits with later ones of it, and those of others go on', async () => {
    const store = new MemoryEventStore();
    for (const name of ['a', 'b', 'c']) await appendBroken(store, name);
    let isAway = true;
    const { reactor, seen, saved } = reactorOn(store, {
      react: async ({ stream }) => {
        if (isAway && stream === 'tournament-a') throw new ViewError('ROWS_SET_ASIDE', 'away', { stream });
        return null;
      },
    });
    await reactor.start();
    expect(seen.slice(0, 3)).toEqual(['a', 'b', 'c']);
    expect(reactor.troubles()).toEqual([expect.stringContaining('tournament-a')]);
    isAway = false;
    while (reactor.troubles().length > 0) await nextTurn();
    expect(seen.at(-1)).toBe('a');
    await reactor.stop();
    expect(saved.at(-1)).toBe(3);
  });

  it('that still waits at the end is done after the next start', async () => {
    const store = new MemoryEventStore();
    for (const name of ['a', 'b']) await appendBroken(store, name);
    const { reactor, saved } = reactorOn(store, {
      react: async ({ stream }) => {
        if (stream === 'tournament-b') throw new ViewError('ROWS_SET_ASIDE', 'away', { stream });
        return null;
      },
    });
    await reactor.start();
    await reactor.stop();
    expect(saved).toEqual([1]);
  });

  it('because a stream is damaged waits for the next start, and the others go on', async () => {
    const { tries, notices, saved } = await reactionsTo([new StoreError('STORE_DAMAGED', 'the stream was deleted')]);
    expect(tries).toBe(2);
    expect(notices).toEqual([
      expect.stringMatching(/^the reaction to TableBroken .* failed and is left until the next start: the stream was deleted$/),
    ]);
    expect(saved).toBe(0);
  });

  it('because streams are damaged leaves all from the first of them to the next start', async () => {
    const damaged = new StoreError('STORE_DAMAGED', 'the stream was deleted');
    const { notices, saved } = await reactionsTo([damaged, damaged]);
    expect(notices).toHaveLength(2);
    expect(saved).toBe(0);
  });

  it('because its command is refused is told and passed over', async () => {
    const { tries, notices, saved } = await reactionsTo([refusedFor('TOURNAMENT_FINISHED')]);
    expect(tries).toBe(2);
    expect(notices).toEqual([
      expect.stringMatching(/^the reaction to TableBroken 0+t0000 was refused: TOURNAMENT_FINISHED \{"attempts":9\}$/),
    ]);
    expect(saved).toBe(2);
  });

  it('because of a bug is told and passed over, so that a start is not held up for ever', async () => {
    const { tries, notices } = await reactionsTo([new TypeError('x is undefined')]);
    expect(tries).toBe(2);
    expect(notices).toEqual([expect.stringMatching(/failed and is passed over; this is a bug: TypeError: x is undefined$/)]);
  });
});

describe('a reaction at once', () => {
  /** A store whose subscription waits until it is released. */
  async function behind(react: (event: CommittedEvent) => Promise<CommandOutcome | null>) {
    const events = new MemoryEventStore();
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const store = {
      lastPosition: () => events.lastPosition(),
      async *subscribeToAll(after: number | null, signal: AbortSignal) {
        await gate;
        yield* events.subscribeToAll(after, signal);
      },
    } as unknown as EventStore;
    const opened = reactorOn(store, { react });
    await opened.reactor.start();
    return {
      ...opened,
      opened: await appendBroken(events, 'first'),
      /** Releases the subscription, up to a later event. */
      follow: async (): Promise<void> => {
        await appendBroken(events, 'last');
        letGo();
        while (opened.seen.at(-1) !== 'last') await nextTurn();
        await opened.reactor.stop();
      },
    };
  }

  it('is not done again when the subscription brings its event', async () => {
    const { reactor, opened, seen, notices, saved, follow } = await behind(async () => null);
    expect(await reactor.reactTo([opened], 1)).toBeNull();
    await follow();
    expect([seen, notices, saved]).toEqual([['first', 'last'], [], [2]]);
  });

  it('that the store failed is done when the subscription brings its event', async () => {
    const failures = [new StoreError('STORE_FAILED', 'disk full')];
    const { reactor, opened, seen, notices, saved, follow } = await behind(async () => {
      for (const failure of failures.splice(0)) throw failure;
      return null;
    });
    await expect(reactor.reactTo([opened], 1)).rejects.toThrow('disk full');
    await follow();
    expect([seen, notices, saved]).toEqual([['first', 'first', 'last'], [], [2]]);
  });

  it('for which other commands were faster again and again is done when the subscription brings its event', async () => {
    const outcomes = [refusedFor('TOO_MANY_CONFLICTS')];
    const { reactor, opened, seen, notices, follow } = await behind(async () => outcomes.shift() ?? null);
    expect(await reactor.reactTo([opened], 1)).toBeNull();
    await follow();
    expect([seen, notices]).toEqual([['first', 'first', 'last'], []]);
  });

  it('that is refused is told once, and not done again', async () => {
    const outcomes = [refusedFor('TOURNAMENT_FINISHED')];
    const { reactor, opened, seen, notices, follow } = await behind(async () => outcomes.shift() ?? null);
    expect(await reactor.reactTo([opened], 1)).toBeNull();
    await follow();
    expect(seen).toEqual(['first', 'last']);
    expect(notices).toEqual([expect.stringContaining('was refused: TOURNAMENT_FINISHED')]);
  });

  it('reacts to the events of reactions too, and answers with the furthest position', async () => {
    const events = new MemoryEventStore();
    const [a, b, c, d] = [
      await appendBroken(events, 'a'),
      await appendBroken(events, 'b'),
      await appendBroken(events, 'c'),
      { ...(await appendBroken(events, 'd')), type: 'TableOpened' } as CommittedEvent,
    ];
    const taken = (position: number | null, ...caused: CommittedEvent[]): CommandOutcome => ({
      accepted: true,
      events: caused,
      revision: 0,
      position,
      repeated: false,
    });
    const outcomes: Record<string, CommandOutcome> = { [a.id]: taken(17, b), [b.id]: taken(23), [c.id]: taken(11) };
    const { reactor, seen } = reactorOn(events, { react: async (event) => outcomes[event.id] ?? null });
    expect(await reactor.reactTo([a, d, c], 4)).toBe(23);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(await reactor.reactTo([c], 4)).toBe(11);
    outcomes[c.id] = taken(null, a);
    expect(await reactor.reactTo([c], 4)).toBeNull();
  });
});

describe('a reactor that starts', () => {
  const three = async (): Promise<MemoryEventStore> => {
    const store = new MemoryEventStore();
    for (const name of ['a', 'b', 'c']) await appendBroken(store, name);
    return store;
  };

  it.each<[number | null, string[]]>([
    [null, ['a', 'b', 'c']],
    [1, ['b', 'c']],
    [3, []],
    // The checkpoint is from other events, such as those before a backup was restored.
    [4, ['a', 'b', 'c']],
  ])('with a checkpoint at %s of three events does %j', async (at, done) => {
    const saved: number[] = [];
    const { reactor, seen, notices } = reactorOn(await three(), {
      checkpoint: { load: () => at, save: (position) => void saved.push(position) },
    });
    await reactor.start();
    await reactor.stop();
    expect([seen, notices, saved]).toEqual([done, [], done.length === 0 ? [] : [3]]);
  });

  it('stands still before an event that a newer release wrote', async () => {
    const store = new MemoryEventStore();
    await appendBroken(store, 'a');
    await appendSealed(store, 'tournament-b', { id: 'b', type: 'TableBroken', data: {}, metadata: { version: 99 } });
    await appendBroken(store, 'c');
    const { reactor, seen, notices, saved } = reactorOn(store);
    await expect(reactor.start()).rejects.toThrow(UnreadableEvent);
    expect(reactor.stoppedBy).toBeInstanceOf(UnreadableEvent);
    await reactor.stop();
    expect(seen).toEqual(['a']);
    expect(notices).toEqual([`reactions stand still until the next start: ${reactor.stoppedBy!.message}`]);
    expect(saved).toEqual([1]);
  });

  it('stands still where the store is closed, which is not tried again', async () => {
    const store = await three();
    await store.close();
    const { reactor, notices } = reactorOn(store);
    await expect(reactor.start()).rejects.toMatchObject({ code: 'STORE_CLOSED' });
    await reactor.stop();
    expect(notices).toEqual([]);
  });

  it('and is stopped while the store is away, follows nothing', async () => {
    const store = await three();
    jest.spyOn(store, 'lastPosition').mockRejectedValue(new StoreError('STORE_UNREACHABLE', 'it does not answer'));
    const { reactor, seen, notices, saved } = reactorOn(store);
    const started = reactor.start();
    while (notices.length === 0) await nextTurn();
    await reactor.stop();
    await started;
    expect([seen, notices, saved]).toEqual([[], ['reactions can not begin, which is tried again: it does not answer'], []]);
  });

  it('and is stopped while a reaction is tried again, keeps that it is not done', async () => {
    const { reactor, notices, saved, seen } = reactorOn(await three(), {
      react: async ({ stream }) => {
        if (stream === 'tournament-b') throw new StoreError('STORE_FAILED', 'disk full');
        return null;
      },
    });
    const started = reactor.start();
    while (notices.length === 0) await nextTurn();
    await reactor.stop();
    await started;
    expect(new Set(seen)).toEqual(new Set(['a', 'b']));
    expect(saved).toEqual([1]);
    expect(reactor.stoppedBy).toBeNull();
  });
});

describe('how far reactions have come', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is kept every half second; that it can not be is told once, and again after it went well', async () => {
    const store = new MemoryEventStore();
    let isFull = true;
    const saved: number[] = [];
    const { reactor, seen, notices } = reactorOn(store, {
      checkpoint: {
        load: () => null,
        save(position) {
          if (isFull) throw new Error('no space left');
          saved.push(position);
        },
      },
    });
    await reactor.start();
    /** Appends an event, and lets half a second pass. */
    const comes = async (name: string): Promise<void> => {
      await appendBroken(store, name);
      while (seen.at(-1) !== name || jest.getTimerCount() === 0) await nextTurn();
      jest.advanceTimersByTime(499);
      expect(jest.getTimerCount()).toBe(1);
      jest.advanceTimersByTime(1);
      expect(jest.getTimerCount()).toBe(0);
    };
    const cannot = 'how far reactions have come could not be kept: no space left';
    await comes('a');
    await comes('b');
    expect([notices, saved]).toEqual([[cannot], []]);
    isFull = false;
    await comes('c');
    expect([notices, saved]).toEqual([[cannot], [3]]);
    isFull = true;
    await comes('d');
    expect([notices, saved]).toEqual([[cannot, cannot], [3]]);
    isFull = false;
    await reactor.stop();
    expect(saved).toEqual([3, 4]);
  });
});

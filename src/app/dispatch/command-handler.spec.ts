import { firstEdition } from '../../../events/editions.js';
import { PlayerId, TournamentId, tournamentStream } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { makeCommandPrinter } from '../../audit/command-print.js';
import type { EventStore } from '../../store/event-store.js';
import { MemoryEventStore } from '../../../test/store/memory-event-store.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { tournamentDecider } from '../../tournament/decider.js';
import { CommandHandler } from './command-handler.js';
import type { CommandContext, CommandOutcome } from './outcome.js';

const id = TournamentId.parse('t');
const stream = tournamentStream(id);
const create: TournamentCommand = {
  type: 'CreateTournament',
  name: 'Night',
  club: 'Club',
  rulebook: firstEdition('mons'),
  startingStack: 15_000,
  seatsPerTable: 8,
  anteFormat: 'none',
  antePriority: 'blindFirst',
  chipUnit: 25,
  structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }],
};
const register = (name: string): TournamentCommand => ({
  type: 'RegisterPlayer',
  playerId: PlayerId.parse(name),
  adult: true,
  showsDocument: true,
});
const by = (commandId: string): CommandContext => ({ commandId, actor: { id: 'td', role: 'director' }, correlationId: 'x' });
const node = (store: EventStore) => new CommandHandler(tournamentDecider, store, { now: () => 0, printOf: makeCommandPrinter('spec') });
/** A node whose pauses take no time; its random source makes each three quarters of the longest. */
function waitingNode(store: EventStore, onPause: (made: number) => void = () => undefined) {
  const pauses: number[] = [];
  let elapsed = 0;
  const waiting = {
    elapsed: () => elapsed,
    random: () => 0.5,
    pause: async (ms: number) => {
      elapsed += ms;
      onPause(pauses.push(ms));
    },
  };
  const handler = new CommandHandler(tournamentDecider, store, { now: () => 0, printOf: makeCommandPrinter('spec'), waiting });
  return { handler, pauses };
}

const players = (outcomes: readonly CommandOutcome<TournamentEvent>[]): number =>
  outcomes.filter((outcome) => outcome.accepted && outcome.events[0]?.type === 'PlayerRegistered').length;

describe('a command on its way', () => {
  it('is decided again when another node was faster, reading only what is new', async () => {
    const store = new MemoryEventStore();
    const [one, two] = [node(store), node(store)];
    await one.execute(stream, create, by('create'));
    await two.load(stream);
    await one.execute(stream, register('a'), by('a'));
    const reads: (number | undefined)[] = [];
    const spied = two as unknown as { store: EventStore };
    spied.store = spying(store, (from) => reads.push(from));
    expect(await two.execute(stream, register('b'), by('b'))).toMatchObject({ accepted: true, revision: 2 });
    expect(reads).toEqual([1]);
  });

  it('that another node has taken meanwhile is answered as there', async () => {
    const store = new MemoryEventStore();
    const [one, two] = [node(store), node(store)];
    await one.execute(stream, create, by('create'));
    await two.load(stream);
    await one.execute(stream, register('a'), by('same'));
    expect(await two.execute(stream, register('a'), by('same'))).toMatchObject({ accepted: true, repeated: true, revision: 1 });
    expect((await store.readStream(stream)).length).toBe(2);
  });

  it('that comes again at once, as by its echo, is answered without a read; a later one read again has the same answer', async () => {
    let reads = 0;
    const store = new MemoryEventStore();
    const one = node(spying(store, () => void reads++));
    await one.execute(stream, create, by('create'));
    const first = await one.execute(stream, register('a'), by('a'));
    reads = 0;
    expect(await one.execute(stream, register('a'), by('a'))).toEqual({ ...first, repeated: true });
    expect(reads).toBe(0);
    await one.execute(stream, register('b'), by('b'));
    expect(await one.execute(stream, register('a'), by('a'))).toMatchObject({ revision: 1, position: 2, repeated: true });
    expect(reads).toBe(1);
  });

  it('is not refused on what was kept, when another node has moved on', async () => {
    const store = new MemoryEventStore();
    const [one, two] = [node(store), node(store)];
    await one.execute(stream, create, by('create'));
    await two.load(stream);
    await one.execute(stream, register('a'), by('a'));
    const context = { ...by('b'), expectedRevision: 1 };
    expect(await two.execute(stream, register('b'), context)).toMatchObject({ accepted: true, revision: 2 });
  });

  it('is refused on what was kept, without a read, where nobody else writes', async () => {
    const store = new MemoryEventStore();
    let reads = 0;
    const alone = new CommandHandler(
      tournamentDecider,
      spying(store, () => void reads++),
      { now: () => 0, printOf: makeCommandPrinter('spec'), isOnlyWriter: true },
    );
    await alone.execute(stream, create, by('create'));
    reads = 0;
    const again: TournamentCommand = { ...create, name: 'Another night' };
    expect(await alone.execute(stream, again, by('again'))).toMatchObject({ refusal: { code: 'TOURNAMENT_ALREADY_EXISTS' } });
    expect(reads).toBe(0);
  });

  it('is given up after ten seconds of conflicts with what others wrote, with nothing written', async () => {
    const store = new MemoryEventStore();
    const other = node(store);
    let appends = 0;
    const contested: EventStore = spying(
      store,
      () => undefined,
      async () => {
        await other.execute(stream, register(`p${++appends}`), by(`p${appends}`));
        return { ok: false, currentRevision: appends };
      },
    );
    const { handler, pauses } = waitingNode(contested);
    await other.execute(stream, create, by('create'));
    const refused = await handler.execute(stream, register('late'), by('late'));
    expect(refused).toEqual({ accepted: false, refusal: { code: 'TOO_MANY_CONFLICTS', article: null, parameters: { attempts: appends } } });
    expect(new Set(pauses)).toEqual(new Set([7.5]));
    expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThan(10_500);
    expect(JSON.stringify(await store.readStream(stream))).not.toContain('late');
  });

  it('is not refused while nobody can read whether it is what was faster: the store is said to fail', async () => {
    const store = new MemoryEventStore();
    let appends = 0;
    const blind: EventStore = spying(
      { ...spying(store, () => undefined), readStream: async () => [] },
      () => undefined,
      async (...append) => {
        if (appends++ === 0) await store.append(...append);
        return { ok: false, currentRevision: 0 };
      },
    );
    const { handler, pauses } = waitingNode(blind);
    await expect(handler.execute(stream, create, by('create'))).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
    // Pauses double up to half a second, until the deadline.
    expect(pauses.slice(0, 4)).toEqual([15, 30, 60, 120]);
    expect(Math.max(...pauses)).toBe(375);
    expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThan(10_500);
    expect(appends).toBe(pauses.length);
    // Sent again once the store can be read, it gets its answer.
    expect(await node(store).execute(stream, create, by('create'))).toMatchObject({ accepted: true, repeated: true });
    expect(await store.readStream(stream)).toHaveLength(1);
  });

  it('waits until the winner of a conflict can be read, as on a cluster that has just lost a node', async () => {
    const store = new MemoryEventStore();
    const other = node(store);
    await other.execute(stream, create, by('create'));
    let hidden = true;
    const lagging: EventStore = {
      ...spying(store, () => undefined),
      readStream: async (from, options) => {
        const all = await store.readStream(from, options);
        return hidden ? all.filter(({ revision }) => revision < 1) : all;
      },
    };
    const { handler, pauses } = waitingNode(lagging, (made) => {
      // Far more attempts than conflicts with other commands would cost.
      if (made === 20) hidden = false;
    });
    await handler.load(stream);
    await other.execute(stream, register('a'), by('a'));
    expect(await handler.execute(stream, register('b'), by('b'))).toMatchObject({ accepted: true, revision: 2 });
    // Once the store answers again, the command continues within a short pause.
    expect(pauses.slice(19)).toEqual([375, 7.5]);
  });

  it('of 64 callers at one stream is taken in turn, none lost', async () => {
    const store = new MemoryEventStore();
    const handler = node(store);
    await handler.execute(stream, create, by('create'));
    const outcomes = await Promise.all(Array.from({ length: 64 }, (_, n) => handler.execute(stream, register(`p${n}`), by(`p${n}`))));
    expect(players(outcomes)).toBe(64);
    expect((await store.readStream(stream)).map(({ revision }) => revision)).toEqual(Array.from({ length: 65 }, (_, n) => n));
  });

  it('of 64 callers at two nodes is never doubled', async () => {
    const store = new MemoryEventStore();
    const nodes = [node(store), node(store)];
    await nodes[0]!.execute(stream, create, by('create'));
    const outcomes = await Promise.all(Array.from({ length: 64 }, (_, n) => nodes[n % 2]!.execute(stream, register(`p${n}`), by(`p${n}`))));
    const conflicts = outcomes.filter((outcome) => !outcome.accepted);
    expect(players(outcomes) + conflicts.length).toBe(64);
    expect((await store.readStream(stream)).length).toBe(1 + players(outcomes));
  });

  it('leaves no trace in what is kept when the store fails, and may be sent again', async () => {
    const store = new MemoryEventStore();
    let fails = true;
    const failing = spying(
      store,
      () => undefined,
      (...append) => (fails ? Promise.reject(new Error('disk full')) : store.append(...append)),
    );
    const handler = node(failing);
    await expect(handler.execute(stream, create, by('create'))).rejects.toThrow('disk full');
    fails = false;
    expect(await handler.execute(stream, create, by('create'))).toMatchObject({ accepted: true, repeated: false, revision: 0 });
  });

  it('that had no effect has none either when it is sent again after things have changed', async () => {
    const store = new MemoryEventStore();
    const handler = node(store);
    await handler.execute(stream, create, by('create'));
    await handler.execute(stream, register('a'), by('a'));
    expect(await handler.execute(stream, register('a'), by('again'))).toMatchObject({ accepted: true, events: [], repeated: false });
    await handler.execute(stream, { type: 'WithdrawRegistration', playerId: PlayerId.parse('a') }, by('withdrawn'));
    expect(await handler.execute(stream, register('a'), by('again'))).toMatchObject({
      accepted: true,
      events: [],
      repeated: true,
      revision: 2,
    });
    expect((await store.readStream(stream)).length).toBe(3);
  });

  it('never sees an event of its own twice, whoever reads the stream meanwhile', async () => {
    const handler = node(new MemoryEventStore());
    const [created, , loaded] = await Promise.all([
      handler.execute(stream, create, by('create')),
      handler.execute(stream, register('a'), by('a')),
      handler.load(stream),
    ]);
    expect(created.accepted).toBe(true);
    expect(loaded).toMatchObject({ revision: 1, state: { registered: ['a'] } });
  });
});

function spying(
  store: EventStore,
  onRead: (from: number | undefined) => void,
  append: EventStore['append'] = (...given) => store.append(...given),
): EventStore {
  return {
    append,
    readStream: (name, options) => {
      onRead(options?.fromRevision);
      return store.readStream(name, options);
    },
    readAll: (after, pageSize) => store.readAll(after, pageSize),
    subscribeToAll: (after, signal) => store.subscribeToAll(after, signal),
    lastPosition: () => store.lastPosition(),
    close: () => store.close(),
  };
}

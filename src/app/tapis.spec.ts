import { firstEdition } from '../../events/editions.js';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handIdOf, PlayerId, TournamentId, tournamentStream, type HandId } from '../../events/ids.js';
import { standings } from '../../projections/standings.js';
import type { HandCommand } from '../../commands/hand.js';
import { findLegalActions } from '../hand/betting/legal-actions.js';
import { openSqliteEventStore } from '../store/sqlite-event-store.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { decodeEvent } from './dispatch/event-codec.js';
import type { CommandContext, CommandOutcome } from './dispatch/outcome.js';
import { dataFiles } from './folder/data-files.js';
import { openTapis, type Tapis } from './tapis.js';

const id = TournamentId.parse('friday');
const director = { id: 'td', role: 'director' } as const;
const start = Date.parse('2026-11-20T20:00:00Z');

let folder: string;
let tapis: Tapis;
let clock = start;
let sent = 0;

const context = (commandId = `c${++sent}`): CommandContext => ({ commandId, actor: director, correlationId: 'test' });
const taken = async <O extends CommandOutcome>(outcome: Promise<O>): Promise<O & { accepted: true }> => {
  const result = await outcome;
  expect(result).toMatchObject({ accepted: true });
  return result as O & { accepted: true };
};
const tournament = (command: TournamentCommand, commandId?: string): Promise<CommandOutcome> =>
  tapis.give('tournament', id, command, context(commandId));
const hand = (handId: HandId, command: HandCommand, commandId?: string): Promise<CommandOutcome> =>
  tapis.give('hand', handId, command, context(commandId));
const open = async (): Promise<Tapis> => openTapis({ folder, now: () => clock });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-'));
  clock = start;
  tapis = await open();
});

afterEach(async () => {
  await tapis.close();
  rmSync(folder, { recursive: true });
});

async function seated(players: number): Promise<void> {
  await taken(
    tournament({
      type: 'CreateTournament',
      name: 'Friday night',
      club: 'Poker Club',
      rulebook: firstEdition('ropta'),
      startingStack: 1000,
      seatsPerTable: 8,
      anteFormat: 'none',
      antePriority: 'blindFirst',
      chipUnit: 25,
      structure: [
        { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1200 },
        { kind: 'level', smallBlind: 50, bigBlind: 100, ante: 0, seconds: 1200 },
      ],
    }),
  );
  for (let n = 1; n <= players; n++)
    await taken(tournament({ type: 'RegisterPlayer', playerId: PlayerId.parse(`p${n}`), adult: true, showsDocument: true }));
  await taken(tournament({ type: 'DrawSeats' }));
  await taken(tournament({ type: 'StartTournament', at: clock }));
}

const openHand = (commandId?: string): Promise<CommandOutcome> =>
  tournament({ type: 'OpenHand', tournamentId: id, table: 1, absent: [], at: clock }, commandId);

/** Everybody folds to the big blind. */
async function walk(handId: HandId): Promise<void> {
  for (;;) {
    const legal = findLegalActions((await tapis.streams.load('hand', handId)).state);
    if (legal === null) return;
    await taken(hand(handId, { type: 'Act', seat: legal.seat, action: { type: 'fold' } }));
  }
}

describe('a hand between its tournament and its own stream', () => {
  it('is started when the tournament opens it, and settled when it is completed', async () => {
    await seated(3);
    const opened = await taken(openHand());
    const first = handIdOf(id, 1, 1);
    expect((await tapis.streams.load('hand', first)).state.phase).toBe('betting');
    expect(opened.position).toBe((await tapis.streams.load('hand', first)).position);
    await walk(first);
    const { state } = await tapis.loadTournament(id);
    expect(state).toMatchObject({ phase: 'running', tables: [{ openHand: null, stacksFrom: 'hand' }] });
    await taken(openHand());
    expect((await tapis.streams.load('hand', handIdOf(id, 1, 2))).state.phase).toBe('betting');
  });

  it('is caused by the event that asked for it, and keeps its correlation', async () => {
    await seated(3);
    const opened = await taken(openHand());
    const [started] = await tapis.store.readStream('hand-friday.1.1', { limit: 1 });
    const { metadata } = decodeEvent(started!);
    const cause = opened.events.find((event) => event.type === 'HandOpened')!;
    expect(metadata).toMatchObject({ causationId: cause.id, correlationId: 'test', actor: { id: 'tapis', role: 'system' } });
  });

  it('is started after a crash that came between the two streams', async () => {
    await seated(3);
    await tapis.close();
    const store = openSqliteEventStore({ path: join(folder, dataFiles.events) });
    const crashed = await openTapis({ folder: mkdtempSync(join(tmpdir(), 'tapis-')), now: () => clock, store: withoutHands(store) });
    await crashed.give('tournament', id, { type: 'OpenHand', table: 1, absent: [], at: clock }, context()).catch(() => undefined);
    await crashed.close();
    tapis = await open();
    expect((await tapis.streams.load('hand', handIdOf(id, 1, 1))).state.phase).toBe('betting');
  });

  it('is started after a crash, also where an older backup of the events was put back under what reactions had come to', async () => {
    await seated(3);
    await tapis.close();
    writeFileSync(join(folder, dataFiles.reactions), JSON.stringify({ position: 1_000 }));
    const store = openSqliteEventStore({ path: join(folder, dataFiles.events) });
    const crashed = await openTapis({ folder: mkdtempSync(join(tmpdir(), 'tapis-')), now: () => clock, store: withoutHands(store) });
    await crashed.give('tournament', id, { type: 'OpenHand', table: 1, absent: [], at: clock }, context()).catch(() => undefined);
    await crashed.close();
    await expect(open()).rejects.toMatchObject({ code: 'STORE_LOST_EVENTS' });
    tapis = await openTapis({ folder, now: () => clock, acceptLoss: true });
    expect((await tapis.streams.load('hand', handIdOf(id, 1, 1))).state.phase).toBe('betting');
  });

  it('shows in the standings at the position that the command answered with', async () => {
    await seated(2);
    await taken(openHand());
    const legal = findLegalActions((await tapis.streams.load('hand', handIdOf(id, 1, 1))).state)!;
    const folded = await taken(hand(handIdOf(id, 1, 1), { type: 'Act', seat: legal.seat, action: { type: 'fold' } }));
    expect(await tapis.runner.waitFor(folded.position!, 2000)).toBe('reached');
    expect(tapis.views.page(standings, id).rows.map(({ body }) => body.stack)).toEqual([1025, 975]);
  });
});

/** A store that fails every append to a hand's stream, as in a crash at the worst moment. */
function withoutHands(store: ReturnType<typeof openSqliteEventStore>): typeof store {
  return {
    append: (stream, events, expected) =>
      stream.startsWith('hand-') ? Promise.reject(new Error('the power went')) : store.append(stream, events, expected),
    readStream: (stream, options) => store.readStream(stream, options),
    readAll: (after, pageSize) => store.readAll(after, pageSize),
    subscribeToAll: (after, signal) => store.subscribeToAll(after, signal),
    lastPosition: () => store.lastPosition(),
    close: () => store.close(),
  };
}

describe('a command sent twice', () => {
  it('at once has one effect and one answer', async () => {
    await seated(3);
    const [one, two] = await Promise.all([taken(openHand('open-1')), taken(openHand('open-1'))]);
    expect(two.events.map((event) => event.id)).toEqual(one.events.map((event) => event.id));
    expect([one.repeated, two.repeated]).toEqual([false, true]);
    expect(await tapis.store.readStream('hand-friday.1.2')).toEqual([]);
  });

  it('later, and after a restart, has one effect and one answer', async () => {
    await seated(3);
    const first = await taken(openHand('open-1'));
    await walk(handIdOf(id, 1, 1));
    await tapis.close();
    tapis = await open();
    const again = await taken(openHand('open-1'));
    expect(again).toMatchObject({ repeated: true, revision: first.revision });
    expect(again.events.map(({ id: eventId, data }) => ({ eventId, data }))).toEqual(
      first.events.map(({ id: eventId, data }) => ({ eventId, data })),
    );
  });

  it('but changed is refused', async () => {
    await seated(3);
    await taken(openHand('open-1'));
    expect(await tournament({ type: 'PauseClock', at: clock }, 'open-1')).toMatchObject({
      accepted: false,
      refusal: { code: 'COMMAND_ID_REUSED' },
    });
  });

  it('with another instant of the server is still the same', async () => {
    await seated(3);
    await taken(openHand('open-1'));
    clock += 5000;
    expect(await taken(openHand('open-1'))).toMatchObject({ repeated: true });
  });
});

describe('a command that expects a revision', () => {
  it('is refused when the stream has moved on', async () => {
    await seated(3);
    const { revision } = await tapis.loadTournament(id);
    await taken(openHand());
    const { revision: current } = await tapis.loadTournament(id);
    const late = await tapis.give('tournament', id, { type: 'PauseClock', at: clock }, { ...context(), expectedRevision: revision });
    expect(late).toMatchObject({
      accepted: false,
      refusal: { code: 'STALE_REVISION', parameters: { expected: revision, current } },
    });
  });
});

describe('the clock of a running tournament', () => {
  it('records a level whose instant has come though nobody acts, also after a restart', async () => {
    await seated(2);
    await tapis.close();
    clock += 1_200_000;
    tapis = await open();
    const reached = new Promise<void>((resolve) => {
      tapis.runner.onEvents((events) => {
        if (events.some((event) => event.type === 'LevelStarted' && event.data.level === 2 && event.data.at === start + 1_200_000))
          resolve();
      });
    });
    await reached;
    expect((await tapis.loadTournament(id)).state).toMatchObject({ clock: { period: 1, startedAt: start + 1_200_000 } });
  });
});

describe('the seed of the draw', () => {
  const announced = (): Promise<CommandOutcome> =>
    taken(
      tournament({
        type: 'CreateTournament',
        name: 'Friday night',
        club: 'Poker Club',
        rulebook: firstEdition('ropta'),
        startingStack: 1000,
        seatsPerTable: 8,
        anteFormat: 'none',
        chipUnit: 25,
        structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1200 }],
      }),
    );
  const enter = (n: number): Promise<CommandOutcome> =>
    taken(tournament({ type: 'RegisterPlayer', playerId: PlayerId.parse(`p${n}`), adult: true, showsDocument: true }));
  const dataOf = (outcome: CommandOutcome, type: string): Record<string, unknown> =>
    (outcome.accepted ? outcome.events.find((event) => event.type === type)?.data : undefined) as Record<string, unknown>;
  const hashOf = (seed: unknown): string => createHash('sha256').update(String(seed), 'hex').digest('hex');

  it('is settled with the announcement, outlives a restart, and is revealed with the draw', async () => {
    const { hash } = dataOf(await announced(), 'DrawCommitted');
    await enter(1);
    await enter(2);
    await tapis.close();
    tapis = await open();
    const { seed } = dataOf(await taken(tournament({ type: 'DrawSeats' })), 'SeatsDrawn');
    expect(hashOf(seed)).toBe(hash);
    expect(await taken(tournament({ type: 'DrawSeats' }))).toMatchObject({ events: [] });
  });

  it('is the hash of the next one, from which seats are drawn when the list has changed', async () => {
    await announced();
    for (const n of [1, 2, 3]) await enter(n);
    const first = dataOf(await taken(tournament({ type: 'DrawSeats' })), 'SeatsDrawn')['seed'];
    const left = await taken(tournament({ type: 'WithdrawRegistration', playerId: PlayerId.parse('p3') }));
    expect(dataOf(left, 'DrawCommitted')).toEqual({ draw: 2, hash: first, by: 'node' });
    const second = dataOf(await taken(tournament({ type: 'DrawSeats' })), 'SeatsDrawn')['seed'];
    expect(hashOf(second)).toBe(first);
  });

  it('comes from a secret that its owner alone can read, and that stands in no event', async () => {
    await announced();
    const path = join(folder, dataFiles.drawSecret);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const secret = readFileSync(path, 'utf8').trim();
    const stored = await tapis.store.readStream(tournamentStream(id));
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('can’t be revealed by a node with another secret, which asks for it', async () => {
    await announced();
    await enter(1);
    await enter(2);
    await tapis.close();
    tapis = await openTapis({
      folder,
      now: () => clock,
      drawSecret: 'another node’s secret, long enough to be one',
      acceptNewSecret: true,
    });
    expect(await tournament({ type: 'DrawSeats' })).toMatchObject({ accepted: false, refusal: { code: 'SEED_NEEDED' } });
  });
});

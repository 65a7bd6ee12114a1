/**
 * A player who is disqualified while their hand is played, from the tournament's stream to the hand's and back, with a second node on the same
 * store at work at the worst moment. The store is the memory store; what is between it and each node stops where a test says so.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HandCommand } from '../../commands/hand.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { firstEdition } from '../../events/editions.js';
import { type HandId, handIdOf, handStream, PlayerId, type StreamName, TournamentId, tournamentStream } from '../../events/ids.js';
import { findLegalActions } from '../hand/betting/legal-actions.js';
import { type EventStore, StoreError } from '../store/event-store.js';
import { MemoryEventStore } from '../store/memory-event-store.js';
import { countChipsInPlay, type Finished, type Running } from '../tournament/state.js';
import type { CommandContext, CommandOutcome } from './outcome.js';
import { openTapis, type Tapis } from './tapis.js';

const id = TournamentId.parse('friday');
const first = handIdOf(id, 1, 1);
const second = handIdOf(id, 1, 2);
const at = Date.parse('2026-11-20T20:00:00Z');
const reason = 'Chips under the table.';

/** Asked before a node appends; it may wait, throw, or let it be. */
type Gate = (command: string, stream: string) => Promise<void> | void;

interface Node {
  readonly tapis: Tapis;
  readonly said: string[];
  gate: Gate;
}

const closers: (() => Promise<void>)[] = [];
let store: MemoryEventStore;
let sent = 0;

beforeEach(() => void (store = new MemoryEventStore()));
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** @param follows whether it sees by itself what the other node has stored */
async function startNode(follows = true): Promise<Node> {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-'));
  const said: string[] = [];
  const node: { gate: Gate } = { gate: () => undefined };
  const gated: EventStore = {
    append: async (stream, events, expected) => {
      await node.gate((JSON.parse(events[0]!.metadata) as { command: string }).command, stream);
      return store.append(stream, events, expected);
    },
    readStream: (stream, options) => store.readStream(stream, options),
    readAll: (after, pageSize) => store.readAll(after, pageSize),
    subscribeToAll: (after, signal) => (follows ? store.subscribeToAll(after, signal) : seeNothing(signal)),
    lastPosition: () => store.lastPosition(),
    close: () => Promise.resolve(),
  };
  const notice = (line: string): void => void said.push(line);
  const shared = { shared: true, drawSecret: 'the secret that all nodes of a store share', patienceMs: 600_000 };
  const tapis = await openTapis({ folder, store: gated, ...shared, now: () => at, notice });
  closers.push(async () => {
    await tapis.close();
    rmSync(folder, { recursive: true });
  });
  return Object.assign(node, { tapis, said });
}

/** Shows nothing until the node stops. */
function seeNothing(signal: AbortSignal | undefined): AsyncIterable<never> {
  const next = (): Promise<IteratorResult<never>> =>
    new Promise((end) => signal?.addEventListener('abort', () => end({ done: true, value: undefined })));
  return { [Symbol.asyncIterator]: () => ({ next }) };
}

const context = (): CommandContext => ({ commandId: `c${++sent}`, actor: { id: 'td', role: 'director' }, correlationId: 'test' });
const tournament = ({ tapis }: Node, command: TournamentCommand): Promise<CommandOutcome> => tapis.tournament(id, command, context());
const hand = ({ tapis }: Node, handId: HandId, command: HandCommand): Promise<CommandOutcome> => tapis.hand(handId, command, context());
const openHand: TournamentCommand = { type: 'OpenHand', tournamentId: id, table: 1, absent: [], at };
const playerAt = async (node: Node, seat: number): Promise<PlayerId> =>
  (await state(node)).tables[0]!.seats.find((seated) => seated.seat === seat)!.playerId;
const expel = async (node: Node, seat: number): Promise<CommandOutcome> =>
  tournament(node, { type: 'DisqualifyPlayer', playerId: await playerAt(node, seat), cause: 'penalty', reason, at });

async function taken(outcome: Promise<CommandOutcome>): Promise<void> {
  expect(await outcome).toMatchObject({ accepted: true });
}

/** Everybody has 1000 chips; blinds 25 and 50. */
async function begin(node: Node, players = 4): Promise<void> {
  const commands: TournamentCommand[] = [
    {
      type: 'CreateTournament',
      name: 'Friday night',
      club: 'Poker Club',
      rulebook: { ...firstEdition('ropta'), houseRules: { 'stack.initial': 0 } },
      startingStack: 1000,
      seatsPerTable: 4,
      anteFormat: 'none',
      chipUnit: 25,
      structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }],
    },
    ...Array.from(
      { length: players },
      (_, k) => ({ type: 'RegisterPlayer', playerId: PlayerId.parse(`p${k + 1}`), adult: true, showsDocument: true }) as const,
    ),
    { type: 'DrawSeats' },
    { type: 'StartTournament', at },
  ];
  for (const command of commands) await taken(tournament(node, command));
}

async function state({ tapis }: Node): Promise<Running | Finished> {
  const loaded = (await tapis.loadTournament(id)).state;
  if (loaded.phase !== 'running' && loaded.phase !== 'finished') throw new Error(loaded.phase);
  return loaded;
}

async function seatInTurn({ tapis }: Node, handId: HandId): Promise<number> {
  return findLegalActions((await tapis.loadHand(handId)).state)!.seat;
}

/** Everybody folds to the last. */
async function foldOut(node: Node, handId: HandId): Promise<void> {
  while ((await node.tapis.loadHand(handId)).state.phase === 'betting') {
    await taken(hand(node, handId, { type: 'Act', seat: await seatInTurn(node, handId), action: { type: 'fold' } }));
  }
}

async function typesIn(stream: StreamName): Promise<string[]> {
  return (await store.readStream(stream)).map(({ type }) => type);
}

const countIn = async (stream: StreamName, type: string): Promise<number> => (await typesIn(stream)).filter((each) => each === type).length;

/** Waits, within bounds, until the store holds it: another node reacts to what it is shown. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 5_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('it did not come to that');
    await new Promise((next) => setImmediate(next));
  }
}

/** Holds up the first append of a command, and says when it is held. */
function holdAt(node: Node, command: string): { readonly reached: Promise<void>; readonly letGo: () => void } {
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let times = 0;
  node.gate = async (given) => {
    if (given !== command || ++times > 1) return;
    reached.resolve();
    await go.promise;
  };
  return { reached: reached.promise, letGo: go.resolve };
}

async function chipsOf(node: Node): Promise<number> {
  const now = await state(node);
  return countChipsInPlay(now) + now.entry.removed;
}

describe('a player disqualified while their hand is played', () => {
  it('has a dead hand at once, and leaves with what is left when the others have played on', async () => {
    const node = await startNode();
    await begin(node);
    await taken(tournament(node, openHand));
    const seat = await seatInTurn(node, first);
    const playerId = await playerAt(node, seat);
    await taken(hand(node, first, { type: 'Act', seat, action: { type: 'raise', to: 200 } }));
    await taken(expel(node, seat));
    expect((await typesIn(handStream(first))).slice(-2)).toEqual(['PlayerExpelled', 'HandKilled']);
    expect(await seatInTurn(node, first)).not.toBe(seat);
    await foldOut(node, first);
    const after = await state(node);
    expect(after.eliminations).toMatchObject([{ playerId, place: 4, cause: 'disqualified', stackBefore: 800 }]);
    expect([after.playersLeft, after.entry.removed, await chipsOf(node)]).toEqual([3, 800, 4000]);
    expect(node.said).toEqual([]);
  });

  it('plays on with the same hand where the director withdraws it before anybody has acted', async () => {
    const node = await startNode();
    await begin(node);
    await taken(tournament(node, openHand));
    const seat = await seatInTurn(node, first);
    await taken(expel(node, seat));
    expect(await seatInTurn(node, first)).not.toBe(seat);
    const lift = { type: 'LiftDisqualification', playerId: await playerAt(node, seat), reason: 'The wrong seat.', at } as const;
    await taken(tournament(node, lift));
    expect((await typesIn(handStream(first))).slice(-2)).toEqual(['PlayerReadmitted', 'HandRetrieved']);
    expect(await seatInTurn(node, first)).toBe(seat);
    await foldOut(node, first);
    expect((await state(node)).playersLeft).toBe(4);
  });
});

describe('an order at one of two nodes', () => {
  it('comes before the other has started the hand that it opened: the hand is started once, and one hand is dead', async () => {
    const [one, two] = [await startNode(false), await startNode(false)];
    await begin(one);
    const slow = holdAt(one, 'StartHand');
    const opened = tournament(one, openHand);
    await slow.reached;
    await taken(expel(two, 1));
    slow.letGo();
    await taken(opened);
    const types = await typesIn(handStream(first));
    expect(types.filter((type) => ['HandStarted', 'PlayerExpelled', 'HandKilled'].includes(type))).toEqual([
      'HandStarted',
      'PlayerExpelled',
      'HandKilled',
    ]);
    expect([one.said, two.said]).toEqual([[], []]);
  });

  it('holds where the other annuls the hand before it comes there', async () => {
    const [one, two] = [await startNode(false), await startNode(false)];
    await begin(one);
    await taken(tournament(one, openHand));
    const held = holdAt(one, 'ExpelFromHand');
    const order = expel(one, 1);
    await held.reached;
    await taken(hand(two, first, { type: 'AnnulHand', reason: 'The wrong table.' }));
    held.letGo();
    await taken(order);
    expect(await typesIn(handStream(first))).not.toContain('PlayerExpelled');
    expect(await state(two)).toMatchObject({ playersLeft: 3, eliminations: [{ cause: 'disqualified', stackBefore: 1000 }] });
    await taken(tournament(two, openHand));
  });

  it('is carried out by the other where the first can not go on after it, once', async () => {
    const [one, two] = [await startNode(false), await startNode()];
    await begin(one);
    await taken(tournament(one, openHand));
    one.gate = (command) => {
      if (command === 'ExpelFromHand') throw new StoreError('STORE_NOT_WRITABLE', 'the disk is gone');
    };
    await expel(one, 1).catch(() => undefined);
    await until(async () => (await countIn(handStream(first), 'PlayerExpelled')) === 1);
    one.gate = () => undefined;
    await foldOut(two, first);
    await until(async () => (await countIn(tournamentStream(id), 'PlayerDisqualified')) === 1);
    expect(await countIn(handStream(first), 'PlayerExpelled')).toBe(1);
    expect(await chipsOf(two)).toBe(4000);
  });

  it('passes a stop of play: it was given before', async () => {
    const [one, two] = [await startNode(false), await startNode(false)];
    await begin(one);
    await taken(tournament(one, openHand));
    await foldOut(one, first);
    await taken(tournament(one, openHand));
    const [order, claim] = [holdAt(two, 'ExpelFromHand'), holdAt(one, 'CorrectAward')];
    const expelled = expel(two, 1);
    await order.reached;
    const to = (await one.tapis.loadHand(first)).state.start!.smallBlindSeat!;
    const corrected = hand(one, first, { type: 'CorrectAward', pot: 0, winners: [to], at, reason: 'Both agree.' });
    await Promise.race([claim.reached, corrected]);
    expect(await typesIn(handStream(second))).toContain('PlayStopped');
    order.letGo();
    await taken(expelled);
    expect((await typesIn(handStream(second))).slice(-2)).toEqual(['PlayerExpelled', 'HandKilled']);
    claim.letGo();
    await taken(corrected);
    await foldOut(two, second);
    expect(await countIn(tournamentStream(id), 'PlayerDisqualified')).toBe(1);
    expect(await chipsOf(two)).toBe(4000);
  });
});

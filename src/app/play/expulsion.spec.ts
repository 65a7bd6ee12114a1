/**
 * A player is disqualified during their hand. The case passes from the tournament's stream to the hand's and back, while a second node on
 * the same store interferes at the worst moment. The store is in memory; each test decides where a node's access to it pauses.
 */
import type { TournamentCommand } from '../../../commands/tournament.js';
import { type HandId, handIdOf, handStream, PlayerId, type StreamName, tournamentStream } from '../../../events/ids.js';
import { findLegalActions } from '../../hand/betting/legal-actions.js';
import { StoreError } from '../../store/event-store.js';
import { countChipsInPlay, type Finished, type Running } from '../../tournament/state.js';
import type { CommandOutcome } from '../dispatch/outcome.js';
import {
  GatedNodes,
  type GatedNode,
  friday,
  at,
  giveTournament,
  giveHand,
  expectTaken,
  beginFriday,
} from '../../../test/fixtures/gated-nodes.js';
import { until } from '../../../test/until.js';

const id = friday;
const first = handIdOf(id, 1, 1);
const second = handIdOf(id, 1, 2);
const reason = 'Chips under the table.';

let nodes: GatedNodes;

beforeEach(() => void (nodes = new GatedNodes()));
afterEach(() => nodes.close());

const openHand: TournamentCommand = { type: 'OpenHand', tournamentId: id, table: 1, absent: [], at };
const playerAt = async (node: GatedNode, seat: number): Promise<PlayerId> =>
  (await state(node)).tables[0]!.seats.find((seated) => seated.seat === seat)!.playerId;
const expel = async (node: GatedNode, seat: number): Promise<CommandOutcome> =>
  giveTournament(node, { type: 'DisqualifyPlayer', playerId: await playerAt(node, seat), cause: 'penalty', reason, at });

async function state({ tapis }: GatedNode): Promise<Running | Finished> {
  const loaded = (await tapis.loadTournament(id)).state;
  if (loaded.phase !== 'running' && loaded.phase !== 'finished') throw new Error(loaded.phase);
  return loaded;
}

async function seatInTurn({ tapis }: GatedNode, handId: HandId): Promise<number> {
  return findLegalActions((await tapis.streams.load('hand', handId)).state)!.seat;
}

/** Everybody folds to the last player. */
async function foldOut(node: GatedNode, handId: HandId): Promise<void> {
  while ((await node.tapis.streams.load('hand', handId)).state.phase === 'betting') {
    await expectTaken(giveHand(node, handId, { type: 'Act', seat: await seatInTurn(node, handId), action: { type: 'fold' } }));
  }
}

async function typesIn(stream: StreamName): Promise<string[]> {
  return (await nodes.store.readStream(stream)).map(({ type }) => type);
}

const countIn = async (stream: StreamName, type: string): Promise<number> => (await typesIn(stream)).filter((each) => each === type).length;

/** Pauses before the first append of a command, and resolves `reached` when it pauses. */
function holdAt(node: GatedNode, command: string): { readonly reached: Promise<void>; readonly letGo: () => void } {
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let times = 0;
  node.gate = async (given) => {
    if (given !== command || ++times > 1) return;
    reached.resolve();
    await go.promise;
  };
  return { reached: reached.promise, letGo: go.resolve };
}

async function chipsOf(node: GatedNode): Promise<number> {
  const now = await state(node);
  return countChipsInPlay(now) + now.entry.removed;
}

describe('a player disqualified while their hand is played', () => {
  it('has a dead hand at once, and leaves with what is left when the others have played on', async () => {
    const node = await nodes.start();
    await beginFriday(node, 'ropta', 4);
    await expectTaken(giveTournament(node, openHand));
    const seat = await seatInTurn(node, first);
    const playerId = await playerAt(node, seat);
    await expectTaken(giveHand(node, first, { type: 'Act', seat, action: { type: 'raise', to: 200 } }));
    await expectTaken(expel(node, seat));
    expect((await typesIn(handStream(first))).slice(-2)).toEqual(['PlayerExpelled', 'HandKilled']);
    expect(await seatInTurn(node, first)).not.toBe(seat);
    await foldOut(node, first);
    const after = await state(node);
    expect(after.eliminations).toMatchObject([{ playerId, place: 4, cause: 'disqualified', stackBefore: 800 }]);
    expect([after.playersLeft, after.entry.removed, await chipsOf(node)]).toEqual([3, 800, 4000]);
    expect(node.said).toEqual([]);
  });

  it('plays on with the same hand where the director withdraws it before anybody has acted', async () => {
    const node = await nodes.start();
    await beginFriday(node, 'ropta', 4);
    await expectTaken(giveTournament(node, openHand));
    const seat = await seatInTurn(node, first);
    await expectTaken(expel(node, seat));
    expect(await seatInTurn(node, first)).not.toBe(seat);
    const lift = { type: 'LiftDisqualification', playerId: await playerAt(node, seat), reason: 'The wrong seat.', at } as const;
    await expectTaken(giveTournament(node, lift));
    expect((await typesIn(handStream(first))).slice(-2)).toEqual(['PlayerReadmitted', 'HandRetrieved']);
    expect(await seatInTurn(node, first)).toBe(seat);
    await foldOut(node, first);
    expect((await state(node)).playersLeft).toBe(4);
  });
});

describe('an order at one of two nodes', () => {
  it('comes before the other has started the hand that it opened: the hand is started once, and one hand is dead', async () => {
    const [one, two] = [await nodes.start({ follows: false }), await nodes.start({ follows: false })];
    await beginFriday(one, 'ropta', 4);
    const slow = holdAt(one, 'StartHand');
    const opened = giveTournament(one, openHand);
    await slow.reached;
    await expectTaken(expel(two, 1));
    slow.letGo();
    await expectTaken(opened);
    const types = await typesIn(handStream(first));
    expect(types.filter((type) => ['HandStarted', 'PlayerExpelled', 'HandKilled'].includes(type))).toEqual([
      'HandStarted',
      'PlayerExpelled',
      'HandKilled',
    ]);
    expect([one.said, two.said]).toEqual([[], []]);
  });

  it('holds where the other annuls the hand before it comes there', async () => {
    const [one, two] = [await nodes.start({ follows: false }), await nodes.start({ follows: false })];
    await beginFriday(one, 'ropta', 4);
    await expectTaken(giveTournament(one, openHand));
    const held = holdAt(one, 'ExpelFromHand');
    const order = expel(one, 1);
    await held.reached;
    await expectTaken(giveHand(two, first, { type: 'AnnulHand', reason: 'The wrong table.' }));
    held.letGo();
    await expectTaken(order);
    expect(await typesIn(handStream(first))).not.toContain('PlayerExpelled');
    expect(await state(two)).toMatchObject({ playersLeft: 3, eliminations: [{ cause: 'disqualified', stackBefore: 1000 }] });
    await expectTaken(giveTournament(two, openHand));
  });

  it('is carried out by the other where the first can not go on after it, once', async () => {
    const [one, two] = [await nodes.start({ follows: false }), await nodes.start()];
    await beginFriday(one, 'ropta', 4);
    await expectTaken(giveTournament(one, openHand));
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
    const [one, two] = [await nodes.start({ follows: false }), await nodes.start({ follows: false })];
    await beginFriday(one, 'ropta', 4);
    await expectTaken(giveTournament(one, openHand));
    await foldOut(one, first);
    await expectTaken(giveTournament(one, openHand));
    const [order, claim] = [holdAt(two, 'ExpelFromHand'), holdAt(one, 'CorrectAward')];
    const expelled = expel(two, 1);
    await order.reached;
    const to = (await one.tapis.streams.load('hand', first)).state.start!.smallBlindSeat!;
    const corrected = giveHand(one, first, { type: 'CorrectAward', pot: 0, winners: [to], at, reason: 'Both agree.' });
    await Promise.race([claim.reached, corrected]);
    expect(await typesIn(handStream(second))).toContain('PlayStopped');
    order.letGo();
    await expectTaken(expelled);
    expect((await typesIn(handStream(second))).slice(-2)).toEqual(['PlayerExpelled', 'HandKilled']);
    claim.letGo();
    await expectTaken(corrected);
    await foldOut(two, second);
    expect(await countIn(tournamentStream(id), 'PlayerDisqualified')).toBe(1);
    expect(await chipsOf(two)).toBe(4000);
  });
});

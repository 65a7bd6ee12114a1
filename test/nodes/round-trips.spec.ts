/**
 * What a command costs on KurrentDB, counted in calls and not in time: one append for each stream that it changes, and no read. A read through the client
 * waits up to 40 ms for a packet that its native part holds back. The store is the tests' wire service, which tests our client code and stands in for no database.
 */
import { randomUUID } from 'node:crypto';
import type { HandCommand } from '../../commands/hand.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { handIdOf, PlayerId, TournamentId } from '../../events/ids.js';
import type { CommandContext, CommandOutcome } from '../../src/app/dispatch/outcome.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { findLegalActions } from '../../src/hand/betting/legal-actions.js';
import { hashSeed } from '../../src/tournament/lots/seat-draw.js';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';

const id = TournamentId.parse('friday');
const seed = '1'.padStart(64, '0');
const creation: TournamentCommand = {
  type: 'CreateTournament',
  name: 'Friday',
  club: 'Club',
  rulebook: { id: 'ropta', edition: '2020-04' },
  startingStack: 100_000,
  seatsPerTable: 8,
  anteFormat: 'none',
  antePriority: 'blindFirst',
  chipUnit: 25,
  structure: [{ kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 3_600 }],
};
const opening: TournamentCommand = { type: 'OpenHand', tournamentId: id, table: 1, absent: [], at: 0 };

/** Whether a later hand's stream was deleted: nobody waits for the answer. */
const lookedUpAhead = /^\$\$hand-friday\.1\.[23]$/;

let wire: WireProcess;
let tapis: Tapis;
let position = 0;

const context = (): CommandContext => ({ commandId: randomUUID(), actor: { id: 'ann', role: 'director' }, correlationId: 'night' });

async function take(given: Promise<CommandOutcome>): Promise<void> {
  const outcome = await given;
  if (!outcome.accepted) throw new Error(outcome.refusal.code);
  position = outcome.position!;
}

/** The calls that a command makes, and those that its echo makes afterwards. */
async function countCalls(given: () => Promise<CommandOutcome>): Promise<{ readonly appends: number; readonly reads: readonly string[] }> {
  const before = await wire.counts();
  await take(given());
  await tapis.runner.waitFor(position, 5_000);
  const after = await wire.counts();
  const reads = Object.keys(after.readOf).filter((stream) => after.readOf[stream]! > (before.readOf[stream] ?? 0));
  return { appends: after.append - before.append, reads: reads.filter((stream) => !lookedUpAhead.test(stream)) };
}

const give = (command: TournamentCommand): Promise<CommandOutcome> => tapis.give('tournament', id, command, context());

/** The next command of a hand in which everybody calls, and the first seat wins. */
async function nextCommand(hand: number): Promise<HandCommand | null> {
  const { state } = await tapis.streams.load('hand', handIdOf(id, 1, hand));
  const legal = findLegalActions(state);
  if (legal !== null) return { type: 'Act', seat: legal.seat, action: { type: legal.canCheck ? 'check' : 'call' } };
  if (state.phase === 'awaitingBoard')
    return { type: 'DealBoard', street: (['flop', 'turn', 'river'] as const)[state.board.length]!, cards: null };
  return state.phase === 'showdown' ? { type: 'DeclareWinners', winners: [{ pot: 0, seats: [state.pots[0]!.seats[0]!] }] } : null;
}

beforeAll(async () => {
  wire = await WireProcess.start();
  tapis = await openTapis({ folder: temporaryFolder(), storeAddress: wire.connectionString(), drawSecret: 'x'.repeat(40) });
  await take(give(creation));
  for (const player of ['ann', 'bob', 'cyd'])
    await take(give({ type: 'RegisterPlayer', playerId: PlayerId.parse(player), adult: true, showsDocument: true }));
  await take(give({ type: 'CommitDraw', hash: hashSeed(seed) }));
  await take(give({ type: 'DrawSeats', seed }));
  await take(give({ type: 'StartTournament', at: 0 }));
  await take(give(opening));
});

afterAll(async () => {
  await tapis.close();
  await wire.stop();
  removeTemporaryFolders();
});

it('an act of a hand is one append; the last one settles the hand by one more; opening the next hand is two', async () => {
  const handId = handIdOf(id, 1, 1);
  const costs: Record<string, unknown[]> = {};
  for (let command = await nextCommand(1); command !== null; command = await nextCommand(1)) {
    const given = command;
    (costs[given.type] ??= []).push(await countCalls(() => tapis.give('hand', handId, given, context())));
  }
  const one = { appends: 1, reads: [] };
  const two = { appends: 2, reads: [] };
  expect(costs).toEqual({ Act: Array.from({ length: 12 }, () => one), DealBoard: [one, one, one], DeclareWinners: [two] });
  expect(await countCalls(() => give(opening))).toEqual(two);
});

/** All-in hands at tables that play hand for hand: the tournament and its hands inform each other (RO 2.7). */
import { firstEdition } from '../../../events/editions.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handIdOf, PlayerId, TournamentId, type HandId } from '../../../events/ids.js';
import { clock as clockView } from '../../../projections/clock.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { Action } from '../../../commands/hand/action.js';
import { findLegalActions } from '../../hand/betting/legal-actions.js';
import { hashSeed } from '../../tournament/lots/seat-draw.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import { openTapis, type Tapis } from '../tapis.js';

const id = TournamentId.parse('friday');
const start = Date.parse('2026-11-20T20:00:00Z');
const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const;
const seed = '1'.repeat(64);

let folder: string;
let tapis: Tapis;
let clock = start;
let sent = 0;

const context = (): CommandContext => ({ commandId: `c${++sent}`, actor: { id: 'td', role: 'director' }, correlationId: 'test' });
const taken = async <O extends CommandOutcome>(outcome: Promise<O>): Promise<O & { accepted: true }> => {
  const result = await outcome;
  expect(result).toMatchObject({ accepted: true });
  return result as O & { accepted: true };
};
const tournament = (command: TournamentCommand): Promise<CommandOutcome> => tapis.give('tournament', id, command, context());
const hand = (handId: HandId, command: HandCommand): Promise<CommandOutcome> => tapis.give('hand', handId, command, context());
const phaseOf = async (handId: HandId): Promise<string> => (await tapis.streams.load('hand', handId)).state.phase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-'));
  clock = start;
  tapis = await openTapis({ folder, now: () => clock });
});

afterEach(async () => {
  await tapis.close();
  rmSync(folder, { recursive: true });
});

/** Two tables of three that play hand for hand, with the first hand of both opened. */
async function bothDealt(book: string): Promise<[HandId, HandId]> {
  await taken(
    tournament({
      type: 'CreateTournament',
      name: 'Friday night',
      club: 'Poker Club',
      rulebook: { ...firstEdition(book), houseRules: { 'stack.initial': 0 } },
      startingStack: 1000,
      seatsPerTable: 3,
      anteFormat: 'none',
      chipUnit: 25,
      structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1200 }],
    }),
  );
  for (let n = 1; n <= 6; n++)
    await taken(tournament({ type: 'RegisterPlayer', playerId: PlayerId.parse(`p${n}`), adult: true, showsDocument: true }));
  await taken(tournament({ type: 'CommitDraw', hash: hashSeed(seed) }));
  await taken(tournament({ type: 'DrawSeats', seed }));
  await taken(tournament({ type: 'StartTournament', at: clock }));
  await taken(tournament({ type: 'AnnounceHandForHand', reason: 'bubble', at: clock }));
  for (const table of [1, 2]) await taken(tournament({ type: 'OpenHand', tournamentId: id, table, absent: [], at: clock }));
  return [handIdOf(id, 1, 1), handIdOf(id, 2, 1)];
}

async function act(handId: HandId, ...actions: readonly Action['type'][]): Promise<void> {
  for (const type of actions) {
    const legal = findLegalActions((await tapis.streams.load('hand', handId)).state);
    await taken(hand(handId, { type: 'Act', seat: legal!.seat, action: { type } as Action }));
  }
}

const turnUp: HandCommand = { type: 'TurnUpAllInHands', otherTablesFinished: true };

describe.each(books)('a called all-in under %s, hand for hand', (book) => {
  it('waits face down though the client says that the others are done, and is turned up once they are', async () => {
    const [first, second] = await bothDealt(book);
    await act(first, 'allIn', 'call', 'fold');
    const { state } = await tapis.loadTournament(id);
    expect(state).toMatchObject({ handForHand: { held: [1] } });
    const waits = { accepted: false, refusal: { code: 'HAND_FOR_HAND_WAIT', article: 'RO 2.7' } };
    expect(await hand(first, turnUp)).toMatchObject(waits);
    expect(await hand(first, { type: 'DealBoard', street: 'flop', cards: null })).toMatchObject(waits);
    await act(second, 'fold', 'fold');
    expect((await tapis.loadTournament(id)).state).toMatchObject({ handForHand: { held: [], revealed: [1] } });
    expect((await tapis.streams.load('hand', first)).state.incidents?.showing).toMatchObject({ held: false });
    await taken(hand(first, { type: 'DealBoard', street: 'flop', cards: null }));
  });

  it('waits with those of the other tables: they are turned up together', async () => {
    const [first, second] = await bothDealt(book);
    await act(first, 'allIn', 'call', 'fold');
    await act(second, 'allIn', 'call', 'fold');
    for (const each of [first, second]) {
      expect((await tapis.streams.load('hand', each)).state.incidents?.showing).toMatchObject({ held: false });
      expect((await tapis.streams.load('hand', each)).state.incidents?.showing.calledOn).toHaveLength(2);
      await taken(hand(each, { type: 'DealBoard', street: 'flop', cards: null }));
    }
  });

  it('on the river waits too, before anybody shows', async () => {
    const [first, second] = await bothDealt(book);
    await act(first, 'call', 'call', 'check');
    for (const street of ['flop', 'turn', 'river'] as const) {
      await taken(hand(first, { type: 'DealBoard', street, cards: null }));
      if (street !== 'river') await act(first, 'check', 'check', 'check');
    }
    await act(first, 'allIn', 'call', 'fold');
    expect(await phaseOf(first)).toBe('showdown');
    const { live, start: dealt } = (await tapis.streams.load('hand', first)).state;
    const { seat } = dealt!.seats.find((_, i) => ((live >> i) & 1) === 1)!;
    const show: HandCommand = { type: 'TableHand', seat, cards: ['As', 'Ks'] };
    expect(await hand(first, show)).toMatchObject({ accepted: false, refusal: { code: 'HAND_FOR_HAND_WAIT' } });
    await act(second, 'fold', 'fold');
    await taken(hand(first, show));
  });
});

it('stands still with the clock through a restart, and goes on from there', async () => {
  const [, second] = await bothDealt('ropta');
  clock += 3_600_000;
  await act(second, 'fold', 'fold');
  await tapis.close();
  tapis = await openTapis({ folder, now: () => clock });
  expect(tapis.views.get(clockView, id)?.body).toMatchObject({
    state: 'paused',
    remainingMs: 1_200_000,
    handForHand: { reason: 'bubble', round: 1 },
  });
  expect(await tournament({ type: 'OpenHand', tournamentId: id, table: 2, absent: [], at: clock })).toMatchObject({
    accepted: false,
    refusal: { code: 'HAND_FOR_HAND_WAIT' },
  });
  await act(handIdOf(id, 1, 1), 'fold', 'fold');
  await tapis.runner.ready();
  expect((await tapis.loadTournament(id)).state).toMatchObject({ handForHand: { round: 2 }, clock: { pausedWith: 1_080_000 } });
});

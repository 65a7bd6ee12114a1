import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handIdOf, PlayerId, TournamentId, type HandId } from '../../../events/ids.js';
import { projections } from '../../../projections/catalogue.js';
import { foldEvents, RowsInMemory } from '../../../projections/rows-in-memory.js';
import { standings } from '../../../projections/standings.js';
import type { HandCommand, HandCommandOf } from '../../../commands/hand.js';
import type { Action } from '../../../commands/hand/action.js';
import { findLegalActions } from '../../hand/betting/legal-actions.js';
import { countChipsInPlay } from '../../hand/pots/pots.js';
import type { EventStore } from '../../store/event-store.js';
import { openSqliteEventStore } from '../../store/sqlite-event-store.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { Finished, Running } from '../../tournament/state.js';
import type { RetrospectiveCommand } from './claims.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import { decodeEvent } from '../dispatch/event-codec.js';
import { dataFiles } from '../folder/data-files.js';
import { openTapis, type Tapis } from '../tapis.js';

const id = TournamentId.parse('friday');
const start = Date.parse('2026-11-20T20:00:00Z');
const first = handIdOf(id, 1, 1);
const second = handIdOf(id, 1, 2);

let folder: string;
let tapis: Tapis;
let clock = start;
let sent = 0;

const context = (commandId = `c${++sent}`): CommandContext => ({
  commandId,
  actor: { id: 'td', role: 'director' },
  correlationId: 'test',
});
async function taken<O extends CommandOutcome>(outcome: Promise<O>): Promise<O & { accepted: true }> {
  const result = await outcome;
  expect(result).toMatchObject({ accepted: true });
  return result as O & { accepted: true };
}
const tournament = (command: TournamentCommand): Promise<CommandOutcome> => tapis.give('tournament', id, command, context());
const hand = (handId: HandId, command: HandCommand, commandId?: string): Promise<CommandOutcome> =>
  tapis.give('hand', handId, command, context(commandId));
const openHand = (): Promise<CommandOutcome> => tournament({ type: 'OpenHand', tournamentId: id, table: 1, absent: [], at: clock });
const refusalOf = (outcome: CommandOutcome) => (outcome.accepted ? null : outcome.refusal);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapis-'));
  clock = start;
  tapis = await openTapis({ folder, now: () => clock });
});

afterEach(async () => {
  await tapis.close();
  rmSync(folder, { recursive: true });
});

/** Three players of 1000 chips at seats 1 to 3 of one table; blinds 25 and 50. */
async function begun(book: string, players = 3): Promise<void> {
  const commands: TournamentCommand[] = [
    {
      type: 'CreateTournament',
      name: 'Friday night',
      club: 'Poker Club',
      rulebook: { ...firstEdition(book), houseRules: { 'stack.initial': 0 } },
      startingStack: 1000,
      seatsPerTable: 4,
      anteFormat: 'none',
      chipUnit: 25,
      structure: [
        { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 },
        { kind: 'break', seconds: 600 },
        { kind: 'level', smallBlind: 50, bigBlind: 100, ante: 0, seconds: 600 },
      ],
    },
    ...Array.from(
      { length: players },
      (_, k) => ({ type: 'RegisterPlayer', playerId: PlayerId.parse(`p${k + 1}`), adult: true, showsDocument: true }) as const,
    ),
    { type: 'DrawSeats' },
    { type: 'StartTournament', at: clock },
  ];
  for (const command of commands) await taken(tournament(command));
}

/**
 * Each player puts in this amount before the flop, checks down and tables; the pot is given to a seat by word, and the board is not
 * entered.
 */
async function playedTo(handId: HandId, winner: number, to = 200): Promise<void> {
  await taken(openHand());
  const acts = async (): Promise<void> => {
    for (;;) {
      const legal = findLegalActions((await tapis.streams.load('hand', handId)).state);
      if (legal === null) return;
      const { seat, canCheck, callAmount } = legal;
      const raises = !canCheck && legal.minRaiseTo !== null && callAmount <= 50 && to > 50;
      const wager: Action = to >= 1000 ? { type: 'allIn' } : { type: 'raise', to };
      await taken(hand(handId, { type: 'Act', seat, action: raises ? wager : { type: canCheck ? 'check' : 'call' } }));
    }
  };
  await acts();
  for (const street of ['flop', 'turn', 'river'] as const) {
    await taken(hand(handId, { type: 'DealBoard', street, cards: null }));
    await acts();
  }
  const { state } = await tapis.streams.load('hand', handId);
  const cards = [
    ['Ah', 'Ad'],
    ['Kh', 'Kd'],
    ['Qh', 'Qd'],
    ['Jh', 'Jd'],
  ] as const;
  for (const [k, { seat }] of state.start!.seats.entries()) {
    await taken(hand(handId, { type: 'TableHand', seat, cards: [...cards[k]!] as [string, string] }));
  }
  await taken(hand(handId, { type: 'DeclareWinners', winners: state.pots.map((_, pot) => ({ pot, seats: [winner] })) }));
}

const claim = (winner: number, more: object = {}): HandCommandOf<RetrospectiveCommand> => ({
  type: 'ClaimAward',
  pot: 0,
  winners: [winner],
  at: clock,
  ...more,
});

async function state(): Promise<Running | Finished> {
  const loaded = (await tapis.loadTournament(id)).state;
  if (loaded.phase !== 'running' && loaded.phase !== 'finished') throw new Error(loaded.phase);
  return loaded;
}

const stacks = async (): Promise<Record<number, number>> =>
  Object.fromEntries((await state()).tables[0]!.seats.map(({ seat, stack }) => [seat, stack]));

/** Compares the rows of every view with a fold of all events. */
async function checkViews(): Promise<void> {
  const position = await tapis.store.lastPosition();
  expect(await tapis.runner.waitFor(position!, 60_000)).toBe('reached');
  for (const projection of projections) {
    if (projection.appendOnly !== undefined) continue;
    const rows = new RowsInMemory<never>();
    for await (const page of tapis.store.readAll(null)) foldEvents(projection, page.map(decodeEvent), rows);
    for (const partition of [id as string, 'all']) {
      const kept = tapis.views.page(projection, partition).rows.map(({ body }) => body as unknown);
      expect(kept).toEqual(JSON.parse(JSON.stringify(rows.list(partition).map(({ body }) => body as unknown))));
    }
  }
}

describe('a claim on a hand that was settled', () => {
  it('changes the stacks of the tournament and its standings, once', async () => {
    await begun('redcactus');
    await playedTo(first, 1);
    expect(await stacks()).toEqual({ 1: 1400, 2: 800, 3: 800 });
    const outcome = await taken(hand(first, claim(2), 'claim-1'));
    expect(outcome.events.map(({ type }) => type)).toEqual(['ClaimAccepted', 'PotAwardCorrected', 'HandResultCorrected']);
    expect(await stacks()).toEqual({ 1: 800, 2: 1400, 3: 800 });
    expect(await tapis.runner.waitFor(outcome.position!, 2000)).toBe('reached');
    expect(tapis.views.page(standings, id).rows.map(({ body }) => body.stack)).toEqual([1400, 800, 800]);
    clock += 60_000;
    expect(await taken(hand(first, claim(2), 'claim-1'))).toMatchObject({ repeated: true });
    expect((await taken(hand(first, claim(2)))).events).toEqual([]);
    expect(await stacks()).toEqual({ 1: 800, 2: 1400, 3: 800 });
    await checkViews();
  });

  it('reaches the hand that is being played, as long as nothing was done in it (RC 22)', async () => {
    await begun('redcactus');
    await playedTo(first, 1);
    await taken(openHand());
    await taken(hand(first, claim(2)));
    const next = (await tapis.streams.load('hand', second)).state;
    expect(next.stacks.map((stack, i) => stack + next.bets[i]!)).toEqual([800, 1400, 800]);
    await checkViews();
    for (let legal = findLegalActions(next); legal !== null; legal = findLegalActions((await tapis.streams.load('hand', second)).state)) {
      await taken(hand(second, { type: 'Act', seat: legal.seat, action: { type: 'fold' } }));
    }
    const after = Object.values(await stacks());
    expect(after.reduce((sum, stack) => sum + stack, 0)).toBe(3000);
    expect((await state()).tables[0]!.openHand).toBeNull();
    await checkViews();
  });

  it.each([
    ['redcactus', 'RC 22', 'nextHandSa', false],
    ['mons', 'MO 10.1', 'nextHandStart', true],
    ['ropta', 'RO 10.9', 'cardsPickedUp', true],
  ])(
    'is late once the next hand is dealt, or once it can’t be undone, whatever the client says of it (%s)',
    async (book, article, until, onceDealt) => {
      const late = { code: 'CLAIM_WINDOW_CLOSED', article, parameters: { claim: 'award', until } };
      await begun(book);
      await playedTo(first, 1);
      await taken(openHand());
      const fooled = { progress: { awardedAt: null, endedOnBreak: false, nextHand: null, behind: [] } };
      const legal = findLegalActions((await tapis.streams.load('hand', second)).state)!;
      if (onceDealt) expect(refusalOf(await hand(first, claim(2, fooled)))).toEqual(late);
      await taken(hand(second, { type: 'Act', seat: legal.seat, action: { type: 'call' } }));
      const other = findLegalActions((await tapis.streams.load('hand', second)).state)!;
      await taken(hand(second, { type: 'Act', seat: other.seat, action: { type: 'call' } }));
      expect(refusalOf(await hand(first, claim(2, fooled)))).toEqual(late);
      expect(await stacks()).toEqual({ 1: 1400, 2: 800, 3: 800 });
    },
  );

  it('reaches the blind that the wrong winner has posted of it (RC 22)', async () => {
    await begun('redcactus');
    await taken(openHand());
    const inTurn = async (): Promise<number> => findLegalActions((await tapis.streams.load('hand', first)).state)!.seat;
    await taken(hand(first, { type: 'Act', seat: await inTurn(), action: { type: 'fold' } }));
    const wrong = await inTurn();
    await taken(hand(first, { type: 'Act', seat: wrong, action: { type: 'allIn' } }));
    const right = await inTurn();
    await taken(hand(first, { type: 'Act', seat: right, action: { type: 'call' } }));
    for (const street of ['flop', 'turn', 'river'] as const) await taken(hand(first, { type: 'DealBoard', street, cards: null }));
    await taken(hand(first, { type: 'TableHand', seat: wrong, cards: ['Ah', 'Ad'] }));
    await taken(hand(first, { type: 'TableHand', seat: right, cards: ['Kh', 'Kd'] }));
    await taken(hand(first, { type: 'DeclareWinners', winners: [{ pot: 0, seats: [wrong] }] }));
    await taken(openHand());
    await taken(hand(first, claim(right)));
    // The wrong winner had no chips left, so their blind was not theirs to post, and the other player is alone in the hand.
    expect((await tapis.streams.load('hand', second)).state).toMatchObject({ phase: 'completed' });
    const { seats } = (await state()).tables[0]!;
    expect(seats.map(({ stack }) => stack).sort((one, other) => one - other)).toEqual([1000, 2000]);
    await checkViews();
  });

  it('is refused where the chips lie in the next pot, and nothing has changed', async () => {
    await begun('redcactus');
    await playedTo(first, 2);
    await taken(openHand());
    const legal = findLegalActions((await tapis.streams.load('hand', second)).state)!;
    await taken(hand(second, { type: 'Act', seat: legal.seat, action: { type: 'allIn' } }));
    expect(legal.seat).toBe(2);
    const before = await tapis.store.lastPosition();
    expect(refusalOf(await hand(first, claim(1)))).toEqual({
      code: 'STACK_IN_PLAY',
      article: null,
      parameters: { seat: 2, amount: 600, behind: 0 },
    });
    expect(await tapis.store.lastPosition()).toBe(before);
  });

  it('ends one minute after the award where the hand ended in a break (RC 22)', async () => {
    await begun('redcactus');
    await taken(openHand());
    clock += 610_000;
    await taken(tournament({ type: 'AdvanceClock', at: clock }));
    for (;;) {
      const legal = findLegalActions((await tapis.streams.load('hand', first)).state);
      if (legal === null) break;
      await taken(hand(first, { type: 'Act', seat: legal.seat, action: { type: 'fold' } }));
    }
    const { awards, gathered, start } = (await tapis.streams.load('hand', first)).state;
    const winner = awards[0]!.shares[0]!.seat;
    const other = start!.seats.find(({ seat }, i) => seat !== winner && gathered[i]! > 0)!.seat;
    const late = { type: 'CorrectAward', pot: 0, winners: [other], at: clock } as const;
    clock += 61_000;
    expect(refusalOf(await hand(first, { ...claim(winner), at: clock }))).toEqual({
      code: 'CLAIM_WINDOW_CLOSED',
      article: 'RC 22',
      parameters: { claim: 'award', until: 'oneMinute' },
    });
    expect(refusalOf(await hand(first, late))).toEqual({ code: 'NO_CLAIM_ACCEPTED', article: 'RC 22', parameters: { pot: 0 } });
    await taken(hand(first, { ...late, reason: 'all agree' }));
  });

  it('takes the whole tournament while it is decided: what comes meanwhile waits', async () => {
    await begun('redcactus');
    await playedTo(first, 1);
    const [claimed, opened] = await Promise.all([hand(first, claim(2)), openHand()]);
    expect([claimed.accepted, opened.accepted]).toEqual([true, true]);
    const next = (await tapis.streams.load('hand', second)).state;
    expect(next.start!.seats.map(({ stack }) => stack)).toEqual([800, 1400, 800]);
    const [opened2, claimed2] = await Promise.all([
      hand(second, { type: 'Act', seat: 9, action: { type: 'fold' } }),
      hand(first, claim(3)),
    ]);
    expect([refusalOf(opened2)?.code, claimed2.accepted]).toEqual(['SEAT_NOT_IN_HAND', true]);
    expect((await tapis.streams.load('hand', second)).state.incidents?.claims.earlier).toHaveLength(2);
  });
});

describe('a player who was out by a wrong award', () => {
  it('is in again, and whoever had his chips is out in his place', async () => {
    await begun('redcactus');
    await playedTo(first, 1, 1000);
    expect(await state()).toMatchObject({ phase: 'finished', playersLeft: 1 });
    await checkViews();
    const claims = (await tapis.streams.load('hand', first)).state.pots.length;
    expect(claims).toBe(1);
    await taken(hand(first, claim(2)));
    expect(await state()).toMatchObject({
      phase: 'finished',
      eliminations: [
        { place: 2, tied: 2 },
        { place: 2, tied: 2 },
      ],
    });
    expect(await stacks()).toEqual({ 2: 3000 });
    await checkViews();
    const shares = [1, 2, 3].map((seat) => ({ seat, amount: 1000 }));
    await taken(hand(first, { type: 'ClaimAward', pot: 0, shares, at: clock }));
    expect(await state()).toMatchObject({ phase: 'running', playersLeft: 3, eliminations: [] });
    expect(await stacks()).toEqual({ 1: 1000, 2: 1000, 3: 1000 });
    await checkViews();
    await taken(openHand());
  });
});

describe('after a crash', () => {
  /** A store that fails every append of this command, as in a crash at the worst moment. */
  const failing = (store: EventStore, command: string): EventStore => ({
    append: (stream, events, expected) =>
      events.some(({ metadata }) => (JSON.parse(metadata) as { command: string }).command === command)
        ? Promise.reject(new Error('the power went'))
        : store.append(stream, events, expected),
    readStream: (stream, options) => store.readStream(stream, options),
    readAll: (after, pageSize) => store.readAll(after, pageSize),
    subscribeToAll: (after, signal) => store.subscribeToAll(after, signal),
    lastPosition: () => store.lastPosition(),
    close: () => store.close(),
  });

  it.each(['CorrectSettlement', 'CorrectStacks'])('a correction is carried through to its end, if it came before %s', async (command) => {
    await begun('redcactus');
    await playedTo(first, 1);
    await taken(openHand());
    await tapis.close();
    const elsewhere = mkdtempSync(join(tmpdir(), 'tapis-'));
    const store = failing(openSqliteEventStore({ path: join(folder, dataFiles.events) }), command);
    const crashed = await openTapis({ folder: elsewhere, now: () => clock, store });
    await crashed.give('hand', first, claim(2), context()).catch(() => undefined);
    await crashed.close();
    rmSync(elsewhere, { recursive: true });
    tapis = await openTapis({ folder, now: () => clock });
    expect(await stacks()).toEqual({ 1: 800, 2: 1400, 3: 800 });
    let next = (await tapis.streams.load('hand', second)).state;
    for (let k = 0; k < 100 && (next.incidents?.claims.earlier.length ?? 0) < 2; k += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      next = (await tapis.streams.load('hand', second)).state;
    }
    expect(next.stacks.map((stack, i) => stack + next.bets[i]!)).toEqual([800, 1400, 800]);
  });
});

describe('a night of claims, whatever is claimed and whenever', () => {
  /** A random event at the table. */
  const step = fc.record({
    what: fc.constantFrom('act', 'act', 'act', 'act', 'open', 'claim', 'claim', 'amount', 'override'),
    way: fc.nat(5),
    seat: fc.integer({ min: 1, max: 4 }),
    back: fc.nat(1),
  });

  /** Makes the next step of the hand: somebody acts, the board is dealt, or the pots are given to a seat. */
  async function goOn(handId: HandId, way: number, seat: number): Promise<void> {
    const { state: now } = await tapis.streams.load('hand', handId);
    const legal = findLegalActions(now);
    if (legal !== null) {
      const call = legal.canCheck ? 'check' : 'call';
      const type = way === 0 ? 'fold' : way === 1 ? 'allIn' : call;
      const outcome = await hand(handId, { type: 'Act', seat: legal.seat, action: { type } });
      if (!outcome.accepted) await hand(handId, { type: 'Act', seat: legal.seat, action: { type: call } });
    } else if (now.phase === 'awaitingBoard') {
      const street = (['flop', 'turn', 'river'] as const)[now.board.length]!;
      await hand(handId, { type: 'DealBoard', street, cards: null });
    } else if (now.phase === 'showdown') {
      for (const { seat: shown } of now.start!.seats) {
        const [one, two] = [
          ['Ah', 'Ad'],
          ['Kh', 'Kd'],
          ['Qh', 'Qd'],
          ['Jh', 'Jd'],
        ][shown - 1]! as [string, string];
        await hand(handId, { type: 'TableHand', seat: shown, cards: [one, two] });
      }
      const winner = (seats: readonly number[]): number => (seats.includes(seat) ? seat : seats[0]!);
      await hand(handId, { type: 'DeclareWinners', winners: now.pots.map(({ seats }, pot) => ({ pot, seats: [winner(seats)] })) });
    }
  }

  async function night(steps: readonly { what: string; way: number; seat: number; back: number }[], seen: Set<string>): Promise<void> {
    await begun('redcactus', 4);
    for (const { what, way, seat, back } of steps) {
      const { tables } = await state();
      const last = tables[0]!.hands;
      const current = handIdOf(id, 1, Math.max(1, last));
      const disputed = handIdOf(id, 1, Math.max(1, last - back));
      let outcome: CommandOutcome | null = null;
      if (what === 'open' || last === 0) outcome = await openHand();
      else if (what === 'act') await goOn(current, way, seat);
      else if (what === 'claim') outcome = await hand(disputed, claim(seat, { pot: way % 2 }));
      else if (what === 'amount')
        outcome = await hand(disputed, { type: 'ClaimAmount', street: 'preflop', seat, amount: 25 * (way + 1), at: clock });
      else outcome = await hand(disputed, { type: 'CorrectAward', pot: way % 2, winners: [seat], at: clock, reason: 'as seen' });
      if (outcome !== null)
        for (const said of outcome.accepted ? outcome.events.map(({ type }) => type) : [outcome.refusal.code]) seen.add(said);
      await checkChips();
    }
    await checkViews();
  }

  /** Every chip is in a stack, in front of a seat or in a pot, and the tournament and its hand agree. */
  async function checkChips(): Promise<void> {
    const { tables, eliminations, playersLeft } = await state();
    const [table] = tables;
    expect(table!.chips).toBe(4000);
    expect(playersLeft + eliminations.length).toBe(4);
    expect(table!.seats.reduce((sum, { stack }) => sum + stack, 0)).toBe(4000);
    if (table!.openHand === null) return;
    const { state: played } = await tapis.streams.load('hand', table!.openHand.handId);
    const dealt = table!.openHand.seats.reduce((sum, { stack }) => sum + stack, 0);
    const inPlay = played.stacks.reduce((sum, stack) => sum + stack, 0) + countChipsInPlay(played);
    expect(inPlay).toBe(dealt);
  }

  it('no chip is lost, and every view is what the events say', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 90 }), async (steps) => {
        const kept = { folder, tapis };
        folder = mkdtempSync(join(tmpdir(), 'tapis-'));
        tapis = await openTapis({ folder, now: () => clock, notice: (line) => seen.add(line) });
        try {
          await night(steps, seen);
        } finally {
          await tapis.close();
          rmSync(folder, { recursive: true });
          ({ folder, tapis } = kept);
        }
      }),
      { numRuns: 8 },
    );
    // The random nights must reach all of these, and no reaction may be refused.
    expect([...seen]).toEqual(expect.arrayContaining(['HandResultCorrected', 'IncidentRuled', 'STACK_IN_PLAY', 'CLAIM_WINDOW_CLOSED']));
    expect([...seen].filter((line) => line.includes(' '))).toEqual([]);
  }, 300_000);
});

/**
 * Two nodes with separate caches on one store decide on several streams at once, with the other node interfering at the worst moment. The
 * store is in memory; each test decides where a node's access to it pauses.
 */
import * as fc from 'fast-check';
import { handIdOf, handStream, tournamentStream, type HandId } from '../../../events/ids.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { Action } from '../../../commands/hand/action.js';
import { findLegalActions } from '../../hand/betting/legal-actions.js';
import { countChipsInPlay } from '../../hand/pots/pots.js';
import { StoreError } from '../../store/event-store.js';
import type { Finished, Running } from '../../tournament/state.js';
import type { CommandOutcome } from '../dispatch/outcome.js';
import {
  GatedNodes,
  type GatedNode,
  friday,
  at,
  context,
  giveTournament,
  giveHand,
  expectTaken,
  beginFriday,
} from '../../../test/fixtures/gated-nodes.js';

const id = friday;
const first = handIdOf(id, 1, 1);
const second = handIdOf(id, 1, 2);

let nodesOfStore: GatedNodes;

beforeEach(() => void (nodesOfStore = new GatedNodes()));
afterEach(() => nodesOfStore.close());

const openHand = (node: GatedNode): Promise<CommandOutcome> =>
  giveTournament(node, { type: 'OpenHand', tournamentId: id, table: 1, absent: [], at });
const claim = (winner: number, pot = 0): HandCommand => ({ type: 'ClaimAward', pot, winners: [winner], at });
const codeOf = (outcome: CommandOutcome): string | null => (outcome.accepted ? null : outcome.refusal.code);

/** Makes the next step of the hand: somebody acts, the board is dealt, or the pots are given to a seat. */
async function goOn(node: GatedNode, handId: HandId, winner: number, way: Action['type'] = 'call'): Promise<void> {
  const { state } = await node.tapis.streams.load('hand', handId);
  const legal = findLegalActions(state);
  if (legal !== null) {
    const call = { type: legal.canCheck ? 'check' : 'call' } as const;
    const action = way === 'allIn' || way === 'fold' ? ({ type: way } as const) : call;
    await giveHand(node, handId, { type: 'Act', seat: legal.seat, action });
  } else if (state.phase === 'awaitingBoard') {
    const street = (['flop', 'turn', 'river'] as const)[state.board.length]!;
    await giveHand(node, handId, { type: 'DealBoard', street, cards: null });
  } else if (state.phase === 'showdown') {
    const cards = [
      ['Ah', 'Ad'],
      ['Kh', 'Kd'],
      ['Qh', 'Qd'],
      ['Jh', 'Jd'],
    ] as const;
    for (const { seat } of state.start!.seats)
      await giveHand(node, handId, { type: 'TableHand', seat, cards: [...cards[seat - 1]!] as [string, string] });
    const to = (seats: readonly number[]): number => (seats.includes(winner) ? winner : seats[0]!);
    await giveHand(node, handId, { type: 'DeclareWinners', winners: state.pots.map(({ seats }, pot) => ({ pot, seats: [to(seats)] })) });
  }
}

async function played(node: GatedNode, handId: HandId, winner: number): Promise<void> {
  await expectTaken(openHand(node));
  while ((await node.tapis.streams.load('hand', handId)).state.phase !== 'completed') await goOn(node, handId, winner);
}

async function state({ tapis }: GatedNode): Promise<Running | Finished> {
  const loaded = (await tapis.loadTournament(id)).state;
  if (loaded.phase !== 'running' && loaded.phase !== 'finished') throw new Error(loaded.phase);
  return loaded;
}

const stacks = async (node: GatedNode): Promise<Record<number, number>> =>
  Object.fromEntries((await state(node)).tables[0]!.seats.map(({ seat, stack }) => [seat, stack]));

const behind = async ({ tapis }: GatedNode, handId: HandId): Promise<number[]> => {
  const { stacks: left, bets } = (await tapis.streams.load('hand', handId)).state;
  return left.map((stack, i) => stack + bets[i]!);
};

/** A promise with its resolve function. */
function promised(): { readonly kept: Promise<void>; readonly keep: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { kept: promise, keep: resolve };
}

/** Pauses before the first append of a command, and resolves when it pauses. */
function heldAt(node: GatedNode, command: string, on: string): { readonly reached: Promise<void>; readonly letGo: () => void } {
  const [reached, go] = [promised(), promised()];
  let times = 0;
  node.gate = async (given, stream) => {
    if (given !== command || stream !== on || ++times > 1) return;
    reached.keep();
    await go.kept;
  };
  return { reached: reached.kept, letGo: go.keep };
}

describe('a claim is decided at one node', () => {
  let one: GatedNode;
  let two: GatedNode;
  beforeEach(async () => {
    [one, two] = [await nodesOfStore.start(), await nodesOfStore.start()];
    await beginFriday(one, 'redcactus', 3);
    await played(one, first, 1);
    expect(await stacks(two)).toEqual({ 1: 1100, 2: 950, 3: 950 });
  });

  it('while the other opens the next hand: it begins with the right chips', async () => {
    const held = heldAt(one, 'ClaimAward', handStream(first));
    const claimed = giveHand(one, first, claim(2));
    await held.reached;
    const opened = openHand(two);
    held.letGo();
    expect([(await claimed).accepted, (await opened).accepted]).toEqual([true, true]);
    expect((await two.tapis.streams.load('hand', second)).state.start!.seats.map(({ stack }) => stack)).toEqual([950, 1100, 950]);
  });

  it('while somebody goes all in at the other: his chips are not in the pot before it is decided', async () => {
    await expectTaken(openHand(two));
    const held = heldAt(one, 'ClaimAward', handStream(first));
    const claimed = giveHand(one, first, claim(2));
    await held.reached;
    const { seat } = findLegalActions((await two.tapis.streams.load('hand', second)).state)!;
    const allIn = giveHand(two, second, { type: 'Act', seat, action: { type: 'allIn' } });
    held.letGo();
    expect([(await claimed).accepted, (await allIn).accepted]).toEqual([true, true]);
    expect(await behind(two, second)).toEqual([950, 1100, 950]);
    const { state: next } = await two.tapis.streams.load('hand', second);
    expect(next.bets[next.start!.seats.findIndex((each) => each.seat === seat)]).toBe({ 1: 950, 2: 1100, 3: 950 }[seat]);
  });

  it('while the other decides a claim on the same pot: one after the other, each on what stands', async () => {
    const held = heldAt(one, 'ClaimAward', handStream(first));
    const claimed = giveHand(one, first, claim(2));
    await held.reached;
    const other = giveHand(two, first, claim(3));
    held.letGo();
    expect([(await claimed).accepted, (await other).accepted]).toEqual([true, true]);
    expect(await stacks(one)).toEqual({ 1: 950, 2: 950, 3: 1100 });
  });

  it('and is sent to the other as well: it has one effect', async () => {
    const same = context();
    const both = await Promise.all([one, two].map(({ tapis }) => tapis.give('hand', first, claim(2), same)));
    expect(both.map(({ accepted }) => accepted)).toEqual([true, true]);
    expect(both.filter((outcome) => outcome.accepted && outcome.repeated)).toHaveLength(1);
    expect(await stacks(two)).toEqual({ 1: 950, 2: 1100, 3: 950 });
  });

  it('after the other began to open a hand and stopped in the middle: the hand is started first', async () => {
    const held = heldAt(two, 'StartHand', handStream(second));
    const opened = openHand(two);
    await held.reached;
    await expectTaken(giveHand(one, first, claim(2)));
    expect(await behind(one, second)).toEqual([950, 1100, 950]);
    held.letGo();
    await expectTaken(opened);
  });

  it('and nothing of the game is changed by it where it is refused', async () => {
    expect(codeOf(await giveHand(one, first, claim(1)))).toBe('AWARD_STANDS');
    expect((await two.tapis.loadTournament(id)).stop).toBeNull();
    await expectTaken(openHand(two));
  });
});

describe('a node goes away while play stands still for it:', () => {
  const begunAndClaimed = async (): Promise<{ one: GatedNode; two: GatedNode }> => {
    const [one, two] = [await nodesOfStore.start(), await nodesOfStore.start({ patienceMs: 0 })];
    await beginFriday(one, 'redcactus', 3);
    await played(one, first, 1);
    await expectTaken(openHand(one));
    return { one, two };
  };
  /** Makes every append of the node fail from this command on. */
  const dies = (node: GatedNode, command: string, on: string): void => {
    let dead = false;
    node.gate = (given, stream) => {
      dead ||= given === command && stream === on;
      if (dead) throw new StoreError('STORE_UNREACHABLE', 'the cable is out');
    };
  };

  it.each([
    ['before the hands stand still', 'StopPlay', handStream(second), false],
    ['before it is decided', 'ClaimAward', handStream(first), false],
    ['once it is decided', 'CorrectSettlement', tournamentStream(id), true],
    ['before the hand in play has it', 'CorrectStacks', handStream(second), true],
    ['before play goes on', 'ResumePlay', handStream(second), true],
  ])('%s', async (_when, command, stream, decided) => {
    const { one, two } = await begunAndClaimed();
    dies(one, command, stream);
    await giveHand(one, first, claim(2)).catch(() => undefined);
    const { seat } = findLegalActions((await two.tapis.streams.load('hand', second)).state)!;
    await expectTaken(giveHand(two, second, { type: 'Act', seat, action: { type: 'fold' } }));
    const [a, b] = decided ? [950, 1100] : [1100, 950];
    expect(await behind(two, second)).toEqual([a, b, 950]);
    await expectTaken(giveTournament(two, { type: 'PauseClock', at }));
    expect(two.said).toContain('play of hand friday.1.1 was left standing still: it goes on');
    expect([(await two.tapis.loadTournament(id)).stop, (await two.tapis.streams.load('hand', second)).stop]).toEqual([null, null]);
  });

  it('one that only was slow finds that it is too late, and decides again', async () => {
    const { one, two } = await begunAndClaimed();
    const held = heldAt(one, 'ClaimAward', handStream(first));
    const claimed = giveHand(one, first, claim(2));
    await held.reached;
    const { seat, callAmount } = findLegalActions((await two.tapis.streams.load('hand', second)).state)!;
    expect(callAmount).toBe(50);
    await expectTaken(giveHand(two, second, { type: 'Act', seat, action: { type: 'allIn' } }));
    held.letGo();
    const outcome = await claimed;
    // The chips to give back may be in the pot now.
    expect(codeOf(outcome)).toBe(seat === 1 ? 'STACK_IN_PLAY' : null);
    const right = seat === 1 ? { 1: 1100, 2: 950, 3: 950 } : { 1: 950, 2: 1100, 3: 950 };
    expect(await stacks(two)).toEqual(right);
    expect(await behind(two, second)).toEqual(Object.values(right));
  });
});

describe('two players sit down in time, each at another node', () => {
  it('both are dealt in, and the tournament knows it as the hand does', async () => {
    const [one, two] = [await nodesOfStore.start(), await nodesOfStore.start()];
    await beginFriday(one, 'redcactus', 4);
    const { tables } = await state(one);
    expect(tables[0]!.seats).toHaveLength(4);
    const absent = tables[0]!.seats.slice(0, 1).map(({ seat }) => seat);
    await expectTaken(giveTournament(one, { type: 'OpenHand', tournamentId: id, table: 1, absent, at }));
    const results = await Promise.all(
      tables[0]!.seats
        .slice(0, 2)
        .map(({ playerId }, k) => [one, two][k]!.tapis.give('hand', id, { type: 'DealInNewcomer' }, { ...context(), aside: { playerId } })),
    );
    expect(results.map((taken) => taken.id)).toEqual([first, first]);
    const opened = (await state(two)).tables[0]!.openHand!;
    const { start } = (await two.tapis.streams.load('hand', first)).state;
    expect(start!.seats.map(({ seat }) => seat)).toEqual(opened.seats.map(({ seat }) => seat));
    expect([start!.button, start!.smallBlindSeat, start!.bigBlindSeat]).toEqual([
      opened.button,
      opened.smallBlindSeat,
      opened.bigBlindSeat,
    ]);
    expect((await two.tapis.loadTournament(id)).stop).toBeNull();
  });
});

describe('two nodes at one table, whatever is given to either of them at once', () => {
  const step = fc.record({
    what: fc.constantFrom('act', 'act', 'act', 'open', 'claim', 'amount', 'override'),
    way: fc.constantFrom<Action['type']>('call', 'call', 'call', 'fold', 'allIn'),
    seat: fc.integer({ min: 1, max: 4 }),
    back: fc.nat(1),
    node: fc.nat(1),
  });

  it('no chip is lost, and tournament and hand agree on all of them', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), { minLength: 15, maxLength: 30 }), async (rounds) => {
        const store = new GatedNodes();
        const nodes = [await store.start(), await store.start()];
        await beginFriday(nodes[0]!, 'redcactus', 4);
        for (const steps of rounds) {
          const { hands } = (await state(nodes[0]!)).tables[0]!;
          await Promise.all(
            steps.map(async ({ what, way, seat, back, node: k }) => {
              const node = nodes[k]!;
              const current = handIdOf(id, 1, Math.max(1, hands));
              const disputed = handIdOf(id, 1, Math.max(1, hands - back));
              let outcome: CommandOutcome | null = null;
              if (what === 'open' || hands === 0) outcome = await openHand(node);
              else if (what === 'act') await goOn(node, current, seat, way);
              else if (what === 'claim') outcome = await giveHand(node, disputed, claim(seat));
              else if (what === 'amount')
                outcome = await giveHand(node, disputed, { type: 'ClaimAmount', street: 'preflop', seat, amount: 25, at });
              else outcome = await giveHand(node, disputed, { type: 'CorrectAward', pot: 0, winners: [seat], at, reason: 'as seen' });
              if (outcome !== null)
                for (const said of outcome.accepted ? outcome.events.map(({ type }) => type) : [outcome.refusal.code]) seen.add(said);
            }),
          );
          await checkChips(nodes[k(rounds.length)]!);
        }
        for (const { said } of nodes) for (const line of said) seen.add(line);
      }),
      { numRuns: 6 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(['HandResultCorrected', 'IncidentRuled']));
    // No reaction was refused, and no node's stop was lifted by the other.
    expect([...seen].filter((line) => line.includes(' '))).toEqual([]);
  });

  const k = (n: number): number => n % 2;

  async function checkChips(node: GatedNode): Promise<void> {
    const { tables, eliminations, playersLeft } = await state(node);
    const [table] = tables;
    expect(table!.chips).toBe(4000);
    expect(playersLeft + eliminations.length).toBe(4);
    expect(table!.seats.reduce((sum, { stack }) => sum + stack, 0)).toBe(4000);
    if (table!.openHand === null) return;
    const { state: now } = await node.tapis.streams.load('hand', table!.openHand.handId);
    const dealt = table!.openHand.seats.reduce((sum, { stack }) => sum + stack, 0);
    expect(now.stacks.reduce((sum, stack) => sum + stack, 0) + countChipsInPlay(now)).toBe(dealt);
  }
});

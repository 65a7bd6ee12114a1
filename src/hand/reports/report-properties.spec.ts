import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { validateEvent } from '../../../events/catalogue.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { Action } from '../../../commands/hand/action.js';
import { findLegalActions } from '../betting/legal-actions.js';
import type { HandCommand } from '../../../commands/hand.js';
import { handDecider } from '../decider.js';
import { listAllInHandsDue } from '../betting/all-in.js';

/** Whatever a table reports between acts, under every book: chips are neither lost nor made, deciding twice gives the same, and the hand ends. */

const NOON = Date.UTC(2026, 0, 1, 12);

const games = fc.record({
  book: fc.constantFrom(...bookIds),
  stacks: fc.array(fc.constantFrom(30, 90, 300, 1000, 5000, 20_000), { minLength: 2, maxLength: 6 }),
  anteFormat: fc.constantFrom('none', 'classic', 'button', 'bigBlind'),
  steps: fc.array(fc.record({ what: fc.nat(19), pick: fc.nat(1000), seat: fc.nat(9), early: fc.nat(3) }), { minLength: 10, maxLength: 80 }),
});

type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;
type Step = Game['steps'][number];

function start({ book, stacks, anteFormat }: Game): HandAtTable {
  return HandAtTable.with({ stacks, rulebook: firstEdition(book), stakes: { anteFormat, ante: anteFormat === 'none' ? 0 : 100 } });
}

const of = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!;

function plain(table: HandAtTable, pick: number): Action {
  const { wager, minRaiseTo } = table.legal!;
  const raise: Action = { type: wager, to: minRaiseTo ?? 100 };
  return of<Action>(
    [{ type: 'call' }, { type: 'check' }, { type: 'call' }, { type: 'check' }, raise, { type: 'fold' }, { type: 'allIn' }],
    pick,
  );
}

function commandOf(table: HandAtTable, { what, pick, seat: any, early }: Step): HandCommand | null {
  const { state } = table;
  const seats = state.start!.seats.map((each) => each.seat);
  const seat = of(seats, any);
  const turn = state.turn < 0 ? seat : seats[state.turn]!;
  const ruling = state.actState?.ruling ?? null;
  if (ruling !== null && what < 10) return { type: 'RuleOnAction', rulingId: ruling.rulingId, option: of(ruling.options, pick).option };
  switch (what) {
    case 8:
    case 9:
      return { type: 'Act', seat: early === 0 ? seat : turn, gesture: { words: { kind: of(['check', 'call', 'fold', 'raise'], pick) } } };
    case 10:
      return { type: 'RequestTime', seat: turn, askedBy: seat, at: NOON, waitedMs: 90_000 };
    case 11:
      return { type: 'ApproveTime', at: NOON };
    case 12:
      return { type: 'ExpireTime', at: NOON + 80_000 };
    case 13:
      return { type: 'ClaimSkippedTurn', seat: turn, reasonableTimePassed: pick % 2 === 0 };
    case 14:
      return { type: 'SaveSkippedHand', seat: state.reports?.forfeited?.seat ?? seat, reason: 'he was dealing' };
    case 15:
    case 16:
      return {
        type: 'RecordUncorrected',
        seat: turn,
        action: of(['call', 'bet', 'raise'], any),
        to: of([50, state.currentBet + 30, Math.max(1, state.currentBet - 40)], pick),
      };
    case 17:
    case 18:
      return { type: 'ReportWrongAmount', seat: state.reports?.wrong[0]?.seat ?? seat };
    case 19:
      return {
        type: 'ReportHiddenChips',
        seat,
        amount: of([10, 100, 1000], pick),
        origin: of(['onTable', 'outside'], early),
        won: of([true, false, null], pick),
      };
    default:
      if (table.legal !== null) return { type: 'Act', seat: turn, action: plain(table, pick) };
      if (state.phase === 'showdown') return null;
      return { type: 'DealBoard', street: of(['flop', 'turn', 'river'], state.board.length), cards: null };
  }
}

/** Gives a command that may be refused; what it answers fits its schema, and is the same twice. */
function give(table: HandAtTable, command: HandCommand): boolean {
  const decision = handDecider.decide(command, table.state);
  expect(handDecider.decide(command, table.state)).toEqual(decision);
  if (decision.refusal !== undefined) return false;
  for (const event of table.give(command)) validateEvent(event);
  expect(table.state.stacks.every((stack) => stack >= 0)).toBe(true);
  return true;
}

/** Folds, deals and mucks to the end, or declares a winner. */
function finish(table: HandAtTable): void {
  for (let k = 0; k < 100 && table.state.phase !== 'completed'; k++) {
    const { actState, phase, board, live, pots, awards, start: begun } = table.state;
    const ruling = actState?.ruling ?? null;
    const legal = findLegalActions(table.state);
    if (ruling !== null) table.give({ type: 'RuleOnAction', rulingId: ruling.rulingId, option: ruling.default });
    else if (legal !== null) table.act(legal.seat, legal.canFold ? 'fold' : legal.callAmount > 0 ? 'call' : 'allIn');
    else if (phase === 'awaitingBoard') table.deal(of(['flop', 'turn', 'river'], board.length));
    else {
      const left = begun!.seats.filter((_, i) => ((live >> i) & 1) === 1).map(({ seat }) => seat);
      // All-in hands are not mucked; nobody entered their cards, so the table says who wins.
      const winners = pots.map((pot, k) => ({
        pot: k,
        seats: awards[k]?.shares.map(({ seat }) => seat) ?? [pot.seats.find((seat) => left.includes(seat))!],
      }));
      if (listAllInHandsDue(table.state) === null) table.mucks(left[0]!);
      else table.give({ type: 'DeclareWinners', winners });
    }
  }
}

describe('what a table reports', () => {
  it('loses no chip, and lets the hand end, whenever it comes', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(games, (game) => {
        const table = start(game);
        for (const step of game.steps) {
          if (table.state.phase === 'completed') break;
          const command = commandOf(table, step);
          if (command !== null) give(table, command);
        }
        finish(table);
        expect(table.state.phase).toBe('completed');
        for (const { type } of table.events) seen.add(type);
      }),
      { numRuns: 800, seed: 42 },
    );
    const reports = [
      'TimeExpired',
      'ActionBackedUp',
      'WrongAmountRecorded',
      'BetCorrected',
      'DecisionReopened',
      'HiddenChipsCounted',
      'HiddenChipsAwarded',
    ];
    expect(reports.filter((type) => !seen.has(type))).toEqual([]);
  });
});

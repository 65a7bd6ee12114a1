import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { handRooms } from '../../../commands/hand.js';
import type { HandCommand } from '../../../commands/hand.js';
import { anyCommand, canBeDrawn, type Drawn, gesture, plainAction } from '../../../test/commands/any-command.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { handDecider } from '../decider.js';
import { findLegalActions, type LegalActions } from './legal-actions.js';

/** Whatever is reported in the middle of an act, under every book: the seat in turn has an act that is legal, and it is taken. */

const UNIT = 25;
const drawn: Drawn = {
  players: ['p1', 'p2'],
  hands: ['friday.1.1'],
  at: Date.UTC(2026, 0, 1, 12),
  written: { GestureInput: gesture, ActionInput: plainAction },
};
const reports = Object.values(handRooms)
  .flat()
  .filter((command) => canBeDrawn(command) && !['StartHand', 'CorrectEntry', 'AnnulHand'].includes(command.type));

const steps = fc.oneof(
  { weight: 2, arbitrary: fc.record({ plain: fc.nat(1000) }) },
  { weight: 3, arbitrary: fc.record({ words: fc.constantFrom('bet', 'raise', 'allIn', 'call'), pot: fc.boolean(), away: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.constantFrom(...reports).chain((command) => fc.record({ report: anyCommand(command, drawn) })) },
);
const games = fc.record({
  book: fc.constantFrom(...bookIds),
  stacks: fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 2, maxLength: 9 }),
  steps: fc.array(steps, { minLength: 5, maxLength: 40 }),
});

function listPossible({ seat, canCheck, callAmount, minRaiseTo, canFold, wager }: LegalActions): HandCommand[] {
  return [
    ...(canCheck ? [{ type: 'Act', seat, action: { type: 'check' } } as const] : []),
    ...(callAmount > 0 ? [{ type: 'Act', seat, action: { type: 'call' } } as const] : []),
    ...(minRaiseTo === null ? [] : [{ type: 'Act', seat, action: { type: wager, to: minRaiseTo } } as const]),
    ...(canFold ? [{ type: 'Act', seat, action: { type: 'fold' } } as const] : []),
  ];
}

function commandOf(table: HandAtTable, step: typeof steps extends fc.Arbitrary<infer Step> ? Step : never): HandCommand | null {
  if ('report' in step) return step.report as unknown as HandCommand;
  const { state } = table;
  const ruling = state.actState?.ruling ?? null;
  if (ruling !== null) return { type: 'RuleOnAction', rulingId: ruling.rulingId, option: ruling.default };
  if (state.phase === 'awaitingBoard') {
    return { type: 'DealBoard', street: (['flop', 'turn', 'river'] as const)[state.board.length]!, cards: null };
  }
  const legal = findLegalActions(state);
  if (legal === null) return null;
  if ('plain' in step) {
    const possible = listPossible(legal);
    return possible[step.plain % possible.length] ?? null;
  }
  const { seats } = state.start!;
  const seat = seats[(state.turn + (step.away === 2 ? 1 : 0)) % seats.length]!.seat;
  return { type: 'Act', seat, gesture: { words: { kind: step.words, ...(step.pot && { pot: true }) } } };
}

/** The seat in turn is refused what it is offered, or is offered nothing. */
function findStuck({ state }: HandAtTable): string | null {
  const legal = findLegalActions(state);
  if (legal === null) return null;
  const possible = listPossible(legal);
  if (possible.length === 0) return 'nothing is legal';
  const refusals = possible.map((command) => handDecider.decide(command, state).refusal?.code);
  return refusals.find((code) => code === 'OPTION_NOT_OFFERED') ?? null;
}

/** A raise whose amount was owed, and then nobody was left who could call it. */
const potThenNobodyToCall: typeof games extends fc.Arbitrary<infer Game> ? Game : never = {
  book: 'toufflers',
  stacks: [1, 1, 1, 1, 5, 1, 5],
  steps: [
    { plain: 0 },
    { report: { type: 'Act', seat: 7, gesture: { motions: [[25]] } } as never },
    { plain: 0 },
    { words: 'bet', pot: true, away: 0 },
    { words: 'bet', pot: false, away: 2 },
    { words: 'bet', pot: false, away: 0 },
  ],
};

it('never leaves a seat without a legal act', () => {
  let bound = 0;
  fc.assert(
    fc.property(games, ({ book, stacks, steps: all }) => {
      const table = HandAtTable.with({ stacks: stacks.map((stack) => stack * UNIT), chipUnit: UNIT, rulebook: firstEdition(book) });
      for (const step of all) {
        const command = commandOf(table, step);
        if (command === null || handDecider.decide(command, table.state).refusal !== undefined) continue;
        table.give(command);
        if (table.state.actState?.restriction != null) bound += 1;
        expect([findStuck(table), command]).toEqual([null, command]);
      }
    }),
    { numRuns: 500, examples: [[potThenNobodyToCall]] },
  );
  expect(bound).toBeGreaterThan(50);
});

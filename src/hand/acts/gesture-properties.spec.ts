import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { validateEvent } from '../../../events/catalogue.js';
import type { Gesture } from '../../../events/judging.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { findActionsAtTurn, type LegalActions, findLegalActions } from '../betting/legal-actions.js';
import type { HandCommand } from '../commands.js';
import { handDecider } from '../decider.js';
import { judgeGesture } from '../judging/judge.js';
import type { Judgement } from '../judging/judgement.js';
import { indexOf } from '../state.js';

/** Whatever players do at a table, under every book: the hand goes on by legal actions and rulings that are owed, and no chip is lost. */

const UNIT = 25;
const chip = fc.constantFrom(25, 100, 500, 1000, 5000);
const amount = fc.oneof(
  fc.integer({ min: 0, max: 300 }).map((n) => n * UNIT),
  fc.integer({ min: 0, max: 6000 }),
  fc.constantFrom(1, 5, 8),
);

const words = fc.record(
  {
    kind: fc.constantFrom('check', 'call', 'bet', 'raise', 'raise', 'fold', 'allIn', 'amount'),
    amount,
    plus: fc.constant(true),
    more: amount,
    abbreviated: fc.boolean(),
    conditional: fc.constantFrom(false, false, false, true),
    pot: fc.constantFrom(false, false, false, true),
  },
  { requiredKeys: ['kind'] },
);

const gestures = fc.record(
  {
    words,
    motions: fc.array(fc.array(chip, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
    first: fc.constantFrom('words', 'chips', 'together'),
    taps: fc.integer({ min: 1, max: 3 }),
    allInShown: fc.boolean(),
    exposedHand: fc.boolean(),
    heardByAll: fc.constantFrom(true, true, true, false),
    unclear: fc.boolean(),
    pulledBack: fc.constant(UNIT),
    amountKnown: fc.constantFrom(true, true, true, false),
    amountTold: amount,
    misreadAs: fc.record(
      { type: fc.constantFrom('fold', 'check', 'call', 'bet', 'raise', 'allIn'), to: amount },
      { requiredKeys: ['type'] },
    ),
    substantialActionFollowed: fc.boolean(),
    misunderstood: fc.boolean(),
    chipValuesInPlay: fc.constant([25, 100]),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Gesture>;

/** Some gestures have one thing, most several. */
const anyGesture = fc.oneof(
  { weight: 2, arbitrary: fc.record({ words }) as fc.Arbitrary<Gesture> },
  { weight: 2, arbitrary: fc.array(chip, { minLength: 1, maxLength: 4 }).map((chips): Gesture => ({ motions: [chips] })) },
  { weight: 3, arbitrary: gestures },
);

const games = fc.record({
  book: fc.constantFrom(...bookIds),
  stacks: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 2, maxLength: 6 }),
  steps: fc.array(
    fc.record({ gesture: anyGesture, plain: fc.boolean(), early: fc.nat(11), choice: fc.nat(1000), dark: fc.nat(9), override: fc.nat(7) }),
    { minLength: 10, maxLength: 60 },
  ),
});

type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;
type Step = Game['steps'][number];

function start({ book, stacks }: Game): HandAtTable {
  return HandAtTable.with({ stacks: stacks.map((stack) => stack * UNIT), chipUnit: UNIT, rulebook: firstEdition(book) });
}

/** A legal plain action, so that hands go somewhere. */
function plainAction(legal: LegalActions, choice: number): HandCommand {
  const { seat, canCheck, callAmount, minRaiseTo, canFold, wager } = legal;
  const actions: HandCommand[] = [];
  if (canCheck) actions.push({ type: 'Act', seat, action: { type: 'check' } });
  if (callAmount > 0) actions.push({ type: 'Act', seat, action: { type: 'call' } });
  if (minRaiseTo !== null) actions.push({ type: 'Act', seat, action: { type: wager, to: minRaiseTo } });
  if (canFold) actions.push({ type: 'Act', seat, action: { type: 'fold' } });
  return actions[choice % actions.length]!;
}

function nextCommand(table: HandAtTable, step: Step): HandCommand | null {
  const { state } = table;
  const ruling = state.actState?.ruling ?? null;
  if (ruling !== null) {
    const { option } = ruling.options[step.choice % ruling.options.length]!;
    const i = indexOf(state, ruling.seat);
    const own = state.bets[i]!;
    const amount = option === 'callSmallerAmount' ? Math.min(own + UNIT, own + findActionsAtTurn(state, i).callAmount) : null;
    return { type: 'RuleOnAction', rulingId: ruling.rulingId, option, amount };
  }
  if (state.phase === 'awaitingBoard') {
    const street = (['flop', 'turn', 'river'] as const)[state.board.length]!;
    const seat = state.start!.seats[step.choice % state.start!.seats.length]!.seat;
    if (step.dark === 0) return { type: 'BetInTheDark', seat, street, gesture: step.gesture };
    return { type: 'DealBoard', street, cards: null };
  }
  const legal = findLegalActions(state);
  if (legal === null) return null;
  const seats = state.start!.seats;
  if (step.early === 0) return { type: 'Act', seat: seats[step.choice % seats.length]!.seat, gesture: step.gesture };
  if (step.early === 1) {
    const other = seats[step.choice % seats.length]!.seat;
    return {
      type: 'ActSimultaneously',
      acts: [
        { seat: other, gesture: step.gesture },
        { seat: legal.seat, gesture: step.gesture },
      ],
    };
  }
  if (step.plain) return plainAction(legal, step.choice);
  if (step.override === 0)
    return { type: 'OverrideRuling', seat: legal.seat, gesture: step.gesture, action: { type: 'call' }, reason: 'fair' };
  return { type: 'Act', seat: legal.seat, gesture: step.gesture };
}

function play(game: Game, see: (table: HandAtTable, command: HandCommand, step: Step) => void): HandAtTable {
  const table = start(game);
  for (const step of game.steps) {
    const command = nextCommand(table, step);
    if (command === null) break;
    see(table, command, step);
    const decision = handDecider.decide(command, table.state);
    if (decision.refusal === undefined) table.give(command);
  }
  return table;
}

/** Whether a judgement is one of the legal actions, or leaves the act to the player or the director. */
function isLegal({ ruling, to, minTo, options }: Judgement, legal: LegalActions, own: number): boolean {
  switch (ruling) {
    case 'fold':
      return true;
    case 'check':
      return legal.canCheck && to === own;
    case 'call':
      return legal.callAmount > 0 && to === own + legal.callAmount;
    case 'bet':
    case 'raise': {
      if (ruling !== legal.wager || legal.minRaiseTo === null) return false;
      if (to === null) return minTo === legal.minRaiseTo && options.length > 0;
      return to >= legal.minRaiseTo && to <= legal.maxRaiseTo! && (to === legal.maxRaiseTo || to % legal.chipUnit === 0);
    }
    case 'allIn':
      return to === legal.maxRaiseTo || to === own + legal.callAmount;
    case 'void':
    case 'directorDecides':
      return options.length > 0;
  }
}

describe('whatever is done at the table, under each of the five books', () => {
  it('what an act counts as is a legal action, a choice or a question to the director', () => {
    fc.assert(
      fc.property(games, (game) => {
        play(game, ({ state }, _command, { gesture }) => {
          if (state.phase !== 'betting' || state.turn < 0) return;
          const { seat } = state.start!.seats[state.turn]!;
          const { betting } = rulebookFor(firstEdition(game.book))!;
          const legal = findActionsAtTurn(state, state.turn);
          const judgement = judgeGesture(state, seat, gesture, betting);
          const own = state.bets[state.turn]!;
          if (!isLegal(judgement, legal, own)) throw new Error(JSON.stringify({ gesture, judgement, legal, own }));
          expect(judgement.articles.length).toBeGreaterThan(0);
          expect(judgement.returned).toBeGreaterThanOrEqual(0);
          expect(judgement.toAdd).toBeGreaterThanOrEqual(0);
          expect(judgeGesture(state, seat, gesture, betting)).toEqual(judgement);
        });
      }),
      { numRuns: 250 },
    );
  });

  it('hands go on: chips are conserved, events fit their schemas, a decision taken twice is the same', () => {
    fc.assert(
      fc.property(games, (game) => {
        const table = play(game, ({ state }, command) => {
          expect(handDecider.decide(command, state)).toEqual(handDecider.decide(command, state));
        });
        for (const event of table.events) expect(() => validateEvent(event)).not.toThrow();
        const { actState, phase } = table.state;
        if (actState?.ruling != null) expect(phase).toBe('betting');
      }),
      { numRuns: 250 },
    );
  });
});

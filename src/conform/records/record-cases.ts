/**
 * Cases of one line: hands with the legal actions at every step, and deals with their winners. This file checks the form; hand-record and
 * eval-record check the content.
 */
import { z } from 'zod';
import { Card, Chips, Street } from '../../../events/values.js';
import { checkDeal, type EvalRecord } from './eval-record.js';
import { replayRecord, type Difference, type HandRecord } from './hand-record.js';
import { outcomeOf, type LineKind, type Outcome } from '../kind.js';

const Index = z.int().min(0).max(9);
const amounts = {
  canFold: z.boolean(),
  canCheck: z.boolean(),
  callAmount: Chips,
  minRaiseTo: Chips.nullable(),
  maxRaiseTo: Chips.nullable(),
};

/** Unchecked fields are allowed. */
const HandRecordShape = z
  .object({
    id: z.string(),
    players: z.int().min(2).max(10),
    button: Index,
    smallBlindSeat: Index.nullable(),
    bigBlindSeat: Index,
    smallBlind: Chips,
    bigBlind: Chips,
    ante: Chips,
    anteFormat: z.enum(['none', 'classic', 'bb', 'button']),
    bbAntePriority: z.enum(['blind-first', 'ante-first']).nullable(),
    chipUnit: Chips.min(1),
    stacks: z.array(Chips),
    holeCards: z.array(z.tuple([Card, Card]).nullable()),
    board: z.array(Card).max(5),
    posts: z.array(z.object({ seat: Index, type: z.enum(['ante', 'sb', 'bb']), amount: Chips })),
    actions: z.array(
      z.object({
        seat: Index,
        street: Street,
        type: z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allin']),
        amountTo: Chips,
        as: z.enum(['call', 'bet', 'raise']).optional(),
      }),
    ),
    legalAtEachStep: z.array(
      z.object({
        ...amounts,
        seat: Index,
        street: Street,
        pot: Chips,
        tda: z.object(amounts).partial().optional(),
        callAmountFullBlind: Chips.optional(),
        vacuous: z.boolean().optional(),
      }),
    ),
    uncalledReturned: z.array(z.object({ seat: Index, amount: Chips })),
    pots: z.array(
      z.object({
        amount: Chips,
        eligibleSeats: z.array(Index),
        winners: z.array(Index),
        payouts: z.array(z.object({ seat: Index, amount: Chips })),
        oddChips: Chips.optional(),
      }),
    ),
    finalStacks: z.array(Chips),
    tda: z.object({ finalStacks: z.array(Chips).optional() }).optional(),
    wentToShowdown: z.boolean(),
    showdown: z.array(z.object({ seat: Index, shown: z.boolean() })),
  })
  .refine(({ actions, legalAtEachStep }) => actions.length === legalAtEachStep.length, {
    path: ['legalAtEachStep'],
    error: 'must have one entry for each action',
  })
  .refine(({ players, stacks, holeCards }) => stacks.length === players && holeCards.length === players, {
    path: ['stacks'],
    error: 'stacks and holeCards must have one entry for each player',
  });

const EvalRecordShape = z.object({
  id: z.string(),
  board: z.array(Card).length(5),
  hands: z.array(z.tuple([Card, Card])).min(2),
  winners: z.array(Index).min(1),
  categories: z.array(z.string()),
  strength: z.array(z.number()),
  boardPlays: z.array(z.boolean()),
});

export const handRecordCase: LineKind = {
  name: 'hand with its legal actions',
  counts: 'hands',
  recognises: (record) => 'legalAtEachStep' in record,
  check: (record) => checkWhole(HandRecordShape, record, (whole) => replayRecord(whole as HandRecord)),
};

export const dealCase: LineKind = {
  name: 'deal with its winners',
  counts: 'hands',
  recognises: (record) => 'hands' in record && 'strength' in record,
  check: (record) => checkWhole(EvalRecordShape, record, (whole) => checkDeal(whole as EvalRecord)),
};

function checkWhole(shape: z.ZodType, record: unknown, compare: (whole: unknown) => readonly Difference[]): Outcome {
  const read = shape.safeParse(record);
  if (!read.success) {
    const first = read.error.issues[0];
    return { outcome: 'malformed', reason: `${first?.path.join('.') ?? ''}: ${first?.message ?? 'not whole'}` };
  }
  return outcomeOf(
    compare(read.data).map(({ step, field, expected, got }) => ({
      where: step === null ? field : `actions[${step}] ${field}`,
      expected,
      actual: got,
    })),
  );
}

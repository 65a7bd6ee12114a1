/** Poker Hand History cases: played completely, and compared with the `.expected.json` beside it, or with the final stacks in the text. */
import { z } from 'zod';
import type { ByType } from '../../../events/event-type.js';
import { TournamentId } from '../../../events/ids.js';
import type { HandEvent } from '../../../events/hand.js';
import { planHand, type HandPlan } from '../../phh/hand-plan.js';
import { readPhh, type PhhHand } from '../../phh/phh.js';
import { PhhError } from '../../phh/phh-error.js';
import { describeFailure, playPlan } from '../../phh/play-plan.js';
import { chipUnitsOf } from '../../phh/chip-unit.js';
import { findContradictions, isResultStated } from '../../phh/stated-result.js';
import { outcomeOf, type CaseDifference, type FileKind, type Outcome } from '../kind.js';

const Chips = z.int().min(0);
const Index = z.int().min(0).max(9);

/** Seats are indexes in the order of the text's players, from 0. */
const Expected = z.object({
  id: z.string().optional(),
  finishingStacks: z.array(Chips),
  /** The source's own numbers; not whole when a site splits a chip. */
  finishingStacksFromSource: z.array(z.number()).nullish(),
  pots: z.array(
    z.object({
      amount: Chips,
      eligibleSeats: z.array(Index),
      winners: z.array(Index),
      payouts: z.array(z.object({ seat: Index, amount: Chips })),
    }),
  ),
  winners: z.array(Index),
  uncalledReturned: z.array(z.object({ seat: Index, amount: Chips, street: z.string() })),
  wentToShowdown: z.boolean(),
});
type Expected = z.infer<typeof Expected>;

export const phhCase: FileKind = {
  name: 'Poker Hand History',
  form: '.phh, .phhs, with NAME.expected.json beside it where there is one',
  counts: 'hands',
  recognises: (text) => /^[ \t]*variant[ \t]*=/m.test(text),
  async check(text, path, companion) {
    let hands: readonly PhhHand[];
    try {
      hands = readPhh(text, path);
    } catch (error) {
      if (!(error instanceof PhhError)) throw error;
      return [{ id: path, result: { outcome: 'malformed', reason: `${error.message} (${error.code})` } }];
    }
    const beside = hands.length === 1 ? await companion('.expected.json') : null;
    const unitOf = chipUnitsOf(hands);
    return hands.map((hand) => ({ id: hand.place.hand ?? path, result: checkHand(hand, beside, unitOf(hand)) }));
  },
};

function checkHand(hand: PhhHand, beside: string | null, chipUnit: number): Outcome {
  const expected = beside === null ? null : readExpected(beside);
  if (typeof expected === 'string') return { outcome: 'malformed', reason: `.expected.json: ${expected}` };
  let plan: HandPlan;
  try {
    plan = planHand(hand, {
      tournamentId: TournamentId.parse('conform'),
      rulebook: { id: 'conformance', edition: '1' },
      // An expected result assumes single chips, unless the hand says otherwise.
      chipUnit: expected === null ? chipUnit : 1,
    });
  } catch (error) {
    if (!(error instanceof PhhError)) throw error;
    return { outcome: 'malformed', reason: `${error.message} (${error.code})` };
  }
  const played = playPlan(plan);
  if (played.failure !== null) {
    return {
      outcome: 'differs',
      differences: [{ where: 'play', expected: 'the hand is played to its end', actual: describeFailure(played.failure) }],
    };
  }
  if (expected === null) {
    // It was played to its end anyway: a hand that cannot be is a finding.
    return isResultStated(hand)
      ? outcomeOf(findContradictions(hand, plan, played.events))
      : { outcome: 'skipped', reason: 'no .expected.json beside it, and no finishing_stacks or winnings in it' };
  }
  const actual = resultOf(plan, played.events);
  const source = expected.finishingStacksFromSource;
  const stacks = source?.every((stack) => Number.isInteger(stack)) === true ? source : expected.finishingStacks;
  const { pots, winners, wentToShowdown } = expected;
  const uncalledReturned = expected.uncalledReturned.map(({ seat, amount, street }) => ({
    seat,
    amount,
    street: street === 'ante' ? 'preflop' : street,
  }));
  return outcomeOf(differences({ finishingStacks: stacks, pots, winners, uncalledReturned, wentToShowdown }, { ...actual }));
}

function readExpected(text: string): Expected | string {
  try {
    const read = Expected.safeParse(JSON.parse(text));
    return read.success ? read.data : z.prettifyError(read.error);
  } catch (error) {
    return (error as Error).message;
  }
}

function differences(expected: Readonly<Record<string, unknown>>, actual: Readonly<Record<string, unknown>>): CaseDifference[] {
  return Object.keys(expected)
    .filter((field) => JSON.stringify(sorted(expected[field])) !== JSON.stringify(sorted(actual[field])))
    .map((field) => ({ where: field, expected: expected[field], actual: actual[field] }));
}

/** The value with sorted keys, and only those that are compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}

/** The result of the events, in terms of the expected result. */
function resultOf(plan: HandPlan, events: readonly HandEvent[]): Omit<Expected, 'id' | 'finishingStacksFromSource'> {
  const index = (seat: number): number => plan.seats.indexOf(seat);
  const indexes = (seats: readonly number[]): number[] => seats.map(index).sort((one, other) => one - other);
  const ofType = <T extends HandEvent['type']>(type: T) => events.filter((event): event is ByType<HandEvent>[T] => event.type === type);
  const gathered = ofType('ChipsGathered').at(-1)?.data.pots ?? [];
  const awards = ofType('PotAwarded')
    .map(({ data }) => data)
    .sort((one, other) => one.pot - other.pot);
  const completed = ofType('HandCompleted')[0]?.data;
  const pots = awards.map(({ pot, amount, shares }) => ({
    amount,
    eligibleSeats: indexes(gathered[pot]?.seats ?? []),
    winners: indexes(shares.map(({ seat }) => seat)),
    payouts: shares.map((share) => ({ seat: index(share.seat), amount: share.amount })),
  }));
  return {
    finishingStacks: plan.seats.map((seat) => completed?.results.find((result) => result.seat === seat)?.stackAfter ?? -1),
    pots,
    winners: [...new Set(pots.flatMap(({ winners }) => winners))].sort((one, other) => one - other),
    uncalledReturned: ofType('UncalledBetReturned').map(({ data }) => ({
      seat: index(data.seat),
      amount: data.amount,
      street: data.street,
    })),
    wentToShowdown: completed?.wentToShowdown ?? false,
  };
}

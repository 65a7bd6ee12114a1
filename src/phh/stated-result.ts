/** The result stated in a file: `finishing_stacks` and `winnings`. A different result means another hand. */
import type { ByType } from '../../events/event-type.js';
import type { HandEvent } from '../../events/hand.js';
import type { HandPlan } from './hand-plan.js';
import type { PhhHand } from './phh.js';

/** A difference from the file's result; amounts by player, in the file's order. */
export interface Contradiction {
  readonly where: 'finishing_stacks' | 'winnings';
  readonly expected: readonly number[];
  readonly actual: readonly number[];
}

/** Whether the file states a result. */
export function isResultStated({ finishingStacks, winnings }: PhhHand): boolean {
  return finishingStacks !== null || winnings !== null;
}

/** @param events of the whole played hand */
export function findContradictions(
  hand: PhhHand,
  { seats }: Pick<HandPlan, 'seats'>,
  events: readonly HandEvent[],
): readonly Contradiction[] {
  const contradictions: Contradiction[] = [];
  const finishing = finishingStacksOf(seats, events);
  if (hand.finishingStacks !== null && !isSame(hand.finishingStacks, finishing))
    contradictions.push({ where: 'finishing_stacks', expected: hand.finishingStacks, actual: finishing });
  if (hand.winnings !== null) {
    const readings = listWinnings(hand, finishing, seats, events);
    if (!readings.some((reading) => isSame(hand.winnings!, reading)))
      contradictions.push({ where: 'winnings', expected: hand.winnings, actual: readings[0]! });
  }
  return contradictions;
}

/** One sentence, for a person with the file. */
export function describeContradiction({ where, expected, actual }: Contradiction): string {
  return `${where} says ${expected.join(', ')}, and the hand comes to ${actual.join(', ')}`;
}

function finishingStacksOf(seats: readonly number[], events: readonly HandEvent[]): readonly number[] {
  const completed = ofType(events, 'HandCompleted')[0]?.data;
  return seats.map((seat) => completed?.results.find((result) => result.seat === seat)?.stackAfter ?? -1);
}

/** Winnings of pots, with or without uncalled chips, or net winnings: writers mean one or the other. */
function listWinnings(
  { startingStacks }: PhhHand,
  finishing: readonly number[],
  seats: readonly number[],
  events: readonly HandEvent[],
): readonly (readonly number[])[] {
  const shares = ofType(events, 'PotAwarded').flatMap(({ data }) => data.shares);
  const returned = ofType(events, 'UncalledBetReturned').map(({ data }) => data);
  const sumOf = (entries: readonly { readonly seat: number; readonly amount: number }[]): number[] =>
    seats.map((seat) => entries.filter((entry) => entry.seat === seat).reduce((sum, { amount }) => sum + amount, 0));
  const net = finishing.map((stack, player) => stack - startingStacks[player]!);
  return [sumOf(shares), sumOf([...shares, ...returned]), net, net.map((amount) => Math.max(0, amount))];
}

function ofType<Type extends HandEvent['type']>(events: readonly HandEvent[], type: Type): readonly ByType<HandEvent>[Type][] {
  return events.filter((event): event is ByType<HandEvent>[Type] => event.type === type);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((amount, index) => amount === other[index]);
}

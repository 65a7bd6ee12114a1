/**
 * Facts of a dealing case that follow from others, or that only its command asks for: the kit holds the hand that it built, and the
 * command, against them, so that a case can't state what its hand is not.
 */
import { findHandDealer } from '../../../src/hand/start/dealer.js';
import { deckOf } from '../../../src/hand/cards/places.js';
import { indexOf } from '../../../src/hand/state.js';
import { same } from './compare.js';
import { bestTabled, potName } from './every-room.js';
import type { DealingPlay } from './play.js';
import { neighbour } from './roster.js';

/** What the hand or the command has for a field of `given`, in the form of the cases. */
type Fact = (play: DealingPlay, stated: never) => unknown;

export const facts: Readonly<Record<string, Fact>> = {
  /** Chips that are gathered; those in front of the seats are not in it. */
  pot: ({ hand }) => gatheredIn(hand),
  pots: ({ hand }, stated: readonly object[]) =>
    hand.state.pots.map(({ amount, seats }, pot) => {
      const ours: Record<string, unknown> = { pot: potName(pot), amount, candidates: seats.filter((seat) => hand.isLive(seat)) };
      return Object.fromEntries(Object.keys(stated[pot] ?? ours).map((key) => [key, ours[key]]));
    }),
  /** Its chips make up the pot, and its smallest is the one that is stated. */
  chipsInPot: ({ hand, given }, stated: readonly number[]) => {
    const sum = stated.reduce((chips, chip) => chips + chip, 0);
    return sum === gatheredIn(hand) && Math.min(...stated) === given.smallestChipInPot ? stated : `${gatheredIn(hand)} in the pot`;
  },
  earlierStreets: ({ hand }, stated: object) =>
    Object.fromEntries(Object.keys(stated).map((seat) => [seat, hand.state.gathered[indexOf(hand.state, Number(seat))]])),
  winner: ({ hand }) => bestTabled(hand.state),
  lastRoundBet: ({ hand }) =>
    hand.events
      .slice(hand.events.findLastIndex(({ type }) => type === 'BoardDealt'))
      .some(({ type }) => type === 'BetPlaced' || type === 'Raised'),
  bettingOpen: ({ hand }) => hand.turn !== null,
  bettingStillPossible: ({ hand }) => hand.liveSeats.filter((seat) => hand.stack(seat) > 0).length > 1,
  callers: ({ hand }) => hand.events.flatMap((event) => (event.type === 'Called' ? [event.data.seat] : [])).sort((a, b) => a - b),
  bigBlindStack: ({ hand }) => hand.state.start!.seats.find(({ seat }) => seat === hand.state.start!.bigBlindSeat)?.stack,
  dealer: ({ hand }) => findHandDealer(hand.state.start!),
  rightNeighbour: ({ hand }) =>
    neighbour(
      hand.state.start!.seats.map(({ seat }) => seat),
      findHandDealer(hand.state.start!),
      'before',
    ),
  deadButton: ({ hand }) => !hand.state.start!.seats.some(({ seat }) => seat === hand.state.start!.button),
  /** Two decks are in use where the next one was ready. */
  decks: ({ given, stated }, decks: number) =>
    given.gestures === undefined
      ? decks
      : stated.when.some(({ command }) => command === 'StartHand') && 'readyDeckAt' in given.gestures
        ? 2
        : 1,
  /** As long as nothing contradicts it: what happens at a table happens in this order. */
  timeline: (_play, stated: Readonly<Record<string, string>>) => {
    const before = ['betsGatheredAt', 'potAwardedAt', 'cardsPickedUpAt', 'cards52InHandAt', 'firstRiffleAt', 'firstCardAt'];
    const times = before.flatMap((moment) => stated[moment] ?? []);
    return times.every((time, k) => k === 0 || times[k - 1]! <= time) ? stated : 'not in order';
  },
  /** How many cards a seat holds is what is reported of it. */
  cards: ({ stated }, cards: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(cards).map(([seat, count]) => {
        const report = stated.when.find((when) => when.command === 'ReportDealFault' && String(when.seat) === seat);
        return [seat, report?.count ?? count];
      }),
    ),
  /** The cards that lie where they should not are the next of the stub. */
  wrong: ({ hand, stated }, wrong: { readonly burned: readonly string[]; readonly exposed: readonly string[] }) => {
    const [{ street, kind } = {}] = stated.when;
    if (street === undefined) return wrong;
    const { slot } = deckOf(hand.state, street);
    const burned = kind === 'noBurn' ? 0 : kind === 'twoBurns' ? 2 : 1;
    const open = Array.from({ length: wrong.exposed.length }, (_, n) => slot(burned + n));
    return { ...wrong, burned: Array.from({ length: burned }, (_, n) => slot(n)), exposed: open };
  },
  cardsHeldBelowTable: ({ stated }) => stated.when[0]?.command === 'ReportHiddenCards',
  bettingLine: ({ stated }) => stated.when.some((when) => when['crossedLine'] !== undefined),
  saidBySeat2: ({ stated }) => stated.when[0]?.to,
};

/** Stops the case at the first fact that the hand contradicts. */
export function checkFacts(play: DealingPlay): void {
  for (const [field, fact] of Object.entries(facts)) {
    const stated: unknown = play.given[field];
    if (stated === undefined || play.obstacle !== null) continue;
    const actual = fact(play, stated as never);
    if (!same(stated, actual)) play.stop(`given.${field}`, JSON.stringify(stated), JSON.stringify(actual) ?? 'nothing');
  }
}

function gatheredIn({ state }: DealingPlay['hand']): number {
  return state.deadAnte + state.gathered.reduce((sum, chips) => sum + chips, 0);
}

import { firstEdition } from '../../../events/editions.js';
import * as fc from 'fast-check';
import { validateEvent } from '../../../events/catalogue.js';
import { ExposedBy, SeenBy } from '../../../events/hand-deal-cards.js';
import type { Slot } from '../../../events/hand-deck.js';
import type { HandEvent } from '../../../events/hand.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { FIRST_CARD, lastCard, replace } from '../../../test/fixtures/deals.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';
import { handDecider } from '../decider.js';
import { BOARD_STREETS, cardCountOf, deckOf } from '../cards/places.js';
import type { HandState } from '../state.js';
import { listReplacementsDue } from './spoilt-cards.js';

/**
 * What must hold under every book, whatever happens to single cards of the deal. No card of the stub goes to two places or is passed over,
 * and no known card comes twice. No chip is lost. Nobody acts while a card is due. A repeated command has one effect.
 */

const DECK = [...Array(13).keys()].flatMap((rank) => ['c', 'd', 'h', 's'].map((suit) => `${'23456789TJQKA'.charAt(rank)}${suit}`));

const games = fc.record({
  book: fc.constantFrom(...bookIds),
  stacks: fc.array(fc.constantFrom(30, 90, 300, 1000, 5000), { minLength: 2, maxLength: 6 }),
  steps: fc.array(fc.record({ what: fc.nat(23), pick: fc.nat(1000), seat: fc.nat(5) }), { minLength: 5, maxLength: 40 }),
});

type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;
type Step = Game['steps'][number];

const of = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!;

function commandOf({ state, legal }: HandAtTable, { what, pick, seat: any }: Step): HandCommand | null {
  const { seats, button, smallBlindSeat } = state.start!;
  const { seat } = of(seats, any);
  const ordinal = pick % 5 === 0 ? null : 1 + (pick % (2 * seats.length));
  const card = pick % 3 === 0 ? of(DECK, pick) : null;
  switch (what) {
    case 0:
      return { type: 'BeginDeal', at: FIRST_CARD };
    case 1:
    case 2:
      return lastCard;
    case 3:
    case 4:
    case 5:
      return { type: 'ReportExposedCard', ordinal, seat, cause: of(ExposedBy.options, pick), card };
    case 6:
    case 7:
      return replace;
    case 8:
      return { type: 'ReportBoxedCard', duringInitialDeal: pick % 2 === 0, count: 1 + (pick % 2), cards: card === null ? [] : [card] };
    case 9:
      return { type: 'ReportFallenCard', ordinal, seat, cause: of(['dealer', 'player'], pick), card };
    case 10:
      return {
        type: 'ReportFlashedCard',
        ordinal,
        seat,
        cause: of(['dealer', 'dealer', 'player'], pick),
        seenBy: of(SeenBy.options, pick),
        touchedByOwner: pick % 2 === 0,
        ownerKeeps: of([null, true, false], pick),
      };
    case 11:
      return { type: 'ReportMixedDeadCard', seat: state.incidents?.deal.spoilt.at(-1)?.seat ?? seat, liveCardIdentifiable: pick % 2 === 0 };
    case 12:
      return { type: 'CompleteButtonHand', seat: button, count: pick % 3 === 0 ? 0 : 1 };
    case 13:
      return { type: 'TakeBackExtraCard', seat: smallBlindSeat ?? seat, lastDealt: true, identifiable: pick % 7 > 0, seen: pick % 5 === 0 };
    case 14:
      return {
        type: 'RuleOnIncident',
        question: 'exposedByPlayer',
        seat,
        option: of(['cardPlays', 'replaced', 'playerOut'], pick),
        reason: 'so',
      };
    case 15:
      return { type: 'RuleOnIncident', question: 'flashedBySeveral', seat, option: of(['plays', 'burned'], pick), reason: 'so' };
    case 16:
      return { type: 'CheckPresence', seat, seatedAt: pick % 3 === 0 ? null : FIRST_CARD };
    case 17:
      return { type: 'Redeal' };
    case 18:
      return { type: 'RecordHoleCards', seat, cards: [of(DECK, pick), of(DECK, pick + 17)] };
    default:
      if (legal !== null)
        return { type: 'Act', seat: legal.seat, action: { type: legal.canCheck ? 'check' : pick % 4 === 0 ? 'fold' : 'call' } };
      if (state.phase !== 'awaitingBoard') return null;
      return { type: 'DealBoard', street: BOARD_STREETS[state.board.length]!, cards: null };
  }
}

const ownCommands: ReadonlySet<string> = new Set([
  'ReportExposedCard',
  'ReplaceExposedCards',
  'ReportBoxedCard',
  'ReportFallenCard',
  'ReportFlashedCard',
  'ReportMixedDeadCard',
  'CompleteButtonHand',
  'TakeBackExtraCard',
  'RuleOnIncident',
]);

/** Where every place of the stub goes: into hands, and to the burns and streets that are dealt or still to come. */
function slotsOf(state: HandState, events: readonly HandEvent[]): Slot[] {
  const sinceRedeal = events.slice(events.findLastIndex(({ type }) => type === 'HandRedealt') + 1);
  const given = sinceRedeal.flatMap((event): readonly Slot[] => {
    if (event.type === 'ButtonHandCompleted') return event.data.slots;
    return event.type === 'ExposedCardReplaced' && event.data.slot !== null ? [event.data.slot] : [];
  });
  const board = BOARD_STREETS.flatMap((street) => {
    const { burnsDue, slot } = deckOf(state, street);
    return Array.from({ length: burnsDue + cardCountOf(street) }, (_, n) => slot(n));
  });
  return [...given, ...board];
}

/** Cards that are known to lie somewhere: in hands, on the board, dead or set aside. */
function knownCards({ board, holeCards, incidents }: HandState): string[] {
  const { spoilt = [], boxedCards = [] } = incidents?.deal ?? {};
  const gone = spoilt.flatMap(({ card, fate }) => (card === null || fate !== 'replaced' ? [] : [card]));
  return [...board.flatMap((street) => street ?? []), ...holeCards.flatMap((hole) => hole ?? []), ...gone, ...boxedCards];
}

function check(table: HandAtTable): void {
  const { state, events, legal } = table;
  const known = knownCards(state);
  expect(new Set(known).size).toBe(known.length);
  if (state.phase === 'awaitingRedeal' || state.phase === 'completed') return;
  const slots = slotsOf(state, events);
  const places = slots.filter((slot) => slot !== 'E').map((slot) => Number(slot.slice(1)));
  expect(places.toSorted((one, other) => one - other)).toEqual(places.map((_, k) => k + 1));
  expect(slots.filter((slot) => slot === 'E').length).toBe(state.incidents === null || state.incidents.deal.firstBurn === 'stub' ? 0 : 1);
  if (listReplacementsDue(state).length > 0) expect([legal, state.phase]).toEqual([null, 'dealing']);
  expect(listReplacementsDue(state).length).toBeLessThan(2);
}

describe('cards of the deal', () => {
  it('are neither lost nor made, nor are chips; reports are taken once; the hand goes on', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(games, ({ book, stacks, steps }) => {
        const table = HandAtTable.with({ stacks, rulebook: firstEdition(book) });
        for (const step of steps) {
          const command = commandOf(table, step);
          if (command === null || table.state.phase === 'completed') continue;
          const decision = handDecider.decide(command, table.state);
          expect(handDecider.decide(command, table.state)).toEqual(decision);
          if (decision.refusal !== undefined) continue;
          for (const event of table.give(command)) {
            validateEvent(event);
            seen.add(event.type);
          }
          check(table);
          if (ownCommands.has(command.type)) expect(table.give(command)).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
    for (const type of [
      'ExposedCardReplaced',
      'DeadCardSeparated',
      'ButtonHandCompleted',
      'ExtraCardTakenBack',
      'SpoiltCardNamed',
      'HandVoided',
    ])
      expect(seen).toContain(type);
  });
});

import type { HandEvent } from '../../events/hand.js';
import { PlayerId } from '../../events/ids.js';
import type { HandStart } from '../../commands/hand/start.js';
import { context, contextOf, randomHand } from '../../test/fixtures/random-hands.js';
import { handDecider } from '../hand/decider.js';
import { planHand } from './hand-plan.js';
import { readPhh } from './phh.js';
import { playPlan } from './play-plan.js';
import { joinPhhs, writePhh } from './write-phh.js';

/** A hand that the button folds: the small blind is dead, so the big blind wins. */
const start = (): HandStart => ({
  ...context,
  table: 2,
  handNumber: 7,
  level: 3,
  seats: [
    { seat: 2, playerId: PlayerId.parse('ann'), stack: 1000, dead: false },
    { seat: 5, playerId: PlayerId.parse('bob'), stack: 2000, dead: true },
    { seat: 9, playerId: PlayerId.parse('cy'), stack: 3000, dead: false },
  ],
  button: 2,
  smallBlindSeat: 5,
  bigBlindSeat: 9,
  stakes: { smallBlind: 50, bigBlind: 100, ante: 100, anteFormat: 'bigBlind', antePriority: 'blindFirst' },
  chipUnit: 25,
});
const foldedRound = (): HandEvent[] => {
  const first = handDecider.decide({ type: 'StartHand', hand: start() }, handDecider.initialState).events!;
  const second = handDecider.decide(
    { type: 'Act', seat: 2, action: { type: 'fold' } },
    first.reduce(handDecider.evolve, handDecider.initialState),
  ).events!;
  return [...first, ...second];
};

const withoutRecordedCards = (events: readonly HandEvent[]): HandEvent[] => events.filter(({ type }) => type !== 'HoleCardsRecorded');

describe('a hand written as Poker Hand History', () => {
  it('is read and played to the very same events, whatever the hand', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 600; seed += 1) {
      const events = randomHand(seed);
      const [hand] = readPhh(writePhh(events), `seed ${seed}`);
      const plan = planHand(hand!, contextOf(seed));
      const played = playPlan(plan);
      expect({ seed, failure: played.failure }).toEqual({ seed, failure: null });
      expect(withoutRecordedCards(played.events)).toEqual(withoutRecordedCards(events));
      for (const { type } of events) seen.add(type);
      if (events.some((event) => event.type === 'PotAwarded' && event.data.basis === 'declaration')) seen.add('declaration');
      if (events.some((event) => event.type === 'PotAwarded' && event.data.pot > 0)) seen.add('side pot');
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['HandMucked', 'HandTabled', 'HoleCardsRecorded', 'UncalledBetReturned', 'declaration', 'side pot']),
    );
  });

  it('says seats, players and what the standard has no field for, and has a dead hand fold in its turn', () => {
    expect(writePhh(foldedRound(), { event: 'Friday', seatCount: 9, nameOf: (id) => (id === 'ann' ? 'Ann "Ace"' : undefined) })).toBe(
      [
        'variant = "NT"',
        'ante_trimming_status = false',
        'antes = [0, 100, 0]',
        'blinds_or_straddles = [50, 100, 0]',
        'min_bet = 100',
        'starting_stacks = [2000, 3000, 1000]',
        'actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]',
        'event = "Friday"',
        'hand = 7',
        'level = 3',
        'seats = [5, 9, 2]',
        'seat_count = 9',
        'table = 2',
        'players = ["", "", "Ann \\"Ace\\""]',
        'finishing_stacks = [1950, 3050, 1000]',
        '_player_ids = ["bob", "cy", "ann"]',
        '_dead_seats = [5]',
        '_chip_unit = 25',
        '_ante_priority = "blindFirst"',
        '',
      ].join('\n'),
    );
  });

  it('stands with others in one text', () => {
    const text = writePhh(foldedRound());
    expect(readPhh(joinPhhs([text, text]), 'x.phhs').map(({ place }) => place.hand)).toEqual(['1', '2']);
  });
});

import { firstEdition } from '../../events/editions.js';
import type { HandEvent } from '../../events/hand.js';
import { PlayerId, TournamentId } from '../../events/ids.js';
import type { Card, HoleCards } from '../../events/values.js';
import type { HandCommand } from '../../commands/hand.js';
import { handDecider } from '../hand/decider.js';
import { findLegalActions } from '../hand/betting/legal-actions.js';
import type { HandState } from '../hand/state.js';
import type { HandStart } from '../../commands/hand/start.js';
import { listAllInHandsDue } from '../hand/betting/all-in.js';
import { planHand } from './hand-plan.js';
import { readPhh } from './phh.js';
import { playPlan } from './play-plan.js';
import { joinPhhs, writePhh } from './write-phh.js';

const context = { tournamentId: TournamentId.parse('night'), rulebook: firstEdition('ropta') };

/** Every other hand is played under an unknown book, where an all-in hand may be mucked. */
const contextOf = (seed: number): typeof context => (seed % 2 === 0 ? context : { ...context, rulebook: firstEdition('house') });

/** Numbers from 0 to below 1, determined by the seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const deck: readonly Card[] = Array.from('23456789TJQKA').flatMap((rank) => Array.from('cdhs', (suit) => `${rank}${suit}`));

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);
}

/** A random start: seats with gaps, a dead button, a dead small blind, short stacks, dead hands, every ante format. */
function randomStart(random: () => number, under: typeof context): HandStart {
  const below = (bound: number): number => Math.floor(random() * bound);
  const unit = [1, 25][below(2)]!;
  const players = 2 + below(9);
  const seats = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], random)
    .slice(0, players)
    .sort((one, other) => one - other);
  const empty = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((seat) => !seats.includes(seat));
  const deadButton = players > 2 && empty.length > 0 && random() < 0.3;
  const button = deadButton ? empty[below(empty.length)]! : seats[below(players)]!;
  const left = (seat: number): number => seats.find((other) => other > seat) ?? seats[0]!;
  const deadSmallBlind = players > 2 && random() < 0.2;
  const smallBlindSeat = deadSmallBlind ? null : players === 2 ? button : left(button);
  const bigBlindSeat = players === 2 ? left(button) : deadSmallBlind ? left(button) : left(smallBlindSeat!);
  return {
    ...under,
    table: 3,
    handNumber: 14,
    level: 2,
    seats: seats.map((seat) => ({
      seat,
      playerId: PlayerId.parse(`player-${seat}`),
      stack: (1 + below(120)) * unit,
      dead: seat !== bigBlindSeat && random() < 0.08,
    })),
    button,
    smallBlindSeat,
    bigBlindSeat,
    stakes: {
      smallBlind: deadSmallBlind ? 5 * unit * below(2) : 5 * unit,
      bigBlind: 10 * unit,
      ante: 2 * unit * below(2),
      anteFormat: (['classic', 'bigBlind', 'button'] as const)[deadButton ? below(2) : below(3)]!,
      antePriority: random() < 0.5 ? 'blindFirst' : 'anteFirst',
    },
    chipUnit: unit,
  };
}

/** Plays a random hand to its end, with all, some or no cards known. */
function randomHand(seed: number): HandEvent[] {
  const random = randomFrom(seed);
  const start = randomStart(random, contextOf(seed));
  const cards = shuffled(deck, random);
  const hole = new Map(start.seats.map(({ seat }, i) => [seat, [cards[i * 2]!, cards[i * 2 + 1]!] as HoleCards]));
  const boardKnown = random() < 0.85;
  const events: HandEvent[] = [];
  let state: HandState = handDecider.initialState;
  const give = (command: HandCommand): void => {
    const decision = handDecider.decide(command, state);
    if (decision.refusal !== undefined) throw new Error(`${JSON.stringify(command)}: ${decision.refusal.code}`);
    events.push(...decision.events);
    state = decision.events.reduce(handDecider.evolve, state);
  };
  give({ type: 'StartHand', hand: start });
  const knownShare = random();
  for (const { seat } of start.seats)
    if (random() < knownShare && state.phase !== 'completed') give({ type: 'RecordHoleCards', seat, cards: hole.get(seat)! });
  while (state.phase !== 'completed') give(randomCommand(state, hole, boardKnown ? cards.slice(20, 25) : null, random));
  return events;
}

function randomCommand(
  state: HandState,
  hole: ReadonlyMap<number, HoleCards>,
  board: readonly Card[] | null,
  random: () => number,
): HandCommand {
  const legal = findLegalActions(state);
  if (legal !== null) {
    const { seat, minRaiseTo, maxRaiseTo, chipUnit } = legal;
    const roll = random();
    if (roll < 0.25 && maxRaiseTo !== null) return { type: 'Act', seat, action: { type: 'allIn' } };
    if (roll < 0.45 && minRaiseTo !== null && maxRaiseTo !== null) {
      const to = minRaiseTo + Math.floor((random() * (maxRaiseTo - minRaiseTo)) / chipUnit) * chipUnit;
      return { type: 'Act', seat, action: { type: legal.wager, to } };
    }
    if (roll < 0.6) return { type: 'Act', seat, action: { type: 'fold' } };
    return { type: 'Act', seat, action: { type: legal.canCheck ? 'check' : 'call' } };
  }
  if (state.phase === 'awaitingBoard') {
    const street = (['flop', 'turn', 'river'] as const)[state.board.length]!;
    return {
      type: 'DealBoard',
      street,
      cards:
        board?.slice(
          ...(
            [
              [0, 3],
              [3, 4],
              [4, 5],
            ] as const
          )[state.board.length]!,
        ) ?? null,
    };
  }
  const owing = state.showdownOrder!.filter((seat) => ((state.live & ~state.tabled) >> state.indexOfSeat[seat]!) & 1);
  if (owing.length > 0 && (board !== null || random() < 0.5)) {
    const seat = owing[0]!;
    return listAllInHandsDue(state) === null && random() < 0.2
      ? { type: 'MuckHand', seat }
      : { type: 'TableHand', seat, cards: hole.get(seat)! };
  }
  const winners = state.pots.flatMap(({ seats }, pot) => {
    const able = seats.filter((seat) => (state.live >> state.indexOfSeat[seat]!) & 1);
    return state.awards[pot] === null ? [{ pot, seats: able.slice(0, 1 + Math.floor(random() * able.length)) }] : [];
  });
  return { type: 'DeclareWinners', winners };
}

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

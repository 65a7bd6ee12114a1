import * as fc from 'fast-check';
import { validateEvent } from '../../events/catalogue.js';
import type { HandEvent } from '../../events/hand.js';
import { HandAtTable, type Setting, startWith } from '../../test/fixtures/hand-at-table.js';
import { findLegalActions } from './betting/legal-actions.js';
import type { HandCommand } from '../../commands/hand.js';
import { handDecider } from './decider.js';
import { listAllInHandsDue } from './betting/all-in.js';
import type { HandStart } from '../../commands/hand/start.js';

/** What must hold of every hand: random starts of all kinds, random legal play, cards known or not. */

const DECK = 'cdhs'.split('').flatMap((suit) => '23456789TJQKA'.split('').map((rank) => rank + suit));

const settings: fc.Arbitrary<Setting> = fc
  .record({
    unit: fc.constantFrom(1, 5, 25),
    seats: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 2 }),
    stacks: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 10, maxLength: 10 }),
    deep: fc.constantFrom(1, 1, 20),
    button: fc.integer({ min: 1, max: 10 }),
    smallBlind: fc.constantFrom(1, 2, 4),
    ante: fc.integer({ min: 0, max: 6 }),
    anteFormat: fc.constantFrom('none' as const, 'classic' as const, 'button' as const, 'bigBlind' as const),
    antePriority: fc.constantFrom('blindFirst' as const, 'anteFirst' as const),
    deadSmallBlind: fc.boolean(),
    dead: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    someDead: fc.constantFrom(false, false, true),
    oddStacks: fc.boolean(),
  })
  .map((drawn) => {
    const seats = [...drawn.seats].sort((one, other) => one - other);
    const first = Math.max(
      0,
      seats.findIndex((seat) => seat > drawn.button),
    );
    const at = (k: number): number => seats[(first + k) % seats.length]!;
    const headsUp = seats.length === 2;
    return {
      seats,
      stacks: seats.map((_, i) => drawn.stacks[i]! * drawn.deep * drawn.unit + (drawn.oddStacks && i === 1 ? 3 : 0)),
      button: headsUp ? at(1) : drawn.button,
      smallBlindSeat: drawn.deadSmallBlind ? null : at(headsUp ? 1 : 0),
      bigBlindSeat: at(headsUp ? 0 : 1),
      stakes: {
        smallBlind: drawn.smallBlind * drawn.unit,
        bigBlind: 4 * drawn.unit,
        ante: drawn.ante * drawn.unit,
        anteFormat: drawn.anteFormat,
        antePriority: drawn.antePriority,
      },
      chipUnit: drawn.unit,
      dead: drawn.someDead ? seats.filter((_, i) => i > 0 && drawn.dead[i]) : [],
    };
  });

const games = fc.record({
  setting: settings,
  deck: fc.shuffledSubarray(DECK, { minLength: 25, maxLength: 25 }),
  boardKnown: fc.boolean(),
  choices: fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })),
});

interface Game {
  readonly setting: Setting;
  readonly deck: readonly string[];
  readonly boardKnown: boolean;
  readonly choices: Iterator<number>;
}

/** The next command of a random game. */
function commandFor(table: HandAtTable, game: Game): HandCommand {
  const { state, legal } = table;
  const choose = <T>(of: readonly T[]): T => of[Math.floor(game.choices.next().value! * of.length)]!;
  if (legal !== null) {
    const { seat, minRaiseTo, maxRaiseTo, chipUnit, wager } = legal;
    const what = choose(['fold', 'pass', 'pass', 'pass', 'raise', 'raise', 'most', 'all'] as const);
    if (what === 'fold') return { type: 'Act', seat, action: { type: 'fold' } };
    if (minRaiseTo !== null && maxRaiseTo !== null && what !== 'pass') {
      if (what === 'all') return { type: 'Act', seat, action: { type: 'allIn' } };
      const steps = Math.floor((maxRaiseTo - minRaiseTo) / chipUnit);
      const to = what === 'most' ? maxRaiseTo : minRaiseTo + chipUnit * Math.floor(game.choices.next().value! * Math.min(steps + 1, 6));
      return { type: 'Act', seat, action: { type: wager, to: Math.min(to, maxRaiseTo) } };
    }
    return { type: 'Act', seat, action: { type: legal.canCheck ? 'check' : 'call' } };
  }
  if (state.phase === 'awaitingBoard') {
    const street = (['flop', 'turn', 'river'] as const)[state.board.length]!;
    const cards = { flop: game.deck.slice(0, 3), turn: [game.deck[3]!], river: [game.deck[4]!] }[street];
    return { type: 'DealBoard', street, cards: game.boardKnown ? cards : null };
  }
  const hidden = state.showdownOrder!.filter((seat) => {
    const bit = 1 << state.indexOfSeat[seat]!;
    return (state.live & bit) !== 0 && (state.tabled & bit) === 0;
  });
  if (hidden.length === 0 || choose([1, 2, 3, 4, 5, 6]) === 1) {
    const winners = state.pots.map((pot, i) => {
      const able =
        state.awards[i]?.shares.map((share) => share.seat) ??
        pot.seats.filter((seat) => (state.live & (1 << state.indexOfSeat[seat]!)) !== 0);
      return { pot: i, seats: state.awards[i] === null ? [choose(able)] : able };
    });
    const declaration = { type: 'DeclareWinners', winners } as const;
    if (table.refusal(declaration) === undefined) return declaration;
    expect(table.refusal(declaration)?.code).toBe('DECLARATION_CONTRADICTED');
  }
  const seat = choose(hidden);
  const i = state.indexOfSeat[seat]!;
  // Nobody mucks once players are all in and no betting is left.
  if (choose([1, 2, 3]) === 1 && listAllInHandsDue(state) === null) return { type: 'MuckHand', seat };
  return { type: 'TableHand', seat, cards: [game.deck[5 + 2 * i]!, game.deck[6 + 2 * i]!] };
}

/** Plays a game to its end. The table freezes every state and counts the chips after every event. */
function play(game: Game): HandAtTable {
  const table = HandAtTable.with(game.setting);
  for (let turn = 0; table.state.phase !== 'completed'; turn++) {
    if (turn > 2_000) throw new Error('the hand does not end');
    table.give(commandFor(table, game));
  }
  return table;
}

const played = games.map((game) => ({ start: startWith(game.setting), table: play(game) }));

describe('any hand', () => {
  it('ends, with every chip in a stack, and with events as they are published', () => {
    fc.assert(
      fc.property(played, ({ start, table }) => {
        const before = start.seats.reduce((sum, seat) => sum + seat.stack, 0);
        expect(table.state.stacks.reduce((sum, stack) => sum + stack, 0)).toBe(before);
        for (const event of table.events) validateEvent(event);
        const dead = start.seats.flatMap((seat, i) => (seat.dead ? [i] : []));
        for (const i of dead) expect(table.state.stacks[i]).toBeLessThanOrEqual(start.seats[i]!.stack);
      }),
      { numRuns: 1_500 },
    );
  });

  it('has the same state when its events are read back', () => {
    fc.assert(
      fc.property(played, ({ table }) => {
        const readBack = JSON.parse(JSON.stringify(table.events)) as HandEvent[];
        expect(readBack.reduce(handDecider.evolve, handDecider.initialState)).toEqual(table.state);
      }),
      { numRuns: 100 },
    );
  });

  it('gathers pots that hold all chips put in, each with seats that can win it', () => {
    fc.assert(
      fc.property(played, ({ start, table }) => {
        let state = handDecider.initialState;
        for (const event of table.events) {
          state = handDecider.evolve(state, event);
          if (event.type !== 'ChipsGathered') continue;
          const behind = state.stacks.reduce((sum, stack) => sum + stack, 0);
          const total = start.seats.reduce((sum, seat) => sum + seat.stack, 0);
          expect(event.data.pots.reduce((sum, pot) => sum + pot.amount, 0)).toBe(total - behind);
          expect(event.data.pots.every((pot) => pot.seats.length > 0 && pot.amount > 0)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('takes exactly the totals that it offers', () => {
    fc.assert(
      fc.property(played, fc.integer({ min: -5, max: 1_500 }), ({ table }, to) => {
        let state = handDecider.initialState;
        for (const event of table.events) {
          state = handDecider.evolve(state, event);
          const legal = findLegalActions(state);
          if (legal === null) continue;
          const { seat, minRaiseTo: min, maxRaiseTo: max, wager, chipUnit } = legal;
          const offered = min !== null && max !== null && to >= min && to <= max && (to === max || to % chipUnit === 0);
          const decision = handDecider.decide({ type: 'Act', seat, action: { type: wager, to } }, state);
          expect(decision.refusal === undefined).toBe(offered);
          for (const edge of [min, max]) {
            if (edge !== null)
              expect(handDecider.decide({ type: 'Act', seat, action: { type: wager, to: edge } }, state).refusal).toBeUndefined();
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('answers any command at any moment with events or a refusal, and changes nothing by refusing', () => {
    const number = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(NaN, Infinity, 1.5, 1e18, -1));
    const card = fc.oneof(fc.constantFrom(...DECK), fc.constantFrom('', 'xx', 'Ah ', '10h', 'é♠'));
    const action = fc.oneof(
      fc.record({ type: fc.constantFrom('fold' as const, 'check' as const, 'call' as const, 'allIn' as const) }),
      fc.record({ type: fc.constantFrom('bet' as const, 'raise' as const), to: number }),
    );
    const commands: fc.Arbitrary<HandCommand> = fc.oneof(
      fc.record({ type: fc.constant('Act' as const), seat: number, action }),
      fc.record({
        type: fc.constant('DealBoard' as const),
        street: fc.constantFrom('flop' as const, 'turn' as const, 'river' as const),
        cards: fc.option(fc.array(card, { maxLength: 4 })),
      }),
      fc.record({ type: fc.constantFrom('TableHand' as const, 'RecordHoleCards' as const), seat: number, cards: fc.tuple(card, card) }),
      fc.record({ type: fc.constant('MuckHand' as const), seat: number }),
      fc.record({
        type: fc.constant('DeclareWinners' as const),
        winners: fc.array(fc.record({ pot: number, seats: fc.array(number, { maxLength: 3 }) }), { maxLength: 3 }),
      }),
      fc.record({ type: fc.constant('StartHand' as const), hand: settings.map((setting): HandStart => startWith(setting)) }),
    );
    fc.assert(
      fc.property(settings, fc.array(commands, { maxLength: 60 }), (setting, sequence) => {
        const table = HandAtTable.with(setting);
        for (const command of sequence) {
          const refusal = table.refusal(command);
          if (refusal === undefined) table.give(command);
          else expect(JSON.parse(JSON.stringify(refusal.parameters))).toEqual(refusal.parameters);
        }
      }),
      { numRuns: 500 },
    );
  });
});

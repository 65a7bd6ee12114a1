import * as fc from 'fast-check';
import { allCommands } from '../../commands/rooms.js';
import type { HandCommand } from '../../commands/hand.js';
import { secretFieldsOf, validateEvent } from '../../events/catalogue.js';
import type { HandEvent } from '../../events/hand.js';
import type { HoleCards } from '../../events/values.js';
import { anyCommand, canBeDrawn, type Drawn, gesture, plainAction } from '../../test/commands/any-command.js';
import { HandAtTable } from '../../test/fixtures/hand-at-table.js';
import { times } from '../../test/sizes.js';
import { handDecider } from './decider.js';
import type { HandState } from './state.js';

/** Whoever does not see hidden cards finds nothing of them out by what they are answered, whatever they send and whatever they name. */

const hidden: readonly (readonly HoleCards[])[] = [
  [
    ['As', 'Kd'],
    ['7c', '7d'],
  ],
  [
    ['Qs', 'Jd'],
    ['2c', '2d'],
  ],
];
const board = ['3h', '4h', '5h', '9h', 'Th'] as const;
/** Few, so that what is sent often names a card that is hidden. */
const named = ['As', 'Kd', '7c', 'Qs', 'Jd', '2c', '3h', 'Ah', 'Ad', 'Kc'] as const;

type Stage = 'before the flop' | 'on the flop' | 'at the showdown' | 'over';

/** Four players, of whom two have cards on record; the more so the later it is. */
function playTo(stage: Stage, [first, second]: readonly HoleCards[]): HandState {
  const table = HandAtTable.with({ stacks: [5_000, 5_000, 5_000, 5_000] });
  table.give({ type: 'RecordHoleCards', seat: 3, cards: first! });
  if (stage === 'before the flop') return table.state;
  for (const seat of [3, 4, 1]) table.act(seat, 'call');
  table.act(2, 'check').give({ type: 'RecordHoleCards', seat: 4, cards: second! });
  table.give({ type: 'DealBoard', street: 'flop', cards: board.slice(0, 3) });
  if (stage === 'on the flop') return table.state;
  for (const street of ['turn', 'river'] as const) {
    for (const seat of [1, 2, 3, 4]) table.act(seat, 'check');
    table.give({ type: 'DealBoard', street, cards: [board[street === 'turn' ? 3 : 4]] });
  }
  for (const seat of [1, 2, 3, 4]) table.act(seat, 'check');
  table.give({ type: 'TableHand', seat: 1, cards: ['Ah', 'Ac'] });
  if (stage === 'at the showdown') return table.state;
  for (const seat of [2, 3, 4]) table.give({ type: 'MuckHand', seat });
  return table.state;
}

const stages: readonly Stage[] = ['before the flop', 'on the flop', 'at the showdown', 'over'];
const states = new Map(stages.map((stage) => [stage, hidden.map((cards) => playTo(stage, cards))] as const));

const drawn: Drawn = {
  players: ['p1', 'p2', 'p3', 'p4'],
  hands: ['friday.1.1'],
  at: 1_000,
  written: { ActionInput: plainAction, GestureInput: gesture },
};
const commands = allCommands.filter(({ on, mutation }) => on === 'hand' && mutation !== null).filter((command) => canBeDrawn(command));

const withFewCards = (command: object): HandCommand => {
  const few = JSON.stringify(command).replaceAll(/"([2-9TJQKA])([cdhs])"/g, (card) => {
    return JSON.stringify(named[(card.charCodeAt(1) * 3 + card.charCodeAt(2)) % named.length]);
  });
  return JSON.parse(few) as HandCommand;
};

const withoutSecrets = ({ type, data }: HandEvent): object => ({
  type,
  data: { ...data, ...Object.fromEntries((secretFieldsOf(type) ?? []).map((field) => [field, null])) },
});

describe('a hand with hidden cards, to those who do not see them', () => {
  it.each(commands.map((command) => [command.type, command] as const))('answers %s the same whatever the cards are', (_type, command) => {
    const ask = (given: HandCommand, state: HandState): object => {
      const { refusal, events = [] } = handDecider.decideUnseen!(given, state);
      for (const event of events) validateEvent(event);
      return refusal ?? events.map(withoutSecrets);
    };
    fc.assert(
      fc.property(anyCommand(command, drawn), fc.constantFrom(...stages), (any, stage) => {
        const given = withFewCards(any);
        const [one, other] = states.get(stage)!.map((state) => ask(given, state));
        expect(other).toEqual(one);
      }),
      { numRuns: times(500) },
    );
  });

  it('would answer otherwise if it compared: the property can fail', () => {
    const guess: HandCommand = { type: 'RecordHoleCards', seat: 1, cards: ['As', '2s'] };
    const answers = states.get('on the flop')!.map((state) => handDecider.decide(guess, state).refusal?.code);
    expect(answers).toEqual(['CARD_ALREADY_DEALT', undefined]);
  });

  it('takes no other cards for a seat that has some, and says nothing of them', () => {
    const [state] = states.get('on the flop')!;
    for (const cards of [
      ['As', 'Kd'],
      ['2s', '2h'],
    ] as const) {
      const given: HandCommand = { type: 'RecordHoleCards', seat: 3, cards: [...cards] };
      expect(handDecider.decideUnseen!(given, state!)).toEqual({
        refusal: { code: 'HOLE_CARDS_RECORDED', article: null, parameters: { seat: 3 } },
      });
    }
  });

  it('takes what the table sees, and leaves the contradiction to those who see both', () => {
    const [state] = states.get('at the showdown')!;
    const tabled: HandCommand = { type: 'TableHand', seat: 3, cards: ['7c', 'Kd'] };
    expect(handDecider.decideUnseen!(tabled, state!).events).toMatchObject([{ type: 'HandTabled', data: { cards: ['7c', 'Kd'] } }]);
    expect(handDecider.decide(tabled, state!).refusal?.code).toBe('CARD_ALREADY_DEALT');
  });

  it('publishes no card on record by a report that the hand was shown', () => {
    const [state] = states.get('on the flop')!;
    const report: HandCommand = { type: 'ReportExposedHand', seat: 3, to: 'table' };
    const opened = (decision: ReturnType<typeof handDecider.decide>) =>
      decision.events?.find(({ type }) => type === 'HandOpenedToAll')?.data;
    expect(opened(handDecider.decideUnseen!(report, state!))).toMatchObject({ cards: null });
    expect(opened(handDecider.decide(report, state!))).toMatchObject({ cards: ['As', 'Kd'] });
  });

  it('keeps the cards when an entry before them is corrected', () => {
    const [state] = states.get('on the flop')!;
    const given: HandCommand = {
      type: 'CorrectEntry',
      at: 0,
      entry: 4,
      reason: 'it was a fold',
      instead: { act: { seat: 3, action: { type: 'fold' } } },
    };
    const { events = [] } = handDecider.decideUnseen!(given, state!);
    expect(events.filter(({ type }) => type === 'HoleCardsRecorded').map(({ data }) => data)).toEqual([{ seat: 4, cards: ['7c', '7d'] }]);
    const after = events.reduce(handDecider.evolve, state!);
    expect(after.holeCards[2]).toEqual(['As', 'Kd']);
  });
});

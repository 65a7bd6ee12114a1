import { HandAtTable, type Setting, startWith } from '../../../test/fixtures/hand-at-table.js';
import { handDecider } from '../decider.js';
import type { HandStart } from '../../../commands/hand/start.js';
import type { HandRefusal } from '../refusals.js';

const deep = [10_000, 10_000, 10_000, 10_000];

/** Forced bets in order: `seat kind amount`, with a star where the seat is all in. */
function posts(setting: Setting): string[] {
  return HandAtTable.with(setting).events.flatMap((event) => {
    if (event.type === 'AntePosted') return [`${event.data.seat} ante ${event.data.amount}${event.data.allIn ? '*' : ''}`];
    if (event.type === 'BlindPosted') return [`${event.data.seat} ${event.data.blind} ${event.data.amount}${event.data.allIn ? '*' : ''}`];
    return [];
  });
}

describe('forced bets', () => {
  it('without antes are the two blinds', () => {
    expect(posts({ stacks: deep })).toEqual(['1 small 50', '2 big 100']);
  });

  it('of the classic format begin with an ante of every seat, dead ones too (RO 4.1, 4.2)', () => {
    expect(posts({ stacks: deep, stakes: { anteFormat: 'classic', ante: 10 }, dead: [3] })).toEqual([
      '1 ante 10',
      '2 ante 10',
      '3 ante 10',
      '4 ante 10',
      '1 small 50',
      '2 big 100',
    ]);
  });

  it('take the button ante from the button alone, and from nobody when no one sits there (RO 4.3)', () => {
    const stakes = { anteFormat: 'button', ante: 100 } as const;
    expect(posts({ stacks: deep, stakes })).toEqual(['1 small 50', '2 big 100', '4 ante 100']);
    expect(posts({ stacks: deep, stakes, button: 9 })).toEqual(['1 small 50', '2 big 100']);
  });

  it.each([
    ['blindFirst', 150, ['1 small 50', '2 big 100', '2 ante 50*']],
    ['blindFirst', 100, ['1 small 50', '2 big 100*']],
    ['anteFirst', 150, ['2 ante 100', '1 small 50', '2 big 50*']],
    ['anteFirst', 80, ['2 ante 80*', '1 small 50']],
  ] as const)('with a big blind ante, %s, from a big blind of %i chips', (antePriority, stack, expected) => {
    expect(posts({ stacks: [10_000, stack, 10_000], stakes: { anteFormat: 'bigBlind', ante: 100, antePriority } })).toEqual(expected);
  });

  it('leave the small blind out where nobody owes it', () => {
    expect(posts({ stacks: deep, smallBlindSeat: null })).toEqual(['2 big 100']);
  });

  it('are the big blind alone at a level without a small one', () => {
    expect(posts({ stacks: deep, stakes: { smallBlind: 0 } })).toEqual(['2 big 100']);
  });

  it('take what a short stack has', () => {
    expect(posts({ stacks: [30, 70, 1000], stakes: { anteFormat: 'classic', ante: 50 } })).toEqual([
      '1 ante 30*',
      '2 ante 50',
      '3 ante 50',
      '2 big 20*',
    ]);
  });
});

describe('who speaks first before the flop', () => {
  it('the seat left of the big blind', () => {
    expect(HandAtTable.with({ stacks: deep }).legal?.seat).toBe(3);
  });

  it('heads-up the button, who posts the small blind (RO 4.4)', () => {
    const table = HandAtTable.with({ stacks: [1000, 1000], button: 1 });
    expect(table.legal?.seat).toBe(1);
    expect(table.act(1, 'call').act(2, 'check').deal('flop').legal?.seat).toBe(2);
  });

  it('never a dead seat', () => {
    expect(HandAtTable.with({ stacks: deep, dead: [3] }).legal?.seat).toBe(4);
  });

  it('owes the full big blind although it was posted short (RO 9.7)', () => {
    expect(HandAtTable.with({ stacks: [1000, 60, 1000] }).legal).toMatchObject({ seat: 3, callAmount: 100, minRaiseTo: 200 });
  });
});

describe('a hand whose antes and blinds are still to come', () => {
  it('has no pot to award, and no betting', () => {
    const { events } = HandAtTable.with({ stacks: deep });
    const state = handDecider.evolve(handDecider.initialState, events[0]!);
    expect(state).toMatchObject({ phase: 'posting', turn: -1, postsDue: 2 });
    expect(handDecider.decide({ type: 'AwardPots' }, state).refusal?.code).toBe('POTS_NOT_BUILT');
  });
});

describe('a hand in which nobody has a decision', () => {
  it('goes straight to the board when all are all in on their posts', () => {
    const table = HandAtTable.with({ stacks: [40, 60] });
    expect(table.events.map((event) => event.type)).toEqual([
      'HandStarted',
      'BlindPosted',
      'BlindPosted',
      'UncalledBetReturned',
      'ChipsGathered',
    ]);
    expect(table.all('UncalledBetReturned')).toEqual([{ seat: 2, amount: 20, street: 'preflop' }]);
    expect(table.state.phase).toBe('awaitingBoard');
  });

  it('is over at once when all others are dead; their blinds are won', () => {
    const table = HandAtTable.with({ stacks: deep, dead: [1, 2, 4] });
    expect(table.state.phase).toBe('completed');
    expect(table.awards).toEqual([[0, 150, { 3: 150 }]]);
    expect(table.all('HandCompleted')[0]?.wentToShowdown).toBe(false);
  });

  it('gives back an ante and a blind that nobody can match', () => {
    const table = HandAtTable.with({ stacks: [30, 500], stakes: { anteFormat: 'classic', ante: 50 } });
    expect(table.all('UncalledBetReturned')).toEqual([{ seat: 2, amount: 120, street: 'preflop' }]);
    expect(table.all('ChipsGathered')).toEqual([{ street: 'preflop', pots: [{ amount: 60, seats: [1, 2] }] }]);
  });
});

describe('a start that can’t be', () => {
  const good = startWith({ stacks: deep });
  const [one, two] = [good.seats[0]!, good.seats[1]!];
  it.each<[HandRefusal, Partial<HandStart>]>([
    [{ code: 'PLAYERS_OUT_OF_RANGE', article: null, parameters: { players: 1, min: 2, max: 10 } }, { seats: [one] }],
    [{ code: 'SEAT_OUT_OF_RANGE', article: null, parameters: { seat: 0 } }, { seats: [{ ...one, seat: 0 }, two] }],
    [{ code: 'SEAT_OUT_OF_RANGE', article: null, parameters: { seat: 1.5 } }, { seats: [{ ...one, seat: 1.5 }, two] }],
    [{ code: 'SEATS_NOT_IN_ORDER', article: null, parameters: { seat: 1 } }, { seats: [two, one] }],
    [{ code: 'SEATS_NOT_IN_ORDER', article: null, parameters: { seat: 1 } }, { seats: [one, { ...two, seat: 1 }] }],
    [
      { code: 'PLAYER_SEATED_TWICE', article: null, parameters: { playerId: 'p1', seat: 2 } },
      { seats: [one, { ...two, playerId: one.playerId }] },
    ],
    [
      { code: 'STACK_OUT_OF_RANGE', article: null, parameters: { seat: 1, stack: 0, min: 1, max: 1000000000000 } },
      { seats: [{ ...one, stack: 0 }, two] },
    ],
    [
      { code: 'STACK_OUT_OF_RANGE', article: null, parameters: { seat: 1, stack: 'NaN', min: 1, max: 1000000000000 } },
      { seats: [{ ...one, stack: NaN }, two] },
    ],
    [
      { code: 'STACK_OUT_OF_RANGE', article: null, parameters: { seat: 2, stack: 1, min: 1, max: 1000000000000 } },
      {
        seats: [
          { ...one, stack: 1e12 },
          { ...two, stack: 1 },
        ],
      },
    ],
    [
      { code: 'NO_LIVE_SEAT', article: null, parameters: {} },
      {
        seats: [
          { ...one, dead: true },
          { ...two, dead: true },
        ],
      },
    ],
    [{ code: 'BUTTON_OUT_OF_RANGE', article: null, parameters: { button: 11 } }, { button: 11 }],
    [{ code: 'BLIND_NOT_SEATED', article: null, parameters: { blind: 'big', seat: 9 } }, { bigBlindSeat: 9 }],
    [{ code: 'BLIND_NOT_SEATED', article: null, parameters: { blind: 'small', seat: 9 } }, { smallBlindSeat: 9 }],
    [{ code: 'BLINDS_ON_ONE_SEAT', article: null, parameters: { seat: 2 } }, { smallBlindSeat: 2 }],
    [
      { code: 'STAKE_OUT_OF_RANGE', article: null, parameters: { stake: 'bigBlind', amount: 0, min: 1, max: 1000000000000 } },
      { stakes: { ...good.stakes, bigBlind: 0 } },
    ],
    [
      { code: 'STAKE_OUT_OF_RANGE', article: null, parameters: { stake: 'ante', amount: -5, min: 0, max: 1000000000000 } },
      { stakes: { ...good.stakes, ante: -5 } },
    ],
    [
      { code: 'STAKE_OUT_OF_RANGE', article: null, parameters: { stake: 'smallBlind', amount: 101, min: 0, max: 100 } },
      { stakes: { ...good.stakes, smallBlind: 101 } },
    ],
    [
      { code: 'STAKE_OUT_OF_RANGE', article: null, parameters: { stake: 'chipUnit', amount: 0.5, min: 1, max: 1000000000000 } },
      { chipUnit: 0.5 },
    ],
  ])('is refused: %j, %j', (refusal, wrong) => {
    expect(handDecider.decide({ type: 'StartHand', hand: { ...good, ...wrong } }, handDecider.initialState).refusal).toEqual(refusal);
  });
});

describe('starting twice', () => {
  it('the same way changes nothing, another way is refused', () => {
    const table = HandAtTable.with({ stacks: deep });
    expect(table.give({ type: 'StartHand', hand: structuredClone(startWith({ stacks: deep })) })).toEqual([]);
    expect(table.refusal({ type: 'StartHand', hand: startWith({ stacks: [...deep, 500] }) })).toEqual({
      code: 'HAND_ALREADY_STARTED',
      article: null,
      parameters: {},
    });
  });

  it('nothing can be done before', () => {
    const table = new HandAtTable();
    expect(table.refusalOf(1, 'fold')).toEqual({ code: 'HAND_NOT_STARTED', article: null, parameters: {} });
    expect(table.refusal({ type: 'MuckHand', seat: 1 })).toEqual({ code: 'HAND_NOT_STARTED', article: null, parameters: {} });
    expect(table.legal).toBeNull();
  });
});

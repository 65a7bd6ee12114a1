import { firstEdition } from '../../events/editions.js';
import { PlayerId, TournamentId } from '../../events/ids.js';
import { planHand, type PlanContext } from './hand-plan.js';
import { readPhh } from './phh.js';
import { PhhError } from './phh-error.js';
import { describeFailure, playPlan } from './play-plan.js';

const context: PlanContext = { tournamentId: TournamentId.parse('friday'), rulebook: firstEdition('mons') };

/** A hand of three, with these actions and further fields. */
const text = (actions: readonly string[], more = ''): string => `variant = 'NT'
ante_trimming_status = true
antes = [10, 10, 10]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 2000, 3000]
actions = ${JSON.stringify(actions)}
${more}`;
const planOf = (actions: readonly string[], more = '', given = context) => planHand(readPhh(text(actions, more), 'x.phh')[0]!, given);
const commandsOf = (actions: readonly string[], more = '') => playPlan(planOf(actions, more)).commands.slice(1);

describe('the plan of a hand', () => {
  it('seats the players clockwise from the left of the button, the button last', () => {
    expect(planOf([]).start).toEqual({
      tournamentId: 'friday',
      table: 1,
      handNumber: 1,
      level: 1,
      rulebook: firstEdition('mons'),
      seats: [
        { seat: 1, playerId: 'p1', stack: 1000, dead: false },
        { seat: 2, playerId: 'p2', stack: 2000, dead: false },
        { seat: 3, playerId: 'p3', stack: 3000, dead: false },
      ],
      button: 3,
      smallBlindSeat: 1,
      bigBlindSeat: 2,
      stakes: { smallBlind: 50, bigBlind: 100, ante: 10, anteFormat: 'classic', antePriority: 'anteFirst' },
      chipUnit: 1,
    });
  });

  it('takes seats, table, hand and level from the file, and names that can be ids', () => {
    const plan = planOf([], "seats = [7, 2, 5]\ntable = 4\nhand = 12\nlevel = 3\nplayers = ['ann', 'Bob B.', 'ann']");
    expect(plan.seats).toEqual([7, 2, 5]);
    expect(plan.start).toMatchObject({ table: 4, handNumber: 12, level: 3, button: 5, smallBlindSeat: 7, bigBlindSeat: 2 });
    expect(plan.start.seats.map(({ seat, playerId }) => [seat, playerId])).toEqual([
      [2, 'p2'],
      [5, 'p3'],
      [7, 'p1'],
    ]);
    expect(planOf([], "players = ['ann', 'bob', 'cy']").start.seats.map(({ playerId }) => playerId)).toEqual(['ann', 'bob', 'cy']);
  });

  it('gives way to what the caller knows of table, number and players', () => {
    const plan = planOf([], 'table = 4', { ...context, table: 9, handNumber: 2, playerId: (player) => PlayerId.parse(`x${player}`) });
    expect(plan.start).toMatchObject({ table: 9, handNumber: 2, seats: [{ playerId: 'x0' }, { playerId: 'x1' }, { playerId: 'x2' }] });
  });

  it.each([
    ['seats that go the other way', 'seats = [3, 2, 1]', 'seats: must go clockwise'],
    ['a dead button that is not between the last and the first', 'seats = [1, 2, 5]\n_button = 3', 'seats: must go clockwise'],
    ['a dead button in the wrong place', 'seats = [1, 3, 5]\n_button = 2', 'seats: must go clockwise'],
    ['a chip that is none', '_chip_unit = 0', '_chip_unit: must be a whole number of chips from 1'],
    ['a dead seat that is empty', '_dead_seats = [9]', '_dead_seats: must be an array of seats of the hand'],
    ['ids that are none', "_player_ids = ['a b', 'c', 'd']", '_player_ids: must be an array with an id for each player'],
    ['an unknown priority', "_ante_priority = 'late'", '_ante_priority: must be "blindFirst" or "anteFirst"'],
    ['winners that are no seats', '_declared_winners = [1]', '_declared_winners: must be an array of arrays of seats'],
  ])('refuses %s', (_, more, message) => {
    expect(() => planOf([], more)).toThrow(PhhError);
    expect(() => planOf([], more)).toThrow(message);
  });
});

describe('the commands of a plan', () => {
  it('are cards, actions and streets in the order that the hand asks for', () => {
    const actions = [
      'd dh p1 AhKh',
      'd dh p2 ????',
      'd dh p3 ????',
      'p3 cbr 300',
      'p1 cc',
      'p2 f',
      'd db 2h3h4h',
      'p1 cc',
      'p3 cbr 400',
      'p1 f',
    ];
    expect(commandsOf(actions)).toEqual([
      { type: 'RecordHoleCards', seat: 1, cards: ['Ah', 'Kh'] },
      { type: 'Act', seat: 3, action: { type: 'raise', to: 300 } },
      { type: 'Act', seat: 1, action: { type: 'call' } },
      { type: 'Act', seat: 2, action: { type: 'fold' } },
      { type: 'DealBoard', street: 'flop', cards: ['2h', '3h', '4h'] },
      { type: 'Act', seat: 1, action: { type: 'check' } },
      { type: 'Act', seat: 3, action: { type: 'bet', to: 400 } },
      { type: 'Act', seat: 1, action: { type: 'fold' } },
    ]);
  });

  const allIn = ['p3 f', 'p1 cbr 990', 'p2 cc'];
  const boards = ['d db 2h3h4h', 'd db 9c', 'd db 9d'];

  it('turn hands up before the board is run out, where the file does', () => {
    const shown = ['p1 sm AhKh', 'p2 sm QsQd'];
    expect(commandsOf([...allIn, ...shown, ...boards]).map(({ type }) => type)).toEqual(
      ['Act', 'Act', 'Act', 'TableHand', 'TableHand', 'DealBoard', 'DealBoard', 'DealBoard'],
    ); // oxfmt-ignore
    expect(
      commandsOf([...allIn, ...boards, ...shown])
        .map(({ type }) => type)
        .slice(3),
    ).toEqual(['DealBoard', 'DealBoard', 'DealBoard', 'TableHand', 'TableHand']);
  });

  it('leave out the checks that other engines ask of a player whom nobody can bet against', () => {
    const checks = [
      'p3 f',
      'p1 cbr 990',
      'p2 cc',
      'd db 2h3h4h',
      'p2 cc',
      'd db 9c',
      'p2 cc',
      'd db 9d',
      'p2 cc',
      'p1 sm AhKh',
      'p2 sm QsQd',
    ];
    expect(commandsOf(checks)).toEqual(commandsOf([...allIn, ...boards, 'p1 sm AhKh', 'p2 sm QsQd']));
  });

  it('let known cards speak where the file ends without a showdown', () => {
    const { failure, state } = playPlan(planOf(['d dh p1 AhKh', 'd dh p2 QsQd', ...allIn, ...boards]));
    expect(failure).toBeNull();
    expect(state.stacks).toEqual([2010, 1000, 2990]);
  });

  it.each([
    ['hands that nobody knows and nobody gives up', [...allIn, ...boards], 'seat 1 neither shows nor mucks (PHH_HAND_UNFINISHED)'],
    ['a street that is missing', [...allIn, 'd db 2h3h4h'], 'the turn is not dealt (PHH_HAND_UNFINISHED)'],
    [
      'a bet that the rules refuse',
      ['p3 cbr 120'],
      'actions[0]: the rules refuse {"type":"Act","seat":3,"action":{"type":"raise","to":120}}: BELOW_MINIMUM_RAISE',
    ],
  ])('stop at %s', (_, actions, sentence) => {
    const { failure } = playPlan(planOf(actions));
    expect(describeFailure(failure!)).toContain(sentence);
  });
});

describe('texts that went wrong on the way', () => {
  it('are read, refused with a place, or fail where they can not be played, and never break the program', () => {
    const good = text(
      ['d dh p1 AhKh', 'd dh p2 QsQd', 'p3 f', 'p1 cbr 990', 'p2 cc', 'd db 2h3h4h', 'd db 9c', 'd db 9d', 'p1 sm AhKh', 'p2 sm -'],
      '_dead_seats = [3]\n_declared_winners = [[1]]',
    );
    const pieces = ["'", '"', '[', ']', '0', '-1', '99', 'p2', 'f', 'cc', 'sm', 'Ah', '?', ',', '\n', '[1]', '= 3', 'inf'];
    let state = 1;
    const below = (bound: number): number => (state = (state * 48_271) % 2_147_483_647) % bound;
    const outcomes = new Set<string>();
    for (let i = 0; i < 3000; i += 1) {
      const at = below(good.length);
      const broken = good.slice(0, at) + pieces[below(pieces.length)] + good.slice(at + below(4));
      outcomes.add(outcomeOf(broken));
    }
    expect([...outcomes].sort()).toEqual(
      expect.arrayContaining(['PHH_ACTION_INVALID', 'PHH_ACTION_OUT_OF_TURN', 'PHH_NOT_TOML', 'played']),
    );
  });
});

function outcomeOf(broken: string): string {
  try {
    return readPhh(broken, 'x.phh')
      .map((hand) => playPlan(planHand(hand, context)).failure?.code ?? 'played')
      .join();
  } catch (error) {
    if (error instanceof PhhError) return error.code;
    throw error;
  }
}

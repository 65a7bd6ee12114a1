import { readPhh } from './phh.js';
import { PhhError } from './phh-error.js';

const fields = {
  variant: "'NT'",
  ante_trimming_status: 'true',
  antes: '[0, 0, 0]',
  blinds_or_straddles: '[50, 100, 0]',
  min_bet: '100',
  starting_stacks: '[1000, 2000, 3000]',
  actions: "['d dh p1 AhKd', 'd dh p2 ????', 'd dh p3 2c2d', 'p3 f', 'p1 cc', 'p2 cc']",
};

/** The hand above with some fields changed, or left out when null. */
function text(changes: Record<string, string | null> = {}): string {
  const all: Record<string, string | null> = { ...fields, ...changes };
  return Object.entries(all)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field} = ${value}`)
    .join('\n');
}

function errorOf(content: string): PhhError {
  try {
    readPhh(content, 'night.phh');
  } catch (error) {
    if (error instanceof PhhError) return error;
    throw error;
  }
  throw new Error('it was read without an error');
}

describe('a hand of Poker Hand History', () => {
  it('gives stacks, forced bets and what each player did', () => {
    const [hand] = readPhh(text({ finishing_stacks: '[1100, 1900, 3000]', players: "['Ann', 'Bob', 'Cy']", _note: "'ours'" }), 'night.phh');
    expect(hand).toMatchObject({
      players: 3,
      startingStacks: [1000, 2000, 3000],
      finishingStacks: [1100, 1900, 3000],
      forcedBets: { smallBlind: 50, bigBlind: 100, smallBlindPlayer: 0, bigBlindPlayer: 1, ante: 0, anteFormat: 'none' },
      names: ['Ann', 'Bob', 'Cy'],
      userFields: { _note: 'ours' },
    });
    expect(hand?.actions).toEqual([
      { kind: 'dealHole', player: 0, cards: ['Ah', 'Kd'], index: 0 },
      { kind: 'dealHole', player: 1, cards: null, index: 1 },
      { kind: 'dealHole', player: 2, cards: ['2c', '2d'], index: 2 },
      { kind: 'fold', player: 2, index: 3 },
      { kind: 'checkOrCall', player: 0, index: 4 },
      { kind: 'checkOrCall', player: 1, index: 5 },
    ]);
  });

  it('passes over commentaries and extra spaces, and keeps the indexes of the file', () => {
    const [hand] = readPhh(text({ actions: "['# blinds up', '', ' p3   cbr  300 # he stares', 'p2 sm ????']" }), 'x');
    expect(hand?.actions).toEqual([
      { kind: 'betOrRaise', player: 2, to: 300, index: 2 },
      { kind: 'muck', player: 1, index: 3 },
    ]);
  });

  it('tolerates fields that it does not know', () => {
    expect(readPhh(text({ rake: '0.05', time_zone: "'Europe/Paris'" }), 'x')).toHaveLength(1);
  });

  it('reads a text of several hands, one a table', () => {
    const hands = readPhh(`[1]\n${text()}\n[2]\n${text({ hand: '7' })}\n`, 'night.phhs');
    expect(hands.map((hand) => hand.place)).toEqual([
      { source: 'night.phhs', hand: '1' },
      { source: 'night.phhs', hand: '2' },
    ]);
    expect(hands[1]?.hand).toBe(7);
  });
});

const forced = (changes: Record<string, string>) => readPhh(text(changes), 'x')[0]?.forcedBets;

describe('forced bets', () => {
  it.each([
    ['everybody', '[25, 25, 25]', { ante: 25, anteFormat: 'classic' }],
    ['the big blind alone', '[0, 100, 0]', { ante: 100, anteFormat: 'bigBlind' }],
    ['the button alone', '[0, 0, 100]', { ante: 100, anteFormat: 'button' }],
  ])('knows an ante of %s', (_, antes, expected) => {
    expect(forced({ antes })).toMatchObject(expected);
  });

  it('gives the one posted blind to the big blind when the small blind is dead', () => {
    expect(forced({ blinds_or_straddles: '[100, 0, 0]' })).toMatchObject({ smallBlindPlayer: null, bigBlindPlayer: 0, bigBlind: 100 });
    expect(forced({ blinds_or_straddles: '[0, 100, 0]' })).toMatchObject({ smallBlindPlayer: null, bigBlindPlayer: 1, bigBlind: 100 });
  });

  it('reverses blinds and antes heads-up: the first player is the big blind', () => {
    const headsUp = { starting_stacks: '[1000, 2000]', blinds_or_straddles: '[50, 100]', actions: '[]' };
    expect(forced({ ...headsUp, antes: '[0, 100]' })).toEqual({
      smallBlind: 50,
      bigBlind: 100,
      smallBlindPlayer: 1,
      bigBlindPlayer: 0,
      ante: 100,
      anteFormat: 'bigBlind',
    });
    expect(forced({ ...headsUp, antes: '[100, 0]' })).toMatchObject({ anteFormat: 'button' });
  });
});

describe('a text that is not such a hand', () => {
  it.each<[string, Record<string, string | null>, string, string]>([
    ['another game', { variant: "'PO'" }, 'PHH_VARIANT_NOT_SUPPORTED', 'night.phh, variant: "PO" is another game'],
    ['no actions', { actions: null }, 'PHH_FIELD_MISSING', 'night.phh, actions: the hand has no such field'],
    [
      'a missing stack',
      { starting_stacks: '[1000, 2000]' },
      'PHH_PLAYERS_INVALID',
      'night.phh, antes: 3 entries, but starting_stacks has 2',
    ],
    [
      'an unknown stack',
      { starting_stacks: '[1000, inf, 3000]' },
      'PHH_FIELD_INVALID',
      'starting_stacks[1]: must be a whole number of chips from 1',
    ],
    ['a stack that is no number', { starting_stacks: '[1000, nan, 3000]' }, 'PHH_FIELD_INVALID', 'not NaN'],
    ['a negative stack', { starting_stacks: '[1000, -1, 3000]' }, 'PHH_FIELD_INVALID', 'not -1'],
    ['half a chip', { starting_stacks: '[1000, 1.5, 3000]' }, 'PHH_FIELD_INVALID', 'not 1.5'],
    ['more chips than there are', { starting_stacks: '[1000, 9223372036854775807, 3000]' }, 'PHH_FIELD_INVALID', 'not 9223372036854775807'],
    ['an empty stack', { starting_stacks: '[1000, 0, 3000]' }, 'PHH_FIELD_INVALID', 'starting_stacks[1]'],
    ['one player', { starting_stacks: '[1000]' }, 'PHH_PLAYERS_INVALID', '1 players; a table has 2 to 10'],
    ['antes of two', { antes: '[0, 25, 25]' }, 'PHH_ANTES_NOT_SUPPORTED', 'must be all equal'],
    [
      'an ante from under the gun',
      { starting_stacks: '[9, 9, 9, 9]', antes: '[0, 0, 9, 0]', blinds_or_straddles: '[50, 100, 0, 0]' },
      'PHH_ANTES_NOT_SUPPORTED',
      'antes',
    ],
    [
      'a short ante that wins all',
      { antes: '[25, 25, 25]', starting_stacks: '[20, 100, 100]', ante_trimming_status: 'false' },
      'PHH_ANTES_NOT_SUPPORTED',
      'set it to true',
    ],
    ['a straddle', { blinds_or_straddles: '[50, 100, 200]' }, 'PHH_BLINDS_NOT_SUPPORTED', 'a straddle'],
    ['no big blind', { blinds_or_straddles: '[0, 0, 0]' }, 'PHH_BLINDS_NOT_SUPPORTED', 'nobody posts a big blind'],
    ['another smallest bet', { min_bet: '200' }, 'PHH_BLINDS_NOT_SUPPORTED', 'min_bet: 200, but the big blind is 100'],
    ['the same seat twice', { seats: '[1, 1, 2]' }, 'PHH_FIELD_INVALID', 'seats: must be an array of different seat numbers'],
    ['an action that is no text', { actions: '[1]' }, 'PHH_FIELD_INVALID', 'actions[0]: must be a string'],
    ['an unknown verb', { actions: "['p1 fold']" }, 'PHH_ACTION_INVALID', 'night.phh, actions[0]: "p1 fold" must be one of f, cc, cbr, sm'],
    ['an unknown player', { actions: "['p3 f', 'p4 f']" }, 'PHH_ACTION_INVALID', 'actions[1]: "p4 f" names player 4, but the hand has 3'],
    ['a player zero', { actions: "['p0 f']" }, 'PHH_ACTION_INVALID', 'must name a player'],
    ['a bet that is no number', { actions: "['p3 cbr NaN']" }, 'PHH_ACTION_INVALID', 'whole number of chips'],
    ['a negative bet', { actions: "['p3 cbr -5']" }, 'PHH_ACTION_INVALID', 'whole number of chips'],
    ['an endless bet', { actions: "['p3 cbr inf']" }, 'PHH_ACTION_INVALID', 'whole number of chips'],
    ['a bet of 10^18', { actions: "['p3 cbr 1000000000000000000']" }, 'PHH_ACTION_INVALID', 'whole number of chips'],
    ['a bet without amount', { actions: "['p3 cbr']" }, 'PHH_ACTION_INVALID', 'whole number of chips'],
    ['words too many', { actions: "['p3 f now']" }, 'PHH_ACTION_INVALID', 'has "now" too much'],
    ['a card that is none', { actions: "['d dh p1 AhXx']" }, 'PHH_ACTION_INVALID', 'must give cards as rank'],
    ['three hole cards', { actions: "['d dh p1 AhKhQh']" }, 'PHH_ACTION_INVALID', 'two cards'],
    ['a flop of two', { actions: "['d db AhKh']" }, 'PHH_ACTION_INVALID', '2 cards, but this street has 3'],
    [
      'a sixth board card',
      { actions: "['d db AhKhQh', 'd db 2c', 'd db 3c', 'd db 4c']" },
      'PHH_ACTION_INVALID',
      'actions[3]: the board has five cards',
    ],
    ['a flop known in part', { actions: "['d db AhKh??']" }, 'PHH_ACTION_INVALID', 'knows only a part of the street'],
    [
      'a card dealt twice',
      { actions: "['d dh p1 AhKd', 'd dh p2 AhQd']" },
      'PHH_CARD_TWICE',
      'actions[1]: Ah goes to p2, but p1 has it already',
    ],
    ['a hand dealt twice', { actions: "['d dh p1 AhKd', 'd dh p1 2c3c']" }, 'PHH_ACTION_INVALID', 'p1 has two cards already'],
    [
      'cards shown that were not dealt',
      { actions: "['d dh p1 AhKd', 'p1 sm AhKs']" },
      'PHH_ACTION_INVALID',
      'shows AhKs, but p1 was dealt AhKd',
    ],
    ['a dash for cards that nobody knows', { actions: "['d dh p1 ????', 'p1 sm -']" }, 'PHH_ACTION_INVALID', 'write them here'],
    ['a draw', { actions: "['p1 sd Ah']" }, 'PHH_ACTION_NOT_SUPPORTED', 'only draw games have'],
  ])('%s', (_, changes, code, message) => {
    const error = errorOf(text(changes));
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  it('says the line and column where TOML ends', () => {
    expect(errorOf("variant = 'NT'\nantes = [0, 0\n").message).toMatch(/^night\.phh:\d+:\d+: not TOML: /);
    expect(errorOf('').code).toBe('PHH_EMPTY');
  });

  it('names the hand of a text with several', () => {
    const error = errorOf(`[1]\n${text()}\n[2]\n${text({ actions: "['p9 f']" })}\n`);
    expect(error.message).toMatch(/^night\.phh, hand 2, actions\[0\]: /);
    expect(error.place).toEqual({ source: 'night.phh', hand: '2', field: 'actions', action: 0 });
  });
});

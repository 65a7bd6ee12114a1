import { firstEdition } from '../../../events/editions.js';
import { evolve } from '../evolve.js';
import { countChipsInPlay } from '../pots/pots.js';
import { type HandState, initialHandState } from '../state.js';
import { type DescribedSituation, playSituation } from './described-situation.js';
import { previewRuling } from './preview-ruling.js';

const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'];
const ropta = firstEdition('ropta');

const flop: DescribedSituation = {
  button: 6,
  players: [1, 2, 3].map((seat) => ({ seat, stack: 20_000 })),
  smallBlind: 50,
  bigBlind: 100,
  ante: 0,
  anteFormat: 'none',
  chipUnit: 1,
  street: 'flop',
  pot: 700,
  acts: [{ seat: 1, action: { type: 'bet', to: 1_200 } }],
};
const preflop: DescribedSituation = { ...flop, street: 'preflop', pot: 0, button: 3, acts: [] };

function stateOf(situation: DescribedSituation, rulebook = ropta): HandState {
  const played = playSituation(situation, rulebook);
  if (played.refusal !== undefined) throw new Error(played.refusal.code);
  return played.events.reduce(evolve, initialHandState);
}

describe('a described situation', () => {
  it.each(books)('stands as it is described under %s: street, turn, stacks, bet and pot', (id) => {
    const state = stateOf(flop, firstEdition(id));
    expect(state).toMatchObject({ phase: 'betting', street: 'flop', currentBet: 1_200, turn: 1, stacks: [18_800, 20_000, 20_000] });
    expect(countChipsInPlay(state)).toBe(1_900);
  });

  it('has its board as far as the street', () => {
    expect(stateOf({ ...flop, street: 'turn' }).board).toHaveLength(2);
    expect(stateOf({ ...flop, street: 'river', pot: 0 })).toMatchObject({ street: 'river', phase: 'betting', pots: [] });
  });

  it('takes blinds left of the button before the flop', () => {
    expect(stateOf(preflop)).toMatchObject({ bets: [50, 100, 0], turn: 2 });
    expect(stateOf({ ...preflop, button: 9 })).toMatchObject({ bets: [50, 100, 0], turn: 2 });
    expect(stateOf({ ...preflop, button: 1 })).toMatchObject({ bets: [0, 50, 100], turn: 0 });
  });

  it('gives the small blind to the button heads-up', () => {
    const players = [
      { seat: 7, stack: 1_000 },
      { seat: 3, stack: 1_000 },
    ];
    expect(stateOf({ ...preflop, players, button: 3 })).toMatchObject({ bets: [50, 100], turn: 0 });
    expect(stateOf({ ...preflop, players, button: 7 })).toMatchObject({ bets: [100, 50], turn: 1 });
  });

  it('lets a short big blind pay in the order of the book', () => {
    const short: DescribedSituation = {
      ...preflop,
      players: [1, 2, 3].map((seat) => ({ seat, stack: seat === 2 ? 120 : 5_000 })),
      ante: 100,
      anteFormat: 'bigBlind',
    };
    const bets = books.map((id) => stateOf(short, firstEdition(id)).bets[1]);
    expect(new Set(bets)).toEqual(new Set([20, 100]));
  });

  it('is refused where its acts are not those of the table', () => {
    const refusal = (change: Partial<DescribedSituation>) => playSituation({ ...flop, ...change }, ropta).refusal;
    expect(refusal({ acts: [{ seat: 2, action: { type: 'check' } }] })).toEqual({
      code: 'NOT_IN_TURN',
      article: 'RO 9.3',
      parameters: { seat: 2, turn: 1 },
    });
    expect(refusal({ players: [{ seat: 1, stack: 5 }] })).toEqual({
      code: 'PLAYERS_OUT_OF_RANGE',
      article: null,
      parameters: { players: 1, min: 2, max: 10 },
    });
    expect(refusal({ bigBlind: 0 })).toEqual({
      code: 'STAKE_OUT_OF_RANGE',
      article: null,
      parameters: { stake: 'bigBlind', amount: 0, min: 1, max: 1e12 },
    });
    expect(refusal({ players: [...flop.players, { seat: 3, stack: 5 }] })).toEqual({
      code: 'SEATS_NOT_IN_ORDER',
      article: null,
      parameters: { seat: 3 },
    });
  });

  it('is refused only under the books that do not allow its acts', () => {
    const acts: DescribedSituation['acts'] = [
      ...flop.acts,
      { seat: 2, action: { type: 'raise', to: 2_400 } },
      { seat: 3, action: { type: 'raise', to: 3_600 } },
    ];
    const tooSmall = (article: string) => ({
      code: 'BELOW_MINIMUM_RAISE',
      article,
      parameters: { seat: 3, to: 3600, minRaiseTo: 4800, max: 20_000 },
    });
    const refusals = books.map((id) => playSituation({ ...flop, acts }, firstEdition(id)).refusal ?? null);
    expect(refusals).toEqual([tooSmall('RC 47-A'), tooSmall('MO 8.8'), null, null, null]);
  });

  it('twice is the same, and can be judged', () => {
    expect(playSituation(flop, ropta)).toEqual(playSituation(flop, ropta));
    const events = playSituation(flop, ropta).events ?? [];
    expect(previewRuling(events, 2, { motions: [[1_000, 1_000]] }, [ropta]).rulings).toMatchObject([
      { judgement: { ruling: 'call', to: 1_200, returned: 800 }, minRaiseTo: 2_400 },
    ]);
  });
});

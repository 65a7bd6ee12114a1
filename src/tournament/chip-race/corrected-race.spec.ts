/** What was announced of chips is taken back, and a race that was recorded with wrong cards is put right. */
import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  count,
  type Create,
  fold,
  minutes,
  open,
  outcome,
  settle,
  sitting,
  stacksAt,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { Running, TournamentState } from '../state.js';

const SECOND = START + minutes(10);
const structure: Create['structure'] = [
  { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 },
  { kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 600 },
];
const uneven = { 1: 10_075, 2: 9_950, 3: 9_925, 4: 10_050 };
const typed = [
  { seat: 1, cards: ['Ks', '7d', '2c'] },
  { seat: 2, cards: ['Ah', '4s'] },
  { seat: 3, cards: ['As'] },
  { seat: 4, cards: ['9d', '3h'] },
];
/** Seat 3 had a five and not an ace: the king of seat 1 wins its chip. */
const dealt = typed.map((each) => (each.seat === 3 ? { seat: 3, cards: ['5c'] } : each));
const announce: TournamentCommand = { type: 'AnnounceChipRace', newSmallest: 100, at: SECOND };
const race = (cards = typed): TournamentCommand => ({ type: 'RunChipRace', table: 1, newSmallest: 100, cards });
const withdraw: CommandOf<'WithdrawChipRace'> = { type: 'WithdrawChipRace', reason: 'a level too early' };
const correct = (more: Partial<CommandOf<'CorrectChipRace'>> = {}): CommandOf<'CorrectChipRace'> => ({
  type: 'CorrectChipRace',
  table: 1,
  cards: dealt,
  reason: 'a five was typed as an ace',
  ...more,
});

function atTable(settings: Partial<Create> = {}): Running {
  const begun = started(['ada', 'bo', 'cyd', 'dan'], { rulebook: firstEdition('ropta'), structure, ...settings });
  return asRunning(after(begun, count(begun, 1, uneven), { type: 'AdvanceClock', at: SECOND }));
}
const chipsOf = (state: TournamentState): number => asRunning(state).tables.reduce((sum, { chips }) => sum + chips, 0);

describe('RO 3.2: a race that was announced', () => {
  const state = atTable();

  it('is taken back before a table has run it: the value is in play as before', () => {
    const announced = after(state, announce);
    expect(when(announced, withdraw).events).toEqual([
      {
        type: 'ChipRaceWithdrawn',
        data: {
          removed: 25,
          newSmallest: 100,
          reason: 'a level too early',
          by: 'director',
          articles: [{ article: 'RO 3.2', fallback: false, house: false }],
        },
      },
    ]);
    const back = after(announced, withdraw);
    expect(asRunning(back).chipRace).toEqual(state.chipRace);
    expect(when(back, race()).refusal).toEqual({
      code: 'RACE_NOT_ANNOUNCED',
      article: null,
      parameters: { newSmallest: 100, chipUnit: 25 },
    });
    expect(outcome(when(back, announce))).toEqual(['ChipRaceAnnounced']);
    expect(when(back, withdraw).refusal).toEqual({ code: 'NO_RACE_ANNOUNCED', article: 'RO 3.2', parameters: {} });
  });

  it('is not taken back once a table has run it, nor where none was', () => {
    expect(when(state, withdraw)).toEqual({ refusal: { code: 'NO_RACE_ANNOUNCED', article: 'RO 3.2', parameters: {} } });
    const ran = after(state, announce, race());
    expect(when(ran, withdraw)).toEqual({ refusal: { code: 'RACE_HAS_RUN', article: 'RO 3.2', parameters: { tables: [1] } } });
  });

  it('RC 24: is the director’s to take back, as it is to announce', () => {
    const director = after(atTable({ rulebook: firstEdition('redcactus') }), announce);
    expect(when(director, { ...withdraw, by: 'floor' }).refusal).toEqual({
      code: 'TD_ONLY',
      article: 'RC 24',
      parameters: { by: 'floor' },
    });
    expect(outcome(when(director, withdraw))).toEqual(['ChipRaceWithdrawn']);
  });

  it('RC 25: an exchange that was announced is taken back too', () => {
    const announced = after(atTable({ rulebook: firstEdition('redcactus') }), { type: 'AnnounceColorUp', value: 25, extent: 'partial' });
    const back = { type: 'WithdrawColorUp', value: 25, reason: 'the wrong value' } as const;
    expect(outcome(when(announced, back))).toEqual(['ColorUpWithdrawn']);
    expect(when(announced, back).events![0]!.data).toMatchObject({ articles: [{ article: 'RC 25', fallback: false, house: false }] });
    expect(asRunning(after(announced, back)).chipRace.colorUps).toEqual([]);
    expect(when(after(announced, back), back).refusal).toEqual({
      code: 'COLOR_UP_NOT_ANNOUNCED',
      article: 'RC 25',
      parameters: { value: 25 },
    });
    expect(when(announced, { ...back, by: 'floor' }).refusal).toEqual({ code: 'TD_ONLY', article: 'RC 25', parameters: { by: 'floor' } });
  });
});

describe('RO 3.2: a race that was recorded with wrong cards', () => {
  const ran = after(atTable(), announce, race());

  it('is put right: who had won gives the chip back, who has won gets it', () => {
    expect(stacksAt(ran, 1)).toEqual({ 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 });
    const decision = when(ran, correct({ winners: [1, 2] }));
    expect(decision.events).toMatchObject([
      {
        type: 'ChipRaceCorrected',
        data: {
          winners: [1, 2],
          was: { winners: [2, 3], rescued: [] },
          difference: 0,
          changes: [
            { playerId: sitting(ran, 1, 1), amount: 100 },
            { playerId: sitting(ran, 1, 3), amount: -100 },
          ],
        },
      },
    ]);
    const right = fold(ran, decision.events!);
    expect(stacksAt(right, 1)).toEqual({ 1: 10_100, 2: 10_000, 3: 9_900, 4: 10_000 });
    expect(chipsOf(right)).toBe(40_000);
    expect(when(right, correct())).toEqual({ events: [] });
    expect(stacksAt(after(right, correct({ cards: typed })), 1)).toEqual(stacksAt(ran, 1));
  });

  it('is put right after hands were played, where the players sit now', () => {
    const inHand = after(ran, open(1, SECOND));
    expect(when(inHand, correct()).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: 'RO 2.3',
      parameters: { playerId: 'ada', handId: 'friday.1.1' },
    });
    const played = after(inHand, settle(inHand, 1, { 1: 25_000, 2: 10_000, 3: 5_000 }, SECOND));
    expect(stacksAt(after(played, correct()), 1)).toEqual({ 1: 25_100, 2: 10_000, 3: 4_900 });
    const gone = after(inHand, settle(inHand, 1, { 1: 30_000, 2: 10_000 }, SECOND));
    expect(when(gone, correct()).refusal).toEqual({ code: 'PLAYER_ELIMINATED', article: null, parameters: { playerId: 'cyd', place: 3 } });
    const short = after(inHand, settle(inHand, 1, { 1: 20_000, 2: 19_900, 3: 100 }, SECOND));
    expect(when(short, correct()).refusal).toEqual({
      code: 'STACK_TOO_SHORT',
      article: null,
      parameters: { playerId: sitting(ran, 1, 3), stack: 100, amount: 100 },
    });
    const unknown = after(ran, { type: 'RecordHandPlayed', table: 1, at: SECOND });
    expect(when(unknown, correct()).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1 } });
  });

  it('is checked like the race itself', () => {
    expect(when(ran, correct({ winners: [2, 3] })).refusal).toEqual({
      code: 'WRONG_WINNERS',
      article: 'RO 3.2',
      parameters: { winners: [2, 3], expected: [1, 2] },
    });
    expect(when(ran, correct({ cards: dealt.slice(1) })).refusal).toEqual({
      code: 'WRONG_CARD_COUNT',
      article: 'RO 3.2',
      parameters: { seat: 1, cards: 0, oddChips: 3 },
    });
    expect(when(atTable(), correct()).refusal).toEqual({ code: 'NO_RACE_TO_CORRECT', article: null, parameters: { table: 1 } });
    expect(when(ran, correct({ table: 9 })).refusal).toEqual({ code: 'UNKNOWN_TABLE', article: null, parameters: { table: '9' } });
  });

  it('takes the place of a draw by Tapis too, and chips that a rescue adds are accounted for', () => {
    // One player has nothing but odd chips: without winning they are rescued, which adds a chip.
    const begun = started(['ada', 'bo', 'cyd', 'dan'], { rulebook: firstEdition('ropta'), structure });
    const state = after(begun, count(begun, 1, { 1: 25, 2: 13_350, 3: 13_350, 4: 13_275 }), { type: 'AdvanceClock', at: SECOND }, announce);
    const [one, two, three, four] = [['2c'], ['Ks', 'Kd'], ['Qs', 'Qd'], ['Js', 'Jd', 'Jc']];
    const cardsOf = (first: string[], second: string[]) => [
      { seat: 1, cards: first },
      { seat: 2, cards: second },
      { seat: 3, cards: three },
      { seat: 4, cards: four },
    ];
    const wrong = after(state, race(cardsOf(one, two)));
    expect(stacksAt(wrong, 1)[1]).toBe(100);
    const right = after(wrong, correct({ cards: cardsOf(['As'], two) }));
    expect(stacksAt(right, 1)[1]).toBe(100);
    const { entry, chipRace, chips } = asRunning(right);
    expect(chipsOf(right)).toBe(entry.issued - entry.removed + chipRace.rounding + chips.found - chips.lost);
    expect(chipsOf(wrong) - chipsOf(right)).toBe(100);
    const drawn = after(state, { type: 'RunChipRace', table: 1, newSmallest: 100 });
    const typedIn = after(drawn, correct({ cards: cardsOf(['As'], two) }));
    expect(asRunning(typedIn).chipRace.races[0]!.deal).toEqual({ kind: 'typed', startSeat: expect.any(Number) as number });
    expect(stacksAt(typedIn, 1)).toEqual(stacksAt(right, 1));
  });
});

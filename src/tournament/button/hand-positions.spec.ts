import {
  after,
  asRunning,
  count,
  hand,
  open,
  outcome,
  player,
  settle,
  sitting,
  START,
  started,
  under,
  when,
  type Create,
} from '../../../test/tournament-scenario.js';
import { bookIds } from '../../rulebooks/setting.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { readHandToCome } from './hand-positions.js';
import type { TournamentState } from '../state.js';

const typedIn = (table: number): TournamentCommand => ({ type: 'RecordHandPlayed', table, at: START });
const drawn = (seat: number): TournamentCommand => ({ type: 'DetermineFirstButton', table: 1, seat });
const moved = (state: TournamentState, from: number, table: number, seat: number): TournamentCommand => ({
  type: 'MovePlayer',
  playerId: sitting(state, from, 1),
  table,
  seat,
  reason: 'as the director has it',
});
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index}`);

/** The data of an event of the decision. */
function told(state: TournamentState, command: TournamentCommand, type: string): unknown {
  return when(state, command).events?.find((event) => event.type === type)?.data;
}

/** All players keep their chips. */
function played(state: TournamentState, table = 1): TournamentState {
  const opened = after(state, open(table));
  const stacks = Object.fromEntries(asRunning(opened).tables[table - 1]!.openHand!.seats.map(({ seat, stack }) => [seat, stack]));
  return after(opened, settle(opened, table, stacks));
}

/** A table of four, button at seat 1 in its last hand. */
const four = (settings: Partial<Create> = {}): TournamentState => played(after(started(names(4), settings), drawn(1)));

describe('who deals where the next button is away or suspended', () => {
  /** The button goes from seat 1 to seat 2, whose player is not there. */
  const away = (book: string, tracked: boolean): TournamentState => {
    const begun = after(started(names(4), under(book)), ...(book === 'mons' || book === 'redcactus' ? [] : [drawn(1)]));
    const last = tracked ? played(begun) : after(begun, typedIn(1));
    return after(last, { type: 'MarkAway', playerId: sitting(last, 1, 2), official: false });
  };

  it.each(bookIds.flatMap((book) => [true, false].map((tracked) => [book, tracked] as const)))(
    'MO 7.14 with 3.2: the dealer of the last hand; RO 4.3: who is there to its right (%s, hands typed in: %s)',
    (book, tracked) => {
      const state = asRunning(away(book, tracked));
      // Seat 1 has dealt before, and is to the right of seat 2.
      expect(readHandToCome(state, state.tables[0]!)?.next).toMatchObject({ button: { seat: 2, live: true }, dealer: 1 });
      const type = tracked ? 'HandOpened' : 'HandPlayed';
      expect(told(state, tracked ? open(1) : typedIn(1), type)).toMatchObject({ button: 2, dealer: 1 });
      const article = book === 'mons' ? 'MO 7.14' : 'RO 4.3';
      expect(JSON.stringify(readHandToCome(state, state.tables[0]!)?.articles)).toContain(article);
    },
  );

  it('RO 4.3: in the first hand of a table too; an absence that is stated for the hand alone counts', () => {
    const state = after(started(names(5), { seatsPerTable: 5 }), drawn(1));
    expect(told(state, open(1, START, [1]), 'HandOpened')).toMatchObject({ button: 1, dealer: 5 });
    expect(told(state, open(1), 'HandOpened')).toMatchObject({ button: 1, dealer: 1 });
  });

  it('MO 13.1: a suspended player does not deal', () => {
    const last = after(started(names(4), under('mons')), typedIn(1));
    const penalty = { offence: 'hiddenChips', unit: 'rounds', count: 1, reason: 'again' } as const;
    const state = asRunning(after(last, { type: 'IssuePenalty', playerId: sitting(last, 1, 2), ...penalty }));
    expect(readHandToCome(state, state.tables[0]!)?.next).toMatchObject({ button: { seat: 2 }, dealer: 1 });
  });
});

describe('the first button of a table', () => {
  it.each(['redcactus', 'mons'])('is at seat 1 (RC 6; MO 2.2): %s', (book) => {
    const state = started(names(4), under(book));
    const article = book === 'mons' ? 'MO 2.2' : 'RC 6';
    expect(told(state, open(1), 'FirstButtonDetermined')).toMatchObject({ table: 1, seat: 1, method: 'seat1', seed: null });
    expect(told(state, open(1), 'HandOpened')).toMatchObject({ button: 1, smallBlindSeat: 2, bigBlindSeat: 3, dealer: 1 });
    expect(when(state, drawn(2)).refusal).toEqual({ code: 'FIRST_BUTTON_FIXED', article, parameters: { table: 1, seat: 1 } });
  });

  it('is known before its hand where the book fixes the seat (RC 6), and not where it is drawn', () => {
    const state = asRunning(started(names(4), under('redcactus')));
    expect(readHandToCome(state, state.tables[0]!)).toMatchObject({
      next: { button: { seat: 1 }, smallBlind: { seat: 2 }, bigBlind: 3 },
      articles: [{ article: 'RC 6' }],
    });
    const lots = asRunning(started(names(4), under('toufflers')));
    expect(readHandToCome(lots, lots.tables[0]!)).toBeNull();
  });

  it.each(['redcactus', 'toufflers'])('is told before its hand, as the hand would have told it, where no seat is given: %s', (book) => {
    const state = started(names(4), under(book));
    const draw = { type: 'DetermineFirstButton', table: 1 } as const;
    expect(when(state, draw).events).toEqual([{ type: 'FirstButtonDetermined', data: told(state, open(1), 'FirstButtonDetermined') }]);
    const known = after(state, draw);
    expect(when(known, draw)).toEqual({ events: [] });
    expect(when(played(known), draw)).toEqual({ events: [] });
  });

  it('is at the next player where nobody sits at seat 1', () => {
    const two = started(names(7), under('mons'));
    const state = after(two, moved(two, 1, 2, 4));
    expect(told(state, open(1), 'FirstButtonDetermined')).toMatchObject({ seat: 2, method: 'seat1' });
  });

  it.each(['tdaFr', 'ropta', 'toufflers'])('is drawn from a seed, the same each time (TF §2 b2): %s', (book) => {
    const state = started(names(4), under(book));
    const { seat, seed } = told(state, open(1), 'FirstButtonDetermined') as { seat: number; seed: string };
    expect(told(state, typedIn(1), 'FirstButtonDetermined')).toMatchObject({ seat, seed, method: 'seed' });
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(told(state, open(1), 'HandOpened')).toMatchObject({ button: seat });
  });

  it('is drawn for each table by itself, every seat in its turn', () => {
    const state = started(names(200), { seatsPerTable: 4 });
    const seats = asRunning(state).tables.map(({ table }) => (told(state, open(table), 'HandOpened') as { button: number }).button);
    expect(new Set(seats)).toEqual(new Set([1, 2, 3, 4]));
  });

  it.each(['regional', 'national'] as const)('is drawn in the Finals of a federation (RC 6): %s', (kind) => {
    expect(told(started(names(4), under('redcactus', { kind })), open(1), 'FirstButtonDetermined')).toMatchObject({ method: 'seed' });
  });

  it('can be drawn by the director, once and before the first hand', () => {
    const state = started(names(4), under('toufflers'));
    const known = after(state, drawn(3));
    expect(told(state, drawn(3), 'FirstButtonDetermined')).toMatchObject({
      seat: 3,
      method: 'director',
      articles: [{ article: 'TF §2 b2' }],
    });
    expect(outcome(when(known, open(1)))).toEqual(['HandOpened']);
    expect(told(known, open(1), 'HandOpened')).toMatchObject({ button: 3, smallBlindSeat: 4, bigBlindSeat: 1 });
    expect(outcome(when(known, drawn(3)))).toEqual([]);
    expect(when(known, drawn(4)).refusal).toEqual({ code: 'FIRST_BUTTON_FIXED', article: 'TF §2 b2', parameters: { table: 1, seat: 3 } });
    expect(when(played(known), drawn(3)).refusal).toEqual({
      code: 'FIRST_BUTTON_FIXED',
      article: 'TF §2 b2',
      parameters: { table: 1, seat: 3 },
    });
    expect(when(state, drawn(7)).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'seat', value: '7', minimum: 1, maximum: 4 },
    });
    expect(when(after(state, { type: 'EliminatePlayer', playerId: sitting(state, 1, 2), at: START }), drawn(2)).refusal).toEqual({
      code: 'EMPTY_SEAT',
      article: null,
      parameters: { table: 1, seat: 2 },
    });
  });
});

describe('the next hand', () => {
  it.each(bookIds)('has a dead button, and tells why (RO 4.3; MO 7.14; TF §8 b11): %s', (book) => {
    const state = after(
      played(after(started(names(4), under(book)), ...(['redcactus', 'mons'].includes(book) ? [] : [drawn(1)]))),
      open(1),
    );
    const { startingStack: stack } = asRunning(state).settings;
    const out = after(state, settle(state, 1, { 1: stack, 2: 2 * stack, 3: 0, 4: stack }));
    // The hand had its button at seat 2, and its small blind at seat 3 went out.
    expect(told(out, open(1), 'HandOpened')).toMatchObject({
      button: 3,
      smallBlindSeat: 4,
      smallBlindPosition: 4,
      bigBlindSeat: 1,
      dealer: 2,
      waiting: [],
      seats: [{ seat: 1 }, { seat: 2 }, { seat: 4 }],
      articles: expect.arrayContaining([
        expect.objectContaining({ article: { mons: 'MO 7.14', toufflers: 'TF §8 b11' }[book as string] ?? 'RO 4.3' }),
      ]) as unknown,
    });
  });

  it('has nobody post the small blind where the big blind has left (RO 4.3)', () => {
    const state = after(four(), open(1));
    const out = after(state, settle(state, 1, { 1: 10_000, 2: 20_000, 3: 10_000, 4: 0 }));
    expect(told(out, open(1), 'HandOpened')).toMatchObject({ button: 3, smallBlindSeat: null, smallBlindPosition: 4, bigBlindSeat: 1 });
    const next = played(out);
    expect(told(next, open(1), 'HandOpened')).toMatchObject({ button: 4, dealer: 3, smallBlindSeat: 1, bigBlindSeat: 2 });
  });

  it('deals no cards to a newcomer between button and small blind, and tells so (RO 2.3)', () => {
    // Of six seats 5 and 6 are empty: between small blind and big blind of the second hand.
    const second = played(played(after(started(names(7), { seatsPerTable: 6 }), drawn(2))));
    expect(asRunning(second).tables[0]!.positions).toMatchObject({ button: 3, smallBlindSeat: 4, bigBlindSeat: 1 });
    const arrived = after(second, moved(second, 2, 1, 5));
    expect(told(arrived, open(1), 'HandOpened')).toMatchObject({
      button: 4,
      smallBlindSeat: 1,
      bigBlindSeat: 2,
      waiting: [5],
      seats: [{ seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: 4 }],
      articles: [{ article: 'RO 2.3' }],
    });
    expect(readHandToCome(asRunning(arrived), asRunning(arrived).tables[0]!)).toMatchObject({
      newcomers: [{ seat: 5, plays: false, owes: null }],
    });
    expect(told(played(arrived), open(1), 'HandOpened')).toMatchObject({
      button: 1,
      smallBlindSeat: 2,
      bigBlindSeat: 3,
      waiting: [],
      seats: { length: 5 },
    });
  });

  it('is the same where nobody types hands in', () => {
    const counted = (state: TournamentState): TournamentState => after(state, typedIn(1));
    const once = counted(after(started(names(4)), drawn(1)));
    const out = after(once, { type: 'EliminatePlayer', playerId: sitting(once, 1, 2), at: START });
    expect(told(out, typedIn(1), 'HandPlayed')).toMatchObject({
      button: 2,
      smallBlindSeat: 3,
      bigBlindSeat: 4,
      dealer: 1,
      articles: [{ article: 'RO 4.3' }],
    });
  });

  it('takes a player who changed seats at his table for a newcomer there (RO 2.3)', () => {
    const state = played(after(started(names(4), { seatsPerTable: 6 }), drawn(1)));
    const changed = after(state, { type: 'MovePlayer', playerId: sitting(state, 1, 2), table: 1, seat: 6, reason: 'hard of hearing' });
    // The small blind has left seat 2: the button is dead there.
    expect(told(changed, open(1), 'HandOpened')).toMatchObject({ button: 2, smallBlindSeat: 3, bigBlindSeat: 4, dealer: 1 });
    expect(readHandToCome(asRunning(changed), asRunning(changed).tables[0]!)?.newcomers).toMatchObject([
      { seat: 6, plays: true, owes: null },
    ]);
  });
});

describe('positions by order of the director', () => {
  const state = four();
  const ordered = (more: object): TournamentCommand => ({
    ...open(1),
    positions: { button: 3, smallBlindSeat: null, bigBlindSeat: 4, reason: 'as it was announced', ...more },
  });

  it('stand with his reason, and the next hand goes on from them', () => {
    const decision = when(state, ordered({}));
    expect(decision.events).toMatchObject([
      {
        type: 'HandOpened',
        data: { button: 3, smallBlindSeat: null, smallBlindPosition: 3, bigBlindSeat: 4, orderedBecause: 'as it was announced' },
      },
    ]);
    const opened = after(state, ordered({}));
    const next = after(opened, settle(opened, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    expect(told(next, open(1), 'HandOpened')).toMatchObject({ button: 3, smallBlindSeat: 4, bigBlindSeat: 1 });
  });

  it('need a reason where the rule has others, which the refusal tells', () => {
    expect(when(state, ordered({ reason: undefined })).refusal).toEqual({
      code: 'POSITIONS_NOT_CONFORMING',
      article: 'RO 4.3',
      parameters: { table: 1, button: 2, smallBlind: 3, bigBlind: 4 },
    });
    const same = { ...open(1), positions: { button: 2, smallBlindSeat: 3, bigBlindSeat: 4 } };
    expect(when(state, same)).toEqual(when(state, open(1)));
    expect(outcome(when(state, ordered({ reason: ' ' })))).toBe('INVALID_TEXT');
  });

  it.each([
    [{ button: 5 }, 'INVALID_NUMBER'],
    [{ button: Number.NaN }, 'INVALID_NUMBER'],
    [{ smallBlindSeat: 1.5 }, 'INVALID_NUMBER'],
    [{ bigBlindSeat: 0 }, 'INVALID_NUMBER'],
    [{ smallBlindSeat: 4 }, 'BLINDS_ON_ONE_SEAT'],
    [{ smallBlindSeat: 0, bigBlindSeat: 0 }, 'INVALID_NUMBER'],
    [{ button: 5, smallBlindSeat: 4 }, 'INVALID_NUMBER'],
  ])('are refused with %j: %s', (more, code) => {
    expect(outcome(when(state, ordered(more)))).toBe(code);
  });

  it('are refused where a blind’s seat is empty', () => {
    const out = after(state, typedIn(1), { type: 'EliminatePlayer', playerId: sitting(state, 1, 4), at: START });
    expect(
      when(out, { ...typedIn(1), positions: { button: 3, smallBlindSeat: 4, bigBlindSeat: 1, reason: 'so' } } as TournamentCommand).refusal,
    ).toEqual({ code: 'EMPTY_SEAT', article: null, parameters: { table: 1, seat: 4 } });
  });

  it('may begin a table, and then no first button is drawn', () => {
    const fresh = started(names(4));
    expect(outcome(when(fresh, ordered({})))).toEqual(['HandOpened']);
  });
});

describe('positions that were put right in a hand', () => {
  const opened = after(four(), open(1));
  const correct = (more: object = {}): TournamentCommand => ({
    type: 'CorrectPositions',
    handId: hand(1, 2),
    button: 3,
    smallBlindSeat: 4,
    bigBlindSeat: 1,
    ...more,
  });

  it('are what the next hand goes on from (RO 2.3)', () => {
    expect(when(opened, correct())).toEqual({
      events: [
        {
          type: 'PositionsCorrected',
          data: { handId: hand(1, 2), table: 1, button: 3, smallBlindSeat: 4, smallBlindPosition: 4, bigBlindSeat: 1, dealer: 3 },
        },
      ],
    });
    const corrected = after(opened, correct());
    const positions = { button: 3, smallBlindSeat: 4, smallBlindPosition: 4, bigBlindSeat: 1, dealer: 3 };
    expect(asRunning(corrected).tables[0]).toMatchObject({ positions, openHand: positions });
    const next = after(corrected, settle(corrected, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    expect(told(next, open(1), 'HandOpened')).toMatchObject({ button: 4, smallBlindSeat: 1, bigBlindSeat: 2 });
  });

  it('keep the small blind’s place where nobody posts it', () => {
    expect(told(opened, correct({ button: 2, smallBlindSeat: null, bigBlindSeat: 4 }), 'PositionsCorrected')).toMatchObject({
      button: 2,
      smallBlindPosition: 3,
      dealer: 2,
    });
  });

  it('are told twice for nothing, also once the hand is settled', () => {
    const corrected = after(opened, correct());
    expect(outcome(when(corrected, correct()))).toEqual([]);
    const over = after(corrected, settle(corrected, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    expect(outcome(when(over, correct()))).toEqual([]);
    expect(when(over, correct({ handId: hand(1, 9) })).refusal).toEqual({
      code: 'UNKNOWN_HAND',
      article: null,
      parameters: { handId: 'friday.1.9' },
    });
  });
});

describe('a player who sits down at a table whose hand was opened', () => {
  /** Seats 1, 2 and 4 of six: button 1, small blind 2, big blind 4; then seat 5. */
  function beforeTheDeal(): { readonly state: TournamentState; readonly late: string } {
    const two = started(names(7), { seatsPerTable: 6 });
    const late = sitting(two, 2, 1);
    const state = after(played(after(two, drawn(1))), open(1));
    return { state: after(state, { ...moved(state, 2, 1, 5), playerId: player(late) } as TournamentCommand), late };
  }

  it('is no part of it until the hand has dealt him in (RC 10; RO 2.3)', () => {
    const { state, late } = beforeTheDeal();
    const { openHand } = asRunning(state).tables[0]!;
    expect(openHand).toMatchObject({ button: 2, smallBlindSeat: 3, bigBlindSeat: 4 });
    const joined = {
      type: 'RecordNewcomer',
      handId: hand(1, 2),
      playerId: player(late),
      seat: 5,
      stack: 10_000,
      button: 2,
      smallBlindSeat: 3,
      bigBlindSeat: 4,
      dealer: 2,
      stakes: openHand!.stakes,
    } as TournamentCommand;
    const withHim = after(state, joined);
    expect(asRunning(withHim).tables[0]!.openHand!.seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5]);
    expect(outcome(when(withHim, joined))).toEqual([]);
    const settled = after(withHim, settle(withHim, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000 }));
    // The player was the next one behind the big blind, and a newcomer no longer.
    expect(told(settled, open(1), 'HandOpened')).toMatchObject({ button: 3, smallBlindSeat: 4, bigBlindSeat: 5, articles: [] });
    expect(outcome(when(settled, joined))).toEqual([]);
  });

  it('plays from the next hand on otherwise', () => {
    const { state } = beforeTheDeal();
    const settled = after(state, settle(state, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 }));
    expect(told(settled, open(1), 'HandOpened')).toMatchObject({ bigBlindSeat: 5, seats: { length: 5 } });
  });
});

it('counts a table before it is typed in again', () => {
  const state = after(four(), typedIn(1));
  expect(when(state, open(1)).refusal).toEqual({ code: 'COUNT_FIRST', article: null, parameters: { table: 1 } });
  expect(outcome(when(after(state, count(state, 1, { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 })), open(1)))).toEqual(['HandOpened']);
});

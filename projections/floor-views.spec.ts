import { firstEdition } from '../events/editions.js';
import type { Citation } from '../events/judging.js';
import type { TournamentEvent } from '../events/tournament.js';
import {
  startedTournament,
  finishedTournament,
  friday,
  fridayStream,
  FIRST_RECORDED,
  hand,
  player,
  withHandDealt,
  withHandSettled,
} from '../test/recorded-history.js';
import { breakOrderAfter, fairnessAfter, movesAfter } from '../test/view-words.js';
import { SHARES } from './fairness.js';
import { movesOfPlayer, movesOfTable } from './moves.js';

const articles: Citation[] = [{ article: 'RO 2.3', fallback: false, house: false }];
const from = { table: 2, seat: 1 };
const to = { table: 1, seat: 4 };
const dan = player('dan');
const book = {
  due: 'balance' as const,
  move: { playerId: dan, from, to },
  followed: true,
  why: { key: 'balancing', parameters: { fromTable: 2, toTable: 1 } },
  articles,
};

describe('the moves', () => {
  it('stand in the list of the tournament, of the player and of both tables, in order', () => {
    const history = finishedTournament();
    expect(movesAfter(history).map(({ playerId }) => playerId)).toEqual(['dan', 'eve']);
    expect(movesAfter(history, movesOfPlayer(friday, 'eve'))).toMatchObject([
      { playerId: 'eve', from: { table: 2, seat: 2 }, stack: 16_000 },
    ]);
    expect(movesAfter(history, movesOfTable(friday, 1))).toEqual(movesAfter(history));
    expect(movesAfter(history, movesOfTable(friday, 2))).toEqual(movesAfter(history));
    expect(movesAfter(history)[0]).toMatchObject({ kind: 'order', words: 'table 2 breaks', articles: [], book: null });
  });

  it('tell what the book proposed and whether it was followed', () => {
    const data = { playerId: dan, from, to, stack: 9_000 };
    const history = startedTournament().add(
      fridayStream,
      { type: 'PlayerMoved', data: { ...data, reason: 'balancing', book } },
      { type: 'PlayerMoved', data: { ...data, from: to, to: from, reason: 'a bad back', book: { ...book, followed: false } } },
    );
    expect(movesAfter(history)).toMatchObject([
      { kind: 'balance', words: null, articles, book },
      { kind: 'order', words: 'a bad back', book: { followed: false } },
    ]);
  });

  it('that waited are by the word of who decided them, not of what ended the wait', () => {
    const history = startedTournament();
    const decidedAt = FIRST_RECORDED + history.events.length * 1000;
    history.add(fridayStream, { type: 'MoveDue', data: { playerId: dan, from, to, waitsFor: 'hand', reason: 'balancing', book } });
    history.add(fridayStream, { type: 'PlayerMoved', data: { playerId: dan, from, to, stack: 9_000, reason: 'balancing', book } });
    expect(movesAfter(history)).toMatchObject([{ at: decidedAt + 1000, decided: { at: decidedAt, actor: { id: 'ada' } } }]);
    history.add(fridayStream, { type: 'MoveDue', data: { playerId: dan, from: to, to: from, waitsFor: 'hand', reason: 'balancing' } });
    history.add(fridayStream, {
      type: 'MoveDropped',
      data: { playerId: dan, from: to, to: from, cause: 'director', reason: 'he stays' },
    });
    history.add(fridayStream, { type: 'PlayerMoved', data: { playerId: dan, from: to, to: from, stack: 9_000, reason: 'he is ill' } });
    const last = movesAfter(history).at(-1)!;
    expect(last.decided.at).toBe(last.at);
  });

  it('are those of a broken table by its draw, and those to the final table, too', () => {
    const why = { key: 'tableBrokenDrawn', parameters: { table: 2, toTable: 1, toSeat: 4 } };
    const history = startedTournament().add(
      fridayStream,
      {
        type: 'PlayerMoved',
        data: { playerId: dan, from, to, stack: 9_000, reason: 'tableBroken', book: { ...book, due: 'tableBreak', why } },
      },
      {
        type: 'FinalTableFormed',
        data: {
          table: 1,
          size: 9,
          seatsBy: 'tickets',
          seats: [
            { playerId: dan, from: to, seat: 2, stack: 9_000 },
            { playerId: player('ann'), from: { table: 1, seat: 1 }, seat: 7, stack: 8_000 },
          ],
          articles,
        },
      },
      {
        type: 'WrongSeatCorrected',
        data: {
          players: [{ playerId: dan, from: { table: 1, seat: 2 }, to: { table: 1, seat: 3 }, stack: 9_000 }],
          ruling: null,
          articles,
        },
      },
    );
    expect(movesAfter(history).map(({ kind, playerId }) => `${kind} ${playerId}`)).toEqual([
      'tableBreak dan',
      'finalTable ann',
      'finalTable dan',
      'wrongSeat dan',
    ]);
    // A move between seats of one table is listed once.
    expect(movesAfter(history, movesOfTable(friday, 1))).toHaveLength(4);
    expect(fairnessAfter(history, 'dan')?.moves).toEqual({ balance: 0, tableBreak: 1, redraw: 0, finalTable: 1, order: 0, wrongSeat: 1 });
  });
});

describe('what the hands cost', () => {
  it('counts a hand once it is over', () => {
    expect(fairnessAfter(withHandDealt(startedTournament()), 'cyd')).toBeUndefined();
    const history = withHandSettled(withHandDealt(startedTournament()));
    const share = { bigBlinds: SHARES / 3, smallBlinds: SHARES / 3, chips: (150 * SHARES) / 3 };
    expect(fairnessAfter(history, 'cyd')).toMatchObject({
      hands: 1,
      bigBlinds: { times: 1, chips: 100 },
      smallBlinds: { times: 0 },
      share,
    });
    expect(fairnessAfter(history, 'bob')).toMatchObject({ hands: 1, bigBlinds: { times: 0 }, smallBlinds: { times: 1, chips: 50 }, share });
    expect(fairnessAfter(history, 'ann')).toMatchObject({ hands: 1, bigBlinds: { times: 0 }, smallBlinds: { times: 0 }, share });
    expect(fairnessAfter(history, 'dan')).toBeUndefined();
  });

  it('counts what a short stack could pay, and the ante that one pays for the table', () => {
    const seats = [
      { seat: 1, playerId: player('ann'), stack: 10_000, dead: false },
      { seat: 2, playerId: player('bob'), stack: 25, dead: true },
      { seat: 3, playerId: player('cyd'), stack: 175, dead: false },
    ];
    const stakes = { smallBlind: 50, bigBlind: 100, ante: 100, anteFormat: 'bigBlind', antePriority: 'blindFirst' } as const;
    const blinds = { button: 1, smallBlindSeat: 2, smallBlindPosition: 2, bigBlindSeat: 3, dealer: 1 };
    const history = startedTournament().add(
      fridayStream,
      {
        type: 'HandOpened',
        data: {
          handId: hand(1, 1),
          table: 1,
          handNumber: 1,
          level: 1,
          ...blinds,
          waiting: [],
          articles: [],
          stakes,
          rulebook: firstEdition('ropta'),
          chipUnit: 25,
          seats,
        },
      },
      { type: 'HandSettled', data: { handId: hand(1, 1), table: 1, stacks: seats.map(({ playerId, stack }) => ({ playerId, stack })) } },
    );
    expect(fairnessAfter(history, 'bob')).toMatchObject({ smallBlinds: { times: 1, chips: 25 } });
    expect(fairnessAfter(history, 'cyd')).toMatchObject({ bigBlinds: { times: 1, chips: 100 }, antes: { times: 1, chips: 75 } });
    expect(fairnessAfter(history, 'ann')).toMatchObject({ antes: { times: 0 }, share: { chips: (200 * SHARES) / 3 } });
  });

  const played = (
    waiting: number[],
    seats: readonly { readonly seat: number; readonly playerId: ReturnType<typeof player> }[],
  ): TournamentEvent => ({
    type: 'HandPlayed',
    data: {
      table: 1,
      handNumber: 1,
      level: 1,
      button: 1,
      smallBlindSeat: null,
      smallBlindPosition: 3,
      bigBlindSeat: 3,
      dealer: 1,
      waiting,
      articles: [],
      dealt: {
        seats: [...seats],
        stakes: { smallBlind: 50, bigBlind: 100, ante: 25, anteFormat: 'classic', antePriority: 'blindFirst' },
      },
    },
  });

  it('counts hands that nobody typed in, and who had to wait in them (RO 2.3)', () => {
    const four = { ...to, seat: 2 };
    const there = [
      { seat: 1, playerId: player('ann') },
      { seat: 3, playerId: player('cyd') },
    ];
    const history = startedTournament().add(
      fridayStream,
      { type: 'PlayerMoved', data: { playerId: dan, from, to: four, stack: 9_000, reason: 'balancing', book } },
      played([2], there),
      played([2], there),
      played([], [...there, { seat: 2, playerId: dan }]),
      played([], there),
    );
    expect(fairnessAfter(history, 'dan')).toMatchObject({ hands: 1, waited: 2, antes: { times: 1, chips: 25 }, moves: { balance: 1 } });
    expect(fairnessAfter(history, 'cyd')).toMatchObject({
      hands: 4,
      waited: 0,
      bigBlinds: { times: 4, chips: 400 },
      share: { bigBlinds: (3 * SHARES) / 2 + SHARES / 3, smallBlinds: 0 },
    });
  });

  it('follows blinds that are put right and a newcomer who is dealt in, while the hand runs', () => {
    const history = withHandDealt(startedTournament());
    const blinds = { button: 3, smallBlindSeat: 1, smallBlindPosition: 1, bigBlindSeat: 2, dealer: 3 };
    const stakes = { smallBlind: 50, bigBlind: 100, ante: 0, anteFormat: 'none', antePriority: 'blindFirst' } as const;
    history.add(
      fridayStream,
      { type: 'HandJoined', data: { handId: hand(1, 1), table: 1, playerId: dan, seat: 4, stack: 10_000, ...blinds, stakes } },
      {
        type: 'PositionsCorrected',
        data: { handId: hand(1, 1), table: 1, button: 1, smallBlindSeat: 2, smallBlindPosition: 2, bigBlindSeat: 4, dealer: 1 },
      },
      // Another hand is none of this table's.
      {
        type: 'PositionsCorrected',
        data: { handId: hand(1, 9), table: 1, button: 1, smallBlindSeat: 2, smallBlindPosition: 2, bigBlindSeat: 3, dealer: 1 },
      },
    );
    const settled = withHandSettled(history);
    expect(fairnessAfter(settled, 'dan')).toMatchObject({ hands: 1, bigBlinds: { times: 1 }, share: { bigBlinds: SHARES / 4 } });
    expect(fairnessAfter(settled, 'bob')).toMatchObject({ smallBlinds: { times: 1 } });
    expect(fairnessAfter(settled, 'cyd')).toMatchObject({ hands: 1, bigBlinds: { times: 0 } });
  });

  it('counts nothing of a hand of which nobody knows who played it', () => {
    expect(fairnessAfter(finishedTournament(), 'dan')).toMatchObject({ hands: 0, bigBlinds: { times: 0 }, moves: { order: 1 } });
  });
});

describe('the order of breaking', () => {
  it('keeps what players were told, and what was broken', () => {
    const history = startedTournament().add(
      fridayStream,
      { type: 'BreakOrderAnnounced', data: { tables: [2, 1], reason: null, articles } },
      { type: 'BreakOrderAnnounced', data: { tables: [1, 2], reason: 'a lamp is broken', articles } },
      { type: 'TableBroken', data: { table: 1, seatsBy: 'tickets', articles } },
      { type: 'TableBroken', data: { table: 2 } },
    );
    expect(breakOrderAfter(history)).toMatchObject({
      announcements: [
        { tables: [2, 1], reason: null, actor: { id: 'ada' } },
        { tables: [1, 2], reason: 'a lamp is broken' },
      ],
      broken: [
        { table: 1, seatsBy: 'tickets', reason: null, articles },
        { table: 2, seatsBy: null, articles: [] },
      ],
    });
  });
});

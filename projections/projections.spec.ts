import {
  finishedTournament,
  type History,
  friday,
  FIRST_RECORDED,
  fridayStream,
  player,
  registered,
  rowsAfter,
  startedTournament,
  withHandDealt,
  withHandSettled,
} from '../test/recorded-history.js';
import { clockAfter, handAfter, standingAfter, standingsAfter, tournamentAfter } from '../test/view-words.js';
import { auditFeed } from './audit-feed.js';
import { projections } from './catalogue.js';
import { listPeriodsToCome, readRemaining } from './clock.js';
import { rankOf } from './standing-row.js';
import { standings } from './standings.js';
import { ALL_TOURNAMENTS } from './tournaments.js';

const inOrder = (history: History) =>
  standingsAfter(history).map(({ playerId, state, stack, place }) => `${playerId} ${state} ${stack} ${place}`);

describe('the list of tournaments', () => {
  it('shows a tournament from its announcement to its start', () => {
    expect(tournamentAfter(startedTournament())).toMatchObject({
      name: 'Friday night',
      phase: 'running',
      registered: 5,
      left: 5,
      tables: [1, 2],
      level: 1,
      startedAt: FIRST_RECORDED + 7000,
    });
  });

  it('counts no player who withdrew', () => {
    const history = startedTournament();
    history.events.length = 6;
    history.add(fridayStream, { type: 'RegistrationWithdrawn', data: { playerId: player('eve') } });
    expect(tournamentAfter(history)).toMatchObject({ phase: 'announced', registered: 4, left: 4, tables: [] });
  });

  it('shows the end: who won, when, how many are left', () => {
    expect(tournamentAfter(finishedTournament())).toMatchObject({
      phase: 'finished',
      registered: 5,
      left: 1,
      tables: [1],
      level: 2,
      finishedAt: 4_000_000,
      winner: 'ann',
    });
  });
});

describe('the standings', () => {
  it('have a player who never came after all who played, without a rank (MO 3.1)', () => {
    const history = finishedTournament();
    history.add(fridayStream, { type: 'PlayerRegistered', data: { playerId: player('zoe') } });
    const last = standingsAfter(history).at(-1)!;
    expect([last.playerId, last.state, rankOf(last, 5)]).toEqual(['zoe', 'registered', null]);
  });

  it('order those still in by stack, equal stacks by player', () => {
    const history = withHandSettled(withHandDealt(startedTournament()));
    expect(inOrder(history)).toEqual([
      'ann in 20100 null',
      'dan in 10000 null',
      'eve in 10000 null',
      'cyd in 9900 null',
      'bob eliminated 0 5',
    ]);
  });

  it('order the eliminated behind everybody, best place first, ties together', () => {
    expect(inOrder(finishedTournament())).toEqual([
      'ann winner 50000 1',
      'eve eliminated 0 2',
      'cyd eliminated 0 3',
      'dan eliminated 0 3',
      'bob eliminated 0 5',
    ]);
    expect(standingAfter(finishedTournament(), 'dan')).toMatchObject({
      tied: 2,
      table: null,
      lostIn: null,
    });
  });

  it('rank the living by who has more, the others by their place', () => {
    const rows = rowsAfter(standings, withHandSettled(withHandDealt(startedTournament()))).list(friday);
    const ranks = rows.map(({ body, sort }) => rankOf(body, rows.filter((other) => other.sort < sort).length));
    expect(ranks).toEqual([1, 2, 2, 4, 5]);
  });
});

describe('the clock', () => {
  it('gives the same time left to whoever looks at the same instant', () => {
    const before = registered(2).add(fridayStream, {
      type: 'StructureChanged',
      data: { from: 0, periods: [{ kind: 'break', seconds: 300 }], remainingMs: null, at: FIRST_RECORDED, reason: 'mistyped' },
    });
    expect(clockAfter(before)).toMatchObject({
      structure: [{ kind: 'break', seconds: 300 }],
      period: null,
      durationMs: null,
      endsAt: null,
    });
    expect(clockAfter(startedTournament())).toMatchObject({
      state: 'running',
      period: 0,
      level: 1,
      startedAt: 2_000_000,
      durationMs: 600_000,
      endsAt: 2_600_000,
    });
    expect(readRemaining(clockAfter(startedTournament()), 2_100_000)).toBe(500_000);
    expect(readRemaining(clockAfter(startedTournament()), 9_000_000)).toBe(0);
    expect(listPeriodsToCome(clockAfter(startedTournament())).map(({ kind }) => kind)).toEqual(['break', 'level']);
  });

  it('stands while it is paused, also when the director goes to another period', () => {
    const paused = startedTournament().add(fridayStream, { type: 'ClockPaused', data: { at: 2_100_000, remainingMs: 500_000 } });
    expect(readRemaining(clockAfter(paused), 2_500_000)).toBe(500_000);
    paused.add(fridayStream, { type: 'LevelStarted', data: { period: 2, level: 2, at: 2_500_000, by: 'director' } });
    expect(clockAfter(paused)).toMatchObject({ state: 'paused', level: 2, remainingMs: 600_000, endsAt: null });
    paused.add(fridayStream, { type: 'ClockResumed', data: { at: 3_000_000 } });
    expect(clockAfter(paused)).toMatchObject({ state: 'running', endsAt: 3_600_000, remainingMs: null, pausedAt: null });
  });

  it('has another time left when it is adjusted, running or not', () => {
    const adjusted = { at: 2_100_000, reason: 'late', articles: [] };
    const longer = startedTournament().add(fridayStream, {
      type: 'ClockAdjusted',
      data: { ...adjusted, by: 'director', byMs: 300_000, remainingMs: 800_000 },
    });
    expect(clockAfter(longer)).toMatchObject({ endsAt: 2_900_000, durationMs: 900_000 });
    expect(readRemaining(clockAfter(longer), 2_100_000)).toBe(800_000);
    longer.add(fridayStream, { type: 'ClockPaused', data: { at: 2_200_000, remainingMs: 700_000 } });
    longer.add(fridayStream, {
      type: 'ClockAdjusted',
      data: { ...adjusted, by: 'handForHand', byMs: -120_000, remainingMs: 580_000, reason: null },
    });
    expect(clockAfter(longer)).toMatchObject({ state: 'paused', remainingMs: 580_000, durationMs: 900_000 });
  });

  it('shows for what, and in which round, tables play hand for hand', () => {
    const announced = startedTournament().add(fridayStream, {
      type: 'HandForHandAnnounced',
      data: { reason: 'bubble', at: 2_100_000, until: 2, playersLeft: 3, stillPlaying: [], articles: [] },
    });
    expect(clockAfter(announced).handForHand).toEqual({ reason: 'bubble', round: 0 });
    announced.add(fridayStream, { type: 'HandForHandRoundStarted', data: { round: 1, at: 2_200_000, articles: [] } });
    expect(clockAfter(announced).handForHand).toEqual({ reason: 'bubble', round: 1 });
    const ended = { at: 2_300_000, rounds: 1, cause: 'reasonMet' as const, reason: null, articles: [] };
    announced.add(fridayStream, { type: 'HandForHandEnded', data: ended });
    expect(clockAfter(announced).handForHand).toBeNull();
  });

  it('stops with the tournament', () => {
    expect(readRemaining(clockAfter(finishedTournament()), 4_000_001)).toBeNull();
  });
});

describe('the hands of a tournament', () => {
  it('are listed from the moment they may be dealt', () => {
    expect(handAfter(withHandDealt(startedTournament()))).toMatchObject({
      state: 'inProgress',
      table: 1,
      number: 1,
      pot: 0,
      winners: [],
      endedAt: null,
    });
  });

  it('show their result and no card', () => {
    const settled = handAfter(withHandSettled(withHandDealt(startedTournament())));
    expect(settled).toMatchObject({ state: 'settled', pot: 20_100, winners: [1], wentToShowdown: true });
    expect(settled?.players.map(({ stackAfter, won }) => [stackAfter, won])).toEqual([
      [20_100, 20_100],
      [0, 0],
      [9_900, 0],
    ]);
    expect(JSON.stringify(settled)).not.toContain('As');
  });
});

describe('the audit feed', () => {
  it('has one row for every event, of its tournament, at its position, without its data', () => {
    const history = finishedTournament();
    const rows = rowsAfter(auditFeed, history).list(friday);
    expect(rows.map(({ sort }) => sort)).toEqual(history.events.map(({ position }) => position));
    expect(rows[0]?.body).toEqual({
      type: 'TournamentCreated',
      stream: 'tournament-friday',
      revision: 0,
      recordedAt: FIRST_RECORDED,
      actor: { id: 'ada', role: 'director' },
      command: 'Do',
      tables: [],
      players: [],
      seats: [],
    });
  });

  it('says whom and what an event concerns: players and tables by its data, seats of a hand by number', () => {
    const rows = rowsAfter(auditFeed, finishedTournament()).list(friday);
    const row = (type: string) => rows.find(({ body }) => body.type === type)!.body;
    expect(row('SeatsDrawn').players.length).toBeGreaterThan(1);
    expect(row('HandOpened').tables).toEqual([1]);
    expect(row('HandOpened').seats).toEqual([]);
    expect(row('HandStarted').tables).toEqual([1]);
    expect(row('BlindPosted')).toMatchObject({ tables: [1], players: [], seats: [expect.any(Number)] });
  });
});

/** Whether any view shows the card after this many events. */
const seen = (card: string, events: number): boolean => {
  const part = withHandSettled(withHandDealt(startedTournament()));
  part.events.length = events;
  const partitions = [friday, ALL_TOURNAMENTS];
  return projections.some((view) => JSON.stringify(partitions.map((partition) => rowsAfter(view, part).list(partition))).includes(card));
};

describe('every view', () => {
  it('is silent about hole cards until they are tabled', () => {
    const history = withHandSettled(withHandDealt(startedTournament()));
    const tabled = history.events.findIndex(({ type }) => type === 'HandTabled');
    expect(history.events.map((_, index) => seen('Ad', index)).indexOf(true)).toBe(tabled + 1);
    expect(history.events.some((_, index) => seen('Kh', index + 1))).toBe(false);
  });
});

/**
 * The standings of a tournament: one row a player, those still in by stack, then the eliminated by place.
 * Partition: the tournament. The sort of a row depends on nothing but its own player, so that one player's chips never
 * renumber the others. May import: `events/`.
 */
import { type HandId, type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { Award } from '../events/tournament-prizes.js';
import { MAX_CHIPS } from '../events/values.js';
import type { Projection, Row, Rows } from './projection.js';
import { onStackGain } from './stack-gains.js';

export interface StandingRow {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  /**
   * `waiting`: for a place to become free; `registered`: before the start, or has not come and has no chips in play yet; `in`: has chips;
   * `eliminated`; `withdrawn`: has given up; `disqualified`; `qualified`: by a satellite, with or without chips; `winner`: has all of them.
   */
  readonly state: 'waiting' | 'registered' | 'in' | 'eliminated' | 'withdrawn' | 'disqualified' | 'qualified' | 'winner';
  /** Chips, as of the last settled hand or count. */
  readonly stack: number;
  /** Where he sits; null before the draw and after his elimination. */
  readonly table: number | null;
  readonly seat: number | null;
  /** The place he finished in, the better number where players are tied; null while he plays. */
  readonly place: number | null;
  /** How many players share his place, himself counted; 1 while he plays. */
  readonly tied: number;
  /** Hands he was dealt that were typed in. */
  readonly hands: number;
  /** The hand that cost him his last chips, where it was typed in. */
  readonly lostIn: HandId | null;
  /** Milliseconds since 1970: when his elimination was recorded. */
  readonly eliminatedAt: number | null;
  /** Not at his seat: he is dealt in, and his hands are dead. */
  readonly away: boolean;
  /** Gets no points, because he did not say that he was out. */
  readonly declassed: boolean;
  /** Rebuys and entries after his first, and whether he took an add-on. */
  readonly rebuys: number;
  readonly reEntries: number;
  readonly addOn: boolean;
  /** How many of his rebuys and add-ons are still to be paid. */
  readonly owed: number;
  /** What he gets in the end; null until it is told, and for who gets nothing. */
  readonly award: Award | null;
}

/** Eliminated players come after every stack there can be, the best place first; who waits for a place, after them. */
const AFTER_ALL_STACKS = 2 * MAX_CHIPS;
const AFTER_ALL_PLACES = 3 * MAX_CHIPS;

/** Who is out, and who qualified as one of those, stands by his place. */
const outStates: ReadonlySet<StandingRow['state']> = new Set<StandingRow['state']>(['eliminated', 'withdrawn', 'disqualified']);

/** The key of a player's row. */
export const standingKey = (tournamentId: TournamentId, playerId: PlayerId): string => `${tournamentId}/${playerId}`;

/**
 * The number to show before a player: his final place, or while he plays one more than the players with more chips.
 * Null before the start.
 * @param ahead how many rows of the tournament have a smaller `sort` than his
 */
export function rankOf(row: StandingRow, ahead: number): number | null {
  if (row.state === 'registered' || row.state === 'waiting') return null;
  return row.place ?? ahead + 1;
}

function sortOf({ state, place, stack }: StandingRow): number {
  if (state === 'waiting') return AFTER_ALL_PLACES;
  return outStates.has(state) || (state === 'qualified' && place !== null) ? AFTER_ALL_STACKS + (place ?? 0) : MAX_CHIPS - stack;
}

function rowOf(body: StandingRow): Row<StandingRow> {
  const sort = sortOf(body);
  return { key: standingKey(body.tournamentId, body.playerId), partition: body.tournamentId, sort, body };
}

function change(rows: Rows<StandingRow>, stream: string, playerId: PlayerId, next: (body: StandingRow) => Partial<StandingRow>): void {
  const row = rows.get(standingKey(tournamentOfStream(stream), playerId));
  if (row !== undefined) rows.put(rowOf({ ...row.body, ...next(row.body) }));
}

const newcomer = (stream: string, playerId: PlayerId, state: 'registered' | 'waiting'): StandingRow => ({
  tournamentId: tournamentOfStream(stream),
  playerId,
  state,
  stack: 0,
  table: null,
  seat: null,
  place: null,
  tied: 1,
  hands: 0,
  lostIn: null,
  eliminatedAt: null,
  away: false,
  declassed: false,
  rebuys: 0,
  reEntries: 0,
  addOn: false,
  owed: 0,
  award: null,
});

const gone = (state: 'withdrawn' | 'disqualified', place: number, eliminatedAt: number): Partial<StandingRow> => ({
  state,
  stack: 0,
  table: null,
  seat: null,
  place,
  tied: 1,
  eliminatedAt,
  away: false,
});

/** One more takes part: whoever is out, down to a place, stands one place lower. */
function lower(rows: Rows<StandingRow>, stream: string, worst: number, except: PlayerId): void {
  for (const { body } of rows.list(tournamentOfStream(stream))) {
    const { place, playerId } = body;
    if (place !== null && place <= worst && playerId !== except) rows.put(rowOf({ ...body, place: place + 1 }));
  }
}

/** Who is in again has no place; those who went out with him or since stand one place lower. */
function backIn(rows: Rows<StandingRow>, stream: string, playerId: PlayerId): void {
  const was = rows.get(standingKey(tournamentOfStream(stream), playerId))?.body;
  if (was === undefined || was.place === null) return;
  for (const { body } of rows.list(tournamentOfStream(stream))) {
    if (body.place === was.place && body.playerId !== playerId) rows.put(rowOf({ ...body, tied: body.tied - 1 }));
  }
  lower(rows, stream, was.place, playerId);
  change(rows, stream, playerId, () => ({ state: 'in', stack: 0, place: null, tied: 1, lostIn: null, eliminatedAt: null }));
}

/** A draw is void. */
function unseat(rows: Rows<StandingRow>, stream: string): void {
  for (const { body } of rows.list(tournamentOfStream(stream))) {
    if (body.table !== null) rows.put(rowOf({ ...body, table: null, seat: null }));
  }
}

export const standings: Projection<StandingRow> = {
  name: 'standings',
  version: 6,
  on: {
    PlayerRegistered({ stream, data }, rows) {
      rows.put(rowOf(newcomer(stream, data.playerId, 'registered')));
    },
    PlayerWaitlisted({ stream, data }, rows) {
      rows.put(rowOf(newcomer(stream, data.playerId, 'waiting')));
    },
    PlayerPromoted({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({ state: 'registered' }));
    },
    PlayerExcluded({ stream, data }, rows) {
      rows.delete(standingKey(tournamentOfStream(stream), data.playerId));
    },
    RegistrationWithdrawn({ stream, data }, rows) {
      rows.delete(standingKey(tournamentOfStream(stream), data.playerId));
    },
    DrawCommitted({ stream }, rows) {
      unseat(rows, stream);
    },
    RegistrationReopened({ stream }, rows) {
      unseat(rows, stream);
    },
    SeatsDrawn({ stream, data }, rows) {
      for (const { playerId, table, seat } of data.seats) change(rows, stream, playerId, () => ({ table, seat }));
    },
    SeatAssigned({ stream, data }, rows) {
      const { playerId, to, exchangedWith } = data;
      const drawn = rows.get(standingKey(tournamentOfStream(stream), playerId))?.body;
      if (drawn === undefined || drawn.table === null) return;
      if (exchangedWith !== null) change(rows, stream, exchangedWith, () => ({ table: drawn.table, seat: drawn.seat }));
      change(rows, stream, playerId, () => ({ table: to.table, seat: to.seat }));
    },
    TournamentStarted({ stream, data }, rows) {
      const { startingStack, expected = [], away = [] } = data;
      for (const { body } of rows.list(tournamentOfStream(stream))) {
        if (body.table === null) continue;
        const { playerId } = body;
        if (expected.includes(playerId)) rows.put(rowOf({ ...body, table: null, seat: null }));
        else rows.put(rowOf({ ...body, state: 'in', stack: startingStack, away: away.includes(playerId) }));
      }
    },
    LatePlayerAdmitted({ stream, data }, rows) {
      const { playerId, to, stack, issued, paidTo } = data;
      if (rows.get(standingKey(tournamentOfStream(stream), playerId)) === undefined)
        rows.put(rowOf(newcomer(stream, playerId, 'registered')));
      change(rows, stream, playerId, () => ({ state: 'in', table: to.table, seat: to.seat, stack, away: false }));
      for (const { playerId: payee, amount } of paidTo) change(rows, stream, payee, (body) => ({ stack: body.stack + amount }));
      if (issued > 0) lower(rows, stream, MAX_CHIPS, playerId);
    },
    PlayerReEntered({ stream, data }, rows) {
      const { playerId, to, stack } = data;
      backIn(rows, stream, playerId);
      change(rows, stream, playerId, ({ reEntries }) => ({ table: to.table, seat: to.seat, stack, reEntries: reEntries + 1 }));
    },
    RebuyAnnounced({ stream, data }, rows) {
      const { playerId, at, chips, wasOut } = data;
      if (wasOut) backIn(rows, stream, playerId);
      change(rows, stream, playerId, ({ stack, rebuys, owed }) => ({
        table: at.table,
        seat: at.seat,
        stack: stack + chips,
        rebuys: rebuys + 1,
        owed: owed + 1,
      }));
    },
    AddOnTaken({ stream, data }, rows) {
      change(rows, stream, data.playerId, ({ stack, owed }) => ({ stack: stack + data.chips, addOn: true, owed: owed + 1 }));
    },
    ...onStackGain<StandingRow>((stream, { playerId, amount }, rows) => {
      change(rows, stream, playerId, ({ stack }) => ({ stack: stack + amount }));
    }),
    PurchasePaid({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({ owed: data.owed }));
    },
    PlayerAway({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({ away: true }));
    },
    PlayerBack({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({ away: false }));
    },
    DayStarted({ stream, data }, rows) {
      for (const { body } of rows.list(tournamentOfStream(stream))) {
        const away = data.absent.includes(body.playerId);
        if (body.away !== away) rows.put(rowOf({ ...body, away }));
      }
    },
    WrongSeatCorrected({ stream, data }, rows) {
      for (const { playerId, to, stack } of data.players) change(rows, stream, playerId, () => ({ table: to.table, seat: to.seat, stack }));
    },
    HandSettled({ stream, data }, rows) {
      for (const { playerId, stack } of data.stacks) change(rows, stream, playerId, ({ hands }) => ({ stack, hands: hands + 1 }));
    },
    SettlementCorrected({ stream, data }, rows) {
      for (const { playerId, amount } of data.changes) change(rows, stream, playerId, ({ stack }) => ({ stack: stack + amount }));
    },
    PlayerReinstated({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({
        state: 'in',
        stack: data.byDirector?.stack ?? 0,
        table: data.to.table,
        seat: data.to.seat,
        place: null,
        tied: 1,
        lostIn: null,
        eliminatedAt: null,
        declassed: false,
      }));
    },
    PlaceCorrected({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({ place: data.place, tied: data.tied }));
    },
    ChipsCounted({ stream, data }, rows) {
      for (const { playerId, stack } of data.stacks) change(rows, stream, playerId, () => ({ stack }));
    },
    ChipRaceRun({ stream, data }, rows) {
      for (const { playerId, after } of data.players) change(rows, stream, playerId, () => ({ stack: after }));
    },
    FoundChipsReported({ stream, data }, rows) {
      change(rows, stream, data.playerId, ({ stack }) => ({ stack: stack + data.credited }));
    },
    PlayerMoved({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({ table: data.to.table, seat: data.to.seat, stack: data.stack }));
    },
    FinalTableFormed({ stream, data }, rows) {
      for (const { playerId, seat, stack } of data.seats) change(rows, stream, playerId, () => ({ table: data.table, seat, stack }));
    },
    PlayerEliminated({ stream, metadata, data }, rows) {
      change(rows, stream, data.playerId, () => ({
        state: 'eliminated',
        stack: 0,
        table: null,
        seat: null,
        place: data.place,
        tied: data.tied,
        lostIn: data.handId,
        eliminatedAt: metadata.recordedAt,
        away: false,
      }));
    },
    PlayerWithdrew({ stream, metadata, data }, rows) {
      change(rows, stream, data.playerId, () => gone('withdrawn', data.place, metadata.recordedAt));
    },
    PlayerDisqualified({ stream, metadata, data }, rows) {
      change(rows, stream, data.playerId, () => gone('disqualified', data.place, metadata.recordedAt));
    },
    PlayerDeclassed({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({ declassed: true }));
    },
    SatelliteFinished({ stream, data }, rows) {
      for (const playerId of data.qualified) change(rows, stream, playerId, () => ({ state: 'qualified' }));
    },
    TournamentReopened({ stream, data }, rows) {
      if (data.winner !== null) change(rows, stream, data.winner, () => ({ state: 'in', place: null }));
      for (const { body } of rows.list(tournamentOfStream(stream))) {
        if (body.state === 'qualified') rows.put(rowOf({ ...body, state: body.place === null ? 'in' : 'eliminated' }));
      }
    },
    PrizesAwarded({ stream, data }, rows) {
      for (const { body } of rows.list(tournamentOfStream(stream))) {
        const award = data.awards.find(({ playerId }) => playerId === body.playerId) ?? null;
        if (award !== null || body.award !== null) rows.put(rowOf({ ...body, award }));
      }
    },
    AwardsWithdrawn({ stream }, rows) {
      for (const { body } of rows.list(tournamentOfStream(stream))) if (body.award !== null) rows.put(rowOf({ ...body, award: null }));
    },
    TournamentFinished({ stream, data }, rows) {
      change(rows, stream, data.winner, () => ({ state: 'winner', stack: data.stack, place: 1 }));
    },
  },
};

/**
 * The standings of a tournament: one row a player, those still in by stack, then the eliminated by place.
 * Partition: the tournament. The sort of a row depends on nothing but its own player, so that one player's chips never
 * renumber the others. May import: `events/`.
 */
import type { HandId, PlayerId, TournamentId } from '../events/ids.js';
import { MAX_CHIPS } from '../events/values.js';
import type { Projection, Row, Rows } from './projection.js';
import { tournamentOfStream } from './stream-tournament.js';

export interface StandingRow {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  /** `registered`: before the start; `in`: has chips; `eliminated`; `winner`: has all of them. */
  readonly state: 'registered' | 'in' | 'eliminated' | 'winner';
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
}

/** Eliminated players come after every stack there can be, the best place first. */
const AFTER_ALL_STACKS = 2 * MAX_CHIPS;

/** The key of a player's row. */
export const standingKey = (tournamentId: TournamentId, playerId: PlayerId): string => `${tournamentId}/${playerId}`;

/**
 * The number to show before a player: his final place, or while he plays one more than the players with more chips.
 * Null before the start.
 * @param ahead how many rows of the tournament have a smaller `sort` than his
 */
export function rankOf(row: StandingRow, ahead: number): number | null {
  if (row.state === 'registered') return null;
  return row.place ?? ahead + 1;
}

function rowOf(body: StandingRow): Row<StandingRow> {
  const sort = body.state === 'eliminated' ? AFTER_ALL_STACKS + (body.place ?? 0) : MAX_CHIPS - body.stack;
  return { key: standingKey(body.tournamentId, body.playerId), partition: body.tournamentId, sort, body };
}

function change(rows: Rows<StandingRow>, stream: string, playerId: PlayerId, next: (body: StandingRow) => Partial<StandingRow>): void {
  const row = rows.get(standingKey(tournamentOfStream(stream), playerId));
  if (row !== undefined) rows.put(rowOf({ ...row.body, ...next(row.body) }));
}

export const standings: Projection<StandingRow> = {
  name: 'standings',
  version: 3,
  on: {
    PlayerRegistered({ stream, data }, rows) {
      rows.put(
        rowOf({
          tournamentId: tournamentOfStream(stream),
          playerId: data.playerId,
          state: 'registered',
          stack: 0,
          table: null,
          seat: null,
          place: null,
          tied: 1,
          hands: 0,
          lostIn: null,
          eliminatedAt: null,
        }),
      );
    },
    RegistrationWithdrawn({ stream, data }, rows) {
      rows.delete(standingKey(tournamentOfStream(stream), data.playerId));
    },
    SeatsDrawn({ stream, data }, rows) {
      for (const { playerId, table, seat } of data.seats) change(rows, stream, playerId, () => ({ table, seat }));
    },
    TournamentStarted({ stream, data }, rows) {
      for (const { body } of rows.list(tournamentOfStream(stream))) {
        if (body.table !== null) rows.put(rowOf({ ...body, state: 'in', stack: data.startingStack }));
      }
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
        stack: 0,
        table: data.to.table,
        seat: data.to.seat,
        place: null,
        tied: 1,
        lostIn: null,
        eliminatedAt: null,
      }));
    },
    PlaceCorrected({ stream, data }, rows) {
      change(rows, stream, data.playerId, () => ({ place: data.place, tied: data.tied }));
    },
    ChipsCounted({ stream, data }, rows) {
      for (const { playerId, stack } of data.stacks) change(rows, stream, playerId, () => ({ stack }));
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
      }));
    },
    TournamentReopened({ stream, data }, rows) {
      if (data.winner !== null) change(rows, stream, data.winner, () => ({ state: 'in', place: null }));
    },
    TournamentFinished({ stream, data }, rows) {
      change(rows, stream, data.winner, () => ({ state: 'winner', stack: data.stack, place: 1 }));
    },
  },
};

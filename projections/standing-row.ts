/**
 * A row of the standings: a player's data and rank. A row's sort depends only on its own player, so that one player's chips never renumber
 * the others.
 */
import { type HandId, type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { Award } from '../events/tournament-prizes.js';
import { MAX_CHIPS } from '../events/values.js';
import type { Row, Rows } from './projection.js';

export interface StandingRow {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  /**
   * `waiting`: for a free place; `registered`: before the start, or not arrived and without chips in play; `in`: has chips; `eliminated`;
   * `withdrawn`: has given up; `disqualified`; `qualified`: by a satellite, with or without chips; `winner`: has all chips.
   */
  readonly state: 'waiting' | 'registered' | 'in' | 'eliminated' | 'withdrawn' | 'disqualified' | 'qualified' | 'winner';
  /** Chips, as of the last settled hand or count. */
  readonly stack: number;
  /** The last hand of the player's table after which the stack was known, 0 for none; null when it is known now. */
  readonly asOf: number | null;
  /** Milliseconds since 1970: when the stack was last known, by a count, a hand or the start; null without chips in play. */
  readonly knownAt: number | null;
  /** The player's table; null before the draw and after the elimination. */
  readonly table: number | null;
  readonly seat: number | null;
  /** The final place, the better number for tied players; null while they play. */
  readonly place: number | null;
  /** How many players share the place, this player included; 1 while they play. */
  readonly tied: number;
  /** Recorded hands dealt to the player. */
  readonly hands: number;
  /** The hand of the elimination, if it was recorded. */
  readonly lostIn: HandId | null;
  /** Milliseconds since 1970: when the elimination was recorded. */
  readonly eliminatedAt: number | null;
  /** Away from their seat: they are dealt in, and their hands are dead. */
  readonly away: boolean;
  /** The hand during which the player was disqualified: they leave at its end; null otherwise. */
  readonly expelledIn: HandId | null;
  /** Gets no points, because they did not report their elimination. */
  readonly declassed: boolean;
  /** Rebuys and entries after the first, and whether the player took an add-on. */
  readonly rebuys: number;
  readonly reEntries: number;
  readonly addOn: boolean;
  /** The number of unpaid rebuys and add-ons. */
  readonly owed: number;
  /** The number of paid entries, the first and those again. */
  readonly entriesPaid: number;
  /** The player's award; null until it is known, and for none. */
  readonly award: Award | null;
}

/** Eliminated players come after every possible stack, the best place first; players on the waiting list come last. */
const AFTER_ALL_STACKS = 2 * MAX_CHIPS;
const AFTER_ALL_PLACES = 3 * MAX_CHIPS;

/** The place in the view before the first player who is out. */
export const placeBeforeOut = { sort: AFTER_ALL_STACKS, key: '' } as const;

const outStates: ReadonlySet<StandingRow['state']> = new Set<StandingRow['state']>(['eliminated', 'withdrawn', 'disqualified']);

/** Whether the player is out and has a place. Players qualified for the next stage count while they have a place. */
export const isOut = ({ state, place }: StandingRow): boolean => outStates.has(state) || (state === 'qualified' && place !== null);

/** The key of a player's row. */
export const standingKey = (tournamentId: TournamentId, playerId: PlayerId): string => `${tournamentId}/${playerId}`;

/**
 * The rank to show: the final place, or while they play, one more than the number of players with more chips. Null before the start.
 * @param ahead the number of rows of the tournament with a smaller `sort`
 */
export function rankOf(row: StandingRow, ahead: number): number | null {
  if (row.state === 'registered' || row.state === 'waiting') return null;
  return row.place ?? ahead + 1;
}

function sortOf(body: StandingRow): number {
  if (body.state === 'waiting') return AFTER_ALL_PLACES;
  // Before the start all are alike; after it these have not come.
  if (body.state === 'registered') return AFTER_ALL_PLACES - 1;
  return isOut(body) ? AFTER_ALL_STACKS + (body.place ?? 0) : MAX_CHIPS - body.stack;
}

export function standingRowOf(body: StandingRow): Row<StandingRow> {
  const sort = sortOf(body);
  return { key: standingKey(body.tournamentId, body.playerId), partition: body.tournamentId, sort, body };
}

/** A player's standing; undefined without a row. */
export const rowOfPlayer = (rows: Rows<StandingRow>, stream: string, playerId: PlayerId): StandingRow | undefined =>
  rows.get(standingKey(tournamentOfStream(stream), playerId))?.body;

/** Changes a player's row and so its rank; ignores a missing row. */
export function changePlayer(
  rows: Rows<StandingRow>,
  stream: string,
  playerId: PlayerId,
  next: (body: StandingRow) => Partial<StandingRow>,
): void {
  const body = rowOfPlayer(rows, stream, playerId);
  if (body !== undefined) rows.put(standingRowOf({ ...body, ...next(body) }));
}

/** Changes the rows of all players for whom the function returns a change. */
export function changeAll(rows: Rows<StandingRow>, stream: string, next: (body: StandingRow) => Partial<StandingRow> | null): void {
  for (const { body } of rows.list(tournamentOfStream(stream))) {
    const changed = next(body);
    if (changed !== null) rows.put(standingRowOf({ ...body, ...changed }));
  }
}

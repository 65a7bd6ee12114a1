/**
 * A row of the standings: what it says of a player, and where it stands among the others. The sort of a row depends on nothing but its own
 * player, so that one player's chips never renumber the others.
 */
import { type HandId, type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { Award } from '../events/tournament-prizes.js';
import { MAX_CHIPS } from '../events/values.js';
import type { Row, Rows } from './projection.js';

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
  /** The hand of the player's table after which the stack was last known, 0 for none; null where it is known now. */
  readonly asOf: number | null;
  /** Where the player sits; null before the draw and after the elimination. */
  readonly table: number | null;
  readonly seat: number | null;
  /** The place they finished in, the better number where players are tied; null while they play. */
  readonly place: number | null;
  /** How many players share the place, this player included; 1 while they play. */
  readonly tied: number;
  /** Hands dealt to the player that were typed in. */
  readonly hands: number;
  /** The hand in which the player lost their last chips, where it was typed in. */
  readonly lostIn: HandId | null;
  /** Milliseconds since 1970: when the elimination was recorded. */
  readonly eliminatedAt: number | null;
  /** Not at their seat: they are dealt in, and their hands are dead. */
  readonly away: boolean;
  /** The hand during which the player was disqualified: they leave when it is over; null for anybody else. */
  readonly expelledIn: HandId | null;
  /** Gets no points, because they did not say that they were out. */
  readonly declassed: boolean;
  /** Rebuys and entries after the first, and whether the player took an add-on. */
  readonly rebuys: number;
  readonly reEntries: number;
  readonly addOn: boolean;
  /** How many of the rebuys and add-ons are still to be paid. */
  readonly owed: number;
  /** What the player gets in the end; null until it is known, and for players who get nothing. */
  readonly award: Award | null;
}

/** Eliminated players come after every stack there can be, the best place first; who waits for a place, after them. */
const AFTER_ALL_STACKS = 2 * MAX_CHIPS;
const AFTER_ALL_PLACES = 3 * MAX_CHIPS;

const outStates: ReadonlySet<StandingRow['state']> = new Set<StandingRow['state']>(['eliminated', 'withdrawn', 'disqualified']);

/** Whether the player is out of play and ranked by place. A player who qualified for the next stage counts while they have a place. */
export const isOut = ({ state, place }: StandingRow): boolean => outStates.has(state) || (state === 'qualified' && place !== null);

/** The key of a player's row. */
export const standingKey = (tournamentId: TournamentId, playerId: PlayerId): string => `${tournamentId}/${playerId}`;

/**
 * The number to show before a player: the final place, or while they play one more than the players with more chips.
 * Null before the start.
 * @param ahead how many rows of the tournament have a smaller `sort`
 */
export function rankOf(row: StandingRow, ahead: number): number | null {
  if (row.state === 'registered' || row.state === 'waiting') return null;
  return row.place ?? ahead + 1;
}

function sortOf(body: StandingRow): number {
  if (body.state === 'waiting') return AFTER_ALL_PLACES;
  return isOut(body) ? AFTER_ALL_STACKS + (body.place ?? 0) : MAX_CHIPS - body.stack;
}

export function standingRowOf(body: StandingRow): Row<StandingRow> {
  const sort = sortOf(body);
  return { key: standingKey(body.tournamentId, body.playerId), partition: body.tournamentId, sort, body };
}

/** What the standings say of a player; undefined without a row. */
export const rowOfPlayer = (rows: Rows<StandingRow>, stream: string, playerId: PlayerId): StandingRow | undefined =>
  rows.get(standingKey(tournamentOfStream(stream), playerId))?.body;

/** Changes a player's row, and with it its place; does nothing without a row. */
export function changePlayer(
  rows: Rows<StandingRow>,
  stream: string,
  playerId: PlayerId,
  next: (body: StandingRow) => Partial<StandingRow>,
): void {
  const body = rowOfPlayer(rows, stream, playerId);
  if (body !== undefined) rows.put(standingRowOf({ ...body, ...next(body) }));
}

/** Changes the rows of all players for whom there is something to change. */
export function changeAll(rows: Rows<StandingRow>, stream: string, next: (body: StandingRow) => Partial<StandingRow> | null): void {
  for (const { body } of rows.list(tournamentOfStream(stream))) {
    const changed = next(body);
    if (changed !== null) rows.put(standingRowOf({ ...body, ...changed }));
  }
}

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
  /** What the player gets in the end; null until it is known, and for players who get nothing. */
  readonly award: Award | null;
}

/** Eliminated players come after every stack there can be, the best place first; who waits for a place, after them. */
const AFTER_ALL_STACKS = 2 * MAX_CHIPS;
const AFTER_ALL_PLACES = 3 * MAX_CHIPS;

const outStates: ReadonlySet<StandingRow['state']> = new Set<StandingRow['state']>(['eliminated', 'withdrawn', 'disqualified']);

/** Who is out of play, and stands by his place: so does who qualified as one of those. */
export const isOut = ({ state, place }: StandingRow): boolean => outStates.has(state) || (state === 'qualified' && place !== null);

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

function sortOf(body: StandingRow): number {
  if (body.state === 'waiting') return AFTER_ALL_PLACES;
  return isOut(body) ? AFTER_ALL_STACKS + (body.place ?? 0) : MAX_CHIPS - body.stack;
}

export function standingRowOf(body: StandingRow): Row<StandingRow> {
  const sort = sortOf(body);
  return { key: standingKey(body.tournamentId, body.playerId), partition: body.tournamentId, sort, body };
}

/** What the standings say of a player; undefined where he has no row. */
export const rowOfPlayer = (rows: Rows<StandingRow>, stream: string, playerId: PlayerId): StandingRow | undefined =>
  rows.get(standingKey(tournamentOfStream(stream), playerId))?.body;

/** Changes a player's row, and with it its place; nothing where he has none. */
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

/**
 * The figures of a tournament at each of its events: who has how much and sits where, and what the clock shows.
 */
import type { RecordedEvent } from '../../../events/envelope.js';
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import { clock, type ClockRow, readRemaining } from '../../../projections/clock.js';
import { foldEvents, RowsInMemory } from '../../../projections/rows-in-memory.js';
import { type StandingRow, standingKey } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { type TournamentRow, tournaments } from '../../../projections/tournaments.js';
import type { ClockThen, FactsThen, PlayerThen, ResultThen } from '../../dispute/facts.js';
import { listResults } from '../../sheet/rows.js';
import type { SheetState } from '../../sheet/state.js';
import type { Compared } from '../past/differences.js';

/** Whose figures are shown: these players, all at these tables, the clock. */
export interface WhomToShow {
  readonly players: readonly PlayerId[];
  readonly tables: readonly number[];
  readonly clock: boolean;
}

export class TournamentFigures {
  readonly #standings = new RowsInMemory<StandingRow>();
  readonly #clock = new RowsInMemory<ClockRow>();
  readonly #tournaments = new RowsInMemory<TournamentRow>();

  constructor(private readonly id: TournamentId) {}

  fold(event: RecordedEvent): void {
    foldEvents(standings, [event], this.#standings);
    foldEvents(clock, [event], this.#clock);
    foldEvents(tournaments, [event], this.#tournaments);
  }

  /** All that two moments are compared by; null before the tournament was announced. */
  all(): Compared | null {
    const tournament = this.#tournaments.get(this.id)?.body;
    if (tournament === undefined) return null;
    return { tournament, clock: this.#clock.get(this.id)?.body ?? null, standings: this.#rows() };
  }

  /** @param event the clock is read at the instant of this event */
  shownAt({ players, tables, clock: withClock }: WhomToShow, { metadata }: RecordedEvent): FactsThen {
    const named = players.flatMap((playerId) => this.#standings.get(standingKey(this.id, playerId))?.body ?? []);
    const others = tables.length === 0 ? [] : this.#rows();
    const shown = others.filter(({ playerId, table }) => table !== null && tables.includes(table) && !players.includes(playerId));
    const row = withClock ? this.#clock.get(this.id)?.body : undefined;
    return {
      players: [...named, ...shown]
        .sort((one, other) => (one.table ?? 0) - (other.table ?? 0) || (one.seat ?? 0) - (other.seat ?? 0))
        .map(playerThen),
      clock: row === undefined ? null : clockThen(row, metadata.recordedAt),
      result: null,
    };
  }

  #rows(): readonly StandingRow[] {
    return this.#standings.list(this.id).map(({ body }) => body);
  }
}

const playerThen = ({ playerId, state, place, stack, asOf, table, seat }: StandingRow): PlayerThen => ({
  playerId,
  state,
  place,
  stack,
  stackKnown: asOf === null,
  table,
  seat,
});

function clockThen(row: ClockRow, at: number): ClockThen {
  const { state, level, onBreak, structure } = row;
  const current = level === null ? undefined : structure.filter(({ kind }) => kind === 'level')[level - 1];
  const blinds = current?.kind === 'level' ? current : null;
  return {
    state,
    level,
    onBreak,
    smallBlind: blinds?.smallBlind ?? null,
    bigBlind: blinds?.bigBlind ?? null,
    remainingMs: readRemaining(row, at),
  };
}

/** The row of a player on a sheet, with its amendments; null where there is none. */
export function readResult(sheet: SheetState, playerId: PlayerId): ResultThen | null {
  const row = listResults(sheet).find((each) => each.playerId === playerId || each.recordedAs === playerId);
  return row === undefined ? null : { playerId: row.playerId, place: row.place, tied: row.tied, state: row.state };
}

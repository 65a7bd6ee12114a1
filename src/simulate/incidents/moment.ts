/** The moment of an incident, and its makers. */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { findStackUnit } from '../../tournament/state/chip-race.js';
import type { Running, Table } from '../../tournament/state.js';
import { between, pick, type Random } from '../random.js';

/** The moment between two hands of a table. */
export interface Moment {
  readonly running: Running;
  readonly table: Table;
  readonly at: number;
  readonly random: Random;
  /** A player's real chips. */
  readonly stackOf: (playerId: PlayerId) => number;
  /** A player of any table; undefined when it is empty. */
  readonly player: () => PlayerId | undefined;
  /** An unused id. */
  readonly nextLatecomer: () => PlayerId;
}

/** The command, or commands of which the later ones correct the first; null when none is possible. */
export type Maker = (moment: Moment) => TournamentCommand | readonly TournamentCommand[] | null;

export function ofPlayer(make: (playerId: PlayerId, moment: Moment) => ReturnType<Maker>): Maker {
  return (moment) => {
    const playerId = moment.player();
    return playerId === undefined ? null : make(playerId, moment);
  };
}

/** A player of the table, and some of their chips in the smallest value there. */
export function withChips(make: (playerId: PlayerId, amount: number, moment: Moment) => ReturnType<Maker>): Maker {
  return (moment) => {
    const { running, table, random, stackOf } = moment;
    if (table.seats.length === 0) return null;
    const { playerId } = pick(random, table.seats);
    const unit = findStackUnit(running, table.table);
    const most = Math.min(20, Math.floor(stackOf(playerId) / unit) - 1);
    return most < 1 ? null : make(playerId, unit * between(random, 1, most), moment);
  };
}

/**
 * The forced bets of a hand at a level of the structure, with the ante that the book has due then.
 */
import { bookOf } from '../book.js';
import type { Stakes } from '../../../events/values.js';
import { anteDue } from '../../rulebooks/ante-due.js';
import { levelNumberOf, readLevel, type LevelReading } from '../timing/clock.js';
import { countSeatsAt } from '../seating/situation.js';
import type { Settings, TournamentState } from '../state.js';

/** The forced bets of a hand between so many players. @param tableSize seats of their table: the final table may have more than the others */
export function stakesOf(
  settings: Settings,
  { smallBlind, bigBlind, ante }: LevelReading,
  players: number,
  tableSize: number = settings.seatsPerTable,
): Stakes {
  const { anteFormat, antePriority, rulebook } = settings;
  const { betting } = bookOf({ rulebook });
  const due = anteDue(betting, { format: anteFormat, amount: ante, smallBlind, bigBlind, players, tableSize });
  return { smallBlind, bigBlind, ante: due.amount, anteFormat, antePriority: antePriority ?? due.priority };
}

/** Those of the level with this number, from 1; null where the tournament has no such level. */
export function findStakesAtLevel(tournament: TournamentState, level: number, players: number, table: number): Stakes | null {
  if (!('settings' in tournament)) return null;
  const { settings } = tournament;
  const { structure } = settings;
  const period = structure.findIndex(({ kind }, index) => kind === 'level' && levelNumberOf(structure, index) === level);
  const tableSize = 'seating' in tournament ? countSeatsAt(tournament, table) : settings.seatsPerTable;
  return period < 0 ? null : stakesOf(settings, readLevel(structure, period), players, tableSize);
}

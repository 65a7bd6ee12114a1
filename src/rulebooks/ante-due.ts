/**
 * Which ante is due in one hand: the structure's, as the book has it reduced short-handed or dropped between two players.
 */
import type { AnteFormat, AntePriority } from '../../events/values.js';
import type { Rulebook } from './rulebook.js';

/** A hand that is about to begin. Amounts in chips. */
export interface AnteSituation {
  readonly format: AnteFormat;
  /** The structure's ante; null where the structure leaves it to the book. */
  readonly amount: number | null;
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** Players dealt in. */
  readonly players: number;
  /** Seats of a full table of the tournament: 8, 9 or 10 where the ante can be reduced. */
  readonly tableSize: number;
}

export interface AnteDue {
  /** 0 for none. Per player in the classic format, else once for the table. */
  readonly amount: number;
  /** What a payer who cannot cover ante and blind pays first. */
  readonly priority: AntePriority;
}

/** The ante of a hand (RC preamble, big blind ante; RO 4.2, 4.4). */
export function anteDue({ ante }: Rulebook['betting'], situation: AnteSituation): AnteDue {
  const { format, players, smallBlind, bigBlind } = situation;
  const priority = format === 'bigBlind' ? ante.bigBlind.shortOrder.value : 'anteFirst';
  if (format === 'none') return { amount: 0, priority };
  if (players === 2 && format !== 'classic' && ante.headsUp.value === 'noneUnlessClassic') return { amount: 0, priority };
  const full = situation.amount ?? (ante.amount.value === 'bigBlind' ? bigBlind : 0);
  const reduced = format === 'bigBlind' && isShortHanded(ante.shortHanded.maxPlayers.value, situation);
  return { amount: reduced && ante.shortHanded.amount.value === 'smallBlind' ? Math.min(full, smallBlind) : full, priority };
}

/** How few players make a table short, by its size; other sizes never are. */
const shortFrom = new Map([
  [8, 4],
  [9, 5],
  [10, 5],
]);

function isShortHanded(
  rule: Rulebook['betting']['ante']['shortHanded']['maxPlayers']['value'],
  { players, tableSize }: AnteSituation,
): boolean {
  const limit = shortFrom.get(tableSize);
  if (limit === undefined || rule === 'never') return false;
  return rule === 'exactlyFive' ? players === limit : players <= limit;
}

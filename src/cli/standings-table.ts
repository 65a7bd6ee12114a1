/**
 * Standings as a table for a terminal.
 */
import type { PlayerId } from '../../events/ids.js';
import type { StandingRow } from '../../projections/standing-row.js';
import { standingStateNames } from '../texts/standing-names.js';
import { grouped, type Language } from '../texts/sentences.js';
import { textTable } from './text-table.js';

const titles = {
  en: ['Place', 'Player', 'Stack', 'Table', 'Seat', ''],
  fr: ['Place', 'Joueur', 'Tapis', 'Table', 'Siège', ''],
} as const;

export function standingsTable(standings: readonly StandingRow[], nameOf: (id: PlayerId) => string | null, language: Language): string {
  const columns = titles[language].map((title, at) => ({ title, ...([0, 2, 3, 4].includes(at) ? { align: 'right' as const } : {}) }));
  const rows = standings.map(({ place, playerId, stack, table, seat, state }) => [
    place === null ? '' : String(place),
    nameOf(playerId) ?? playerId,
    grouped(stack, language),
    table === null ? '' : String(table),
    seat === null ? '' : String(seat),
    standingStateNames[state][language],
  ]);
  return textTable(columns, rows);
}

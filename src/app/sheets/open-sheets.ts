/**
 * Result sheets on a store and its views.
 */
import { resultSheets } from '../../../projections/result-sheets.js';
import type { Scope } from '../../access/principal.js';
import type { ViewStore } from '../views/view-store.js';

/**
 * The scope responsible for a sheet: its tournament, else its club; null for an unknown one. @throws ViewError when the view cannot be read
 */
export function makeOwnerOfSheet(views: ViewStore): (sheetId: string) => Scope | null {
  return (sheetId) => {
    const sheet = views.get(resultSheets, sheetId)?.body;
    if (sheet === undefined) return null;
    if (sheet.tournamentId !== null) return { kind: 'tournament', tournamentId: sheet.tournamentId };
    return sheet.clubId === null ? { kind: 'installation' } : { kind: 'club', clubId: sheet.clubId };
  };
}

/**
 * Result sheets on a store and its views.
 */
import { resultSheets } from '../../../projections/result-sheets.js';
import type { Scope } from '../../access/principal.js';
import type { ViewStore } from '../views/view-store.js';

/** Whose affair a sheet is: its tournament's, else its club's; null for an unknown one. @throws ViewError where the view can't be read now */
export function makeOwnerOfSheet(views: ViewStore): (sheetId: string) => Scope | null {
  return (sheetId) => {
    const sheet = views.get(resultSheets, sheetId)?.body;
    if (sheet === undefined) return null;
    if (sheet.tournamentId !== null) return { kind: 'tournament', tournamentId: sheet.tournamentId };
    return sheet.clubId === null ? { kind: 'installation' } : { kind: 'club', clubId: sheet.clubId };
  };
}

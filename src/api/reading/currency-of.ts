/**
 * In which currency the prices and prizes of a tournament are.
 */
import { tournaments } from '../../../projections/tournaments.js';
import { ViewError } from '../../app/views/view-error.js';
import type { ViewReads } from '../../app/views/view-store.js';

/** By its code in ISO 4217; undefined where nobody said. @param tournamentId null for what belongs to none */
export function currencyOf(views: Pick<ViewReads, 'get'>, tournamentId: string | null): string | undefined {
  if (tournamentId === null) return undefined;
  try {
    return views.get(tournaments, tournamentId)?.body.currency ?? undefined;
  } catch (cause) {
    // What is said is said in euros where the view cannot be read.
    if (cause instanceof ViewError) return undefined;
    throw cause;
  }
}

/** A result sheet in the form that seasons count. Unmatched rows count for nobody yet. */
import type { SheetRow } from '../../events/sheet-row.js';
import type { SheetFacts } from '../../events/sheet.js';
import type { RowAsCounted, SheetAsCounted } from './sheet.js';

/** The season's additions to the sheet. */
export interface CountedAt {
  readonly region: string | null;
  readonly level: string | null;
  readonly manche: number | null;
}

/** A result with its person. */
type ResultRow = SheetRow & { readonly playerId: string };

/** Cents as a decimal. */
const inUnits = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export function asCounted(
  id: string,
  { date, clubId, kind, entrants, entries, buyIn, prizePool, paidPlaces, level: own }: SheetFacts,
  results: readonly ResultRow[],
  { region, level, manche }: CountedAt,
): SheetAsCounted {
  return {
    id,
    date,
    club: clubId,
    region,
    kind,
    level: level ?? own ?? null,
    manche,
    prizePool: prizePool == null ? null : inUnits(prizePool),
    paid: paidPlaces ?? null,
    entrants,
    entries,
    buyIn: buyIn === null ? null : inUnits(buyIn),
    rows: results.flatMap(
      ({ unmatched, playerId, place, tied, state, rebuys, bounties, expense, winnings, team, extraPoints }): RowAsCounted[] =>
        unmatched === true
          ? []
          : [
              {
                person: playerId,
                place,
                tied,
                state,
                rebuys,
                bounties,
                expense: expense === undefined ? null : inUnits(expense),
                winnings: winnings === undefined ? null : inUnits(winnings),
                team: team ?? null,
                ...(extraPoints === undefined ? {} : { extraPoints }),
              },
            ],
    ),
  };
}

/** How far a chip race has come, as long as a table has still to run it. */
import type { DeskAnswer } from '../generated/operations.js';
import { chips, timeOfDay } from '../lib/format.js';
import { deskTexts } from '../text/desk.js';

export function DeskRace({ race }: { readonly race: NonNullable<DeskAnswer['tournament']>['raceProgress'] }) {
  const t = deskTexts();
  if (race === null || race.tables.every(({ hasRaced }) => hasRaced)) return null;
  const { removed, newSmallest, announcedAt, tables } = race;
  const done = tables.filter(({ hasRaced }) => hasRaced).map(({ table }) => table);
  return (
    <section class="race" aria-labelledby="race">
      <h2 id="race">{t.race(chips(removed), chips(newSmallest), timeOfDay(announcedAt))}</h2>
      <ul>
        {done.length === 0 ? null : <li>{t.raced(done.join(', '))}</li>}
        {tables
          .filter(({ hasRaced }) => !hasRaced)
          .map(({ table, waitsFor }) => (
            <li key={table}>
              {t.table(table)}: {waitsFor === null ? t.canRace : waitsFor === 'HAND' ? t.waitsForHand : t.waitsForCount}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Who went out of a tournament last, with their place, the hand, and who won their last chips. */
import { listed, timeOfDay } from '../lib/format.js';
import { nameOf } from '../lib/names.js';
import { tournamentTexts } from '../text/tournament.js';
import type { Shown } from './tournament-tables.js';

export function Eliminations({ tournament: { phase, latestEliminations: out } }: { readonly tournament: Shown }) {
  const t = tournamentTexts();
  if (phase !== 'RUNNING' || out === null || out.length === 0) return null;
  return (
    <>
      <h2>{t.latestOut}</h2>
      <ul>
        {out.map(({ playerId, player, place, recordedAt, by, lostIn }) => (
          <li key={playerId}>
            {timeOfDay(recordedAt)} {nameOf(player, playerId)}
            {t.colon} {t.wentOut(place, listed(by.map((winner) => nameOf(winner, winner.id))))}
            {lostIn === null ? null : (
              <>
                {' '}
                <a href={`/hands/${encodeURIComponent(lostIn)}`}>{t.itsHand}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

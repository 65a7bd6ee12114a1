/**
 * What is recorded of the store itself, each event in one short line.
 */
import type { storeEvents } from '../../events/store.js';
import { type EventTexts, where } from './event-phrases.js';
import { plural, pluriel } from './numbers.js';
import { de } from './typography.js';

export const storeEventTexts: EventTexts<typeof storeEvents> = {
  EventsLost({ lastKnown, atLeast, tournaments }) {
    const count = where(
      atLeast !== null,
      `at least ${atLeast} ${plural(atLeast ?? 0, 'event')}`,
      `au moins ${atLeast} ${pluriel(atLeast ?? 0, 'événement')}`,
    );
    const named = tournaments.map(({ tournamentId, events }) => `${tournamentId} (${events})`).join(', ');
    const of = where(
      tournaments.length > 0,
      `; ${plural(tournaments.length, 'tournament')}: ${named}`,
      ` ; ${pluriel(tournaments.length, 'tournoi')} : ${named}`,
    );
    return {
      en: `loss of ${count.en || 'events'} up to position ${lastKnown.position}, accepted by the operator${of.en}`,
      fr: `perte ${de(count.fr || 'événements')}, jusqu’à la position ${lastKnown.position}, acceptée par l’exploitant${of.fr}`,
    };
  },
  LogKeyRotated({ from, to }) {
    const [before, after] = [from, to].map((key) => key.split('+')[1]!);
    return {
      en: `another key signs the heads of the log from now on: ${after} instead of ${before}, which signed that, too`,
      fr: `une autre clé signe désormais les têtes du journal : ${after} au lieu de ${before}, qui l’a signé aussi`,
    };
  },
};

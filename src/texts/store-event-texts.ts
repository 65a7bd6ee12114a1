/**
 * What is recorded of the store itself, each event in one short line.
 */
import type { storeEvents } from '../../events/store.js';
import { type EventTexts, plural, where } from './event-phrases.js';

export const storeEventTexts: EventTexts<typeof storeEvents> = {
  EventsLost({ lastKnown, atLeast, tournaments }) {
    const count = where(atLeast !== null, `at least ${atLeast} events`, `au moins ${atLeast} événements`);
    const named = tournaments.map(({ tournamentId, events }) => `${tournamentId} (${events})`).join(', ');
    const of = where(
      tournaments.length > 0,
      `; ${plural(tournaments.length, 'tournament')}: ${named}`,
      ` ; ${plural(tournaments.length, 'tournoi')} : ${named}`,
    );
    return {
      en: `${count.en || 'events'} up to position ${lastKnown.position} are lost, and the operator accepted it${of.en}`,
      fr: `${count.fr || 'des événements'} jusqu’à la position ${lastKnown.position} sont perdus, et l’exploitant l’a accepté${of.fr}`,
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

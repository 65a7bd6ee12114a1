/**
 * What an announced tournament says when it refuses what is asked about its list, its draw of seats and its start.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { DrawRefusals } from '../tournament/draw/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const drawTexts: TextsOf<DrawRefusals> = {
  TOO_FEW_PLAYERS: {
    en: '{players} registered; it takes {minimum} at least.',
    fr: '{players} inscrit(s) ; il en faut {minimum} au moins.',
  },
  REGISTRATION_CLOSED: {
    en: 'Registration is closed with {players} players; open it again for a reason, or admit late players after the start.',
    fr: 'Les inscriptions sont closes à {players} joueurs ; rouvrez-les avec un motif, ou admettez les retardataires après le début.',
  },
  INVALID_HEX: {
    en: '{field} must be 64 hexadecimal digits in lower case.',
    fr: '{field} doit être de 64 chiffres hexadécimaux en minuscules.',
  },
  DRAW_ALREADY_COMMITTED: {
    en: 'The organiser has published the hash {hash} for this draw, and can’t take another seed.',
    fr: 'L’organisateur a publié l’empreinte {hash} pour ce tirage et ne peut changer de graine.',
  },
  SEED_NOT_COMMITTED: {
    en: 'The hash of this seed was not published before registration closed ({hash} was), so nothing is drawn from it.',
    fr: 'L’empreinte de cette graine n’a pas été publiée avant la clôture des inscriptions ({hash} l’a été) : rien ne s’en tire.',
  },
  SEED_NEEDED: {
    en: 'The seed of this draw is not with this server: give the one whose hash is {hash}.',
    fr: 'Ce serveur n’a pas la graine de ce tirage : donnez celle dont l’empreinte est {hash}.',
  },
  SEATS_ALREADY_DRAWN: {
    en: 'Seats are drawn for these {players} players; they are drawn again only where the list is opened again for a reason.',
    fr: 'Les places sont tirées pour ces {players} joueurs ; on ne retire qu’en rouvrant la liste avec un motif.',
  },
  SEATS_NOT_DRAWN: {
    en: 'Seats are not drawn for the {players} registered players; draw them, then start.',
    fr: 'Les places ne sont pas tirées pour les {players} inscrits ; tirez-les, puis lancez.',
  },
};

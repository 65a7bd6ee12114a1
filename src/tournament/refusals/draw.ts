/**
 * Why a list is not closed or opened, seats are not drawn, or play does not start.
 */
import type { None, SentencesOf } from '../../decider.js';
export interface DrawRefusals {
  /** `players`, `minimum`. */
  TOO_FEW_PLAYERS: { players: number; minimum: number };
  /** `players`: nobody enters before the start from now on. */
  REGISTRATION_CLOSED: { players: number };
  /** `field`: `seed` or `hash`, which is not 64 hexadecimal digits in lower case. */
  INVALID_HEX: { field: string };
  /** `hash`: the organiser has published another one for this draw. */
  DRAW_ALREADY_COMMITTED: { hash: string };
  /** `hash`: the one that was published for this draw, null for none; the seed leads to another. */
  SEED_NOT_COMMITTED: { hash: string | null };
  /** `hash`: the one that was published; whoever has its seed must reveal it, this node has not. */
  SEED_NEEDED: { hash: string | null };
  /** `players` on the list: the federation of the club has suspended them since they registered. */
  PLAYERS_SUSPENDED: { players: readonly string[] };
  /** `players`: seats of exactly these were drawn from another seed. */
  SEATS_ALREADY_DRAWN: { players: number };
  /** A hand was opened since the start, or players, chips or seats have changed. */
  START_STANDS: None;
  /** `players`: seats of exactly these registered players were not drawn. */
  SEATS_NOT_DRAWN: { players: number };
}

/** What a person reads of each. */
export const drawSentences: SentencesOf<DrawRefusals> = {
  TOO_FEW_PLAYERS: {
    en: '{players} {players|player is|players are} registered. The tournament needs {minimum} or more.',
    fr: 'Le tournoi compte {players} inscrit{players||s}. Il en faut {minimum} au moins.',
  },
  REGISTRATION_CLOSED: {
    en: 'Registration is closed with {players} player{players||s}. Open it again with a reason (reopenRegistration), or admit late players after the start (admitLatePlayer).',
    fr: 'Les inscriptions sont closes avec {players} joueur{players||s}. Rouvrez-les avec une raison (reopenRegistration), ou admettez les retardataires après le départ (admitLatePlayer).',
  },
  INVALID_HEX: {
    en: '{field} must be 64 hexadecimal digits in lower case.',
    fr: '{field} doit compter 64 chiffres hexadécimaux en minuscules.',
  },
  DRAW_ALREADY_COMMITTED: {
    en: 'The organiser has published the hash {hash} for this draw. It can’t be replaced.',
    fr: 'L’organisateur a publié l’empreinte {hash} pour ce tirage. Elle ne peut pas être remplacée.',
  },
  SEED_NOT_COMMITTED: {
    en: 'The hash of this seed was not published before registration closed.[ Give the seed whose hash is {hash}.]',
    fr: 'L’empreinte de cette graine n’a pas été publiée avant la clôture des inscriptions.[ Donnez la graine dont l’empreinte est {hash}.]',
  },
  SEED_NEEDED: {
    en: 'This server does not have the seed of this draw.[ Give the seed whose hash is {hash}.]',
    fr: 'Ce serveur n’a pas la graine de ce tirage.[ Donnez la graine dont l’empreinte est {hash}.]',
  },
  PLAYERS_SUSPENDED: {
    en: 'The federation has suspended players on the list: {players}. Withdraw their registration first (withdrawRegistration).',
    fr: 'La fédération a suspendu des joueurs de la liste : {players}. Retirez d’abord leur inscription (withdrawRegistration).',
  },
  SEATS_ALREADY_DRAWN: {
    en: 'Seats are already drawn for this list ({players}). To draw again, open registration again with a reason (reopenRegistration).',
    fr: 'Les sièges sont déjà tirés pour cette liste ({players}). Pour un nouveau tirage, rouvrez les inscriptions avec une raison (reopenRegistration).',
  },
  START_STANDS: {
    en: 'Since the start a hand was opened, or players, chips or seats have changed: the start stands. To begin again with all entries, copy the tournament (copyTournament).',
    fr: 'Depuis le départ, une main a commencé, ou des joueurs, jetons ou sièges ont changé : le départ reste acquis. Pour recommencer avec toutes les inscriptions, copiez le tournoi (copyTournament).',
  },
  SEATS_NOT_DRAWN: {
    en: 'Seats are not drawn for the list ({players}). Draw them first (drawSeats).',
    fr: 'Les sièges ne sont pas tirés pour la liste ({players}). Tirez-les d’abord (drawSeats).',
  },
};

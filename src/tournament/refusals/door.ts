/**
 * Why a tournament refuses what is asked of it at the door, and what the registry has against an entry.
 */
import type { Private, SentencesOf } from '../../decider.js';

export interface DoorRefusals {
  /** `playerId`, `minimumAge`: years; the registry has them as younger. */
  UNDERAGE_IN_REGISTRY: { playerId: string; minimumAge: number };
  /** `playerId`: only members of the club may enter. */
  MEMBERS_ONLY: { playerId: string };
  /** `playerId`: only holders of a licence of the club’s federation may enter. */
  LICENSED_ONLY: { playerId: string };
  /** `playerId`, `until`: the last day, null until it is ended. The club has excluded them. */
  PLAYER_EXCLUDED_BY_CLUB: { playerId: string; until: Private<'suspensions', string> | null };
  /** `playerId`: they registered in advance, and nothing was checked at the door. */
  NOT_CHECKED_IN: { playerId: string };
  /** `playerId`: they have a seat in play, and were there. */
  ALREADY_AT_SEAT: { playerId: string };
  /** `playerId`: nobody has called them from the waiting list. */
  NOT_CALLED: { playerId: string };
}

/** What a person reads of each. */
export const doorSentences: SentencesOf<DoorRefusals> = {
  UNDERAGE_IN_REGISTRY: {
    en: '{playerId} is under {minimumAge} by the registry of the club. If that is wrong, put it right there first (recordPersonalData, confirmIdentity).',
    fr: '{playerId} n’a pas {minimumAge} an{minimumAge||s} d’après le fichier du club. Si c’est faux, corrigez d’abord le fichier (recordPersonalData, confirmIdentity).',
  },
  MEMBERS_ONLY: {
    en: '{playerId} is not a member of the club, and the tournament is for members only. A new member joins first (joinClub).',
    fr: '{playerId} n’est pas membre du club, et le tournoi est réservé aux membres. Un nouveau membre adhère d’abord (joinClub).',
  },
  LICENSED_ONLY: {
    en: '{playerId} has no valid licence of the club’s federation, and the tournament asks for one.',
    fr: '{playerId} n’a pas de licence valable de la fédération du club, et le tournoi en demande une.',
  },
  PLAYER_EXCLUDED_BY_CLUB: {
    en: '{playerId} is excluded from the tournaments of this club[ until {until:day}].',
    fr: '{playerId} ne peut pas s’inscrire aux tournois de ce club[ jusqu’au {until:day}] : exclusion par le club.',
  },
  NOT_CHECKED_IN: {
    en: '{playerId} registered in advance and is not checked in yet. Check them in first (checkIn).',
    fr: 'L’inscription de {playerId} est faite à l’avance, et rien n’a été vérifié à l’accueil. Notez d’abord l’arrivée (checkIn).',
  },
  ALREADY_AT_SEAT: {
    en: '{playerId} has a seat in play. If they are not at it, mark them away (markAway).',
    fr: '{playerId} a un siège en jeu. Pour une absence, notez-la (markAway).',
  },
  NOT_CALLED: {
    en: '{playerId} was not called from the waiting list.',
    fr: 'Personne n’a appelé {playerId} de la liste d’attente.',
  },
};

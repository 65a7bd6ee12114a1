/**
 * What a tournament says when it refuses what is asked about places, leaving and its end.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { RankingRefusals } from '../tournament/ranking/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const rankingTexts: TextsOf<RankingRefusals> = {
  STILL_HAS_CHIPS: {
    en: '{playerId} still has {stack} chips by what was counted or typed in, and stays in until they are gone; if a hand was played since, record it first.',
    fr: '{playerId} a encore {stack} jetons d’après le dernier compte ou coup saisi, et reste en jeu jusqu’au dernier ; si un coup s’est joué depuis, enregistrez-le d’abord.',
  },
  PLAYER_ELIMINATED: { en: '{playerId} is out, in place {place}.', fr: '{playerId} est éliminé, à la place {place}.' },
  SATELLITE_FINISHED: {
    en: 'The satellite is over; {qualified} players have qualified.',
    fr: 'Le satellite est terminé ; {qualified} joueurs se sont qualifiés.',
  },
  QUALIFICATION_TIED: {
    en: '{players} share the last places that qualify, of which there are {seats}; the director has to rule first.',
    fr: '{players} partagent les dernières places qualificatives, au nombre de {seats} ; au directeur de trancher d’abord.',
  },
  QUALIFICATION_NOT_TIED: {
    en: 'No players share the last places that qualify.',
    fr: 'Aucun joueur ne partage les dernières places qualificatives.',
  },
  WRONG_QUALIFIED: {
    en: 'Name {seats} or more of {players}, each once, not {given}.',
    fr: 'Nommez au moins {seats} joueurs parmi {players}, chacun une fois, pas {given}.',
  },
  ABANDONMENT_NOT_CONFIRMED: {
    en: '{playerId} has not confirmed to the director that he gives up; his chips stay in play.',
    fr: '{playerId} n’a pas confirmé son abandon au directeur ; ses jetons restent en jeu.',
  },
  NOT_SIMULTANEOUS: {
    en: '{playerId} went out in between; name all who went out together.',
    fr: '{playerId} est sorti entre-temps ; nommez tous ceux qui sont sortis ensemble.',
  },
  PLAYER_STILL_IN: { en: '{playerId} is still in.', fr: '{playerId} est encore en jeu.' },
  ELIMINATED_BY_HAND: {
    en: '{playerId} is out by hand {handId}, which was typed in; correct that hand, and he is in again.',
    fr: '{playerId} est sorti par le coup {handId}, qui a été saisi ; corrigez ce coup, et il revient en jeu.',
  },
  SEAT_GONE: {
    en: 'Seat {seat} at table {table} is not free any more; say at which free seat {playerId} sits down.',
    fr: 'La place {seat} à la table {table} n’est plus libre ; dites à quelle place libre s’assied {playerId}.',
  },
  PLAYER_REPEATED: { en: '{playerId} is named twice.', fr: '{playerId} est nommé deux fois.' },
  NOT_IN_THIS_RULEBOOK: {
    en: 'This rulebook does nothing about players who do not say that they are out.',
    fr: 'Ce règlement ne prévoit rien pour les joueurs qui n’annoncent pas leur élimination.',
  },
  NO_POINTS_AT_STAKE: {
    en: 'This tournament gives no points that he could lose.',
    fr: 'Ce tournoi ne donne pas de points à perdre.',
  },
  ELIMINATION_DECLARED: {
    en: '{playerId} has told the officials that he is out.',
    fr: '{playerId} s’est annoncé éliminé aux responsables.',
  },
};

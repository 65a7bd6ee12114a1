/**
 * What a tournament says when it refuses what is asked about prizes, deals and bounties.
 * Pure. May import: its neighbours, the refusal codes.
 */
import type { PrizesRefusals } from '../tournament/prizes/refusals.js';
import type { TextsOf } from './shared-texts.js';

export const prizesTexts: TextsOf<PrizesRefusals> = {
  PRIZES_FIXED: {
    en: 'Nobody can enter or buy chips any more; the prizes stand.',
    fr: 'Plus personne ne peut s’inscrire ni acheter de jetons ; les lots sont fixés.',
  },
  DEAL_ALREADY_MADE: { en: 'Deal {deal} is made.', fr: 'L’arrangement {deal} est conclu.' },
  SATELLITE_HAS_NO_PRIZES: {
    en: 'A satellite qualifies players; it has no other prizes.',
    fr: 'Un satellite qualifie des joueurs ; il n’a pas d’autres lots.',
  },
  ENTRY_IS_FREE: {
    en: 'Playing costs nothing under this rulebook; take away the price of {price} cents ({field}), or adopt a house rule.',
    fr: 'Jouer est gratuit sous ce règlement ; retirez le prix de {price} centimes ({field}), ou adoptez une règle maison.',
  },
  BOUNTIES_NOT_ALLOWED: {
    en: 'Bounties need a house rule that allows them.',
    fr: 'Les primes demandent une règle maison qui les autorise.',
  },
  MORE_THAN_THE_PRICE: {
    en: 'Of a price of {price} cents, {given} can’t go to the pot and to bounties ({field}).',
    fr: 'Sur un prix de {price} centimes, {given} ne peuvent aller à la cagnotte et aux primes ({field}).',
  },
  POT_WITHOUT_PERCENTAGES: {
    en: 'The prizes are fixed amounts; nothing goes to a pot ({field}).',
    fr: 'Les lots sont des montants fixes ; rien ne va à une cagnotte ({field}).',
  },
  PERCENTAGES_NOT_WHOLE: {
    en: 'The parts add up to {sum} hundredths of a percent; they must add up to 10,000.',
    fr: 'Les parts font {sum} centièmes de pour cent ; il en faut 10 000.',
  },
  PRIZES_ASCEND: {
    en: 'Place {place} wins more than the place before it.',
    fr: 'La place {place} gagne plus que la précédente.',
  },
  NOTHING_TO_WIN: { en: 'There is nothing to win; name a prize.', fr: 'Il n’y a rien à gagner ; indiquez un lot.' },
  NO_PRIZES_SET: {
    en: 'Nobody has said what the tournament is played for; set its prizes first.',
    fr: 'Personne n’a dit ce que l’on gagne ; fixez d’abord les lots.',
  },
  DEALS_NOT_ALLOWED: { en: 'A house rule forbids deals.', fr: 'Une règle maison interdit les arrangements.' },
  ENTRIES_STILL_OPEN: {
    en: 'More money can still come in; wait for the end of late entry and purchases.',
    fr: 'De l’argent peut encore entrer ; attendez la fin des inscriptions tardives et des achats.',
  },
  TOO_MANY_FOR_ICM: {
    en: '{players} players are left; ICM is worked out for {maximum} at most.',
    fr: 'Il reste {players} joueurs ; l’ICM se calcule pour {maximum} au plus.',
  },
  NO_PRIZE_MONEY_LEFT: {
    en: 'No money is left to win for those who are in.',
    fr: 'Il ne reste plus d’argent à gagner pour ceux qui jouent encore.',
  },
  AMOUNTS_NOT_AGREED: {
    en: 'This method says what each gets; leave out the amounts.',
    fr: 'Cette méthode dit ce que chacun reçoit ; n’indiquez pas de montants.',
  },
  DEAL_SUM_DIFFERS: {
    en: 'The amounts come to {given} cents; {expected} are to be shared.',
    fr: 'Les montants font {given} centimes ; il y en a {expected} à partager.',
  },
  LEFT_TOO_MUCH: {
    en: '{given} cents can’t be left for the winner; {maximum} at most.',
    fr: 'On ne peut laisser {given} centimes au vainqueur ; {maximum} au plus.',
  },
  PLAY_MUST_GO_ON: {
    en: 'The deal ends play; {leftForWinner} cents can’t be left to play for.',
    fr: 'L’arrangement met fin au jeu ; {leftForWinner} centimes ne peuvent rester à gagner.',
  },
  WINNER_NEEDED: {
    en: '{players} have the most chips, each as many; name who is placed first.',
    fr: '{players} ont le plus de jetons, à égalité ; nommez qui est classé premier.',
  },
  NO_DEAL_PROPOSED: {
    en: 'Deal {deal} is not proposed, or not any more; players or chips may have changed since.',
    fr: 'L’arrangement {deal} n’est pas proposé, ou ne l’est plus ; joueurs ou jetons ont pu changer depuis.',
  },
  NOT_IN_DEAL: { en: '{playerId} is none of the players who are in.', fr: '{playerId} n’est pas des joueurs encore en jeu.' },
  NO_BOUNTIES: { en: 'There are no bounties in this tournament.', fr: 'Il n’y a pas de primes dans ce tournoi.' },
  BOUNTY_WON_BY_HAND: {
    en: 'The pots of hand {handId} have told who knocked {playerId} out.',
    fr: 'Les pots du coup {handId} ont dit qui a éliminé {playerId}.',
  },
  OWN_BOUNTY: { en: '{playerId} can’t knock himself out.', fr: '{playerId} ne peut s’éliminer lui-même.' },
  THING_NOT_SHARED: {
    en: '{playerId} does not share a prize in kind of place {place} with others.',
    fr: '{playerId} ne partage avec personne un lot en nature de la place {place}.',
  },
};

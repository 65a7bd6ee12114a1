/**
 * Why a tournament refuses what is asked of it about prizes, deals and bounties.
 * Sums are in cents.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface PrizesRefusals {
  /** Nobody can enter or buy chips from now on: prizes that were set change with a reason. */
  PRIZES_NEED_REASON: None;
  /** `players`: who has won a prize or a bounty already, so that the director rules on a change. */
  PRIZES_DUE: { players: readonly string[] };
  /** `deal`: it is made. */
  DEAL_ALREADY_MADE: { deal: number };
  /** A satellite qualifies players and has no other prizes. */
  SATELLITE_HAS_NO_PRIZES: None;
  /** `field`, `price`: entries, rebuys and add-ons cost nothing under this book. */
  ENTRY_IS_FREE: { field: string; price: number };
  /** No house rule allows bounties. */
  BOUNTIES_NOT_ALLOWED: None;
  /** `field`, `price`, `given`: the parts for the pot and the bounty exceed the price. */
  MORE_THAN_THE_PRICE: { field: string; price: number; given: number };
  /** `field`: money goes to the pot, but the prizes are fixed and take nothing from it. */
  POT_WITHOUT_PERCENTAGES: { field: string };
  /** `sum`: hundredths of a percent; they must be 10,000. */
  PERCENTAGES_NOT_WHOLE: { sum: number };
  /** `place`: its prize is larger than the one before it, which has nothing in kind. */
  PRIZES_ASCEND: { place: number };
  /** There is not one prize. */
  NOTHING_TO_WIN: None;
  /** Nobody has said what the tournament is played for. */
  NO_PRIZES_SET: None;
  /** A house rule forbids deals. */
  DEALS_NOT_ALLOWED: None;
  /** More money can still come in by entries and purchases. */
  ENTRIES_STILL_OPEN: None;
  /** `players`, `maximum`. */
  TOO_MANY_FOR_ICM: { players: number; maximum: number };
  /** No prize in money is left for those who are in. */
  NO_PRIZE_MONEY_LEFT: None;
  /** The method says what each gets; amounts come with a deal as agreed only. */
  AMOUNTS_NOT_AGREED: None;
  /** `expected`, `given`: the amounts and what is left for the winner must add up to the prizes that are left. */
  DEAL_SUM_DIFFERS: { expected: number; given: number };
  /** `given`, `maximum`: by how much the first prize is above the second, or all that there is where the players agree on amounts. */
  LEFT_TOO_MUCH: { given: number; maximum: number };
  /** `leftForWinner`: it is left for nobody where play does not go on. */
  PLAY_MUST_GO_ON: { leftForWinner: number };
  /** `players`: they have the most chips, each as many; one must be named. */
  WINNER_NEEDED: { players: readonly string[] };
  /** `deal`: no such deal is proposed; what it stood on may have changed since. */
  NO_DEAL_PROPOSED: { deal: number };
  /** `playerId`: they are not among those who are in. */
  NOT_IN_DEAL: { playerId: string };
  /** There are no bounties in this tournament. */
  NO_BOUNTIES: None;
  /** `playerId`, `handId`: the pots of the hand show it already. */
  BOUNTY_WON_BY_HAND: { playerId: string; handId: string };
  /** `playerId`: nobody knocks themselves out. */
  OWN_BOUNTY: { playerId: string };
  /** `place`, `playerId`: they do not share a prize in kind of that place with others. */
  THING_NOT_SHARED: { place: number; playerId: string };
}

/** What a person reads of each. */
export const prizesSentences: SentencesOf<PrizesRefusals> = {
  PRIZES_NEED_REASON: {
    en: 'Late entry and purchases are over. Give a reason (reason) to change the prizes.',
    fr: 'Les entrées tardives et les achats sont clos. Pour changer les prix, indiquez un motif (reason).',
  },
  PRIZES_DUE: {
    en: 'Prizes or bounties are won already, by {players}. Only the director changes the prizes now: give the ruling (ruling).',
    fr: 'Des prix ou des primes sont déjà gagnés, par {players}. Seul le directeur peut encore changer les prix : donnez sa décision (ruling).',
  },
  DEAL_ALREADY_MADE: {
    en: 'Deal {deal} is already made. If it is wrong, the director annuls it (annulDeal), then propose the right one.',
    fr: 'Le deal n° {deal} est déjà conclu. S’il est erroné, le directeur l’annule (annulDeal) ; proposez ensuite le bon.',
  },
  SATELLITE_HAS_NO_PRIZES: {
    en: 'A satellite qualifies players and has no other prizes.',
    fr: 'Un satellite qualifie des joueurs et n’a pas d’autres prix.',
  },
  ENTRY_IS_FREE: {
    en: 'Playing is free under this rulebook. Remove the price of {price:money}: {field}. A house rule can allow it (prize.entryPrice).',
    fr: 'Jouer est gratuit selon ce règlement. Retirez le tarif de {price:money} : {field}. Une règle maison peut le permettre (prize.entryPrice).',
  },
  BOUNTIES_NOT_ALLOWED: {
    en: 'Bounties need a house rule (prize.bounty).',
    fr: 'Les primes demandent une règle maison (prize.bounty).',
  },
  MORE_THAN_THE_PRICE: {
    en: 'The pot and the bounties get {given:money}, but the price is {price:money} ({field}). Lower one of them.',
    fr: 'La cagnotte et les primes reçoivent {given:money}, mais le tarif est de {price:money} ({field}). Baissez l’une des parts.',
  },
  POT_WITHOUT_PERCENTAGES: {
    en: 'The prizes are fixed amounts, so nothing goes to a prize pool ({field}). Leave it out, or give percentages.',
    fr: 'Les prix sont des montants fixes : rien ne va à une cagnotte ({field}). N’indiquez rien, ou donnez des pourcentages.',
  },
  PERCENTAGES_NOT_WHOLE: {
    en: 'The shares add up to {sum} hundredth{sum||s} of a percent. They must add up to 10,000.',
    fr: 'Les parts font {sum} centième{sum||s} de pour cent. Il en faut 10\u202f000.',
  },
  PRIZES_ASCEND: {
    en: 'Place {place} wins more than the place before it. Put the larger prize first.',
    fr: 'La place {place} gagne plus que la précédente. Mettez le plus grand prix d’abord.',
  },
  NOTHING_TO_WIN: { en: 'There is nothing to win. Give at least one prize.', fr: 'Il n’y a rien à gagner. Indiquez au moins un prix.' },
  NO_PRIZES_SET: {
    en: 'No prizes are set. Set them first (setPrizes).',
    fr: 'Aucun prix n’est fixé. Fixez-les d’abord (setPrizes).',
  },
  DEALS_NOT_ALLOWED: {
    en: 'A house rule forbids deals in this tournament (prize.deals).',
    fr: 'Une règle maison interdit les deals dans ce tournoi (prize.deals).',
  },
  ENTRIES_STILL_OPEN: {
    en: 'More money can still come in. Close late entry first (closeLateEntry), or wait until purchases are over.',
    fr: 'De l’argent peut encore entrer. Clôturez d’abord les entrées tardives (closeLateEntry), ou attendez la fin des achats.',
  },
  TOO_MANY_FOR_ICM: {
    en: '{players} {players|player is|players are} left. ICM is computed for {maximum} or fewer.',
    fr: 'Il reste {players} joueur{players||s}. L’ICM se calcule pour {maximum} au plus.',
  },
  NO_PRIZE_MONEY_LEFT: {
    en: 'No prize money is left for the players still in.',
    fr: 'Il ne reste plus d’argent à gagner pour les joueurs encore en jeu.',
  },
  AMOUNTS_NOT_AGREED: {
    en: 'This method sets the amounts itself. Leave them out.',
    fr: 'Cette méthode fixe elle-même les montants. N’en indiquez pas.',
  },
  DEAL_SUM_DIFFERS: {
    en: 'The amounts add up to {given:money}. They must add up to {expected:money}.',
    fr: 'Les montants font {given:money}. Il faut {expected:money}.',
  },
  LEFT_TOO_MUCH: {
    en: '{given:money} is too much to leave for the winner. Leave {maximum:money} or less.',
    fr: 'Laisser {given:money} au vainqueur est trop. Laissez {maximum:money} au plus.',
  },
  PLAY_MUST_GO_ON: {
    en: 'This deal ends play, so nothing can be left to play for ({leftForWinner:money}). Leave 0, or let play go on.',
    fr: 'Ce deal met fin au jeu : rien ne peut rester à gagner ({leftForWinner:money}). Laissez 0, ou continuez à jouer.',
  },
  WINNER_NEEDED: {
    en: 'These players have the most chips, with equal stacks: {players}. Name the winner (winner).',
    fr: 'Ces joueurs ont le plus de jetons, à égalité : {players}. Indiquez le vainqueur (winner).',
  },
  NO_DEAL_PROPOSED: {
    en: 'Deal {deal} is not proposed. Players or chips may have changed since; propose it again (proposeDeal).',
    fr: 'Le deal n° {deal} n’est pas proposé. Joueurs ou jetons ont pu changer ; proposez-le à nouveau (proposeDeal).',
  },
  NOT_IN_DEAL: { en: '{playerId} is not among the players still in.', fr: '{playerId} ne fait pas partie des joueurs encore en jeu.' },
  NO_BOUNTIES: { en: 'This tournament has no bounties.', fr: 'Ce tournoi n’a pas de primes.' },
  BOUNTY_WON_BY_HAND: {
    en: 'The pots of hand {handId:hand} decide who knocked {playerId} out. To change that, correct the hand (correctAward).',
    fr: 'Les pots de la main {handId:hand} disent qui a éliminé {playerId}. Pour changer cela, corrigez la main (correctAward).',
  },
  OWN_BOUNTY: {
    en: 'Players can’t knock themselves out. Name somebody else than {playerId}.',
    fr: 'Un joueur ne peut pas s’éliminer lui-même. Indiquez quelqu’un d’autre que {playerId}.',
  },
  THING_NOT_SHARED: {
    en: '{playerId} does not share a prize in kind for place {place}.',
    fr: '{playerId} ne partage pas de prix en nature pour la place {place}.',
  },
};

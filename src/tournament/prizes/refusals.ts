/**
 * Why a tournament refuses what is asked of it about prizes, deals and bounties. The parameters that a refusal carries stand after each code.
 * Sums are in cents. Pure. May import: nothing.
 */
export type PrizesRefusalCode =
  /** Nobody can enter or buy chips any more: what there is to win stands. No parameters. */
  | 'PRIZES_FIXED'
  /** `deal`: it is made. */
  | 'DEAL_ALREADY_MADE'
  /** A satellite qualifies players and has no other prizes. No parameters. */
  | 'SATELLITE_HAS_NO_PRIZES'
  /** `field`, `price`: entries, rebuys and add-ons cost nothing under this book. */
  | 'ENTRY_IS_FREE'
  /** No house rule allows bounties. No parameters. */
  | 'BOUNTIES_NOT_ALLOWED'
  /** `field`, `price`, `given`: more goes to the pot, and on his head, than is paid. */
  | 'MORE_THAN_THE_PRICE'
  /** `field`: money goes to the pot, but the prizes are fixed and take nothing from it. */
  | 'POT_WITHOUT_PERCENTAGES'
  /** `sum`: hundredths of a percent; they must be 10,000. */
  | 'PERCENTAGES_NOT_WHOLE'
  /** `place`: its prize is larger than the one before it, which has nothing in kind. */
  | 'PRIZES_ASCEND'
  /** There is not one prize. No parameters. */
  | 'NOTHING_TO_WIN'
  /** Nobody has said what the tournament is played for. No parameters. */
  | 'NO_PRIZES_SET'
  /** A house rule forbids deals. No parameters. */
  | 'DEALS_NOT_ALLOWED'
  /** More money can still come in by entries and purchases. No parameters. */
  | 'ENTRIES_STILL_OPEN'
  /** `players`, `maximum`. */
  | 'TOO_MANY_FOR_ICM'
  /** No prize in money is left for those who are in. No parameters. */
  | 'NO_PRIZE_MONEY_LEFT'
  /** The method says what each gets; amounts come with a deal as agreed only. No parameters. */
  | 'AMOUNTS_NOT_AGREED'
  /** `missing`, `unexpected`, `repeated`: ids of players; each player who is in must be given an amount, once. */
  | 'DEAL_PLAYERS_DIFFER'
  /** `expected`, `given`: the amounts and what is left for the winner must add up to the prizes that are left. */
  | 'DEAL_SUM_DIFFERS'
  /** `given`, `maximum`: by how much the first prize is above the second, or all that there is where the players agree on amounts. */
  | 'LEFT_TOO_MUCH'
  /** `leftForWinner`: it is left for nobody where play does not go on. */
  | 'PLAY_MUST_GO_ON'
  /** `players`: they have the most chips, each as many; one must be named. */
  | 'WINNER_NEEDED'
  /** `deal`: no such deal is proposed; what it stood on may have changed since. */
  | 'NO_DEAL_PROPOSED'
  /** `playerId`: he is none of those who are in. */
  | 'NOT_IN_DEAL'
  /** There are no bounties in this tournament. No parameters. */
  | 'NO_BOUNTIES'
  /** `playerId`, `handId`: the pots of the hand have told it. */
  | 'BOUNTY_WON_BY_HAND'
  /** `playerId`: nobody knocks himself out. */
  | 'OWN_BOUNTY'
  /** `place`, `playerId`: he does not share a prize in kind of that place with others. */
  | 'THING_NOT_SHARED';

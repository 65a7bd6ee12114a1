/**
 * Why a tournament refuses what is asked of it about exchanged, raced and found chips. The parameters that a refusal carries stand after
 * each code. Pure. May import: nothing.
 */
export type ChipRaceRefusalCode =
  // The chips of a tournament
  /** `value`, `inPlay`: values that are; no chip of this value is. */
  | 'VALUE_NOT_IN_PLAY'

  // Exchanges
  /** `gives`, `gets`: what each side is worth. */
  | 'EXCHANGE_NOT_EQUAL'
  /** Only an official may exchange these. No parameters. */
  | 'EXCHANGE_MUST_BE_BY_FLOOR'
  /** `values`: none of those given or got was announced to be exchanged or raced off. */
  | 'EXCHANGE_NOT_ANNOUNCED'
  /** `playerId`, `leader`: who has most chips at the table and gathers the small ones; he takes no part in the exchange. */
  | 'EXCHANGE_WITH_LEADER'

  // Announcing a race
  /** `level`: hands of it have been played. */
  | 'NOT_START_OF_LEVEL'
  /** `newSmallest`, `chipUnit`: the smallest chip in play is as large. */
  | 'NOT_A_LARGER_CHIP'
  /** `newSmallest`, `next`: the set has a value in between, which must go in a race of its own. */
  | 'RACE_ONE_VALUE'
  /** `tables`: old chips remain there. */
  | 'RACE_UNFINISHED'

  // Running it
  /** `newSmallest`, `chipUnit`: no race to this value was announced; the smallest chip in play. */
  | 'RACE_NOT_ANNOUNCED'
  /** `startSeat`, `expected`. */
  | 'WRONG_START_SEAT'
  /** No cards are dealt under this book. No parameters. */
  | 'RACE_WITHOUT_CARDS'
  /** `table`, `oddChips`, `cards`: of a deck; there are fewer. */
  | 'TOO_MANY_ODD_CHIPS'
  /** `seat`, `cards`, `oddChips`: he is owed a card for each. */
  | 'WRONG_CARD_COUNT'
  /** `card`: there is no such card, or it was dealt twice. */
  | 'NOT_A_RACE_CARD'
  /** `awarded`, `expected`: chips that are raced for. */
  | 'WRONG_AWARD_COUNT'
  /** `seat`: it is told to have won twice. */
  | 'MORE_THAN_ONE_CHIP'
  /** `winners`, `expected`: seats. */
  | 'WRONG_WINNERS'
  /** `seat`: he would be left without chips. */
  | 'PLAYER_RACED_OUT'
  /** `seat`: he has chips left, or won one; nobody gives him another. */
  | 'NOT_RACED_OUT'

  // Found chips
  /** `value`, `table`: it is in play there, or never was. */
  | 'VALUE_NOT_RACED_OFF';

/**
 * Why a tournament refuses to have somebody seated elsewhere. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type SeatingRefusalCode =
  /** `table`: the final table is formed there; no other is opened. */
  | 'FINAL_TABLE_RUNS'
  /** `tables`, `maximum`: how many this tournament has had, and can have. */
  | 'TOO_MANY_TABLES'
  /** `playerId`, `handId`: the hand that he is dealt into, so that his chips can't have been counted on the way. */
  | 'PLAYER_IN_HAND'
  /** `table`, `seat`, `playerId`: who sits there, or for whom it is kept. */
  | 'SEAT_TAKEN'
  /** `table`, `players`: to be moved, `free`: seats at the other tables. */
  | 'NOT_ENOUGH_SEATS'
  /** `difference`, `trigger`: tables differ too little for a move. */
  | 'BALANCE_NOT_DUE'
  /** `playerId`, `fromTable`, `fromSeat`, `toTable`, `toSeat`: what is proposed by now. */
  | 'PROPOSAL_CHANGED'
  /** `due`: `tableBreak` or `finalTable`, which comes before any move to balance; `table`: which one, null for the final table. */
  | 'PROPOSAL_IS_OTHER'
  /** `table`, `cause`, `difference`: it is stopped until players come, or until the director has it play on. */
  | 'TABLE_HALTED'
  /** `open`: tables that can stand in the order, each once; `unexpected`, as texts, and `repeated`: those that are wrong there. */
  | 'INVALID_BREAK_ORDER'
  /** `table`, `next`: by the order that the players were told. */
  | 'BREAK_ORDER_VIOLATION'
  /** An order that was announced is changed for a reason. No parameters. */
  | 'REASON_REQUIRED'
  /** `table`, `seat`: newcomers between the button and the small blind of the next hand get no cards, and the book seats nobody there while others are free. */
  | 'SEAT_BETWEEN_BUTTON_AND_SMALL_BLIND'
  /** `playerId`, `table`, `seat`: where the book has him sit. */
  | 'ASSIGNMENT_NOT_CONFORMING'
  /** `players`: ids that do not stand in the list once, or do not belong there. */
  | 'PLACEMENTS_MISMATCH'
  /** `playerId`, `table`, `seat`: where a player sits since his table was broken or the final table formed, and not where he is now to go. */
  | 'SEATED_ALREADY'
  /** `players`, `size`: too many for a final table. */
  | 'FINAL_TABLE_TOO_LARGE';

/**
 * Why a hand is not opened, joined, settled or corrected, or gets no other deck.
 */
export interface HandsRefusals {
  /** `table`, `players`, `minimum`. */
  TOO_FEW_SEATED: { table: number; players: number; minimum: number };
  /** `table`: its players are away or suspended, so nobody deals a hand or wins it. */
  EVERYONE_ABSENT: { table: number };
  /** `playerId`, `seat`: they get no cards in the hand that was opened. */
  NEWCOMER_WAITS: { playerId: string; seat: number };
  /** `table`: no hand of it was opened and is not settled. */
  NO_HAND_OPEN: { table: number };
  /** `table`, `maximum`: hands of one table. */
  TOO_MANY_HANDS: { table: number; maximum: number };
  /** `handId`: this tournament opened no such hand. */
  UNKNOWN_HAND: { handId: string };
  /** `handId`: it was settled with other stacks. */
  HAND_ALREADY_SETTLED: { handId: string };
  /** `playerId`, `stack`, `amount`: a correction would take more chips from the player than they have. */
  STACK_TOO_SHORT: { playerId: string; stack: number; amount: number };
  /** `table`: no hand was recorded there as played since its last settled one, or it was taken back. */
  NO_HAND_TO_WITHDRAW: { table: number };
  /** `table`, `playerId`: who is out by the hand; the elimination is taken back first. */
  HAND_TOOK_PLAYERS_OUT: { table: number; playerId: string };
  /** `table`: the hand-for-hand round of its last hand is over. */
  HAND_ROUND_OVER: { table: number };
  /** `table`, `seat`: nobody may have the deck changed for that reason; a seat asked. */
  DECK_CHANGE_REFUSED: { table: number; seat: number };
}

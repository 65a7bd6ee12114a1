/**
 * What can be asked of a hand on the board and the deck: wrong burns, premature streets, a board removed, a stub or a deck that is wrong, void hands.
 * Pure. May import: `events/`.
 */
import type { BoardErrorKind, BoardStreet, Settlement, VoidCause } from '../../../events/hand-deck.js';
import type { Card } from '../../../events/values.js';

/** An act on a street that was turned up too early. `amount`: the chips that it put in, 0 for none. */
export interface EarlyAct {
  readonly seat: number;
  readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allIn';
  readonly amount: number;
}

/** What is asked for on behalf of the hand, beside the causes that end one. */
export type NamedVoidCause = VoidCause | 'repeatedBoardErrors' | 'other';

export type DeckCommand =
  /**
   * A street was dealt wrongly: it lies in the record already, or was turned up just now. What the table can't agree on is left out:
   * an order is then unknown; the burn of the flop is unknown, and that of a later street, which lies alone, known.
   */
  | {
      readonly type: 'ReportBoardError';
      readonly street: BoardStreet;
      readonly kind: BoardErrorKind;
      readonly orderKnown?: boolean | null;
      readonly burnKnown?: boolean | null;
      /** The cards that were turned up, in order where it is known; null or absent where the table does not enter cards. */
      readonly cards?: readonly Card[] | null;
      /** How many cards of a premature flop were turned up, where it was not all three. */
      readonly shown?: number | null;
      /** What was done on the street since, where the record does not have it because the round before is open in it. */
      readonly actsSince?: readonly EarlyAct[];
    }
  /** The right cards of the street lie open; null where the table does not enter cards. */
  | { readonly type: 'CorrectBoard'; readonly street: BoardStreet; readonly cards: readonly Card[] | null }
  /** The board was taken away before the pot was. `discernible`: each of its cards is known without turning any up. */
  | { readonly type: 'ReportBoardRemoved'; readonly discernible: boolean }
  /** `foldsInfluenced`: somebody may have folded because of it; null or absent where that is in doubt. */
  | {
      readonly type: 'ReportStubIncident';
      readonly kind: 'mixedWithMuck' | 'dropped' | 'revealed';
      readonly foldsInfluenced?: boolean | null;
    }
  /**
   * The deck is not what it should be. Of two decks: from which street on the board came from the wrong one, and whether somebody acted
   * on cards of both. `earlierHand`: it is held against a hand that is over.
   */
  | {
      readonly type: 'ReportDeckIrregularity';
      readonly kind: 'joker' | 'duplicate' | 'oddBack' | 'missingCard' | 'otherCard' | 'twoDecks';
      readonly foldsInfluenced?: boolean | null;
      readonly actionsOnBoth?: boolean | null;
      readonly from?: BoardStreet | null;
      readonly earlierHand?: boolean;
    }
  /** The director ends a hand that can't be played to its end. */
  | { readonly type: 'VoidHand'; readonly cause: NamedVoidCause; readonly settlement: Settlement; readonly reason: string };

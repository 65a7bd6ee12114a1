/**
 * What can be asked of a hand on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 * Pure. May import: `events/`.
 */
import type { ExposedBy, SeenBy } from '../../../events/hand-deal-cards.js';
import type { DealFault, MisdealCause } from '../../../events/hand-deal.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Card, Stakes } from '../../../events/values.js';

/** Where a player was when it mattered: in his chair, standing within arm's reach of his cards, or neither. */
export type Posture = 'seated' | 'withinReach' | 'away';

/**
 * Which card of the deal it is. `ordinal`: its place in the deal, from 1 for the first card of all, to 2 for each seat dealt in; absent and
 * penalised seats count, boxed cards do not. Null or absent where nobody kept count: it is then none of the first two, and a second card of
 * the same seat is told from it by its identity alone.
 */
interface DealtCard {
  readonly ordinal?: number | null;
  /** Whose card it is. */
  readonly seat: number;
  /** Misdeals of the same dealer in earlier hands of the tournament, should this be one. */
  readonly earlierMisdealsOfDealer?: number;
}

/** Single cards of the deal. What is not told of a card is taken as what gives nobody an advantage: seen, touched, not to be told apart. */
export type DealtCardCommand =
  /** A card was turned up. `card`: which, where the table enters cards. */
  | ({ readonly type: 'ReportExposedCard'; readonly cause: ExposedBy; readonly card?: Card | null } & DealtCard)
  /** All cards are dealt, and each dead one is exchanged. */
  | { readonly type: 'ReplaceExposedCards' }
  /**
   * Cards lay face up in the deck. `count`: how many so far, of those found in the deal, or of those found after it. `cards`: those of them
   * that the table names. `nextSeat`: who was to get the next card. `foldsInfluenced`: somebody may have folded because of them; null or
   * absent where that is in doubt.
   */
  | {
      readonly type: 'ReportBoxedCard';
      readonly duringInitialDeal: boolean;
      readonly count: number;
      readonly cards?: readonly Card[];
      readonly nextSeat?: number | null;
      readonly foldsInfluenced?: boolean | null;
      readonly earlierMisdealsOfDealer?: number;
    }
  /** A card fell from the table. `afterDeal`: all cards were dealt; as it is reported of the deal where it is not told. */
  | ({
      readonly type: 'ReportFallenCard';
      readonly cause: 'dealer' | 'player';
      readonly afterDeal?: boolean | null;
      readonly card?: Card | null;
    } & DealtCard)
  /**
   * A card was seen without being turned up. `ownerKeeps`: what its player chose, where the choice is his; null or absent where he has not
   * said. `chosenBy`: who said it; its player where it is not told.
   */
  | ({
      readonly type: 'ReportFlashedCard';
      readonly cause: 'dealer' | 'player';
      readonly seenBy: SeenBy;
      readonly touchedByOwner?: boolean;
      readonly ownerKeeps?: boolean | null;
      readonly chosenBy?: number | null;
    } & DealtCard)
  /** A player mixed his dead card with the live one. `liveCardIdentifiable`: everybody can tell which is which. */
  | { readonly type: 'ReportMixedDeadCard'; readonly seat: number; readonly liveCardIdentifiable?: boolean }
  /** The button is given what it lacks. `count`: the cards that it holds, where that was not reported; 1 where it is not told. */
  | { readonly type: 'CompleteButtonHand'; readonly seat: number; readonly count?: number | null }
  /** The small blind's third card is taken back: the last one dealt, which nobody has looked at and everybody can tell from the others. */
  | {
      readonly type: 'TakeBackExtraCard';
      readonly seat: number;
      readonly lastDealt?: boolean;
      readonly identifiable?: boolean;
      readonly seen?: boolean;
    };

/** Seats are numbers from 1 to 10; instants are milliseconds since 1970. */
export type DealCommand =
  | DealtCardCommand
  /** Who shuffled and cut. Not reported, it is presumed to have been done rightly. `decks`: one, or two in turns. `smallestPile` is in cards. */
  | {
      readonly type: 'RecordShuffleAndCut';
      readonly shuffledBy: number;
      readonly cutBy: number;
      readonly decks?: 1 | 2;
      readonly smallestPile?: number | null;
      readonly cutCardUsed?: boolean | null;
    }
  /** The first card is dealt. From here nobody acts before the deal is complete. */
  | { readonly type: 'BeginDeal'; readonly at: number }
  /** The last card is dealt. `absent` and `penalised` are seats whose hands are taken away unseen now. */
  | { readonly type: 'CompleteDeal'; readonly at: number; readonly absent?: readonly number[]; readonly penalised?: readonly number[] }
  /**
   * Where a player was during the deal. `seatedAt`: when he came; null for not at all. `leftAt`: when he went, null while he stays.
   * `official`: he is a tournament official. `cutoffAt`: the moment that counts, where the deal itself was not reported.
   */
  | {
      readonly type: 'CheckPresence';
      readonly seat: number;
      readonly seatedAt: number | null;
      readonly leftAt?: number | null;
      readonly posture?: Posture;
      readonly official?: boolean;
      readonly cutoffAt?: number | null;
    }
  /** `count`: cards that the seat holds, for `wrongCount`. `deckIsWrong`: an aberration of the deck itself, such as a foreign card. */
  | {
      readonly type: 'ReportDealFault';
      readonly fault: DealFault;
      readonly seats: readonly number[];
      readonly count?: number | null;
      readonly deckIsWrong?: boolean;
      readonly earlierMisdealsOfDealer?: number;
    }
  /** `earlierMisdealsOfDealer`: in earlier hands of the tournament. `byDirector`: the director declares it, not the table. */
  | {
      readonly type: 'DeclareMisdeal';
      readonly cause: MisdealCause;
      readonly seats?: readonly number[];
      readonly byDirector?: boolean;
      readonly earlierMisdealsOfDealer?: number;
    }
  /**
   * Deals the hand again. `attempt` counts the deals of this hand, from 2. What else is given must be what it was: `dealtIn` are the seats
   * that get cards. `absentAtFirstDeal`, `penalised`: seats whose hands are dead, beside those that the hand knows of.
   */
  | {
      readonly type: 'Redeal';
      readonly attempt: number;
      readonly dealtIn?: readonly number[];
      readonly button?: number;
      readonly level?: number;
      readonly absentAtFirstDeal?: readonly number[];
      readonly penalised?: readonly number[];
    }
  /** The hand belongs to another level; `stakes` are those of that level. */
  | { readonly type: 'CorrectLevel'; readonly level: number; readonly stakes: Stakes }
  /** The blinds belong to other seats. `smallBlindSeat` null: nobody owes it. */
  | { readonly type: 'CorrectBlinds'; readonly button: number; readonly smallBlindSeat: number | null; readonly bigBlindSeat: number }
  /**
   * A player sat down before the first card: he is dealt into this hand, with button, blinds and forced bets as the tournament has them
   * with him.
   */
  | {
      readonly type: 'DealInNewcomer';
      readonly newcomer: { readonly seat: number; readonly playerId: PlayerId; readonly stack: number };
      readonly button: number;
      readonly smallBlindSeat: number | null;
      readonly bigBlindSeat: number;
      /** Whose turn it is to deal. */
      readonly dealer: number;
      readonly stakes: Stakes;
    }
  /** The last bet or raise of the street had been misread. `to` is the total on the street that the player meant. */
  | { readonly type: 'CorrectMisreadAction'; readonly seat: number; readonly to: number }
  /** Whether a player whose turn was jumped over still has it. */
  | { readonly type: 'ResolveSkippedPlayer'; readonly seat: number; readonly reasonableTimePassed?: boolean };

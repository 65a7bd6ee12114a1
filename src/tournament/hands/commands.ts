/**
 * What can be asked of a tournament about the hands of its tables: opened, joined, settled, corrected, or played without being typed in.
 * `at`: milliseconds since 1970, by the clock of the node that took the command.
 * Pure. May import: `events/` (types), its neighbours (types).
 */
import type { HandId, PlayerId, TournamentId } from '../../../events/ids.js';
import type { DeckDefect } from '../../../events/tournament-hands.js';
import type { Stakes } from '../../../events/values.js';
import type { OrderedPositions } from '../button/commands.js';
import type { StackOf } from '../chips/commands.js';
import type { Knockout } from '../prizes/commands.js';

/** What a table did since its last hand, each an instant, milliseconds since 1970. What it does not say is left out. */
export interface TableGestures {
  /** The winner of the last pot was known. */
  readonly previousPotAwardedAt?: number;
  /** The dealer held all cards of the one deck. */
  readonly deckInHandAt?: number;
  readonly shuffleBeganAt?: number;
  readonly firstRiffleAt?: number;
  /** With two decks: the one that was shuffled during the last hand was presented for the cut, or taken up. */
  readonly readyDeckAt?: number;
  readonly firstCardAt?: number;
  /** An official announced the level that stands; null where nobody has yet. Left out, it was announced when its time came. */
  readonly levelAnnouncedAt?: number | null;
}

export type HandsCommand =
  /**
   * Opens the next hand of a table. `absent`: seats whose players are dealt dead hands. `gestures`: what the table did since the last hand;
   * without them the hand begins with the command. `positions`: the director's order, where button and blinds stand otherwise than by
   * rule; a hand that he orders begins however few are there.
   */
  | {
      readonly type: 'OpenHand';
      readonly tournamentId: TournamentId;
      readonly table: number;
      readonly absent: readonly number[];
      readonly at: number;
      readonly gestures?: TableGestures;
      readonly positions?: OrderedPositions | undefined;
    }
  /** Given by the process manager when a hand has dealt in a player who sat down after it was opened; a second time gives no events. */
  | {
      readonly type: 'RecordNewcomer';
      readonly handId: HandId;
      readonly playerId: PlayerId;
      readonly seat: number;
      readonly stack: number;
      readonly button: number;
      readonly smallBlindSeat: number | null;
      readonly bigBlindSeat: number;
      readonly dealer: number;
      readonly stakes: Stakes;
    }
  /**
   * Given by the process manager when the hand's stream says that it is completed; a second time gives no events. `knockouts`: who won the
   * last chips of those who have none left, where the pots tell it.
   */
  | {
      readonly type: 'SettleHand';
      readonly handId: HandId;
      readonly stacks: readonly StackOf[];
      readonly knockouts?: readonly Knockout[] | undefined;
      readonly at: number;
    }
  /**
   * Given by the process manager when a settled hand was corrected. `results`: the stacks at both ends of the hand, as corrected. The same
   * correction a second time gives no events.
   */
  | {
      readonly type: 'CorrectSettlement';
      readonly handId: HandId;
      /** Counted from 1 in the hand. */
      readonly correction: number;
      /** What each player gains, or loses below 0. */
      readonly changes: readonly { readonly playerId: PlayerId; readonly amount: number }[];
      readonly results: readonly { readonly playerId: PlayerId; readonly stackBefore: number; readonly stackAfter: number }[];
      readonly at: number;
    }
  /** A hand that nobody typed in was played. `positions`: where button and blinds stood, if not where the rule has them. */
  | {
      readonly type: 'RecordHandPlayed';
      readonly table: number;
      readonly at: number;
      readonly positions?: OrderedPositions | undefined;
    }
  /** Another deck for a table, between two hands. `requestedBy`: the seat that asks; null for an official. */
  | { readonly type: 'ChangeDeck'; readonly table: number; readonly requestedBy: number | null; readonly defect: DeckDefect };

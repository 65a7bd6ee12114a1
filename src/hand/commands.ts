/**
 * What can be asked of one hand.
 * Pure. May import: `events/`.
 */
import type { EventOf } from '../../events/event-type.js';
import type { handEvents } from '../../events/hand.js';
import type { Card, HoleCards, Street } from '../../events/values.js';
import type { Gesture, RulingOption } from '../../events/gesture.js';
import type { ClaimCommand } from './claims/commands.js';
import type { DealCommand } from './deal/commands.js';
import type { DeckCommand } from './deck/commands.js';
import type { DiscardCommand } from './discards/commands.js';
import type { ReportCommand } from './reports/commands.js';
import type { ShowingCommand } from './showing/commands.js';

/** A plain action, as an electronic client sends it. `to` is the seat's total on this street after the action, blinds included, in chips. */
export type Action = { readonly type: 'fold' | 'check' | 'call' | 'allIn' } | { readonly type: 'bet' | 'raise'; readonly to: number };

/** Incidents of the deal, the cards and the pots, room by room. */
export type IncidentCommand = DealCommand | DeckCommand | DiscardCommand | ShowingCommand | ClaimCommand;

export type HandCommand =
  | ReportCommand
  | IncidentCommand
  /** Begins the hand that the tournament opened, and takes antes and blinds. */
  | { readonly type: 'StartHand'; readonly hand: EventOf<typeof handEvents.HandStarted>['data'] }
  /** Makes dealt cards known to the record (imports, card-reading tables) before they are tabled. */
  | { readonly type: 'RecordHoleCards'; readonly seat: number; readonly cards: HoleCards }
  | { readonly type: 'Act'; readonly seat: number; readonly action: Action; readonly gesture?: undefined }
  /** An act as it was seen at the table, in turn or before it; the rulebook says what it counts as. */
  | { readonly type: 'Act'; readonly seat: number; readonly gesture: Gesture; readonly action?: undefined }
  /** Acts of several seats at the same moment; taken in turn order, however they are given. */
  | { readonly type: 'ActSimultaneously'; readonly acts: readonly { readonly seat: number; readonly gesture: Gesture }[] }
  /** An act announced before the cards of its street are turned up (RO 9.16). */
  | { readonly type: 'BetInTheDark'; readonly seat: number; readonly street: Exclude<Street, 'preflop'>; readonly gesture: Gesture }
  /** The dealer confirms what the seat announced in the dark; unconfirmed, it does not bind. */
  | { readonly type: 'ConfirmDarkBet'; readonly seat: number; readonly street: Exclude<Street, 'preflop'> }
  /** The director's answer to a ruling that was requested. `amount` is a total on the street, where the option leaves it to him. */
  | {
      readonly type: 'RuleOnAction';
      readonly rulingId: number;
      readonly option: RulingOption;
      readonly amount?: number | null;
      readonly reason?: string | null;
    }
  /**
   * The director departs from the text for fairness: he sets the action of the seat in turn, instead of what its gesture (given
   * here) or the ruling that is open would come to. The reason is kept with what the book says.
   */
  | {
      readonly type: 'OverrideRuling';
      readonly seat: number;
      readonly gesture?: Gesture | null;
      readonly action: Action;
      readonly reason: string;
    }
  /** Turns up the street's cards; null where the table does not enter cards. */
  | { readonly type: 'DealBoard'; readonly street: Exclude<Street, 'preflop'>; readonly cards: readonly Card[] | null }
  | { readonly type: 'TableHand'; readonly seat: number; readonly cards: HoleCards }
  /**
   * `potWaits`: the pot is not pushed yet, should this leave one hand alone; somebody may ask to see the hand first, and AwardPots pushes it.
   * `fromRecord`: read from the record of a hand that was played. What happened is kept, though the book has all-in hands turned up.
   */
  | { readonly type: 'MuckHand'; readonly seat: number; readonly potWaits?: boolean; readonly fromRecord?: boolean }
  /** Says who won each pot where the cards are not all known; refused when tabled cards say otherwise. */
  | { readonly type: 'DeclareWinners'; readonly winners: readonly { readonly pot: number; readonly seats: readonly number[] }[] };

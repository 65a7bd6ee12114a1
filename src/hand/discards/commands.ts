/**
 * What can be asked of a hand on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 * Facts that nobody stated are taken as those that give nobody an advantage: cards touched the muck and can't be told apart, the act was
 * meant.
 * Pure. May import: `events/`.
 */
import type {
  DiscardManner,
  DiscardReason,
  DiscardStage,
  Disturbance,
  PhoneUse,
  ShownTo,
  TalkKind,
} from '../../../events/hand-discards.js';
import type { Card } from '../../../events/values.js';

/** How thrown cards lie. */
export interface ThrownFacts {
  /** True unless it is said that they did not. */
  readonly touchedMuck?: boolean;
  /** Both cards can be told with certainty, without turning up others; false unless said, but for cards that did not touch the muck. */
  readonly identifiable?: boolean;
  /** Wholly beyond the table's betting line; left out where there is none. */
  readonly crossedLine?: boolean | null;
}

export type DiscardCommand =
  /** Something happened to a live hand that its player did not do. `by`: the seat that did it. `timeExpired`: an official's count ended. */
  | {
      readonly type: 'ReportHandKilled';
      readonly seat: number;
      readonly cause: Disturbance | 'timeExpired';
      readonly identifiable?: boolean;
      readonly by?: number | null;
    }
  /** A player threw his own hand away, or laid it down. `stage` may be left out: the hand knows it. */
  | ({
      readonly type: 'ReportDiscard';
      readonly seat: number;
      readonly stage?: DiscardStage;
      readonly reason?: DiscardReason;
      /** Face down in front of its player, not sent to the muck. */
      readonly laidInFront?: boolean;
      readonly manner?: DiscardManner;
    } & ThrownFacts)
  /** A player wants the hand back that he threw. The facts are read where none were reported before. */
  | ({ readonly type: 'RetrieveHand'; readonly seat: number } & ThrownFacts)
  /**
   * A player showed his hand, or one card of it. `shownTo` is who saw it, needed for an opponent. `inTurn`: he laid it open, without a word,
   * for his answer. `folding`: he gave it up with it. `cards`, one or both, are kept only where everybody sees them.
   */
  | {
      readonly type: 'ReportExposedHand';
      readonly seat: number;
      readonly to: ShownTo;
      readonly shownTo?: number | null;
      readonly intentional?: boolean;
      readonly inTurn?: boolean;
      readonly folding?: boolean;
      readonly cards?: readonly Card[] | null;
    }
  /** `repeat`: he had been warned of it before, in this hand or another. */
  | { readonly type: 'ReportPhoneUse'; readonly seat: number; readonly kind?: PhoneUse; readonly repeat?: boolean }
  /** `withinReach`: he can still touch his seat and follows the game. */
  | { readonly type: 'RecordLeftTable'; readonly seat: number; readonly withinReach?: boolean }
  /** Cards of a live hand below the table or covered; `consequence` says in words what came of it. */
  | { readonly type: 'ReportHiddenCards'; readonly seat: number; readonly consequence?: string | null }
  | { readonly type: 'ReportTalk'; readonly seat: number; readonly kind: TalkKind }
  /** Once the hand is over. */
  | { readonly type: 'ReportRabbitHunting'; readonly seat: number };

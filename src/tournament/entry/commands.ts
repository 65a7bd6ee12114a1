/**
 * What can be asked of a tournament about who plays: registration, late entry, chips bought, absences, days.
 * Instants (`at`) are milliseconds since 1970. Pure. May import: `events/`.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Place } from '../../../events/values.js';

/**
 * What is known of somebody who registers. The day of birth is looked at and kept nowhere; either it or `adult` is needed. What is not told
 * of the rest is as by registering: the player shows no document, has checked his data, and accepts the rules.
 */
export interface AdmissionFacts {
  /** `YYYY-MM-DD`; needs `at`. */
  readonly bornOn?: string | undefined;
  readonly adult?: boolean | undefined;
  readonly showsDocument?: boolean | undefined;
  readonly confirmsData?: boolean | undefined;
  readonly acceptsRules?: boolean | undefined;
  readonly at?: number | undefined;
}

/** How somebody comes to a seat during play: by a ticket that was drawn by hand; else it is drawn from a seed that follows from the draw's. */
export interface SeatSource {
  readonly place?: Place | undefined;
}

export type EntryCommand =
  /** Enters a player before the start; on the waiting list where every place is taken. */
  | ({ readonly type: 'RegisterPlayer'; readonly playerId: PlayerId } & AdmissionFacts)
  /** A player leaves the list, or the waiting list; after the start only while he has not come. */
  | { readonly type: 'WithdrawRegistration'; readonly playerId: PlayerId }
  /** A registered player tells before the start that he will come after it. */
  | { readonly type: 'AnnounceLateness'; readonly playerId: PlayerId }
  /** Which needs they are is kept nowhere. */
  | { readonly type: 'RecordSpecialNeeds'; readonly playerId: PlayerId }
  /** A player with special needs has this seat, whatever is drawn. Before the start. */
  | { readonly type: 'AssignSeat'; readonly playerId: PlayerId; readonly table: number; readonly seat: number }
  /**
   * A late player sits down: one whose stack is in play, one who is expected, or somebody new, of whom the facts of admission are needed.
   * `ruling`: why the director admits him where the book does not, or with other chips (`stack`).
   */
  | ({
      readonly type: 'AdmitLatePlayer';
      readonly playerId: PlayerId;
      readonly ruling?: { readonly reason: string; readonly stack?: number | undefined } | undefined;
      readonly at: number;
    } & AdmissionFacts &
      SeatSource)
  /** Nobody is admitted any more; sooner than the book has it by the director's ruling. */
  | { readonly type: 'CloseLateEntry'; readonly ruling: string | null; readonly at: number }
  /** A player who is out enters again, where the rules of the house let him. */
  | ({ readonly type: 'ReEnter'; readonly playerId: PlayerId; readonly at: number } & SeatSource)
  /** A player buys chips again: he has just lost his last ones, or is between two hands. */
  | { readonly type: 'Rebuy'; readonly playerId: PlayerId; readonly paid: boolean; readonly at: number }
  | { readonly type: 'TakeAddOn'; readonly playerId: PlayerId; readonly paid: boolean; readonly at: number }
  /** A player pays for one of his rebuys or his add-on. */
  | { readonly type: 'PayPurchase'; readonly playerId: PlayerId }
  /** A player is not at his seat: from the next hand on his hands are dead. `official`: he plays, and is called away as an official. */
  | { readonly type: 'MarkAway'; readonly playerId: PlayerId; readonly official: boolean }
  /** A player is at his seat again. One who has never come yet is admitted as a late player. */
  | { readonly type: 'MarkBack'; readonly playerId: PlayerId; readonly at: number }
  /**
   * A player sits where he should not, and goes to his own seat with the chips that he has. `exchange`: who sits there goes to his.
   * `rightAmount`: he began with the right chips; where not, the director rules on it first. `stack`: as counted, owed where the stacks of
   * his table are not known and he goes to another.
   */
  | {
      readonly type: 'CorrectWrongSeat';
      readonly playerId: PlayerId;
      readonly table: number;
      readonly seat: number;
      readonly rightAmount: boolean;
      readonly exchange: boolean;
      readonly ruling: string | null;
      readonly stack?: number | undefined;
    }
  /** Play is over for the day: all hands are over and all stacks known. The clock stops. */
  | { readonly type: 'EndDay'; readonly at: number }
  /** The next day begins, without those who are not there. The clock goes on. */
  | { readonly type: 'StartDay'; readonly absent: readonly PlayerId[]; readonly at: number };

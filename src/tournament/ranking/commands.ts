/**
 * What can be asked of a tournament about who is out, in which place, and who has qualified.
 * Pure. May import: `events/`.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Official } from '../../../events/tournament-discipline.js';
import type { DisqualificationCause } from '../../../events/tournament-places.js';
import type { Place } from '../../../events/values.js';

export type RankingCommand =
  /** A player at a table whose hands nobody types in has lost his last chips. */
  | { readonly type: 'EliminatePlayer'; readonly playerId: PlayerId; readonly at: number }
  /**
   * These players went out at the same time, at one table or several. Who sits at a table whose hands nobody types in is put out by it; who
   * is out already is placed with the others. `stack`: the chips with which he began the hand; where a typed hand or a count does not say
   * them, those last known count if it is left out. `bubble`: whether it is the bubble; known by itself where the paid places are.
   */
  | {
      readonly type: 'EliminatePlayers';
      readonly players: readonly { readonly playerId: PlayerId; readonly stack?: number | undefined }[];
      readonly bubble?: boolean | undefined;
      readonly at: number;
    }
  /**
   * A player gives up. `confirmed`: to the director himself; `judged`: the director takes him to have given up, for this reason. `stack`: his
   * chips as counted, owed where those of his table are not known.
   */
  | {
      readonly type: 'RecordAbandonment';
      readonly playerId: PlayerId;
      readonly confirmed: boolean;
      readonly judged: boolean;
      readonly reason: string | null;
      readonly stack?: number | undefined;
      readonly at: number;
    }
  /** Takes out a player who is not there on a later day, because he gave notice or the time to show up is over. */
  | {
      readonly type: 'RemoveAbsentPlayer';
      readonly playerId: PlayerId;
      readonly gaveNotice: boolean;
      readonly stack?: number | undefined;
      readonly at: number;
    }
  /**
   * Excludes a player. His chips leave play; before the start he leaves the list and can't come back. `offenceId`: the offence on record for
   * which he is. `others`: the players who are excluded with him, where the book punishes several. `by`: who does; the director if left out.
   */
  | {
      readonly type: 'DisqualifyPlayer';
      readonly playerId: PlayerId;
      readonly cause: DisqualificationCause;
      readonly reason: string;
      readonly offenceId?: number | undefined;
      readonly others?: readonly { readonly playerId: PlayerId; readonly stack?: number | undefined }[] | undefined;
      readonly by?: Official | undefined;
      readonly stack?: number | undefined;
      readonly at: number;
    }
  /**
   * The director takes back that a player is out: he gave no chips up, did not leave, or is let in again. He sits at his seat, or at `place`
   * where it is not free any more. `stack`: his chips as counted.
   */
  | {
      readonly type: 'ReinstatePlayer';
      readonly playerId: PlayerId;
      readonly reason: string;
      readonly place?: Place | undefined;
      readonly stack?: number | undefined;
      readonly at: number;
    }
  /** A player who is out tells the officials. */
  | { readonly type: 'DeclareElimination'; readonly playerId: PlayerId }
  /** A player who is out did not tell the officials. */
  | { readonly type: 'RecordUndeclaredElimination'; readonly playerId: PlayerId; readonly reason: string }
  /**
   * The director says who qualifies of players who share the last places that do: as many as there are, by a draw say, or more where the
   * organiser adds seats.
   */
  | { readonly type: 'RuleOnQualification'; readonly players: readonly PlayerId[]; readonly reason: string; readonly at: number };

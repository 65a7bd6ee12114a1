/**
 * Why a tournament refuses what is asked of it about places, leaving and its end.
 */
import type { None } from '../../decider.js';

export interface RankingRefusals {
  /** `playerId`, `stack`: their chips by the last hand that was typed in, or because nobody else is at their table. */
  STILL_HAS_CHIPS: { playerId: string; stack: number };
  /** `playerId`, `place`. */
  PLAYER_ELIMINATED: { playerId: string; place: number };
  /** As many players were left as qualify; nothing more happens. `qualified`: how many. */
  SATELLITE_FINISHED: { qualified: number };
  /** `seats`: how many of `players` qualify is known, which of them is not: the director rules first. */
  QUALIFICATION_TIED: { seats: number; players: readonly string[] };
  /** No players share the last places that qualify. */
  QUALIFICATION_NOT_TIED: None;
  /** `players`: those to choose among, `seats`: how many of them, `given`: how many were named, or who is none of them. */
  WRONG_QUALIFIED: { players: readonly string[]; seats: number; given: readonly string[] };
  /** `playerId`: they have not confirmed it to the director, who has not judged it so either. */
  ABANDONMENT_NOT_CONFIRMED: { playerId: string };
  /** `playerId`: this player went out alone, or left in another way, between the players who are reported out together. */
  NOT_SIMULTANEOUS: { playerId: string };
  /** `playerId`: they are still in. */
  PLAYER_STILL_IN: { playerId: string };
  /** `playerId`, `handId`: they are out by a hand that was typed in; that hand is corrected instead. */
  ELIMINATED_BY_HAND: { playerId: string; handId: string };
  /** `playerId`: they left with chips, so that nobody else can have gone out instead. */
  NOT_OUT_BY_CHIPS: { playerId: string };
  /** `playerId`: they left with chips, and a corrected hand has given all of them to others since. */
  NO_CHIPS_LEFT: { playerId: string };
  /** `playerId`, `table`, `seat`: their seat can no longer be used; another seat has to be named. */
  SEAT_GONE: { playerId: string; table: number; seat: number };
  /** `playerId`: they are named twice. */
  PLAYER_REPEATED: { playerId: string };
  /** `place`, `left`: players who are in still play for the places down to this one. */
  PLACE_STILL_OPEN: { place: number; left: number };
  /** `expected`: the best place that nobody would have, `players`: who would come next. */
  PLACES_DO_NOT_FIT: { expected: number; players: readonly string[] };
  /** `players`: they can't share the first place. */
  FIRST_PLACE_SHARED: { players: readonly string[] };
  /** `article`, `rulebook`: the tournament's own, which has no such article. */
  UNKNOWN_ARTICLE: { article: string; rulebook: string };
  /** The book does nothing about players who do not say that they are out. */
  NOT_IN_THIS_RULEBOOK: None;
  /** The tournament gives no points. */
  NO_POINTS_AT_STAKE: None;
  /** `playerId`: they are not declassed. */
  NOT_DECLASSED: { playerId: string };
  /** `playerId`: they are out for another reason. */
  NOT_DISQUALIFIED: { playerId: string };
  /** `playerId`: they are in no hand, so that no bet of theirs can lie uncalled. */
  NO_BET_UNCALLED: { playerId: string };
  /** `playerId`: they have reported to the officials that they are out. */
  ELIMINATION_DECLARED: { playerId: string };
}

/**
 * Why a tournament refuses what is asked of it about offences and penalties.
 */
import type { None, Private } from '../../decider.js';

export interface DisciplineRefusals {
  /** `offenceId`: none of that number is on record, or not of this player; null where no offence was given. */
  UNKNOWN_OFFENCE: { offenceId: number | null };
  /** `penaltyId`. */
  UNKNOWN_PENALTY: { penaltyId: number };
  /** `offence`: nothing in this book asks for the contrary. */
  NOT_AN_OFFENCE: { offence: string };
  /** `offenceId`: a penalty was given for it, its player disqualified, or it was closed. */
  OFFENCE_SETTLED: { offenceId: number };
  /** `offenceId`: the book does not prescribe a penalty for it. */
  NOT_MANDATORY: { offenceId: number };
  /** `offenceId`: the book prescribes a penalty; only the director can waive it. */
  SANCTION_MANDATORY: { offenceId: number };
  /** `by`: only the director does this. */
  TD_ONLY: { by: string };
  /** `unit`, `count`, `minimum`, `maximum`: what the scale has of it; both 0 where it has none, a null maximum for no most. */
  PENALTY_OUT_OF_SCALE: { unit: string; count: number; minimum: number; maximum: number | null };
  /** `offence`: it is not met by a warning. */
  WARNING_NOT_ALLOWED: { offence: string };
  /** `unit`, `minimum`: the step that is due next. A later one, or one short of disqualification, takes a reason. */
  PENALTY_REASON_REQUIRED: { unit: string; minimum: number };
  /** `playerId`, `unit`, `count`: the player's last penalty that counts; the next is heavier, unless a reason is given. */
  PENALTY_MUST_ESCALATE: { playerId: string; unit: Private<'discipline', string>; count: Private<'discipline', number> };
  /** `offence`, `playerId`: all the players concerned are punished, and this player is the only one named. */
  BOTH_PLAYERS_REQUIRED: { offence: string; playerId: string };
  /** `offence`: the other players concerned answer for themselves. */
  ONLY_THE_OFFENDER: { offence: string };
  /** `players`: as many as are left; nobody would be left to win. */
  NOBODY_WOULD_BE_LEFT: { players: number };
  /** Repetition is counted over this event alone. */
  SEASON_NOT_COUNTED: None;
  /** `playerId`, `remaining`: hands that the player still has to miss; they are dealt in, dead, from the next hand on. */
  UNDER_PENALTY: { playerId: string; remaining: Private<'discipline', number> };
}

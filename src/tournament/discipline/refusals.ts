/**
 * Why a tournament refuses what is asked of it about offences and penalties. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type DisciplineRefusalCode =
  /** `offenceId`: none of that number is on record, or not of this player; null where no offence was told. */
  | 'UNKNOWN_OFFENCE'
  /** `penaltyId`. */
  | 'UNKNOWN_PENALTY'
  /** `offence`: nothing in this book asks for the contrary. */
  | 'NOT_AN_OFFENCE'
  /** `offenceId`: a penalty was given for it, its player disqualified, or it was closed. */
  | 'OFFENCE_SETTLED'
  /** `offenceId`: the book does not prescribe a penalty for it. */
  | 'NOT_MANDATORY'
  /** `offenceId`: the book prescribes a penalty; only the director can waive it. */
  | 'SANCTION_MANDATORY'
  /** `by`: under this book the director gives penalties. */
  | 'NOT_AUTHORISED'
  /** `by`: only the director does this. */
  | 'TD_ONLY'
  /** `unit`, `count`, `minimum`, `maximum`: what the scale has of it; both 0 where it has none, a null maximum for no most. */
  | 'PENALTY_OUT_OF_SCALE'
  /** `offence`: it is not met by a warning. */
  | 'WARNING_NOT_ALLOWED'
  /** `unit`, `minimum`: the step that is due next. A later one, or one short of disqualification, takes a reason. */
  | 'PENALTY_REASON_REQUIRED'
  /** `playerId`, `unit`, `count`: his last penalty that counts; the next is heavier, unless a reason is given. */
  | 'PENALTY_MUST_ESCALATE'
  /** `offence`, `playerId`: all the players concerned are punished, and he is the only one named. */
  | 'BOTH_PLAYERS_REQUIRED'
  /** `offence`: who else was concerned answers for himself. */
  | 'ONLY_THE_OFFENDER'
  /** `players`: as many as are left; nobody would be left to win. */
  | 'NOBODY_WOULD_BE_LEFT'
  /** Repetition is counted over this event alone. No parameters. */
  | 'SEASON_NOT_COUNTED'
  /** `playerId`, `remaining`: hands that he still has to miss; he is dealt in, dead, from the next hand on. */
  | 'UNDER_PENALTY';

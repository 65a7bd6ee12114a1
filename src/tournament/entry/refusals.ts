/**
 * Why a tournament refuses what is asked of it about who plays. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type EntryRefusalCode =
  // Registration
  /** `players`, `maximum`: as many as the tables, or the chips of one tournament, allow. */
  | 'TOURNAMENT_FULL'
  /** `playerId`, `minimumAge`: years; he is younger, or said not to be of age. */
  | 'UNDERAGE'
  /** `playerId`: neither the day of his birth nor that he is of age was told. */
  | 'AGE_NOT_CHECKED'
  /** `field`: a day that is none, or lies in the future. */
  | 'INVALID_DAY'
  /** `playerId`: he showed no identity card. */
  | 'IDENTITY_DOCUMENT_MISSING'
  /** `playerId`: he says that what was written down of him is not right. */
  | 'DATA_NOT_CONFIRMED'
  /** `playerId`: whoever takes part accepts the rules, and he does not. */
  | 'RULES_NOT_ACCEPTED'
  /** `playerId`: he may not take part. */
  | 'PLAYER_EXCLUDED'
  /** `playerId`: nobody has recorded that he has special needs. */
  | 'NO_SPECIAL_NEED'

  // Late entry
  /** `until`: minutes, or a level, as `unit` says (`minutes`, `level`, `break`, `director`); nobody is admitted any more. */
  | 'LATE_WINDOW_CLOSED'
  /** `playerId`: he had not told anybody before the start that he would be late. */
  | 'LATE_NOT_ANNOUNCED'
  /** `playerId`, `stack`, `price`: chips; nothing would be left of his stack, so that the director rules. */
  | 'LATE_STACK_EXHAUSTED'
  /** The book still admits late players; closing sooner is for the director to rule. No parameters. */
  | 'LATE_WINDOW_STILL_OPEN'
  /** `playerId`: he has no seat in play yet. */
  | 'NOT_IN_PLAY'
  /** Every seat of every table is taken. No parameters. */
  | 'NO_FREE_SEAT'

  // Entering again, buying chips
  /** `playerId`: nobody enters a second time. */
  | 'REENTRY_FORBIDDEN'
  /** `playerId`, `most`: he has entered again that often. */
  | 'NO_REENTRY_LEFT'
  /** No rebuys here. `reason`: `book`, `notOffered`, `venue`, `kind`. */
  | 'REBUY_FORBIDDEN'
  /** `playerId`: a hand was played at his table since he lost his last chips, or the time of rebuys is over. */
  | 'REBUY_TOO_LATE'
  /** `playerId`, `most`: he has bought chips that often. */
  | 'NO_REBUY_LEFT'
  /** No add-ons here. `reason`: `book`, `notOffered`. */
  | 'ADDON_FORBIDDEN'
  /** `playerId`: the time of add-ons is over. */
  | 'ADDON_TOO_LATE'
  /** `playerId`: he owes nothing. */
  | 'NOTHING_OWED'

  // Seats
  /** `playerId`: an official who plays counts as present while he is called away. */
  | 'OFFICIAL_IS_EXEMPT'
  /** `playerId`: he did not begin with the right chips, which the director has to rule on. */
  | 'STARTING_AMOUNT_DISPUTED'

  // Days
  /** `day`: play is over for the day. */
  | 'DAY_OVER'
  /** `day`: it is being played. */
  | 'DAY_NOT_OVER';

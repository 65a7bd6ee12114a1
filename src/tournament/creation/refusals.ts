/**
 * Why a tournament cannot be announced so. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type CreationRefusalCode =
  /** Another tournament was announced under this id. `name`. */
  | 'TOURNAMENT_ALREADY_EXISTS'
  /** `rulebook`, `version`, `known`: every book there is, as `id version`. */
  | 'UNKNOWN_RULEBOOK'
  /** `setting`, `known`: no setting of a rulebook has that key; those that have one. */
  | 'UNKNOWN_SETTING'
  /** `setting`, `value` (as text), `allowed`: the values that the setting can take, a number's bounds as `0–60`. */
  | 'VALUE_OUT_OF_RANGE'
  /** `periods`, `maximum`: the structure has no period, or too many. */
  | 'INVALID_STRUCTURE_LENGTH'
  /** The structure's first period is a break. No parameters. */
  | 'STRUCTURE_BEGINS_WITH_BREAK'
  /** The structure's last period is a break; the last level goes on for ever. No parameters. */
  | 'STRUCTURE_ENDS_WITH_BREAK'
  /** `period` (from 0), `smallBlind`, `bigBlind`. */
  | 'SMALL_BLIND_ABOVE_BIG_BLIND'
  /** `period` (from 0), `ante`: the tournament has no ante format that says who pays it. */
  | 'ANTE_WITHOUT_FORMAT'
  /** `startingStack`, `expected`: chips, as the book has them. */
  | 'STACK_NOT_CONFORMING'
  /** `anteFormat`, `kind`: the book has no such antes at an event of this kind. */
  | 'ANTE_NOT_ALLOWED'
  /** The organiser must say how many qualify. No parameters. */
  | 'QUALIFIERS_NEEDED'
  /** `seatsPerTable`, `most`: more seats than the book gives a table of such an event, and no ground for it. */
  | 'DISPENSATION_REQUIRED'
  /** `smallest`, `chipUnit`: the smallest value of the set is another one than the smallest chip. */
  | 'CHIP_UNIT_NOT_SMALLEST'
  /** `value`: it stands in the set twice. */
  | 'CHIP_VALUE_TWICE'
  /** `made`, `startingStack`: the pieces of a starting stack come to another amount. */
  | 'STACK_NOT_MADE_UP';

/**
 * The enumerations of who sits where. May import: `events/` (types), its neighbours.
 */
import type { HaltCause, MoveWaitsFor, SeatingDue } from '../../../events/tournament-seating.js';
import { enumeration } from '../enums.js';

export const SeatingDueEnum = enumeration<SeatingDue>('SeatingDue', 'What the floor owes by the book.', {
  nothing: 'Nothing: every player stays where he is.',
  balance: 'Players move, so that tables do not differ by too many.',
  tableBreak: 'A table is broken: everybody fits at one table fewer.',
  finalTable: 'The final table is formed: all who are left are seated anew.',
});

export const HaltCauseEnum = enumeration<HaltCause>('HaltCause', 'Why a table begins no hand.', {
  difference: 'It is too many players short of the fullest table.',
  finalTable: 'It waits for the final table to be formed.',
  director: 'The director has stopped it.',
});

export const MoveWaitsForEnum = enumeration<MoveWaitsFor>('MoveWaitsFor', 'What a player who is to move still waits for.', {
  hand: 'The end of the hand that he is dealt into.',
  count: 'A count of the chips at his table, or of his own.',
});

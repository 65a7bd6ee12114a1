import type { HaltCause, MoveWaitsFor } from '../../../events/tournament-seating.js';
import { enumeration } from '../language/enums.js';

export const HaltCauseEnum = enumeration<HaltCause>('HaltCause', 'Why a table begins no hand.', {
  difference: 'It has too many players fewer than the fullest table.',
  tableBreak: 'It is to be broken: all players fit at fewer tables.',
  finalTable: 'It waits for the final table to be formed.',
  director: 'The director has stopped it.',
});

export const MoveWaitsForEnum = enumeration<MoveWaitsFor>(
  'MoveWaitsFor',
  'What a player who is to move, or a table that is to be broken, still waits for.',
  {
    hand: 'The end of the hand that the player is dealt into, or of the table’s hand.',
    count: 'A count of the chips at the table, or of the player’s own.',
  },
);

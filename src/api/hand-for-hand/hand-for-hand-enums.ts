import type { HandForHandReason } from '../../../events/tournament-hand-for-hand.js';
import { enumeration } from '../language/enums.js';

export const HandForHandReasonEnum = enumeration<HandForHandReason>('HandForHandReason', 'The milestone that is one player away.', {
  finalTable: 'The final table.',
  bubble: 'The first of the paid places, or those who qualify.',
  payJump: 'A higher prize among the paid places.',
});

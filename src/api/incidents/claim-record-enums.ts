import type { ClaimKind, ClaimUntil } from '../../../events/hand-claims.js';
import type { ClaimOutcome } from '../../audit/incident-record.js';
import { enumeration } from '../language/enums.js';

export const ClaimKindEnum = enumeration<ClaimKind>('ClaimKind', 'What is disputed of a hand.', {
  reading: 'How a tabled hand was read.',
  award: 'The recipient of a pot, or of a part of it.',
  killedWinner: 'A tabled winning hand that was swept away.',
  amount: 'Chips that never reached the pot.',
});

export const ClaimOutcomeEnum = enumeration<ClaimOutcome>('ClaimOutcome', 'The outcome of a claim.', {
  open: 'Not decided yet.',
  upheld: 'What it disputed was corrected.',
  dismissed: 'The award stands.',
});

export const ClaimUntilEnum = enumeration<ClaimUntil>('ClaimUntil', 'What ends the time for a claim.', {
  nextHandStart: 'The beginning of the next hand of the table.',
  nextHandSa: 'Substantial action in the next hand of the table.',
  cardsPickedUp: 'The cards are picked up.',
  gathered: 'The chips of the round are pulled in.',
  oneMinute: 'One minute from the award, because it was made during a break.',
});

/**
 * The enumerations of who is out, and why.
 */
import { enumeration } from '../language/enums.js';

export const DisqualificationCauseEnum = enumeration('DisqualificationCause', 'Why a player is disqualified.', {
  identityFraud: 'He lied on who or how old he is.',
  penalty: 'As a penalty.',
  other: 'For another reason, which is told.',
});

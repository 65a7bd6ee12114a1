import type { OccasionKind } from '../../app/log/occasions.js';
import { enumeration } from '../language/enums.js';

export const LogOccasionEnum = enumeration<OccasionKind>('LogOccasion', 'Why a head of the log was signed at that moment.', {
  level: 'A level began.',
  break: 'A break began.',
  finish: 'A tournament was over.',
});

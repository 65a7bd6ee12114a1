/**
 * The discipline's part of the rulebooks: the scale of penalties, hands that are missed, the catalogue of offences, authority.
 * Offences have the codes under which hands note them.
 */
import type { DefinitionTree } from '../definition.js';
import { authority } from './authority.js';
import { ladder } from './ladder.js';
import { missedHands } from './missed-hands.js';
import { offences } from './offences.js';

export const discipline = {
  penalty: { ...ladder, ...missedHands },
  offences,
  authority,
} as const satisfies DefinitionTree;

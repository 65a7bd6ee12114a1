/**
 * The discipline's part of the rulebooks: the scale of penalties, hands that are missed, the catalogue of offences, authority, language.
 * Offences have the codes under which hands note them.
 */
import type { DefinitionTree } from '../definition.js';
import { authority, language } from './authority.js';
import { ladder } from './ladder.js';
import { missedHands } from './missed-hands.js';
import { offences } from './offences.js';

export const discipline = {
  penalty: { ...ladder, ...missedHands },
  offences,
  authority,
  language,
} as const satisfies DefinitionTree;

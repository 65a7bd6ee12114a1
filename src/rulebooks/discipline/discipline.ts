/**
 * The discipline's part of the rulebooks: the scale of penalties, hands that are missed, the catalogue of offences, authority, language. A
 * setting's key is the path of names to it, such as `penalty.missedHandsFormula` or `offences.exposedHand.severity`, and is the name that the
 * matrix of the tournament gives it; offences have the codes under which hands note them.
 *
 * Rows of the matrix, sections 18, 19 and 22, that are no setting of that name, because another one decides them:
 *
 * | row                                               | decided by                                                              |
 * |---------------------------------------------------|-------------------------------------------------------------------------|
 * | penalty.types                                     | penalty.verbalWarning, .hands, .rounds, .ladder                         |
 * | penalty.severityDegrees                           | penalty.degree                                                          |
 * | penalty.cards                                     | dealing's penalised.dealtIn, misdeal.replay.penalised                   |
 * | penalty.mandatoryList, .optionalList              | offences, each by its severity                                          |
 * | authority.priority, .overrideWrittenRules         | betting's director.mayDepart                                            |
 * | authority.overrideRecord                          | no book: a ruling against the text is recorded with its reason          |
 * | authority.retroactivity                           | dealing's claim                                                         |
 * | authority.scope                                   | no decision: the book's introduction                                    |
 *
 * Added are penalty.repetition, .repetitionScope, .escalation, .waiver, .playersCounted, .tableChange and .blindsOfOneHand: what the
 * algorithm of missed hands and the commands of the director ask.
 *
 * Pure. May import: its neighbours.
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

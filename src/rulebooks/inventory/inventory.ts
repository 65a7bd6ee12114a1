/**
 * The chips' part of the rulebooks: colour-up, chip race, chips lost and found. A setting's key is the path of names to it, such as
 * `chipRace.rounding`, and is the name that the matrix of the tournament gives it.
 *
 * Rows of the matrix, sections 16 and 17, that are no setting here, because another one decides them:
 *
 * | row                        | decided by                                                              |
 * |----------------------------|-------------------------------------------------------------------------|
 * | chips.hiddenOrCarried      | betting's hiddenChips.fromOutside, and discipline's offences.hiddenChips |
 * | chips.forgottenInAllIn     | betting's hiddenChips.partOfAllIn, .notPart                             |
 *
 * Added are colorUp.extent and .paidIn, chipRace.winners, chips.removedGoTo and .piles: parts of those rows on which a decider, or a reader,
 * needs an answer of its own.
 *
 * Pure. May import: its neighbours.
 */
import type { DefinitionTree } from '../definition.js';
import { chipRace } from './chip-races.js';
import { chips } from './chips.js';
import { colorUp } from './color-ups.js';

export const inventory = { colorUp, chipRace, chips } as const satisfies DefinitionTree;

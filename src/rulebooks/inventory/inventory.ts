/**
 * The chips' part of the rulebooks: colour-up, chip race, chips lost and found.
 */
import type { DefinitionTree } from '../definition.js';
import { chipRace } from './chip-races.js';
import { chips } from './chips.js';
import { colorUp } from './color-ups.js';

export const inventory = { colorUp, chipRace, chips } as const satisfies DefinitionTree;

/**
 * The dealing part of the rulebooks, group by group: the deal, the board, hands that die, the showdown, pots and claims. A setting's key
 * is the path of names to it, such as `flop.noBurn.unknownOrder`, and is the name that the matrix of the five books gives it.
 * Pure. May import: its neighbours.
 */
import type { DefinitionTree } from '../definition.js';

export const dealing = {} as const satisfies DefinitionTree;

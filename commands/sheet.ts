/**
 * What can be asked of result sheets.
 */
import type { TypeOf } from './command.js';
import { resultsCommands } from './sheet/results.js';

export const sheetRooms = { results: resultsCommands } as const;

export type SheetCommand = TypeOf<(typeof resultsCommands)[number]>;

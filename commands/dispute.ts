/**
 * What can be asked of disputes.
 */
import type { TypeOf } from './command.js';
import { appealsCommands } from './dispute/appeals.js';
import { disputesCommands } from './dispute/disputes.js';

export const disputeRooms = { disputes: disputesCommands, appeals: appealsCommands } as const;

export type DisputeCommand = TypeOf<(typeof disputesCommands | typeof appealsCommands)[number]>;

/**
 * What can be asked of disputes.
 */
import type { AcceptedIn, DisputeStage } from './accepted.js';
import type { TypeOf } from './command.js';
import { appealsCommands } from './dispute/appeals.js';
import { disputesCommands } from './dispute/disputes.js';

export const disputeRooms = { disputes: disputesCommands, appeals: appealsCommands } as const;

export type DisputeCommand = TypeOf<(typeof disputesCommands | typeof appealsCommands)[number]>;

/** What each stage of a dispute does with a command, by its type. */
export const acceptedInDispute: ReadonlyMap<string, AcceptedIn<DisputeStage>> = new Map(
  Object.values(disputeRooms).flatMap((commands) => commands.map(({ type, acceptedIn }) => [type, acceptedIn!])),
);

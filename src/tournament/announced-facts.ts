/** The kinds of announcements on the floor of a tournament, and what their sentences say. */
import type { HaltCause } from '../../events/tournament-seating.js';

export type AnnouncedFacts = {
  /** What the director typed. */
  readonly message: { readonly content: string };
  /** `playing`: tables that the others wait for, by number. */
  readonly handForHand: { readonly round: number; readonly playing: readonly number[] };
  /** `waiting`: tables that still have to race, by number. */
  readonly chipRace: { readonly removed: number; readonly smallest: number; readonly waiting: readonly number[] };
  readonly tableHalted: { readonly table: number; readonly cause: HaltCause };
  readonly break: { readonly minutes: number };
  readonly finalTable: { readonly table: number };
  readonly tableBroken: { readonly table: number };
  readonly move: { readonly table: number; readonly seat: number };
};
export type AnnouncementKind = keyof AnnouncedFacts;

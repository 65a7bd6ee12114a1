/**
 * What a hand keeps of the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false.
 * Pure. May import: `events/` (types).
 */

// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ShowingState {}

export const quietShowing: ShowingState = {};

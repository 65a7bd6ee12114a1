/**
 * What can be asked of a hand on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false.
 * Pure. May import: `events/`.
 */

export type ShowingCommand = never;

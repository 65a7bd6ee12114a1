/**
 * Why a hand refuses a command on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false.
 * Pure. May import: nothing.
 */

export type ShowingRefusalCode = never;

/**
 * Why a hand refuses a command on what may be said of a pot afterwards: how a hand was read, how much there was, who got it.
 * Pure. May import: nothing.
 */

export type ClaimRefusalCode = never;

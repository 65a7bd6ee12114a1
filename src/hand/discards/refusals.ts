/**
 * Why a hand refuses a command on hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 * Pure. May import: nothing.
 */

export type DiscardRefusalCode = never;

/**
 * Why a hand refuses a command on the initial deal: presence, the cut, cards exposed, boxed, fallen or flashed, misdeals and redeals, missing and extra cards.
 * Pure. May import: nothing.
 */

export type DealRefusalCode = never;

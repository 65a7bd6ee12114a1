/**
 * Why a list is not closed or opened, seats are not drawn, or play does not start. The parameters that a refusal carries stand after each code.
 * Pure. May import: nothing.
 */
export type DrawRefusalCode =
  /** `players`, `minimum`. */
  | 'TOO_FEW_PLAYERS'
  /** `players`: nobody enters before the start any more. */
  | 'REGISTRATION_CLOSED'
  /** The seed is not 64 hexadecimal digits in lower case. No parameters. */
  | 'INVALID_SEED'
  /** The hash is not 64 hexadecimal digits in lower case. No parameters. */
  | 'INVALID_HASH'
  /** `hash`: the organiser has published another one for this draw. */
  | 'DRAW_ALREADY_COMMITTED'
  /** `hash`: the one that was published for this draw, null for none; the seed leads to another. */
  | 'SEED_NOT_COMMITTED'
  /** `hash`: the one that was published; whoever has its seed must reveal it, this node has not. */
  | 'SEED_NEEDED'
  /** `players`: seats of exactly these were drawn from another seed. */
  | 'SEATS_ALREADY_DRAWN'
  /** `players`: seats of exactly these registered players were not drawn. */
  | 'SEATS_NOT_DRAWN';

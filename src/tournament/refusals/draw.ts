/**
 * Why a list is not closed or opened, seats are not drawn, or play does not start.
 */
export interface DrawRefusals {
  /** `players`, `minimum`. */
  TOO_FEW_PLAYERS: { players: number; minimum: number };
  /** `players`: nobody enters before the start from now on. */
  REGISTRATION_CLOSED: { players: number };
  /** `field`: `seed` or `hash`, which is not 64 hexadecimal digits in lower case. */
  INVALID_HEX: { field: string };
  /** `hash`: the organiser has published another one for this draw. */
  DRAW_ALREADY_COMMITTED: { hash: string };
  /** `hash`: the one that was published for this draw, null for none; the seed leads to another. */
  SEED_NOT_COMMITTED: { hash: string | null };
  /** `hash`: the one that was published; whoever has its seed must reveal it, this node has not. */
  SEED_NEEDED: { hash: string | null };
  /** `players` on the list: the federation of the club has suspended them since they registered. */
  PLAYERS_SUSPENDED: { players: readonly string[] };
  /** `players`: seats of exactly these were drawn from another seed. */
  SEATS_ALREADY_DRAWN: { players: number };
  /** `players`: seats of exactly these registered players were not drawn. */
  SEATS_NOT_DRAWN: { players: number };
}

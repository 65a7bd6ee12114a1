/**
 * What can be asked of an announced tournament about its draw of seats, and its start.
 * `at`: milliseconds since 1970, by the clock of the node that took the command.
 * Pure. May import: `events/`.
 */
import type { PlayerId } from '../../../events/ids.js';

export type DrawCommand =
  /** The organiser settles the seed of the next draw himself, before registration closes. `hash`: its SHA-256, 64 hexadecimal digits. */
  | { readonly type: 'CommitDraw'; readonly hash: string }
  /** Nobody enters any more until the start. */
  | { readonly type: 'CloseRegistration' }
  /** Opens the list again; what was drawn is void. */
  | { readonly type: 'ReopenRegistration'; readonly reason: string }
  /**
   * Draws seats by the documented algorithm, and closes registration where it is open. `seed`: 64 hexadecimal digits, that whose hash was
   * published; left out where the node has it, which puts it in. `tables`: over how many tables the players are spread, with two at each at least;
   * the fewest that hold them where it is left out.
   */
  | { readonly type: 'DrawSeats'; readonly seed?: string | undefined; readonly tables?: number | undefined }
  /** `notThere`: registered players who have not come; those who announced that they are late where it is left out. */
  | { readonly type: 'StartTournament'; readonly at: number; readonly notThere?: readonly PlayerId[] | undefined };

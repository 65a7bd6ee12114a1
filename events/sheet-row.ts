/**
 * One result: where a player finished in a tournament, and what they did for it. People are named by id only.
 */
import { z } from 'zod';
import { PlayerId } from './ids.js';

/**
 * How a player stands on a sheet. `declassed`: they keep the place and get no points. `qualified`: by a satellite. `notStarted`: they
 * entered and had no chips in play.
 */
export const ResultState = z.enum(['finished', 'withdrawn', 'disqualified', 'declassed', 'qualified', 'notStarted']);
export type ResultState = z.infer<typeof ResultState>;

/** The most that is counted of anything on one row. */
export const MAX_COUNT = 10_000;
const Count = z.int().min(0).max(MAX_COUNT);

export const SheetRow = z.object({
  /** The id that the result was recorded under. For a row that waits to be matched, an id that stands for the typed name in the vault. */
  recordedAs: PlayerId,
  /** The better number where players are tied. */
  place: z.int().min(1),
  /** How many share the place, this player included. */
  tied: z.int().min(1),
  state: ResultState,
  /** How often they entered, from 1; 0 for who did not start. */
  entries: Count,
  rebuys: Count,
  bounties: Count,
  /** What they spent, in cents; absent where nobody said. */
  expense: z.int().min(0).max(1_000_000_000).optional(),
  team: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
    .optional(),
  manche: z.int().min(1).max(1000).optional(),
  /** True where it is not known yet which registered person this is. */
  unmatched: z.literal(true).optional(),
});
export type SheetRow = z.infer<typeof SheetRow>;

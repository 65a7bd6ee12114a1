/** One result: a player's place in a tournament, and other facts. People are identified by id only. */
import { z } from 'zod';
import { PlayerId } from './ids.js';
import { Cents } from './tournament-prizes.js';

/**
 * A player's state on a sheet. `declassed`: they keep the place and get no points. `qualified`: by a satellite. `notStarted`: they entered
 * and had no chips in play.
 */
export const ResultState = z.enum(['finished', 'withdrawn', 'disqualified', 'declassed', 'qualified', 'notStarted']);
export type ResultState = z.infer<typeof ResultState>;

/** The largest count on one row. */
export const MAX_COUNT = 10_000;
/** The most that one player can spend, in cents: a hundred entries, as many rebuys and an add-on, each at the highest price. */
export const MAX_EXPENSE = 2_010_000_000;
/** Points that somebody gives a player on one sheet: a decimal with at most four decimals, up to a million, also below zero. */
export const ExtraPoints = z.string().regex(/^-?\d{1,6}(?:\.\d{1,4})?$/, 'must be a number of points such as "2.5", below a million');
const Count = z.int().min(0).max(MAX_COUNT);

export const SheetRow = z.object({
  /** The recorded id. For an unmatched row, an id for the typed name in the vault. */
  recordedAs: PlayerId,
  /** The better number where players are tied. */
  place: z.int().min(1),
  /** How many share the place, including this player. */
  tied: z.int().min(1),
  state: ResultState,
  /** Their entries, from 1; 0 if they did not start. */
  entries: Count,
  rebuys: Count,
  /** Their add-ons; absent when unknown. */
  addOns: Count.optional(),
  bounties: Count,
  /** The price of all their entries, rebuys and add-ons in cents, paid or owed; absent when unknown. */
  expense: z.int().min(0).max(MAX_EXPENSE).optional(),
  /** What they won in money, prizes and bounties, in cents; absent when unknown. */
  winnings: Cents.optional(),
  /** Points that were given to them on this sheet, such as a bonus of the organiser, without needless zeros; absent for none. */
  extraPoints: ExtraPoints.optional(),
  team: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
    .optional(),
  manche: z.int().min(1).max(1000).optional(),
  /** True when the registered person is not known yet. */
  unmatched: z.literal(true).optional(),
});
export type SheetRow = z.infer<typeof SheetRow>;

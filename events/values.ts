/** Shared small values of events: chips, seats, cards, blinds and antes. */
import { z } from 'zod';

/** The most chips in a stack, a pot or a whole tournament: a million million, well inside exact integers. */
export const MAX_CHIPS = 1_000_000_000_000;

/** A whole number of chips (units of value, not pieces), from 0 to {@link MAX_CHIPS}. */
export const Chips = z.int().min(0).max(MAX_CHIPS);

/** The most seats that a table has. */
export const MAX_SEATS = 10;

/** A seat at a table, 1 to {@link MAX_SEATS}, clockwise from the dealer's place. */
export const Seat = z.int().min(1).max(MAX_SEATS);

/** The largest number of a table, and of a place. */
export const MAX_TABLES = 9999;
export const MAX_PLACE = 9999;

/** A table's number in its tournament, from 1. */
export const TableNumber = z.int().min(1).max(MAX_TABLES);

/** An instant, milliseconds since 1970-01-01T00:00:00Z. */
export const Instant = z.int().min(0).max(8_640_000_000_000_000);

/** The longest text for the record, such as a reason, in UTF-16 code units. */
export const MOST_REASON = 500;

/** A reason, in a person's words. */
export const ReasonText = z.string().min(1).max(MOST_REASON);

/** A day in seconds: the longest level, and the largest change of a clock. */
export const DAY_SECONDS = 86_400;

/** A currency by its code in ISO 4217, such as `EUR`. Prices and prizes are in hundredths of it. */
export const Currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency code of ISO 4217, such as "EUR"');

/** A card: rank `2`-`9`, `T`, `J`, `Q`, `K`, `A`, then suit `c`, `d`, `h`, `s`. */
export const Card = z.string().regex(/^[2-9TJQKA][cdhs]$/, 'must be a rank (2-9 T J Q K A) and a suit (c d h s), such as "Ah"');
export type Card = z.infer<typeof Card>;

export const HoleCards = z.tuple([Card, Card]);
export type HoleCards = z.infer<typeof HoleCards>;

export const Street = z.enum(['preflop', 'flop', 'turn', 'river']);
export type Street = z.infer<typeof Street>;

/** Who pays antes: nobody, every player dealt in, only the button, or only the big blind. (RO 4.2; RC preamble, on the big-blind ante.) */
export const AnteFormat = z.enum(['none', 'classic', 'button', 'bigBlind']);
export type AnteFormat = z.infer<typeof AnteFormat>;

/** What a big blind who cannot cover both pays first: the blind, or the ante. */
export const AntePriority = z.enum(['blindFirst', 'anteFirst']);
export type AntePriority = z.infer<typeof AntePriority>;

/** The forced bets of one hand. `ante` is per player in the classic format, else the single ante; 0 for none. */
export const Stakes = z.object({
  smallBlind: Chips,
  bigBlind: Chips.min(1),
  ante: Chips,
  anteFormat: AnteFormat,
  antePriority: AntePriority,
});
export type Stakes = z.infer<typeof Stakes>;

/** The name of an edition of a rulebook, such as `2020-04`: letters, digits, full stops, hyphens and underscores, at most 32. */
export const EditionName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/, 'must be an edition, such as "2020-04"');

/** A tournament's rulebook: the edition with which it began, and the club's own rules by setting. */
export const RulebookReference = z.object({
  id: z.string().min(1).max(32),
  edition: EditionName,
  /** The club's own values of settings, by key; absent for none. */
  houseRules: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});
export type RulebookReference = z.infer<typeof RulebookReference>;

/** A pot, main pot first if there are several, and the seats that can win it. */
export const Pot = z.object({ amount: Chips, seats: z.array(Seat) });
export type Pot = z.infer<typeof Pot>;

/** A table and a seat at it. */
export const Place = z.object({ table: TableNumber, seat: Seat });
export type Place = z.infer<typeof Place>;

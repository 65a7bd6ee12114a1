/**
 * How a season turns places into points, as data: a scheme from the library or a formula, which results count, and the order of the table.
 * A changed scheme is another version.
 */
import { z } from 'zod';
import { ReasonText } from './values.js';

/** A decimal such as `-7.5`, as text to keep all digits. */
const Decimal = z.string().regex(/^-?\d{1,9}(?:\.\d{1,12})?$/);
/** A decimal with at most the decimals of points. */
export const PointsText = z.string().regex(/^-?\d{1,9}(?:\.\d{1,4})?$/);

export const RowState = z.enum(['finished', 'withdrawn', 'disqualified', 'declassed', 'qualified', 'notStarted']);
export type RowState = z.infer<typeof RowState>;

const Table = z.array(Decimal).min(1).max(2000);
/** The number of players in a tournament, as the key of a table. */
const FieldSize = z.string().regex(/^[1-9]\d{0,4}$/);

/** The longest formula of points, in UTF-16 code units. */
export const MOST_FORMULA = 500;

/** Points of a place, by kind. `n` is the number of entrants, `p` the place. */
export const PlacePoints = z.discriminatedUnion('kind', [
  /** A list by place; `below` for all later places. */
  z.strictObject({ kind: z.literal('placeTable'), table: Table, below: Decimal.optional() }),
  /** A list by place for each size of the field. */
  z.strictObject({ kind: z.literal('placeTableBySize'), tables: z.record(FieldSize, Table), below: Decimal.optional() }),
  /** A list by place plus a point per entrant, but at least `floor`, which is also the value of places after the list. */
  z.strictObject({ kind: z.literal('tablePlusField'), table: Table, floor: Decimal }),
  /** Each entrant adds points to a pool, which is shared by percentages. */
  z.strictObject({ kind: z.literal('poolPercent'), perEntrant: Decimal, percents: Table }),
  /** The pool is shared by the first third, with weights that are steeper in smaller fields. */
  z.strictObject({ kind: z.literal('weightedPool'), perEntrant: Decimal }),
  /** k for the last place, and k more for each place before it. */
  z.strictObject({ kind: z.literal('linear'), k: Decimal }),
  /** c·√(n/p). */
  z.strictObject({ kind: z.literal('sqrtRatio'), c: Decimal }),
  /** k times the square of the place counted from the end of the first third. */
  z.strictObject({ kind: z.literal('squares'), k: Decimal }),
  /** √(n·b²/e)/(p+1), with the buy-in b and the player's expenses e. */
  z.strictObject({ kind: z.literal('drNeau') }),
  /** 10·√(n/p)·(1+log₁₀(b+0.25)) for the first 15 %. */
  z.strictObject({ kind: z.literal('pokerStars') }),
  /** log₁₀(prize pool)·√(n/p). */
  z.strictObject({ kind: z.literal('relativeRank') }),
  z.strictObject({ kind: z.literal('formula'), text: z.string().min(1).max(MOST_FORMULA) }),
]);
export type PlacePoints = z.infer<typeof PlacePoints>;

export const RoundingRule = z.strictObject({ places: z.int().min(0).max(4), mode: z.enum(['halfUp', 'down', 'up']) });

export const Bonus = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('win'), points: PointsText }),
  /** For each bounty. */
  z.strictObject({ for: z.literal('bounty'), points: PointsText }),
  z.strictObject({ for: z.literal('finalTable'), points: PointsText, places: z.int().min(1).max(100) }),
]);
export type Bonus = z.infer<typeof Bonus>;

export const Scheme = z.strictObject({
  points: PlacePoints,
  /** Which of the shared places gives tied players their points. */
  tiedPlaces: z.enum(['average', 'best', 'worst']),
  rounding: RoundingRule,
  /** The meaning of `n`: players who took part, or entries including re-entries. Default: entrants. */
  fieldSize: z.enum(['entrants', 'entries']).optional(),
  /** For every participant. */
  participation: PointsText.optional(),
  bonuses: z.array(Bonus).max(10).optional(),
  /** By the level of the tournament; 1 for an unnamed level. */
  multiplier: z.record(z.string().min(1).max(40), Decimal).optional(),
  /** States without points. */
  zeroFor: z.array(RowState).optional(),
  /** States whose results always count. */
  notDroppable: z.array(RowState).optional(),
});
export type Scheme = z.infer<typeof Scheme>;

export const Count = z.union([
  z.literal('all'),
  z.strictObject({ best: z.int().min(1).max(1000) }),
  z.strictObject({ dropWorst: z.int().min(1).max(1000) }),
]);
export type Count = z.infer<typeof Count>;

/** Which results of a player count. */
export const Selection = z.strictObject({
  count: Count,
  /** The most results of tournaments of a level. */
  caps: z
    .array(z.strictObject({ level: z.string().min(1).max(40), best: z.int().min(0).max(1000) }))
    .max(20)
    .optional(),
  /** Players with fewer results are shown and not ranked. */
  minParticipations: z.int().min(1).max(1000).optional(),
  /** For teams: in each manche only this many best members count, in place of `count` and `caps`. Default: all members. */
  bestMembers: z.int().min(1).max(100).optional(),
});
export type Selection = z.infer<typeof Selection>;

export const RankingCriterion = z.enum(['points', 'wins', 'countback', 'bestResult', 'latest', 'participations']);
export type RankingCriterion = z.infer<typeof RankingCriterion>;
/** The criteria in order. Competitors equal in all of them share a rank. */
export const Ranking = z.array(RankingCriterion).min(1).max(6);

export const Qualification = z.strictObject({
  places: z.int().min(1).max(10_000),
  /** Who of those tied at the cut proceeds: all, or those named by an official. */
  tieAtCut: z.enum(['all', 'official']),
});
export type Qualification = z.infer<typeof Qualification>;

/** The part of a stage's points that is taken into the next one. */
export const CarryOver = z.strictObject({ fraction: Decimal, rounding: RoundingRule });
export type CarryOver = z.infer<typeof CarryOver>;

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const Names = z.array(z.string().min(1).max(64)).min(1).max(500);

/** Which tournaments count: those that satisfy every given condition. */
export const CountingRule = z.strictObject({
  name: z.string().min(1).max(80),
  clubs: Names.optional(),
  regions: Names.optional(),
  kinds: Names.optional(),
  levels: Names.optional(),
  from: Day.optional(),
  /** The last day that counts. */
  to: Day.optional(),
  /** The level of the tournaments, for multipliers and caps. Default: their kind. */
  level: z.string().min(1).max(40).optional(),
  /** The manche of a team season for these tournaments. */
  manche: z.int().min(1).max(1000).optional(),
});
export type CountingRule = z.infer<typeof CountingRule>;

/** An official's decision on one tournament, which precedes every rule. */
export const Pick = z.strictObject({ sheet: z.string().min(1).max(64), counts: z.boolean(), reason: ReasonText });
export type Pick = z.infer<typeof Pick>;

/** The rules of one stage of a season. */
export const StageRules = z.strictObject({
  counting: z.array(CountingRule).min(1).max(50),
  selection: Selection,
  ranking: Ranking,
  /** The club that gets a player’s points: theirs when the tournament is counted, or their present one. */
  clubOf: z.enum(['atResult', 'current']).optional(),
  /** Who proceeds to the next stage; by default everybody in the table. */
  qualification: Qualification.optional(),
  /** What is taken from the stage before; by default nothing. */
  carryOver: CarryOver.optional(),
});
export type StageRules = z.infer<typeof StageRules>;

const Id = z.string().min(1).max(64);

/** A season as written down: what counts, how points are made, and the order of the table. */
export const SeasonRules = z.strictObject({
  name: z.string().min(1).max(120),
  counting: z.array(CountingRule).min(1).max(50),
  picks: z.array(Pick).max(500).optional(),
  scheme: Scheme,
  selection: Selection,
  ranking: Ranking,
  /** Points given or taken by a commission. */
  adjustments: z
    .array(z.strictObject({ playerId: Id, points: PointsText, reason: ReasonText }))
    .max(1000)
    .optional(),
});
export type SeasonRules = z.infer<typeof SeasonRules>;

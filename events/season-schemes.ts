/**
 * How a season makes points of places, as data: a scheme from the library or a formula, what counts of a player's results, and the order of
 * the table. A scheme that changes is another version; none changes in place.
 */
import { z } from 'zod';
import { ReasonText } from './values.js';

/** A decimal such as `-7.5`, as text, so that no digit is lost on the way. */
const Decimal = z.string().regex(/^-?\d{1,9}(?:\.\d{1,12})?$/);
/** A decimal with no more decimals than points have. */
export const PointsText = z.string().regex(/^-?\d{1,9}(?:\.\d{1,4})?$/);

export const RowState = z.enum(['finished', 'withdrawn', 'disqualified', 'declassed', 'qualified', 'notStarted']);
export type RowState = z.infer<typeof RowState>;

const Table = z.array(Decimal).min(1).max(2000);
/** How many players a tournament had, as the key of a table. */
const FieldSize = z.string().regex(/^[1-9]\d{0,4}$/);

/** The longest formula of points, in UTF-16 code units. */
export const MOST_FORMULA = 500;

/** Points of a place, by kind. `n` are the entrants, `p` is the place. */
export const PlacePoints = z.discriminatedUnion('kind', [
  /** A list by place; `below` for all places behind it. */
  z.strictObject({ kind: z.literal('placeTable'), table: Table, below: Decimal.optional() }),
  /** A list by place for each size of the field. */
  z.strictObject({ kind: z.literal('placeTableBySize'), tables: z.record(FieldSize, Table), below: Decimal.optional() }),
  /** A list by place and a point for each entrant, but at least `floor`, which is also what places behind the list give. */
  z.strictObject({ kind: z.literal('tablePlusField'), table: Table, floor: Decimal }),
  /** Each entrant brings points into a pool, which is shared by percentages. */
  z.strictObject({ kind: z.literal('poolPercent'), perEntrant: Decimal, percents: Table }),
  /** The pool is shared among the first third, by weights that fall the steeper the smaller the field. */
  z.strictObject({ kind: z.literal('weightedPool'), perEntrant: Decimal }),
  /** k for the last place, and k more for each place before it. */
  z.strictObject({ kind: z.literal('linear'), k: Decimal }),
  /** c·√(n/p). */
  z.strictObject({ kind: z.literal('sqrtRatio'), c: Decimal }),
  /** k times the square of the place counted from the end of the first third. */
  z.strictObject({ kind: z.literal('squares'), k: Decimal }),
  /** √(n·b²/e)/(p+1), of the buy-in b and what the player spent, e. */
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
  /** Which of the places that tied players share gives their points. */
  tiedPlaces: z.enum(['average', 'best', 'worst']),
  rounding: RoundingRule,
  /** What `n` counts: players who took part, or entries with those who entered again. Entrants where it is left out. */
  fieldSize: z.enum(['entrants', 'entries']).optional(),
  /** For everybody who took part. */
  participation: PointsText.optional(),
  bonuses: z.array(Bonus).max(10).optional(),
  /** By the level of the tournament; 1 for a level that is not named. */
  multiplier: z.record(z.string().min(1).max(40), Decimal).optional(),
  /** States that give nothing at all. */
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

/** What counts of a player's results. */
export const Selection = z.strictObject({
  count: Count,
  /** At most so many results of tournaments of a level. */
  caps: z
    .array(z.strictObject({ level: z.string().min(1).max(40), best: z.int().min(0).max(1000) }))
    .max(20)
    .optional(),
  /** Whoever took part less often is shown, and not ranked. */
  minParticipations: z.int().min(1).max(1000).optional(),
  /** Of teams: in each manche only the best so many members count, in place of `count` and `caps`. All members where it is left out. */
  bestMembers: z.int().min(1).max(100).optional(),
});
export type Selection = z.infer<typeof Selection>;

export const RankingCriterion = z.enum(['points', 'wins', 'countback', 'bestResult', 'latest', 'participations']);
export type RankingCriterion = z.infer<typeof RankingCriterion>;
/** The criteria in their order. Whoever is equal in all of them shares a rank. */
export const Ranking = z.array(RankingCriterion).min(1).max(6);

export const Qualification = z.strictObject({
  places: z.int().min(1).max(10_000),
  /** Who of those tied at the cut proceeds: all of them, or whom an official names. */
  tieAtCut: z.enum(['all', 'official']),
});
export type Qualification = z.infer<typeof Qualification>;

/** What of the points of a stage is taken into the next one. */
export const CarryOver = z.strictObject({ fraction: Decimal, rounding: RoundingRule });
export type CarryOver = z.infer<typeof CarryOver>;

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const Names = z.array(z.string().min(1).max(64)).min(1).max(500);

/** Which tournaments count: those for which all that a rule says holds. What it leaves out does not matter. */
export const CountingRule = z.strictObject({
  name: z.string().min(1).max(80),
  clubs: Names.optional(),
  regions: Names.optional(),
  kinds: Names.optional(),
  levels: Names.optional(),
  from: Day.optional(),
  /** The last day that counts. */
  to: Day.optional(),
  /** The level that tournaments count at, which multipliers and caps go by. Their kind where it is left out. */
  level: z.string().min(1).max(40).optional(),
  /** The round of a team season that tournaments belong to. */
  manche: z.int().min(1).max(1000).optional(),
});
export type CountingRule = z.infer<typeof CountingRule>;

/** An official's word on one tournament, which goes before every rule. */
export const Pick = z.strictObject({ sheet: z.string().min(1).max(64), counts: z.boolean(), reason: ReasonText });
export type Pick = z.infer<typeof Pick>;

/** What holds in one stage of a season. */
export const StageRules = z.strictObject({
  counting: z.array(CountingRule).min(1).max(50),
  selection: Selection,
  ranking: Ranking,
  /** The club that a player’s points are of: where they play when the tournament is counted, or where they play now. */
  clubOf: z.enum(['atResult', 'current']).optional(),
  /** Who proceeds to the next stage; everybody in the table where it is left out. */
  qualification: Qualification.optional(),
  /** What is taken along from the stage before; nothing where it is left out. */
  carryOver: CarryOver.optional(),
});
export type StageRules = z.infer<typeof StageRules>;

const Id = z.string().min(1).max(64);

/** A season as somebody writes it down: what counts, how points are made, and the order of the table. */
export const SeasonRules = z.strictObject({
  name: z.string().min(1).max(120),
  counting: z.array(CountingRule).min(1).max(50),
  picks: z.array(Pick).max(500).optional(),
  scheme: Scheme,
  selection: Selection,
  ranking: Ranking,
  /** Points that a commission gave or took. */
  adjustments: z
    .array(z.strictObject({ playerId: Id, points: PointsText, reason: ReasonText }))
    .max(1000)
    .optional(),
});
export type SeasonRules = z.infer<typeof SeasonRules>;

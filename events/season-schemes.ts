/**
 * How a season turns places into points, as data: a scheme from the library or a formula, which results count, and the order of the table.
 * A changed scheme is another version.
 * Long: one schema with the words of its fields, from which the inputs of the API are made.
 */
import { z } from 'zod';
import { apiForms } from './api-forms.js';
import { CountingRule, Day, Eligibility, Level, Names } from './season-counting.js';
import { ReasonText } from './values.js';

/** A decimal such as `-7.5`, as text to keep all digits. */
const Decimal = z.string().regex(/^-?\d{1,9}(?:\.\d{1,12})?$/, 'must be a decimal such as "2.5"');
/** A decimal with at most the decimals of points. */
export const PointsText = z.string().regex(/^-?\d{1,9}(?:\.\d{1,4})?$/, 'must be a number such as "2.5" with at most four decimals');

export const RowState = z
  .enum(['finished', 'withdrawn', 'disqualified', 'declassed', 'qualified', 'notStarted'])
  .register(apiForms, { title: 'ResultState' });
export type RowState = z.infer<typeof RowState>;

const Table = z.array(Decimal).min(1).max(2000);
/** The number of players in a tournament, as the key of a table. */
const FieldSize = z.string().regex(/^[1-9]\d{0,4}$/);

/** The size of a field from which something holds. */
const FieldFrom = z.int().min(1).max(1_000_000).describe('The least number of players.');

/** The longest formula of points, in UTF-16 code units. */
export const MOST_FORMULA = 500;

/** Points of a place, by kind. `n` is the number of entrants, `p` the place. */
export const PlacePoints = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('placeTable'),
        table: Table.describe('The points by place, the first place first.'),
        below: Decimal.optional().describe('The points of all later places; none when it is not given.'),
      })
      .describe('A list by place.'),
    z
      .strictObject({
        kind: z.literal('placeTableBySize'),
        tables: z
          .record(FieldSize, Table)
          .describe('A list by place for each size of the field.')
          .register(apiForms, { title: 'SizeTable', key: 'size', of: 'table', isWhole: true }),
        below: Decimal.optional().describe('The points of all places after a list; none when it is not given.'),
      })
      .describe('A list by place for each size of the field.'),
    z
      .strictObject({
        kind: z.literal('tablePlusField'),
        table: Table.describe('The points by place, to which a point per entrant is added.'),
        floor: Decimal.describe('The least points, which are also those of places after the list.'),
      })
      .describe('A list by place plus a point per entrant.'),
    z
      .strictObject({
        kind: z.literal('poolPercent'),
        perEntrant: Decimal.describe('The points that each entrant adds to the pool.'),
        percents: Table.describe('The share of each place, in percent.'),
      })
      .describe('Each entrant adds points to a pool, which is shared by percentages.'),
    z
      .strictObject({
        kind: z.literal('placeTableByBand'),
        bands: z
          .array(
            z
              .strictObject({ from: FieldFrom, table: Table.describe('The points by place, the first place first.') })
              .describe('A list by place for fields from a size on.')
              .register(apiForms, { title: 'TableBand' }),
          )
          .min(1)
          .max(100)
          .describe('The lists: of those whose size is not larger than the field, the one with the largest size holds.'),
        below: Decimal.optional().describe('The points of all places after a list; none when it is not given.'),
      })
      .describe('A list by place for each band of field sizes.'),
    z
      .strictObject({
        kind: z.literal('poolPercentByBand'),
        perEntrant: Decimal.describe('The points that each entrant adds to the pool.'),
        bands: z
          .array(
            z
              .strictObject({ from: FieldFrom, percents: Table.describe('The share of each place, in percent.') })
              .describe('Shares of the pool for fields from a size on.')
              .register(apiForms, { title: 'PercentBand' }),
          )
          .min(1)
          .max(100)
          .describe('The shares: of those whose size is not larger than the field, the ones with the largest size hold.'),
      })
      .describe('Each entrant adds points to a pool, which is shared by percentages that depend on the size of the field.'),
    z
      .strictObject({
        kind: z.literal('paidBands'),
        table: Table.optional().describe('The points of the first places, the first place first; none when it is not given.'),
        bands: Table.describe(
          'The points of the paid places after the list, by equal parts of all paid places: four numbers are quarters.',
        ),
      })
      .describe('A list by place, then points by the part of the paid places; none for places that are not paid.'),
    z
      .strictObject({ kind: z.literal('weightedPool'), perEntrant: Decimal.describe('The points that each entrant adds to the pool.') })
      .describe('The pool is shared by the first third, with weights that are steeper in smaller fields.'),
    z
      .strictObject({ kind: z.literal('linear'), k: Decimal.describe('The points of the last place.') })
      .describe('Gives k for the last place, and k more for each place before it.'),
    z.strictObject({ kind: z.literal('sqrtRatio'), c: Decimal.describe('The factor.') }).describe('Gives c·√(n/p).'),
    z
      .strictObject({ kind: z.literal('squares'), k: Decimal.describe('The factor.') })
      .describe('Gives k times the square of the place counted from the end of the first third.'),
    z.strictObject({ kind: z.literal('drNeau') }).describe('Gives √(n·b²/e)/(p+1), with the buy-in b and the player’s expenses e.'),
    z.strictObject({ kind: z.literal('pokerStars') }).describe('Gives 10·√(n/p)·(1+log₁₀(b+0.25)) for the first 15 %, with the buy-in b.'),
    z.strictObject({ kind: z.literal('relativeRank') }).describe('Gives log₁₀(prize pool)·√(n/p).'),
    z
      .strictObject({
        kind: z.literal('formula'),
        text: z.string().min(1).max(MOST_FORMULA).describe('The formula: docs/catalogue/formulas.md has its names and functions.'),
      })
      .describe('A formula.'),
  ])
  .describe('How a place gives points: one of the kinds. n is the number of entrants, p the place.')
  .register(apiForms, { title: 'PlacePoints', suffix: 'Points' });
export type PlacePoints = z.infer<typeof PlacePoints>;

export const RoundingRule = z
  .strictObject({
    places: z.int().min(0).max(4).describe('The decimals of points, 0 to 4.'),
    mode: z.enum(['halfUp', 'down', 'up']).describe('Where a number between goes.').register(apiForms, { title: 'RoundingMode' }),
  })
  .describe('How points are rounded.')
  .register(apiForms, { title: 'RoundingRule' });

export const Bonus = z
  .discriminatedUnion('for', [
    z.strictObject({ for: z.literal('win'), points: PointsText.describe('The points of the winner.') }).describe('For the winner.'),
    z.strictObject({ for: z.literal('bounty'), points: PointsText.describe('The points of each bounty.') }).describe('For each bounty.'),
    z
      .strictObject({
        for: z.literal('finalTable'),
        points: PointsText.describe('The points of each of these places.'),
        places: z.int().min(1).max(100).describe('The places of the final table, 1 to 100.'),
      })
      .describe('For the first places.'),
    z.strictObject({ for: z.literal('extraPoints') }).describe('The extra points of each player on the sheet.'),
    z
      .strictObject({ for: z.literal('bubble'), points: PointsText.describe('The points of the first place that is not paid.') })
      .describe('For the first place that is not paid.'),
  ])
  .describe('Points added to those of the place: one of the kinds.')
  .register(apiForms, { title: 'Bonus', suffix: 'Bonus' });
export type Bonus = z.infer<typeof Bonus>;

export const Scheme = z
  .strictObject({
    points: PlacePoints,
    tiedPlaces: z
      .enum(['average', 'best', 'worst'])
      .describe('Which of the shared places gives tied players their points.')
      .register(apiForms, { title: 'TiedPlaces' }),
    rounding: RoundingRule,
    fieldSize: z
      .enum(['entrants', 'entries'])
      .register(apiForms, { title: 'FieldSize' })
      .optional()
      .describe('The meaning of n: players who took part, or entries with re-entries. Without it: entrants.'),
    participation: PointsText.optional().describe('The points of every participant, added to those of the place.'),
    bonuses: z.array(Bonus).max(10).optional().describe('Further points.'),
    multiplier: z
      .record(Level, Decimal)
      .register(apiForms, { title: 'LevelFactor', key: 'level', of: 'factor' })
      .optional()
      .describe('What the points of a place are multiplied by, by the level of the tournament; 1 for an unnamed level.'),
    fieldFactor: z
      .array(
        z
          .strictObject({ from: FieldFrom, factor: Decimal.describe('What the points of a place are multiplied by.') })
          .describe('A factor for fields from a size on.')
          .register(apiForms, { title: 'FieldFactor' }),
      )
      .min(1)
      .max(100)
      .optional()
      .describe('What the points of a place are multiplied by, by the size of the field; 1 for smaller fields than the first.'),
    buyInFactor: z
      .array(
        z
          .strictObject({
            from: Decimal.describe('The least buy-in, in units of the currency.'),
            factor: Decimal.describe('What the points of a place are multiplied by.'),
          })
          .describe('A factor for buy-ins from an amount on.')
          .register(apiForms, { title: 'BuyInFactor' }),
      )
      .min(1)
      .max(100)
      .optional()
      .describe('What the points of a place are multiplied by, by the buy-in; 1 for smaller buy-ins than the first.'),
    ageing: z
      .strictObject({
        asOf: Day.describe('The day on which ages are taken. Another day is another version of the scheme.'),
        bands: z
          .array(
            z
              .strictObject({
                from: z.int().min(1).max(36_500).describe('The least age in days.'),
                factor: Decimal.describe('What the points of a place are multiplied by.'),
              })
              .describe('A factor for results from an age on.')
              .register(apiForms, { title: 'AgeFactor' }),
          )
          .min(1)
          .max(100)
          .describe('The factors: of those whose age is not greater than that of the tournament, the one with the greatest age holds.'),
      })
      .describe('Results lose points as they age.')
      .register(apiForms, { title: 'Ageing' })
      .optional()
      .describe('Results lose points as they age. Without it they do not.'),
    inTheMoney: z.literal(true).optional().describe('True: only paid places have points of the place.'),
    zeroFor: z.array(RowState).optional().describe('The states without points.'),
    notDroppable: z.array(RowState).optional().describe('The states whose results always count.'),
  })
  .describe('How places give points. docs/seasons.md has each field.')
  .register(apiForms, { title: 'Scheme' });
export type Scheme = z.infer<typeof Scheme>;

export const Count = z
  .union([
    z.literal('all').describe('True: all results count.'),
    z.strictObject({ best: z.int().min(1).max(1000).describe('How many of the best results count, 1 to 1000.') }),
    z.strictObject({ dropWorst: z.int().min(1).max(1000).describe('How many of the worst results are dropped, 1 to 1000.') }),
  ])
  .describe('Which results of a player count: one of the kinds.')
  .register(apiForms, { title: 'CountedResults' });
export type Count = z.infer<typeof Count>;

/** Which results of a player count. */
export const Selection = z
  .strictObject({
    count: Count,
    caps: z
      .array(
        z
          .strictObject({
            level: Level.describe('The level.'),
            best: z.int().min(0).max(1000).describe('How many results of it count at most, 0 to 1000.'),
          })
          .describe('The most results of tournaments of a level.')
          .register(apiForms, { title: 'LevelCap' }),
      )
      .max(20)
      .optional()
      .describe('The most results by level.'),
    further: PointsText.optional().describe('The points of each result beyond those that count, such as "2"; none when it is not given.'),
    average: z
      .strictObject({
        over: z
          .enum(['counted', 'participations', 'rootOfParticipations'])
          .describe('What the sum is divided by.')
          .register(apiForms, { title: 'AveragedOver' }),
        rounding: RoundingRule,
      })
      .describe('The total is the sum of the counted results divided by a number of results.')
      .register(apiForms, { title: 'Average' })
      .optional()
      .describe(
        'Divides the sum of the counted results; without it their sum is the total. Points further, adjusted and carried are added whole.',
      ),
    absencesFirst: z
      .literal(true)
      .optional()
      .describe(
        'True: an absence is dropped before a result of no points. Without it both are zeros, and of zeros the later tournament counts.',
      ),
    minParticipations: z.int().min(1).max(1000).optional().describe('Players with fewer results, 1 to 1000, are shown and not ranked.'),
    bestMembers: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('For teams: in each manche only this many best members count, 1 to 100, in place of count and caps. Without it: all.'),
  })
  .describe('Which results of a player count.')
  .register(apiForms, { title: 'ResultSelection' });
export type Selection = z.infer<typeof Selection>;

export const RankingCriterion = z
  .enum(['points', 'wins', 'countback', 'bestResult', 'latest', 'participations', 'bounties', 'net'])
  .register(apiForms, { title: 'RankingCriterion' });
export type RankingCriterion = z.infer<typeof RankingCriterion>;
/** The criteria in order. Competitors equal in all of them share a rank. */
export const Ranking = z
  .array(RankingCriterion)
  .min(1)
  .max(8)
  .describe('The criteria of the table in their order. Competitors who are equal in all of them share a rank.');

/** The rank after a shared one: 1, 2, 2, 4, or 1, 2, 2, 3. */
export const RankNumbers = z
  .enum(['standard', 'dense'])
  .describe('The rank after a shared one: 1, 2, 2, 4 is standard, and 1, 2, 2, 3 dense. Without it: standard.')
  .register(apiForms, { title: 'RankNumbers' });
export type RankNumbers = z.infer<typeof RankNumbers>;

export const Qualification = z
  .strictObject({
    places: z.int().min(1).max(10_000).describe('How many proceed, 1 to 10,000.'),
    tieAtCut: z
      .enum(['all', 'official'])
      .describe('Who of those tied at the cut proceeds: all, or those named by an official.')
      .register(apiForms, { title: 'TieAtCut' }),
  })
  .describe('Who proceeds to the next stage.')
  .register(apiForms, { title: 'Qualification' });
export type Qualification = z.infer<typeof Qualification>;

/** The part of a stage's points that is taken into the next one. */
export const CarryOver = z
  .strictObject({ fraction: Decimal.describe('The part, such as "0.5".'), rounding: RoundingRule })
  .describe('The part of the points of the stage before that is taken along.')
  .register(apiForms, { title: 'CarryOver' });
export type CarryOver = z.infer<typeof CarryOver>;

/** An official's decision on one tournament, which precedes every rule. */
export const Pick = z.strictObject({ sheet: z.string().min(1).max(64), counts: z.boolean(), reason: ReasonText });
export type Pick = z.infer<typeof Pick>;

/** The rules of one stage of a season. */
export const StageRules = z
  .strictObject({
    counting: z.array(CountingRule).min(1).max(50).describe('Which tournaments count: each by the first rule that it meets whole.'),
    levels: Names.optional().describe(
      'Further levels that tournaments have or officials give. Kinds and the levels of rules need no entry.',
    ),
    eligibility: Eligibility.optional().describe('Which results are ranked. Without it: those of everybody.'),
    selection: Selection,
    ranking: Ranking,
    ranks: RankNumbers.optional(),
    clubOf: z
      .enum(['atResult', 'current'])
      .register(apiForms, { title: 'ClubOf' })
      .optional()
      .describe('The club that gets a player’s points: theirs when the tournament is counted, or their present one.'),
    qualification: Qualification.optional().describe('Who proceeds to the next stage; without it everybody in the table.'),
    carryOver: CarryOver.optional().describe('What is taken from the stage before; without it nothing.'),
  })
  .describe('What counts in a stage. docs/seasons.md has each field.')
  .register(apiForms, { title: 'StageRules' });
export type StageRules = z.infer<typeof StageRules>;

const Id = z.string().min(1).max(64);

/** A season as written down: what counts, how points are made, and the order of the table. */
export const SeasonRules = z.strictObject({
  name: z.string().min(1).max(120),
  counting: z.array(CountingRule).min(1).max(50),
  picks: z.array(Pick).max(500).optional(),
  scheme: Scheme,
  eligibility: Eligibility.optional(),
  selection: Selection,
  ranking: Ranking,
  ranks: RankNumbers.optional(),
  /** Points given or taken by a commission. */
  adjustments: z
    .array(z.strictObject({ playerId: Id, points: PointsText, reason: ReasonText }))
    .max(1000)
    .optional(),
});
export type SeasonRules = z.infer<typeof SeasonRules>;

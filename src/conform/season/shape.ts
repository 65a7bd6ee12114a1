/** The file form of season cases. Every decimal is a text. */
import { z } from 'zod';
import { CarryOver, Qualification, Ranking, RowState, Scheme, Selection } from '../../../events/season-schemes.js';

const Id = z.string().min(1);
const Decimal = z.string().regex(/^-?\d+(?:\.\d+)?$/);

const Row = z.strictObject({
  player: Id,
  place: z.int().min(1),
  tied: z.int().min(1).default(1),
  state: RowState.default('finished'),
  rebuys: z.int().min(0).default(0),
  bounties: z.int().min(0).default(0),
  expense: Decimal.nullable().default(null),
  winnings: Decimal.nullable().default(null),
  team: Id.nullable().default(null),
  extraPoints: Decimal.optional(),
});

const Sheet = z.strictObject({
  id: Id,
  date: Id,
  level: Id.nullable().default(null),
  entrants: z.int().min(1),
  entries: z.int().min(1).optional(),
  buyIn: Decimal.default('0'),
  prizePool: Decimal.default('0'),
  paid: z.int().min(0).default(0),
  manche: z.int().min(1).nullable().default(null),
  rows: z.array(Row),
});
export type StatedSheet = z.infer<typeof Sheet>;

const Merge = z.strictObject({ kept: Id, duplicate: Id });
const StatedStanding = z.strictObject({ rank: z.int().min(1).nullable(), player: Id, points: Decimal, dropped: z.array(Id).optional() });
const pair = <Value extends z.ZodType>(value: Value) => z.tuple([value, value]);

const StatedChange = z.discriminatedUnion('kind', [
  z.strictObject({
    player: Id,
    kind: z.literal('own'),
    tournament: Id,
    points: pair(Decimal),
    total: pair(Decimal),
    rank: pair(z.int()),
  }),
  z.strictObject({ player: Id, kind: z.literal('passive'), passedBy: z.array(Id), rank: pair(z.int()) }),
]);

const Step = z.strictObject({
  tournaments: z.array(Sheet).default([]),
  revise: z.array(Sheet).default([]),
  merge: z.array(Merge).default([]),
  unmerge: z.array(Merge).default([]),
  adjust: z.array(z.strictObject({ player: Id, points: Decimal, reason: z.string() })).default([]),
  amend: z.array(z.strictObject({ tournament: Id, player: Id, state: RowState, promote: z.boolean() })).default([]),
  expect: z.array(StatedStanding).optional(),
  expectQualified: z.array(Id).optional(),
  expectChanges: z.array(StatedChange).optional(),
  expectStages: z
    .record(Id, z.array(z.strictObject({ rank: z.int().min(1).nullable(), player: Id, points: Decimal, carried: Decimal.optional() })))
    .optional(),
  expectManches: z.record(Id, z.record(Id, Decimal)).optional(),
});
export type StatedStep = z.infer<typeof Step>;

const Stage = z.strictObject({
  id: Id,
  manches: z.array(z.int().min(1)).min(1),
  qualification: Qualification.optional(),
  carryOver: CarryOver.optional(),
});

export const SeasonCase = z.strictObject({
  id: Id,
  about: z.string(),
  entity: z.enum(['player', 'team']).default('player'),
  scheme: Scheme,
  season: Selection,
  ranking: Ranking,
  qualification: Qualification.optional(),
  stages: z.array(Stage).optional(),
  steps: z.array(Step).min(1),
});
export type SeasonCase = z.infer<typeof SeasonCase>;

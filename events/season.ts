/**
 * Seasons: which tournaments count, how they give points, who proceeds from a stage, and officials' decisions. The table is not in events:
 * it follows from these and the result sheets.
 */
import { z } from 'zod';
import { defineEventType, type EventIn } from './event-type.js';
import { ClubId, FederationId, PlayerId, SeasonId, SheetId, TeamId } from './ids.js';
import { PointsText, Scheme, StageRules } from './season-schemes.js';
import { ReasonText } from './values.js';

/** The most competitors that proceed from a stage. */
export const MAX_QUALIFIED = 10_000;

export const Competitors = z.enum(['players', 'teams']);
export type Competitors = z.infer<typeof Competitors>;

const name = z.string().min(1).max(120);
/** 1, 2, 3 … in the season. */
const stage = z.int().min(1);
/** A player or a team: the one that the season ranks. */
export const Competitor = z.string().min(1).max(64);

/** A competitor who proceeds, with rank and points; no rank for one named by an official. */
export const Qualified = z.object({ competitor: Competitor, rank: z.int().min(1).nullable(), points: PointsText });
export type Qualified = z.infer<typeof Qualified>;

const qualified = z.array(Qualified).max(MAX_QUALIFIED);

/** Why a tournament counts. */
export const CountingCause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rule'), rule: z.string().min(1).max(80).nullable() }),
  z.object({ kind: z.literal('official'), reason: ReasonText }),
]);
export type CountingCause = z.infer<typeof CountingCause>;

const counting = { seasonId: SeasonId, stage, sheetId: SheetId };

export const seasonEvents = {
  SeasonCreated: defineEventType('SeasonCreated', 'A federation or a club has a season. Its first stage is open.', {
    seasonId: SeasonId,
    /** One of both is null. */
    federationId: FederationId.nullable(),
    clubId: ClubId.nullable(),
    name,
    competitors: Competitors,
    stageName: name,
    rules: StageRules,
    /** Version 1 of the scheme, which holds from the start. */
    scheme: Scheme,
  }),
  SeasonRenamed: defineEventType('SeasonRenamed', 'A season has another name.', { seasonId: SeasonId, name }),
  SeasonRulesChanged: defineEventType('SeasonRulesChanged', 'Other rules hold in a stage that is open.', {
    seasonId: SeasonId,
    stage,
    rules: StageRules,
  }),
  SchemeProposed: defineEventType('SchemeProposed', 'Another scheme was proposed. It does not hold yet, and never changes.', {
    seasonId: SeasonId,
    version: z.int().min(2),
    scheme: Scheme,
  }),
  SchemeAdopted: defineEventType('SchemeAdopted', 'A scheme holds now, for all tournaments of the stages that are open.', {
    seasonId: SeasonId,
    version: z.int().min(1),
    /** SHA-256 of the differences that were shown before: changed ranks and points. */
    differences: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  StageOpened: defineEventType('StageOpened', 'The next stage of a season begins, for those who proceeded.', {
    seasonId: SeasonId,
    stage: z.int().min(2),
    name,
    rules: StageRules,
    /** The participants and their initial points. */
    entrants: z.array(z.object({ competitor: Competitor, carried: PointsText })).max(MAX_QUALIFIED),
  }),
  TournamentCounted: defineEventType('TournamentCounted', 'A tournament counts in a stage, by a rule or by an official’s word.', {
    ...counting,
    by: CountingCause,
    /** The level for multipliers and caps; null for none. */
    level: z.string().min(1).max(40).nullable(),
    manche: z.int().min(1).max(1000).nullable(),
  }),
  TournamentDiscounted: defineEventType('TournamentDiscounted', 'A tournament does not count in a stage.', {
    ...counting,
    by: CountingCause,
  }),
  TournamentLeftToRules: defineEventType(
    'TournamentLeftToRules',
    'An official’s word on a tournament was taken back: the rules decide again.',
    {
      ...counting,
    },
  ),
  PointsAdjusted: defineEventType('PointsAdjusted', 'A commission gave or took points.', {
    seasonId: SeasonId,
    stage,
    /** 1, 2, 3 … in the season. */
    adjustment: z.int().min(1),
    /** One of both is null. */
    playerId: PlayerId.nullable(),
    teamId: TeamId.nullable(),
    points: PointsText,
    reason: ReasonText,
  }),
  AdjustmentLifted: defineEventType('AdjustmentLifted', 'An adjustment of points does not stand any longer.', {
    seasonId: SeasonId,
    adjustment: z.int().min(1),
    playerId: PlayerId.nullable(),
    reason: ReasonText,
  }),
  TeamEntered: defineEventType('TeamEntered', 'A team of a club takes part in a season.', {
    seasonId: SeasonId,
    teamId: TeamId,
    clubId: ClubId,
    name,
  }),
  TeamRenamed: defineEventType('TeamRenamed', 'A team of a season has another name.', { seasonId: SeasonId, teamId: TeamId, name }),
  TeamWithdrawn: defineEventType('TeamWithdrawn', 'A team does not take part any longer.', {
    seasonId: SeasonId,
    teamId: TeamId,
    reason: ReasonText,
  }),
  LineupNamed: defineEventType('LineupNamed', 'Who plays for a team in a stage.', {
    seasonId: SeasonId,
    stage,
    teamId: TeamId,
    members: z.array(PlayerId).max(100),
  }),
  StageClosed: defineEventType(
    'StageClosed',
    'A stage is over. Who proceeds keeps it through later corrections, unless an official amends it.',
    {
      seasonId: SeasonId,
      stage,
      qualified,
      /** Competitors tied at the cut, of whom an official names those who proceed. */
      cut: qualified,
    },
  ),
  StageReopened: defineEventType('StageReopened', 'A stage that was closed goes on.', { seasonId: SeasonId, stage, reason: ReasonText }),
  CutRuled: defineEventType('CutRuled', 'An official named who of those tied at the cut proceeds.', {
    seasonId: SeasonId,
    stage,
    competitors: z.array(Competitor).max(MAX_QUALIFIED),
    reason: ReasonText,
  }),
  QualificationReviewDue: defineEventType(
    'QualificationReviewDue',
    'After a correction, others would proceed from a closed stage. An official upholds or amends who does.',
    {
      seasonId: SeasonId,
      stage,
      /** Who would proceed now, and did not. */
      wouldProceed: z.array(Competitor).max(MAX_QUALIFIED),
      /** Who proceeded, and would not now. */
      wouldNot: z.array(Competitor).max(MAX_QUALIFIED),
    },
  ),
  QualificationUpheld: defineEventType('QualificationUpheld', 'Who proceeded from a closed stage stays, in spite of a correction.', {
    seasonId: SeasonId,
    stage,
    reason: ReasonText,
  }),
  QualificationAmended: defineEventType('QualificationAmended', 'Somebody proceeds from a closed stage after all, or does not.', {
    seasonId: SeasonId,
    stage,
    /** The player concerned; null for a team. */
    playerId: PlayerId.nullable(),
    teamId: TeamId.nullable(),
    proceeds: z.boolean(),
    rank: z.int().min(1).nullable(),
    points: PointsText,
    /** What they take into the next stage, if that is open; else zero. */
    carried: PointsText,
    reason: ReasonText,
  }),
  SeasonClosed: defineEventType(
    'SeasonClosed',
    {
      states: 'A season is over: its table is frozen. Later corrections stand beside it.',
      says: { en: 'season closed', fr: 'saison close' },
    },
    {
      seasonId: SeasonId,
      /** The results that waited for a person then, and why it was closed; both absent where none waited. */
      waiting: z.int().min(1).optional(),
      reason: ReasonText.optional(),
    },
  ),
  SeasonReopened: defineEventType('SeasonReopened', 'A season that was closed goes on.', {
    seasonId: SeasonId,
    reason: ReasonText,
    /** The stages that are still closed: other tournaments count there only once a stage is reopened. Absent in older events. */
    closedStages: z.array(stage).optional(),
  }),
  CorrectionDue: defineEventType(
    'CorrectionDue',
    'Results of a closed season were corrected, or came after it: its frozen table is not the corrected one.',
    {
      seasonId: SeasonId,
      sheetId: SheetId,
      /** The tournament came after the season was closed, and counts only once the season and a stage are reopened. */
      late: z.literal(true).optional(),
    },
  ),
  CorrectionAdopted: defineEventType(
    'CorrectionAdopted',
    {
      states: 'The corrected table of a closed season is its table now.',
      says: { en: 'the corrected table is the table of the season', fr: 'le classement corrigé devient celui de la saison' },
    },
    {
      seasonId: SeasonId,
      reason: ReasonText,
    },
  ),
} as const;

export type SeasonEvent = EventIn<typeof seasonEvents>;

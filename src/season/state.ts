/** The state of one season. Plain values, so that views can store it. */
import type { ClubId, FederationId, PlayerId, SeasonId, TeamId } from '../../events/ids.js';
import type { Scheme, StageRules } from '../../events/season-schemes.js';
import type { Competitors, CountingCause, Qualified } from '../../events/season.js';

/** How a tournament counts. */
export interface Counted {
  readonly by: CountingCause;
  readonly level: string | null;
  readonly manche: number | null;
}

export interface StageState {
  readonly name: string;
  readonly rules: StageRules;
  readonly status: 'open' | 'closed';
  /** The version of the scheme with which it was closed; null while it is open. */
  readonly closedWith: number | null;
  /** The counting tournaments, by sheet. */
  readonly counted: Readonly<Record<string, Counted>>;
  /** Tournaments decided by an official, and whether they count. */
  readonly picks: Readonly<Record<string, boolean>>;
  /** The participants and their initial points; null when everybody may take part. */
  readonly entrants: Readonly<Record<string, string>> | null;
  readonly lineups: Readonly<Record<string, readonly PlayerId[]>>;
  /** Who proceeds, after it is closed. */
  readonly qualified: readonly Qualified[];
  /** Who is tied at the cut, until an official rules. */
  readonly cut: readonly Qualified[];
  /** Who would proceed after later corrections; null when it is the same, or when an official has decided. */
  readonly review: Review | null;
}

export interface Review {
  readonly wouldProceed: readonly string[];
  readonly wouldNot: readonly string[];
}

export interface StandingAdjustment {
  readonly adjustment: number;
  readonly stage: number;
  readonly playerId: PlayerId | null;
  readonly teamId: TeamId | null;
  readonly points: string;
}

export interface Team {
  readonly clubId: ClubId;
  readonly name: string;
  readonly withdrawn: boolean;
}

export interface SeasonState {
  /** Null before it is created. */
  readonly seasonId: SeasonId | null;
  readonly federationId: FederationId | null;
  readonly clubId: ClubId | null;
  readonly name: string;
  readonly competitors: Competitors;
  readonly status: 'open' | 'closed';
  /** The first is version 1. */
  readonly schemes: readonly Scheme[];
  /** The version for open stages. */
  readonly scheme: number;
  /** The first is stage 1. */
  readonly stages: readonly StageState[];
  /** The valid ones. */
  readonly adjustments: readonly StandingAdjustment[];
  /** Their number, lifted ones included. */
  readonly adjusted: number;
  readonly teams: Readonly<Record<string, Team>>;
  /** Whether results were corrected since the season was closed. */
  readonly correctionDue: boolean;
  /** Tournaments that the rules match and that came after the season was closed. */
  readonly lateSheets: readonly string[];
}

export const initialState: SeasonState = {
  seasonId: null,
  federationId: null,
  clubId: null,
  name: '',
  competitors: 'players',
  status: 'open',
  schemes: [],
  scheme: 1,
  stages: [],
  adjustments: [],
  adjusted: 0,
  teams: {},
  correctionDue: false,
  lateSheets: [],
};

/** The scheme by which a stage gives points. */
export function schemeOfStage(
  { schemes, scheme }: Pick<SeasonState, 'schemes' | 'scheme'>,
  { closedWith }: Pick<StageState, 'closedWith'>,
): Scheme {
  return schemes[(closedWith ?? scheme) - 1]!;
}

/** The seasons. Partitions: all, those of each federation and each club, and of these the open and the closed ones; the latest first. */
import type { SeasonState, StageState } from '../src/season/state.js';
import { type Projection } from './projection.js';
import { onSeason } from './season-fold.js';

/** A stage without its tournaments, which are rows of the boards. */
export type SeasonStage = Omit<StageState, 'counted' | 'picks'>;

export interface SeasonRow extends Omit<SeasonState, 'stages' | 'seasonId'> {
  readonly seasonId: string;
  readonly stages: readonly SeasonStage[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** All seasons, for events that concern any of them. */
export const ALL_SEASONS = 'all';
export const seasonsOfFederation = (federationId: string): string => `federation ${federationId}`;
export const seasonsOfClub = (clubId: string): string => `club ${clubId}`;
/** The seasons of a partition that have a status. */
export const seasonsInStatus = (partition: string, status: SeasonState['status']): string => `${partition} ${status}`;

/** Events that do not change the row. */
const ofTournaments: ReadonlySet<string> = new Set(['TournamentCounted', 'TournamentDiscounted', 'TournamentLeftToRules']);

export const seasons: Projection<SeasonRow> = {
  name: 'seasons',
  version: 4,
  on: onSeason<SeasonRow>(({ type, position, data: { seasonId }, metadata: { recordedAt } }, _before, after, rows) => {
    if (ofTournaments.has(type)) return;
    const known = rows.get(seasonId);
    const stages = after.stages.map(({ counted: _counted, picks: _picks, ...stage }) => stage);
    const body = { ...after, seasonId, stages, createdAt: known?.body.createdAt ?? recordedAt, changedAt: recordedAt };
    const partition = after.clubId === null ? seasonsOfFederation(after.federationId!) : seasonsOfClub(after.clubId);
    const sort = known?.sort ?? -position;
    rows.put({ key: seasonId, partition, sort, body });
    rows.put({ key: `${seasonId} listed`, partition: ALL_SEASONS, sort, body });
    rows.put({ key: `${seasonId} status`, partition: seasonsInStatus(partition, after.status), sort, body });
    rows.put({ key: `${seasonId} listed status`, partition: seasonsInStatus(ALL_SEASONS, after.status), sort, body });
  }),
};

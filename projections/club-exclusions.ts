/** Whom each club excludes from its tournaments. Partition: the club, in the order in which it was recorded. */
import type { PlayerId } from '../events/ids.js';
import type { ClubExclusion } from './people.js';
import type { Projection } from './projection.js';

export interface ClubExclusionRow extends ClubExclusion {
  readonly playerId: PlayerId;
}

export const clubExclusions: Projection<ClubExclusionRow> = {
  name: 'club-exclusions',
  version: 1,
  on: {
    ExcludedFromClub({ position, data }, rows) {
      rows.put({ key: data.exclusionId, partition: data.clubId, sort: position, body: data });
    },
    ClubExclusionEnded({ data: { exclusionId } }, rows) {
      rows.delete(exclusionId);
    },
  },
};

/** The members of each club. Partition: the club, in the order of joining. */
import type { ClubId, PlayerId } from '../events/ids.js';
import { type Projection } from './projection.js';

export interface MemberRow {
  readonly clubId: ClubId;
  readonly playerId: PlayerId;
}

const keyOf = (clubId: ClubId, playerId: PlayerId): string => `${clubId} ${playerId}`;

export const clubMembers: Projection<MemberRow> = {
  name: 'club-members',
  version: 1,
  on: {
    ClubJoined({ position, data: { clubId, playerId } }, rows) {
      const key = keyOf(clubId, playerId);
      if (rows.get(key) === undefined) rows.put({ key, partition: clubId, sort: position, body: { clubId, playerId } });
    },
    ClubLeft({ data: { clubId, playerId } }, rows) {
      rows.delete(keyOf(clubId, playerId));
    },
  },
};

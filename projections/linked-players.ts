/** The player of each principal, under the surviving id. Partition: the id that was linked. */
import type { PlayerId, PrincipalId } from '../events/ids.js';
import { Notes, type Projection, type Rows } from './projection.js';

export interface LinkRow {
  readonly principalId: PrincipalId;
  readonly playerId: PlayerId;
}

/** The surviving id of each merged id. */
const survivors = new Notes<PlayerId>('survivor');

function renameLinked(rows: Rows<LinkRow>, linkedId: PlayerId, playerId: PlayerId): void {
  for (const row of rows.list(linkedId)) rows.put({ ...row, body: { ...row.body, playerId } });
}

export const linkedPlayers: Projection<LinkRow> = {
  name: 'linked-players',
  version: 2,
  guards: true,
  on: {
    PlayerLinked({ position, data: { principalId, playerId } }, rows) {
      const body = { principalId, playerId: survivors.get(rows, playerId) ?? playerId };
      rows.put({ key: principalId, partition: playerId, sort: position, body });
    },
    PlayerUnlinked({ data: { principalId } }, rows) {
      rows.delete(principalId);
    },
    // Two survivors may claim one id concurrently: the id's own stream decides.
    MergedInto({ data: { playerId, survivorId } }, rows) {
      survivors.put(rows, playerId, survivorId);
      renameLinked(rows, playerId, survivorId);
    },
    UnmergedFrom({ data: { playerId } }, rows) {
      survivors.delete(rows, playerId);
      renameLinked(rows, playerId, playerId);
    },
  },
};

/**
 * Who read what the vault keeps of each person. Partition: the id that was asked for; the newest last.
 */
import type { ReadField } from '../events/access.js';
import type { PlayerId, PrincipalId } from '../events/ids.js';
import type { Projection } from './projection.js';

export interface PersonalDataReadRow {
  readonly principalId: PrincipalId;
  readonly playerId: PlayerId;
  readonly fields: readonly ReadField[];
  /** When the minute began in which they read it, milliseconds since 1970. */
  readonly minute: number;
}

export const personalDataReads: Projection<PersonalDataReadRow> = {
  name: 'personal-data-reads',
  version: 1,
  on: {
    PersonalDataRead({ id, position, data: { principalId, playerId, fields, minute } }, rows) {
      rows.put({ key: id, partition: playerId, sort: position, body: { principalId, playerId, fields, minute } });
    },
  },
};
